// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_controller.h"

#include "app/base/board_options.h"
#include "app/base/give_up_question.h"
#include "app/duel/duel_text.h"
#include "ui/base/announcer.h"
#include "ui/base/texts.h"
#include "ui/link/duel_text.h"
#include "ui/link/link_view.h"
#include "ui/link/small_board.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/duel_page.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <QAction>

#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds clockInterval{100};

} // namespace

DuelController::DuelController(const ui::WindowParts& window, ui::PageRef<ui::DuelPage> page,
                               PreferenceStore& preferences, TilesController& tiles, QObject* parent)
    : PageController{ui::Page::Duel, window.navigation, parent}
    , m_parts{window}
    , m_page{page}
    , m_preferences{preferences}
    , m_tiles{tiles}
    , m_requests{window.messages, m_shown}
{
    m_clock.setInterval(clockInterval);
    connect(&m_clock, &QTimer::timeout, this, &DuelController::showTime);
    connect(&m_requests, &DuelRequests::attentionNeeded, this, &DuelController::attentionNeeded);
    connect(&tiles, &TilesController::changed, this, [this] {
        if (m_shown.hasDuel())
            showRound();
    });
    const ui::Actions& actions = window.actions;
    const auto on = [this](const QAction* action, void (DuelController::*act)()) {
        connect(action, &QAction::triggered, this, [this, act] {
            if (isShown())
                (this->*act)();
        });
    };
    on(actions.resign, &DuelController::resign);
    on(actions.draw, &DuelController::offerDraw);
    connect(actions.pause, &QAction::triggered, this, [this](bool paused) {
        if (isShown())
            setPaused(paused);
    });
}

DuelController::~DuelController() = default;

void DuelController::makeView()
{
    if (m_view)
        return;
    m_view = new ui::LinkView;
    connect(m_view, &ui::BoardView::cellChosen, this, &DuelController::chosen);
    m_page->setBoard(m_view);
    applyTheme(m_theme);
    connect(&*m_page, &ui::DuelPage::gameClicked, this, [this] {
        if (!m_shown.isPerson() || !m_shown.hasDuel() || !m_shown.duel().isRunning()) // a slip leaves no running round
            Q_EMIT choiceRequested();
    });
    applyPreferences();
}

ui::LinkView* DuelController::view() const
{
    return m_view;
}

void DuelController::show(const ShownDuel& shown)
{
    m_shown = shown;
    makeView();
    m_parts.navigation.setGame(ui::linkKey.toString());
    connectTable();
    m_page->setChatVisible(m_shown.isOnLan);
    m_page->setSideBySide(m_shown.isSpectated());
    showRound();
    m_page.show();
    Q_EMIT shownChanged();
}

void DuelController::clear()
{
    m_connections.reset();
    m_clock.stop();
    m_requests.dismiss();
    m_shown = {};
    Q_EMIT shownChanged();
    Q_EMIT changed();
}

void DuelController::update(const ShownDuel& shown)
{
    m_shown = shown;
    showState();
}

void DuelController::connectTable()
{
    m_connections = std::make_unique<QObject>();
    QObject* context = m_connections.get();
    const DuelTable* table = m_shown.table;
    connect(table, &DuelTable::roundStarted, context, [this] {
        showRound();
        Q_EMIT attentionNeeded();
    });
    connect(table, &DuelTable::happened, context, [this](const duel::Event& event) { happened(event); });
    connect(table, &DuelTable::counted, context, [this] { showTime(); });
    connect(table, &DuelTable::timeSwitched, context, [this] { showState(); });
}

/// Shows another round, or that one is being dealt.
void DuelController::showRound()
{
    m_picked.reset();
    m_leader.reset();
    m_end.reset();
    m_page->hideEnd();
    m_page->setDealing(!m_shown.hasDuel());
    if (m_shown.hasDuel()) {
        m_tiles.follow();
        const auto tiles = m_tiles.tilesFor(m_shown.table->dealt());
        if (!tiles) {
            m_parts.messages.showMessage(tr("This duel needs more pictures than your tiles have."));
            return Q_EMIT unplayable();
        }
        m_view->setTiles(tiles);
        m_page->otherBoard().setTiles(tiles);
        m_view->showGame(own().game());
        m_page->otherBoard().showGame(other().game());
        m_leader = m_shown.duel().leader();
    }
    m_requests.showAll();
    showState();
    if (isShown())
        m_parts.status.setText(statusText()); // no longer the result of the last round
    shuffleIfStuck();
}

