// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_replay.h"

#include "app/base/board_options.h"
#include "app/duel/duel_replay_text.h"
#include "core/duel/verdict_check.h"
#include "ui/base/texts.h"
#include "ui/link/link_view.h"
#include "ui/link/two_boards.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/duel_replay_page.h"
#include "ui/panels/replay_bar.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/countdown.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

/// The maximum pause between two steps.
constexpr duel::Milliseconds longestPause{4'000};
/// More rounds than any duel has; the others of a file can be imported.
constexpr std::size_t mostRounds = 100;
constexpr std::array duelSeats{Seat::First, Seat::Second};

} // namespace

DuelReplay::DuelReplay(const ui::WindowParts& window, ui::PageRef<ui::DuelReplayPage> page,
                       PreferenceStore& preferences, LinkController& controller, QObject* parent)
    : PageController{ui::Page::DuelReplay, window.navigation, parent}
    , m_messages{window.messages}
    , m_page{page}
    , m_preferences{preferences}
    , m_linkController{controller}
    , m_dealer{new LinkDealer{this}}
    , m_follower{*this}
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DuelReplay::step);
    connect(m_dealer, &LinkDealer::dealt, this, &DuelReplay::dealt);
    m_page.whenCreated(this, [this] { connectPage(); });
}

void DuelReplay::connectPage()
{
    ui::DuelReplayPage& page = *m_page;
    applyTheme(m_theme);
    connect(&page.replay(), &ui::ReplayBar::runRequested, this, &DuelReplay::setRunning);
    connect(&page.replay(), &ui::ReplayBar::speedChanged, this, &DuelReplay::arm);
    connect(&page.replay(), &ui::ReplayBar::placeRequested, this, &DuelReplay::goTo);
    connect(&page, &ui::DuelReplayPage::closed, this, [this] { navigation().setPage(m_back); });
}

DuelReplay::Round DuelReplay::roundOf(record::DuelRecord record)
{
    Round round{.record = std::move(record), .turns = {}};
    for (const Seat seat : duelSeats) {
        int number = 0;
        for (const duel::Action& action : round.record.actions[indexOf(seat)])
            round.turns.push_back({seat, action, ++number});
    }
    std::ranges::stable_sort(round.turns, {}, [](const Turn& turn) { return turn.action.at; });
    return round;
}

void DuelReplay::start(const QString& lines)
{
    if (const ui::Page from = navigation().page(); !isShown())
        m_back = from;
    m_messages.hideMessage(std::exchange(m_said, {}));
    m_timer.stop();
    m_follower.cancel();
    m_lines.clear();
    m_rounds.clear();
    m_duel.reset();
    m_done = 0;
    m_target.reset();
    m_isRunning = true;
    for (const QString& line : lines.split(u'\n')) {
        auto record = record::readDuel(line.toStdString());
        if (!record) {
            say(whyUnreadable(record.error()));
            break;
        }
        if (m_rounds.size() == mostRounds)
            break;
        m_lines << line;
        m_rounds.push_back(roundOf(std::move(record.value())));
    }
    if (!m_rounds.empty())
        deal(0);
}

void DuelReplay::deal(std::size_t round)
{
    m_follower.cancel();
    m_timer.stop();
    m_round = round;
    m_done = 0; // those of the round before do not count
    m_dealer->deal(m_rounds[round].record.setup.deal);
}

void DuelReplay::dealt(const LinkDealer::Dealt& dealt)
{
    const auto tiles = m_linkController.tilesFor(dealt.game.board());
    if (!tiles) {
        setRunning(false);
        return say(tr("This deal needs more pictures than any tiles have."));
    }
    m_duel.emplace(round().record.setup, dealt.game.board(), duel::End::OneMachine);
    m_done = 0;
    m_states.clear();
    keep({.duel = *m_duel});
    ui::DuelReplayPage& page = *m_page;
    for (const Seat seat : duelSeats) {
        ui::LinkView& view = page.boards().board(seat);
        view.setOptions(linkBoardOptions(m_preferences.value()));
        view.setTheme(m_theme);
        view.setTiles(tiles);
        view.showGame(m_duel->board(seat).game());
    }
    page.boards().arrange();
    navigation().setGame(ui::linkKey.toString());
    m_page.show();
    setRunning(m_isRunning);
    show();
    approach();
}

ui::LinkView* DuelReplay::view() const
{
    ui::DuelReplayPage* page = m_page.get();
    return page != nullptr ? &page->boards().board(page->boards().shown()) : nullptr;
}

void DuelReplay::setRunning(bool running)
{
    m_isRunning = running;
    if (!m_duel)
        return;
    m_page->replay().setRunning(running);
    if (running && !isBusy() && isAtEnd()) {
        goTo(0); // once more
        m_isRunning = true;
        return m_page->replay().setRunning(true);
    }
    arm();
}

