#include "app/match_desk.h"

#include "app/board_options.h"
#include "app/engine_player.h"
#include "app/hint_finder.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_looks.h"
#include "ui/pages/match_page.h"
#include "ui/panels/request_bar.h"

#include <QApplication>

namespace qipan::app {

MatchDesk::MatchDesk(ui::MainWindow& window, QObject* parent)
    : QObject{parent}
    , m_window{window}
{
    connect(&window, &ui::MainWindow::pageCreated, this, [this](ui::MainWindow::Page page) {
        if (page == ui::MainWindow::Page::Match)
            connect(&m_window.matchPage().requestBar(), &ui::RequestBar::answered, this, &MatchDesk::answered);
    });
}

MatchDesk::~MatchDesk() = default;

void MatchDesk::show(const ShownTable& shown)
{
    clear();
    m_shown = shown;
    m_bonds = std::make_unique<QObject>();
    Table* table = shown.table;
    m_hints = std::make_unique<HintFinder>(*table->setup().game);
    connect(m_hints.get(), &HintFinder::found, m_bonds.get(), [this](Cell cell) {
        m_view->setHint(cell);
        m_window.setStatus(tr("A good move is %1.").arg(m_view->nameOf(cell)));
    });
    connect(table, &Table::roundStarted, m_bonds.get(), [this] { showRound(); });
    connect(table, &Table::happened, m_bonds.get(), [this](const Event& event) { happened(event); });
    connect(table, &Table::refused, m_bonds.get(),
            [this](Seat by, const Command& command, Refusal why) { refused(by, command, why); });
    makeView();
    m_window.matchPage().setChatVisible(shown.isOnLan);
    m_window.matchPage().requestBar().dismiss();
    update(shown);
}

void MatchDesk::clear()
{
    m_bonds.reset();
    m_hints.reset();
    m_shown = {};
}

void MatchDesk::update(const ShownTable& shown)
{
    m_shown = shown;
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (auto* computer = qobject_cast<EnginePlayer*>(m_shown.table->player(seat)))
            connect(computer, &EnginePlayer::thinkingChanged, m_bonds.get(), [this] { showStrips(); });
    }
    refresh(false);
}

void MatchDesk::makeView()
{
    const GameSetup& setup = m_shown.table->setup();
    m_view = ui::findLook(setup.game->key)->makeView(*setup.makeGame(), nullptr);
    connect(m_view, &ui::BoardView::cellChosen, this, &MatchDesk::chosen);
    connect(m_view, &ui::TurnBoardView::continueRequested, this, &MatchDesk::nextWanted);
    m_view->setTheme(m_theme);
    m_window.matchPage().setBoard(m_view);
    applyPreferences();
}

void MatchDesk::applyPreferences()
{
    if (m_view)
        m_view->setOptions(boardOptions(m_window.preferences()));
}

void MatchDesk::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

void MatchDesk::retranslate()
{
    if (m_shown.table != nullptr)
        refresh(false);
}

void MatchDesk::refresh(bool animate)
{
    if (!m_shown.table->hasMatch())
        return;
    m_view->showPosition(m_shown.table->match().game(), animate);
    showTurn();
    showMoves();
}

void MatchDesk::showRound()
{
    m_refusal.clear();
    m_window.matchPage().requestBar().dismiss();
    m_hints->cancel();
    refresh(false);
    if (m_shown.table->round() > 1 && m_shown.isOnLan)
        m_window.matchPage().requestBar().tell(tr("Round %1 begins.").arg(m_shown.table->round()));
}

void MatchDesk::showTurn()
{
    m_view->setMayPlay(mover().has_value());
    m_view->setEnded(!m_shown.table->match().isRunning());
    showStrips();
    tellLine();
    m_window.setStatus(stateText());
    Q_EMIT changed();
}

