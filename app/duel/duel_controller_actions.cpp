// SPDX-License-Identifier: GPL-3.0-or-later
// What the user can do in a duel besides taking pairs.
#include "app/base/board_options.h"
#include "app/base/give_up_question.h"
#include "app/duel/duel_controller.h"
#include "app/duel/duel_text.h"
#include "core/link/deal_number.h"
#include "ui/link/duel_text.h"
#include "ui/link/link_view.h"
#include "ui/link/small_board.h"
#include "ui/pages/duel_page.h"

#include <algorithm>

namespace qipan::app {

QString DuelController::resultText() const
{
    const auto verdict = m_shown.hasDuel() ? m_shown.duel().verdict() : std::nullopt;
    return verdict ? DuelText{m_shown}.verdict(*verdict) : QString{};
}

QString DuelController::gameText() const
{
    const duel::Setup& setup = m_shown.table->setup();
    const QString what = ui::describeBriefly(setup);
    if (setup.bestOf == 1)
        return what;
    if (!m_shown.score)
        //: What is played, and which round it is: "Race · 16 × 10 · round 2".
        return tr("%1 · round %2").arg(what).arg(m_shown.table->round());
    const bool isRunning = m_shown.hasDuel() && m_shown.duel().isRunning();
    const int round = std::min(m_shown.score->rounds() + (isRunning ? 1 : 0), setup.bestOf);
    //: What is played, and which round it is: "Race · 16 × 10 · round 2 of 3".
    return tr("%1 · round %2 of %3").arg(what).arg(std::max(round, 1)).arg(setup.bestOf);
}

/// Returns what the rule is, and which deal is played.
QString DuelController::explanation() const
{
    QString text = ui::ruleLine(m_shown.table->setup().rule);
    if (m_shown.hasDuel())
        text += u'\n' + tr("Deal %1").arg(QString::fromStdString(link::dealNumber(m_shown.duel().setup().deal)));
    return text;
}

/// Returns the help whose cost runs.
QString DuelController::helpText() const
{
    const auto& actions = own().actions();
    const auto last = std::find_if(actions.rbegin(), actions.rend(),
                                   [](const duel::Action& action) { return action.kind != duel::Action::Kind::Pair; });
    if (last == actions.rend())
        return {};
    return last->kind == duel::Action::Kind::Hint ? tr("Hint") : tr("Shuffle");
}

ui::ActionState DuelController::actionState() const
{
    ui::ActionState state{.playAgain = false};
    if (!m_shown.isPerson() || !m_shown.hasDuel())
        return state;
    const duel::Duel& duel = m_shown.duel();
    const bool isOpen = m_shown.isAlive && !m_shown.isAway;
    const bool isFree = isOpen && !duel.request(Seat::First) && !duel.request(Seat::Second);
    const bool hasBegun = m_shown.table->time() >= duel::Milliseconds{0};
    const auto& asked = duel.request(opposite(*m_shown.me));
    const bool isAskedForMore = asked && asked->kind == duel::RequestKind::Again;
    state.playAgain = (isFree || (isOpen && isAskedForMore)) && !duel.isRunning() && !duel.isFinished();
    state.resign = duel.isRunning() && isOpen;
    state.draw = duel.isRunning() && isFree && !duel.isPaused();
    state.pause = duel.isRunning() && isOpen && hasBegun && (isFree || duel.isPaused());
    state.hint = mayPlay() && !own().game().stuck();
    return state;
}

QString DuelController::statusText() const
{
    return resultText();
}

void DuelController::newGame()
{
    if (!m_shown.isPerson() || !m_shown.hasDuel() || m_shown.duel().isRunning())
        return;
    m_page->leaveEnd();
    const auto& asked = m_shown.duel().request(opposite(*m_shown.me));
    if (asked && asked->kind == duel::RequestKind::Again)
        m_shown.table->submit(*m_shown.me, duel::Answer{asked->id, asked->kind, true});
    else
        m_shown.table->ask(*m_shown.me, duel::RequestKind::Again);
}

void DuelController::hint()
{
    if (mayPlay())
        m_shown.table->act(*m_shown.me, {.kind = duel::Action::Kind::Hint});
}

void DuelController::setPaused(bool paused)
{
    if (!m_shown.isPerson() || !m_shown.hasDuel())
        return;
    if (paused)
        m_shown.table->ask(*m_shown.me, duel::RequestKind::Pause);
    else
        m_shown.table->submit(*m_shown.me, duel::GoOn{});
    m_parts.actions.setPaused(m_shown.duel().isPaused()); // the other player may have to agree first
}

void DuelController::resign()
{
    if (!m_shown.isPerson() || !m_shown.hasDuel() || !m_shown.duel().isRunning())
        return;
    askToGiveUp(m_parts.messages, tr("Resign this round?"), tr("&Resign"), [this] {
        if (m_shown.isPerson() && m_shown.hasDuel())
            m_shown.table->submit(*m_shown.me, duel::Resign{});
    });
}

void DuelController::offerDraw()
{
    if (m_shown.isPerson() && m_shown.hasDuel())
        m_shown.table->ask(*m_shown.me, duel::RequestKind::Draw);
}

void DuelController::pageShown()
{
    Q_EMIT returned();
    showState();
    if (m_shown.hasDuel() && m_shown.duel().isPaused())
        m_page->setFocus(); // the button to continue
}

void DuelController::pageHidden(ui::Page)
{
    Q_EMIT left();
}

void DuelController::windowLeft()
{
    if (isShown() && m_preferences->link.pauseWhenLeft)
        Q_EMIT left();
}

void DuelController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (!m_view)
        return;
    m_view->setTheme(theme);
    m_page->otherBoard().setTheme(theme);
}

void DuelController::applyPreferences()
{
    if (!m_view)
        return;
    const ui::LinkPreferences& link = m_preferences->link;
    m_view->setOptions(linkBoardOptions(m_preferences.value()));
    m_view->setLinkOptions({.cornerDots = link.cornerDots, .outlines = link.outlines, .skipEmpty = link.skipEmpty});
    m_page->setSidePanel(m_preferences->sidePanel);
    m_page->otherBoard().setAnimation(m_preferences->isAnimated());
    m_tiles.follow();
}

void DuelController::retranslate()
{
    if (m_shown.table == nullptr)
        return;
    showState();
    m_requests.showAll();
}

} // namespace qipan::app