/// Shows who plays and what both have reached.
void DuelController::showFigures()
{
    std::array<ui::DuelPlayer, 2> players;
    const bool hasRounds = m_shown.score && (m_shown.table->setup().bestOf > 1 || m_shown.score->rounds() > 1);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        ui::DuelPlayer& player = players[seat == m_shown.nearSeat() ? 0 : 1];
        player.name = m_shown.nameOf(seat);
        player.detail = m_shown.details[indexOf(seat)];
        if (hasRounds)
            player.roundPoints = m_shown.score->halfPoints(seat) / 2.0;
        if (!m_shown.hasDuel())
            continue;
        const duel::PlayerBoard& board = m_shown.duel().board(seat);
        player.pairs = board.pairs();
        player.points = board.points();
        player.isInhumanlyFast = board.isInhumanlyFast();
    }
    const bool byPoints = m_shown.table->setup().rule == duel::Rule::Points;
    m_page->setPlayers(players, byPoints);
    if (!m_shown.hasDuel())
        return;
    const int all = byPoints ? 0 : static_cast<int>(link::tilesOf(m_shown.table->dealt()).size()) / 2;
    m_page->setProgress(own().pairs(), other().pairs(), all);
    m_page->setLead(DuelText{m_shown}.lead());
}

void DuelController::showState()
{
    if (m_shown.table == nullptr)
        return;
    const bool isRunning = m_shown.hasDuel() && m_shown.duel().isRunning();
    const bool isPaused = isRunning && m_shown.duel().isPaused();
    m_page->setGame(gameText(), explanation());
    m_page->setSpectators(m_shown.spectators);
    m_parts.actions.setPaused(isPaused);
    Q_EMIT changed(); // first, because what is shown next moves the focus to a button that must be enabled
    m_page->setPaused(isPaused, m_shown.isPerson());
    m_page->setAbsence(m_shown.isAway && isRunning ? tr("%1 is disconnected.").arg(m_shown.nameOf(m_shown.farSeat()))
                                                   : QString{},
                       false);
    showFigures();
    if (m_shown.hasDuel() && m_shown.duel().verdict())
        showEnd();
    showTime();
    m_shown.hasDuel() && m_shown.table->isTimeRunning() && isRunning ? m_clock.start() : m_clock.stop();
}

void DuelController::showEnd()
{
    const DuelText text{m_shown};
    const End end{text.verdict(*m_shown.duel().verdict()), text.figures(),
                  m_shown.isPerson() && m_shown.isAlive && !m_shown.isAway, text.nextRound()};
    if (m_end == end)
        return; // it would be told again
    m_end = end;
    m_page->showEnd(end.title, end.text, end.canPlayAgain, end.againText);
}

void DuelController::showTime()
{
    if (!m_shown.hasDuel())
        return;
    const DuelTable& table = *m_shown.table;
    const duel::Milliseconds now = table.time();
    const bool isCounting = now < 0ms && table.duel().isRunning() && table.isTimeRunning();
    const int count = isCounting ? static_cast<int>(std::chrono::ceil<std::chrono::seconds>(-now).count()) : 0;
    if (std::exchange(m_count, count) != count) {
        m_page->setCount(count);
        if (count == 0)
            shuffleIfStuck();
    }
    if (std::exchange(m_mayPlay, mayPlay()) != mayPlay())
        Q_EMIT changed(); // the count or the cost of a help is over
    const duel::Milliseconds played = table.lasted();
    const bool isLeft = table.setup().rule == duel::Rule::Points;
    m_page->setTime(isLeft ? std::max<duel::Milliseconds>(table.setup().minutes - played, 0ms) : played, isLeft);
    const bool isWaiting = m_shown.isPerson() && table.duel().isRunning() && !own().game().won();
    m_page->setPenalty(isWaiting ? std::max(own().waitsUntil() - played, 0ms) : 0ms, helpText());
}

void DuelController::happened(const duel::Event& event)
{
    if (const auto* acted = std::get_if<duel::Acted>(&event)) {
        this->acted(*acted);
    } else {
        showState();
        if (std::holds_alternative<duel::WentOn>(event))
            shuffleIfStuck();
    }
    if (const auto* ended = std::get_if<duel::Ended>(&event)) {
        m_view->endAnnouncement();
        const auto& winner = ended->verdict.winner;
        Q_EMIT roundOver(m_shown.isPerson() && winner ? std::optional{winner == m_shown.me} : std::nullopt);
        Q_EMIT attentionNeeded();
    }
    m_requests.happened(event);
}