void MatchDesk::showStrips()
{
    if (m_shown.table == nullptr || !m_shown.table->hasMatch())
        return;
    const Match& match = m_shown.table->match();
    const bool counts = ui::findLook(m_shown.table->setup().game->key)->countsDiscs;
    for (const Seat seat : {Seat::First, Seat::Second}) {
        const std::size_t which = seat == Seat::First ? 0 : 1;
        const Side side = match.sideOf(seat);
        ui::StripState strip;
        strip.name = m_shown.names[which];
        strip.detail = m_shown.details[which];
        strip.side = side;
        if (counts)
            strip.count = match.game().count(side);
        strip.toMove = match.isRunning() && m_shown.isAlive && match.seatToMove() == seat;
        strip.winner = match.verdict() && match.verdict()->outcome.winner == side;
        const auto* computer = qobject_cast<const EnginePlayer*>(m_shown.table->player(seat));
        if (computer != nullptr && computer->isThinking())
            strip.note = tr("thinking …");
        else if (match.request(seat))
            strip.note = tr("waits for an answer");
        m_window.matchPage().setStrip(static_cast<int>(which), strip);
    }
}

void MatchDesk::showMoves()
{
    // Each colour keeps its column: where a side passed, a dash stands in its place.
    QStringList moves;
    Side expected = Side::Black;
    for (const Ply& ply : m_shown.table->match().game().plies()) {
        if (ply.side != expected)
            moves << tr("pass");
        moves << m_view->nameOf(ply.cell);
        expected = opposite(ply.side);
    }
    m_window.matchPage().setMoves(moves);
}

QString MatchDesk::stateText() const
{
    if (m_shown.table == nullptr || !m_shown.table->hasMatch())
        return {};
    if (!m_refusal.isEmpty())
        return m_refusal;
    if (!m_shown.isAlive && !m_shown.table->match().verdict())
        return tr("The game with %1 has ended without a result.")
            .arg(words().name(opposite(m_shown.me.value_or(Seat::First))));
    return words().state(m_shown.table->match());
}

void MatchDesk::tellLine()
{
    const Match& match = m_shown.table->match();
    const GameInfo& game = *m_shown.table->setup().game;
    if (!ui::findLook(game.key)->countsDiscs) {
        m_window.matchPage().setLine(stateText());
        return;
    }
    const int black = match.game().count(Side::Black);
    const int white = match.game().count(Side::White);
    bool computer = false;
    for (const Seat seat : {Seat::First, Seat::Second})
        computer |= qobject_cast<EnginePlayer*>(m_shown.table->player(seat)) != nullptr;
    const QString turn = match.isRunning() && m_shown.isAlive
        ? tr("%1 to move").arg(MatchWords::side(match.game().sideToMove()))
        : tr("game over");
    m_window.matchPage().setLine(tr("Black %1 · White %2 · %3/%4 · %5 · computer %6")
                                     .arg(black)
                                     .arg(white)
                                     .arg(black + white)
                                     .arg(match.game().size().cells())
                                     .arg(turn, computer ? tr("on") : tr("off")));
}

void MatchDesk::happened(const Event& event)
{
    m_refusal.clear();
    m_hints->cancel();
    m_view->setHint(std::nullopt);
    ui::RequestBar& bar = m_window.matchPage().requestBar();
    const Match& match = m_shown.table->match();
    refresh(true);

    if (const auto* placed = std::get_if<Placed>(&event)) {
        if (!isPerson(placed->by)) {
            m_view->speak(tr("%1 plays %2.").arg(words().name(placed->by), m_view->nameOf(placed->cell)));
            Q_EMIT calls();
        }
        if (bar.isAsking() || !match.request(opposite(placed->by)))
            bar.dismiss(); // the move refused what was asked
    } else if (const auto* passed = std::get_if<Passed>(&event)) {
        m_view->announce(tr("%1 has no move and passes").arg(MatchWords::side(passed->side)));
    } else if (const auto* asked = std::get_if<Asked>(&event)) {
        tell(*asked);
    } else if (const auto* answer = std::get_if<Answered>(&event)) {
        const bool isTold = isPerson(answer->asker) && isPerson(opposite(answer->asker));
        if (isTold && answer->accept)
            bar.dismiss();
        else
            bar.tell(words().answer(*answer));
    } else if (const auto* ended = std::get_if<Ended>(&event)) {
        bar.tell(words().verdict(match, ended->verdict));
        Q_EMIT calls();
    } else if (const auto* overruled = std::get_if<Overruled>(&event)) {
        bar.tell(tr("Both ends crossed; the host's result stands. %1").arg(words().verdict(match, overruled->verdict)));
    }
}

