// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/request_controller.h"

#include "app/match/shown_table.h"
#include "ui/base/actions.h"
#include "ui/pages/match_page.h"
#include "ui/panels/opening_bar.h"
#include "ui/panels/request_bar.h"

namespace qipan::app {

RequestController::RequestController(ui::PageRef<ui::MatchPage> page, ui::Actions& actions, const ShownTable& shown)
    : m_page{page}
    , m_actions{actions}
    , m_shown{shown}
{
    m_page.whenCreated(this, [this] {
        connect(&m_page->requestBar(), &ui::RequestBar::answered, this, &RequestController::answered);
        connect(&m_page->requestBar(), &ui::RequestBar::withdrawn, this, &RequestController::withdraw);
        connect(&m_page->openingBar(), &ui::OpeningBar::choiceMade, this, &RequestController::chooseOpening);
    });
}

void RequestController::dismiss()
{
    m_page->requestBar().dismiss();
    m_page->openingBar().dismiss();
}

void RequestController::showOpenRequests()
{
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (const auto& open = m_shown.match().request(seat))
            showRequest({seat, open->kind, open->id});
    }
}

void RequestController::retranslate()
{
    if (m_shown.hasMatch() && m_shown.match().verdict() && m_page->requestBar().isOffering())
        showEnd(*m_shown.match().verdict());
}

void RequestController::answered(bool accept)
{
    if (const auto answerer = m_shown.answerer()) {
        const Match::Request request = *m_shown.match().request(opposite(*answerer));
        m_shown.table->submit(*answerer, Answer{request.id, request.kind, accept, std::nullopt});
    }
}

void RequestController::chooseOpening(OpeningChoice choice)
{
    if (const auto seat = m_shown.chooser())
        m_shown.table->submit(*seat, m_shown.match().choose(choice));
}

void RequestController::withdraw()
{
    if (!m_shown.me || !m_shown.hasMatch() || !m_shown.isPerson(*m_shown.me))
        return;
    if (const auto& open = m_shown.match().request(*m_shown.me)) {
        m_shown.table->submit(*m_shown.me, Withdraw{open->id});
        m_page->requestBar().waiting(tr("You withdrew your request. Waiting for the reply."));
    }
}

/// Shows above the board what the opening rule requires of a person here, with the colours to choose from.
void RequestController::showOpening()
{
    ui::OpeningBar& bar = m_page->openingBar();
    const Match& match = m_shown.match();
    const QString words = m_shown.isRunning() ? m_shown.text().opening(match) : QString{};
    const auto turn = match.openingTurn();
    if (words.isEmpty())
        bar.dismiss();
    else if (m_shown.chooser())
        bar.offer(words, turn->mayPlaceTwo);
    else
        bar.showMessage(words);
}

void RequestController::happened(const Event& event)
{
    ui::RequestBar& bar = m_page->requestBar();
    const Match& match = m_shown.match();
    if (const auto* placed = std::get_if<Placed>(&event)) {
        if (!m_shown.isPerson(placed->by))
            Q_EMIT attentionNeeded();
        if (bar.isAsking() || !match.request(opposite(placed->by)))
            bar.dismiss(); // a move refuses an open request
    } else if (const auto* chosen = std::get_if<Chosen>(&event)) {
        if (!m_shown.isPerson(chosen->by))
            Q_EMIT attentionNeeded();
        bar.showMessage(m_shown.text().choice(*chosen));
    } else if (const auto* asked = std::get_if<Asked>(&event)) {
        showRequest(*asked);
    } else if (const auto* answer = std::get_if<Answered>(&event)) {
        const bool needsMessage = m_shown.isPerson(answer->asker) && m_shown.isPerson(opposite(answer->asker));
        if (needsMessage && answer->accept)
            bar.dismiss();
        else
            bar.showMessage(m_shown.text().answer(*answer));
    } else if (const auto* ended = std::get_if<Ended>(&event)) {
        showEnd(ended->verdict);
        Q_EMIT attentionNeeded();
    } else if (std::holds_alternative<RequestsVoided>(event)) {
        if (bar.isOpenRequest())
            bar.dismiss();
    } else if (const auto* overruled = std::get_if<Overruled>(&event)) {
        bar.showMessage(tr("Both players ended the game at the same time; the host's result counts. %1")
                            .arg(m_shown.text().verdict(match, overruled->verdict)));
    }
}

void RequestController::showEnd(const Verdict& verdict)
{
    m_page->requestBar().showMessage(m_shown.text().verdict(m_shown.match(), verdict),
                                     m_shown.hasTurningPoints() ? m_actions.turningPoints : nullptr);
}

void RequestController::showRequest(const Asked& asked)
{
    const auto& open = m_shown.match().request(asked.by);
    if (!open || open->id != asked.id)
        return; // already answered
    ui::RequestBar& bar = m_page->requestBar();
    const Seat other = opposite(asked.by);
    if (m_shown.isPerson(other) && !(m_shown.isPerson(asked.by) && asked.kind == RequestKind::Undo)) {
        bar.ask(m_shown.text().question(asked));
        if (!m_shown.isPerson(asked.by))
            Q_EMIT attentionNeeded();
    } else if (m_shown.isOnLan) {
        bar.waiting(m_shown.text().waiting(asked), m_shown.isPerson(asked.by));
    }
}

} // namespace qipan::app