void DuelController::acted(const duel::Acted& acted)
{
    acted.by == m_shown.nearSeat() ? showOwn(acted) : showOther(acted);
    showFigures();
    showTime();
    tellLead();
    Q_EMIT changed();
    if (acted.by == m_shown.nearSeat())
        shuffleIfStuck();
}

void DuelController::showOwn(const duel::Acted& acted)
{
    const link::Game& game = own().game();
    switch (acted.action.kind) {
    case duel::Action::Kind::Pair: {
        const link::Choice removed = *own().lastPair();
        m_picked.reset();
        m_view->showChoice(removed, game);
        if (own().pointsOfLastPair() > 0 && m_shown.table->setup().rule == duel::Rule::Points)
            m_view->showPoints(own().pointsOfLastPair(), acted.action.pair.b, own().combo());
        Q_EMIT chose(removed, own().combo());
        break;
    }
    case duel::Action::Kind::Hint:
        if (const auto hint = game.hint(); hint && m_shown.isPerson())
            m_view->showHint(*hint);
        break;
    case duel::Action::Kind::Shuffle:
        m_picked.reset();
        m_view->showShuffle(game);
        Q_EMIT shuffled();
        m_parts.messages.showNotice(ui::Page::Duel, tr("No pair was left: the board was shuffled."));
        break;
    }
}

void DuelController::showOther(const duel::Acted& acted)
{
    if (acted.action.kind == duel::Action::Kind::Pair)
        m_page->otherBoard().showRemoved(*other().lastPair(), other().game());
    else if (acted.action.kind == duel::Action::Kind::Shuffle)
        m_page->otherBoard().showGame(other().game());
}

/// Tells screen readers when the lead changes hands.
void DuelController::tellLead()
{
    const auto leader = m_shown.duel().leader();
    if (!leader || std::exchange(m_leader, leader) == leader || !m_shown.duel().isRunning())
        return;
    ui::speak(*m_page, DuelText{m_shown}.leader(leader));
}

bool DuelController::mayPlay() const
{
    return m_shown.isPerson() && m_shown.hasDuel() && m_shown.table->mayTakePairs(*m_shown.me);
}

void DuelController::chosen(Cell cell, Qt::MouseButton button)
{
    if (button != Qt::LeftButton || !m_shown.isPerson() || !m_shown.hasDuel())
        return;
    if (!mayPlay())
        return refuse();
    link::Game game = own().game();
    if (m_picked)
        game.choose(*m_picked);
    const link::Choice choice = game.decide(cell);
    if (std::holds_alternative<link::Nothing>(choice))
        return ui::speak(*m_view, m_view->surroundings(cell)); // there is no tile
    if (const auto* removed = std::get_if<link::Removed>(&choice))
        return m_shown.table->act(*m_shown.me, {.kind = duel::Action::Kind::Pair, .pair = {removed->a, removed->b}});
    game.choose(cell);
    m_picked = game.picked();
    m_view->showChoice(choice, game);
    Q_EMIT chose(choice, 1);
}

/// Says why a tile cannot be chosen now, if that is not plain to see.
void DuelController::refuse()
{
    const duel::Duel& duel = m_shown.duel();
    const auto left = own().waitsUntil() - m_shown.table->time();
    if (!duel.isRunning() || duel.isPaused() || left <= 0ms || !m_view)
        return;
    const auto seconds = static_cast<int>(std::chrono::ceil<std::chrono::seconds>(left).count());
    m_parts.messages.showNotice(ui::Page::Duel, tr("You can go on in %n second(s).", nullptr, seconds));
    m_view->shake();
}

/// A board without a pair is shuffled, as nothing else can be done.
void DuelController::shuffleIfStuck()
{
    if (!m_shown.isPerson() || !m_shown.hasDuel() || !own().game().stuck())
        return;
    const DuelTable& table = *m_shown.table;
    if (table.duel().isRunning() && table.isTimeRunning() && table.time() >= 0ms && !table.isChanging(*m_shown.me))
        m_shown.table->act(*m_shown.me, {.kind = duel::Action::Kind::Shuffle});
}

} // namespace qipan::app