void DuelReplay::arm()
{
    m_timer.stop();
    if (!m_isRunning || !m_duel || isBusy() || m_target)
        return;
    const auto& turns = round().turns;
    if (m_done == turns.size()) {
        if (m_round + 1 < m_rounds.size())
            return deal(m_round + 1);
        m_isRunning = false;
        return m_page->replay().setRunning(false);
    }
    const duel::Milliseconds before = m_done == 0 ? duel::Milliseconds{0} : turns[m_done - 1].action.at;
    const duel::Milliseconds pause = std::clamp(turns[m_done].action.at - before, duel::Milliseconds{0}, longestPause);
    m_timer.start(static_cast<int>(static_cast<double>(pause.count()) / m_page->replay().speed()));
}

/// Carries out the next turn; what searches (a shuffle, a refill) on another thread.
void DuelReplay::step()
{
    if (!m_duel || isBusy() || m_done >= round().turns.size())
        return;
    const Turn& turn = round().turns[m_done];
    const duel::PlayerBoard& board = m_duel->board(turn.by);
    const bool isRefilled = round().record.setup.rule == duel::Rule::Points && board.game().tilesLeft() == 2;
    if (turn.action.kind == duel::Action::Kind::Shuffle || isRefilled)
        return follow({*m_duel, m_done, {}}, m_done + 1);
    if (const auto fault = board.faultOf(turn.action))
        return refuse(*fault);
    const int points = board.points();
    const link::Game before = board.game();
    m_duel->evolve(duel::Acted{turn.by, turn.action, turn.action.at});
    ++m_done;
    if (isKept(round(), m_done))
        keep({*m_duel, m_done, {}});
    if (turn.action.kind == duel::Action::Kind::Pair)
        showPair(turn, points);
    else if (const auto hint = before.hint())
        m_page->boards().board(turn.by).showHint(*hint);
    show();
    arm();
}

void DuelReplay::showPair(const Turn& turn, int pointsBefore)
{
    const duel::PlayerBoard& board = m_duel->board(turn.by);
    ui::LinkView& view = m_page->boards().board(turn.by);
    view.showChoice(*board.lastPair(), board.game());
    if (round().record.setup.rule == duel::Rule::Points)
        view.showPoints(board.points() - pointsBefore, turn.action.pair.b);
}

void DuelReplay::show()
{
    ui::DuelReplayPage& page = *m_page;
    for (const Seat seat : duelSeats)
        page.boards().setPlayer(seat, nameOf(seat), reached(seat));
    QString title = duelTitle(round().record.setup);
    const bool isOver = m_done == round().turns.size();
    if (isOver)
        //: At the end of a replay: "Duel, race · Ann won".
        title =
            tr("%1 · %2").arg(title, verdictText(round().record.verdict, {nameOf(Seat::First), nameOf(Seat::Second)}));
    if (m_rounds.size() > 1)
        //: A round of several, and what is played: "Round 2 of 3 · Duel, race".
        title = tr("Round %1 of %2 · %3").arg(m_round + 1).arg(m_rounds.size()).arg(title);
    page.setTitle(title);
    const duel::Milliseconds now = m_done == 0 ? duel::Milliseconds{0} : round().turns[m_done - 1].action.at;
    page.setTime(ui::elapsedText(now));
    page.replay().setPlace(place(), turnsBefore(m_rounds.size()));
    const auto& verdict = round().record.verdict;
    if (isOver && verdict && !canFollow(*m_duel, *verdict))
        say(tr("The record is illegal: its boards cannot lead to its result."));
    Q_EMIT changed();
}

QString DuelReplay::nameOf(Seat seat) const
{
    const QString name = QString::fromStdString(round().record.names[indexOf(seat)]);
    if (!name.isEmpty())
        return name;
    return seat == Seat::First ? tr("Player 1") : tr("Player 2");
}

QString DuelReplay::reached(Seat seat) const
{
    const duel::PlayerBoard& board = m_duel->board(seat);
    return round().record.setup.rule == duel::Rule::Race ? tr("%n pair(s)", nullptr, board.pairs())
                                                         : tr("%n point(s)", nullptr, board.points());
}

void DuelReplay::refuse(const duel::Fault& fault)
{
    setRunning(false);
    const Turn& turn = round().turns[m_done];
    say(whyIllegal(fault, turn.number, nameOf(turn.by)));
}

void DuelReplay::say(const QString& text)
{
    if (text == m_said)
        return;
    m_messages.hideMessage(std::exchange(m_said, text));
    m_rounds.empty() || !isShown() ? m_messages.showMessage(text) : m_messages.showOnPage(text);
}

void DuelReplay::pageHidden(ui::Page)
{
    setRunning(false);
}

void DuelReplay::retranslate()
{
    if (m_duel)
        show();
}

void DuelReplay::applyPreferences()
{
    ui::DuelReplayPage* page = m_page.get();
    for (const Seat seat : duelSeats) {
        if (page != nullptr)
            page->boards().board(seat).setOptions(linkBoardOptions(m_preferences.value()));
    }
}

void DuelReplay::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    ui::DuelReplayPage* page = m_page.get();
    for (const Seat seat : duelSeats) {
        if (page != nullptr)
            page->boards().board(seat).setTheme(theme);
    }
}

} // namespace qipan::app