void MatchDesk::tell(const Asked& asked)
{
    const auto& open = m_shown.table->match().request(asked.by);
    if (!open || open->id != asked.id)
        return; // answered at once
    ui::RequestBar& bar = m_window.matchPage().requestBar();
    const Seat other = opposite(asked.by);
    if (isPerson(other) && !(isPerson(asked.by) && asked.kind == RequestKind::Undo)) {
        bar.ask(words().question(asked));
        if (!isPerson(asked.by))
            Q_EMIT calls();
    } else if (m_shown.isOnLan) {
        bar.waiting(words().waiting(asked));
    }
}

void MatchDesk::answered(bool accept)
{
    if (m_shown.table == nullptr)
        return;
    const Match& match = m_shown.table->match();
    for (const Seat asker : {Seat::First, Seat::Second}) {
        if (const auto& open = match.request(asker); open && isPerson(opposite(asker))) {
            m_shown.table->submit(opposite(asker), Answer{open->id, open->kind, accept, std::nullopt});
            return;
        }
    }
}

bool MatchDesk::isPerson(Seat seat) const
{
    return qobject_cast<PersonPlayer*>(m_shown.table->player(seat)) != nullptr;
}

std::optional<Seat> MatchDesk::mover() const
{
    if (m_shown.table == nullptr || !m_shown.table->hasMatch() || !m_shown.isAlive)
        return std::nullopt;
    const Match& match = m_shown.table->match();
    const Seat seat = match.seatToMove();
    if (!match.isRunning() || match.request(seat) || !isPerson(seat))
        return std::nullopt;
    return seat;
}

std::optional<Seat> MatchDesk::asker(RequestKind kind) const
{
    if (m_shown.table == nullptr || !m_shown.table->hasMatch() || !m_shown.isAlive)
        return std::nullopt;
    if (m_shown.me)
        return isPerson(*m_shown.me) ? m_shown.me : std::nullopt;
    if (!isPerson(Seat::First))
        return std::nullopt; // nobody here plays
    // Two people at one machine: the last move is taken back by who made it, the rest is for whose turn it is.
    const Match& match = m_shown.table->match();
    const auto& plies = match.game().plies();
    if (kind == RequestKind::Undo && !plies.empty())
        return match.seatOf(plies.back().side);
    return match.seatToMove();
}

bool MatchDesk::canAsk(RequestKind kind) const
{
    const auto seat = asker(kind);
    return seat && !m_shown.table->refusal(*seat, m_shown.table->match().ask(kind, 0));
}

ui::Possible MatchDesk::possible() const
{
    ui::Possible possible;
    if (m_shown.table == nullptr || !m_shown.table->hasMatch())
        return possible;
    const auto resigner = asker(RequestKind::Draw);
    possible.undo = canAsk(RequestKind::Undo);
    possible.redo = !m_shown.isOnLan && m_shown.table->canRedo();
    possible.hint = !m_shown.isOnLan && mover().has_value();
    possible.draw = canAsk(RequestKind::Draw);
    possible.resign = resigner && !m_shown.table->refusal(*resigner, Resign{});
    possible.restart = !m_shown.isOnLan || canAsk(RequestKind::Restart) || canAsk(RequestKind::Again);
    return possible;
}

void MatchDesk::ask(RequestKind kind)
{
    if (const auto seat = asker(kind))
        m_shown.table->submit(*seat, m_shown.table->match().ask(kind, m_shown.table->nextRequestId()));
}

void MatchDesk::undo()
{
    ask(RequestKind::Undo);
}

void MatchDesk::redo()
{
    if (m_shown.table != nullptr)
        m_shown.table->redo();
}

void MatchDesk::hint()
{
    if (!mover())
        return;
    m_window.setStatus(tr("Looking for a good move …"));
    m_hints->look(m_shown.table->match().game());
}

void MatchDesk::offerDraw()
{
    ask(RequestKind::Draw);
}

void MatchDesk::resign()
{
    if (const auto seat = asker(RequestKind::Draw))
        m_shown.table->submit(*seat, Resign{});
}

void MatchDesk::chosen(Cell cell, Qt::MouseButton button)
{
    if (m_shown.table == nullptr || !m_shown.table->hasMatch())
        return;
    if (ui::findLook(m_shown.table->setup().game->key)->buttonsPickSides)
        chosenInReversi(cell, button);
    else if (button == Qt::LeftButton)
        place(cell);
}

void MatchDesk::chosenInReversi(Cell cell, Qt::MouseButton button)
{
    const bool isComputerWhite = [this] {
        const Seat white = m_shown.table->match().seatOf(Side::White);
        return qobject_cast<EnginePlayer*>(m_shown.table->player(white)) != nullptr;
    }();
    if (button == Qt::MiddleButton && !m_shown.isOnLan) {
        Q_EMIT computerWanted(!isComputerWhite);
    } else if (button == Qt::RightButton && isComputerWhite && !m_shown.isOnLan) {
        Q_EMIT computerWanted(false);
    } else if (button == Qt::LeftButton || button == Qt::RightButton) {
        const bool strict = m_window.preferences().strictMouse && !m_shown.me;
        const Side side = m_shown.table->match().game().sideToMove();
        const Qt::MouseButton expected = strict && side == Side::White ? Qt::RightButton : Qt::LeftButton;
        if (button == expected)
            place(cell);
        else if (strict)
            refuse(side == Side::White ? tr("White plays with the right button.")
                                       : tr("Black plays with the left button."));
    }
}

void MatchDesk::place(Cell cell)
{
    const Match& match = m_shown.table->match();
    if (!match.isRunning() && m_shown.isAlive)
        return refuse(words().refusal(Refusal::Late, match));
    if (!m_shown.isAlive)
        return refuse(stateText());
    const Seat turn = match.seatToMove();
    const Seat by = isPerson(turn) ? turn : m_shown.me.value_or(Seat::First);
    if (isPerson(by))
        m_shown.table->submit(by, match.place(cell));
    else
        refuse(tr("The computer plays both sides."));
}

void MatchDesk::refuse(const QString& why)
{
    const ui::Preferences& preferences = m_window.preferences();
    if (preferences.beep)
        QApplication::beep();
    m_view->shake();
    if (!preferences.words)
        return;
    m_refusal = why;
    m_window.setStatus(why);
    tellLine();
    m_refusal.clear(); // it goes with whatever happens next
}

void MatchDesk::refused(Seat by, const Command& command, Refusal why)
{
    if (isPerson(by))
        refuse(refusalText(command, why));
}

QString MatchDesk::refusalText(const Command& command, Refusal why) const
{
    const auto& look = *ui::findLook(m_shown.table->setup().game->key);
    if (std::holds_alternative<Place>(command)) {
        if (why == Refusal::Outside)
            return look.refusal(IllegalMove::Outside);
        if (why == Refusal::Occupied)
            return look.refusal(IllegalMove::Occupied);
        if (why == Refusal::NoFlip)
            return look.refusal(IllegalMove::NoFlip);
    }
    return words().refusal(why, m_shown.table->match());
}

} // namespace qipan::app
