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
    , m_presenter{window}
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
    if (!shown.hasMatch())
        return;
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (const auto& open = shown.match().request(seat))
            tell({seat, open->kind, open->id});
    }
}

void MatchDesk::clear()
{
    m_bonds.reset();
    m_playerBonds.reset();
    m_hints.reset();
    m_shown = {};
}

void MatchDesk::update(const ShownTable& shown)
{
    m_shown = shown;
    m_playerBonds = std::make_unique<QObject>();
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (auto* computer = qobject_cast<EnginePlayer*>(m_shown.table->player(seat)))
            connect(computer, &EnginePlayer::thinkingChanged, m_playerBonds.get(),
                    [this] { m_presenter.showPlayers(m_shown); });
    }
    refresh(false);
}

void MatchDesk::makeView()
{
    const GameSetup& setup = m_shown.table->setup();
    m_view = ui::findLook(setup.game->key)->makeView(*setup.makeGame(), nullptr);
    connect(m_view, &ui::BoardView::cellChosen, this, &MatchDesk::chosen);
    connect(m_view, &ui::BoardView::missed, this, &MatchDesk::givesSeat);
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
    if (!m_shown.hasMatch()) {
        m_presenter.showPlayers(m_shown);
        m_window.matchPage().setMoves({});
        m_window.matchPage().setLine({});
        m_window.setStatus(m_shown.stateText());
        Q_EMIT changed();
        return;
    }
    m_view->showPosition(m_shown.match().game(), animate);
    showTurn();
    m_presenter.showMoves(m_shown, *m_view);
}

void MatchDesk::showRound()
{
    m_window.matchPage().requestBar().dismiss();
    m_hints->cancel();
    refresh(false);
    if (m_shown.table->round() > 1 && m_shown.isOnLan)
        m_window.matchPage().requestBar().tell(tr("Round %1 begins.").arg(m_shown.table->round()));
}

void MatchDesk::showTurn()
{
    m_view->setMayPlay(m_shown.mover().has_value());
    m_view->setEnded(!m_shown.match().isRunning());
    m_presenter.showPlayers(m_shown);
    m_presenter.showLine(m_shown, m_shown.stateText());
    m_window.setStatus(m_shown.stateText());
    Q_EMIT changed();
}

void MatchDesk::happened(const Event& event)
{
    m_hints->cancel();
    m_view->setHint(std::nullopt);
    ui::RequestBar& bar = m_window.matchPage().requestBar();
    const Match& match = m_shown.match();
    refresh(true);

    if (const auto* placed = std::get_if<Placed>(&event)) {
        if (!m_shown.isPerson(placed->by))
            Q_EMIT calls();
        if (bar.isAsking() || !match.request(opposite(placed->by)))
            bar.dismiss(); // the move refused what was asked
    } else if (const auto* asked = std::get_if<Asked>(&event)) {
        tell(*asked);
    } else if (const auto* answer = std::get_if<Answered>(&event)) {
        const bool isTold = m_shown.isPerson(answer->asker) && m_shown.isPerson(opposite(answer->asker));
        if (isTold && answer->accept)
            bar.dismiss();
        else
            bar.tell(m_shown.words().answer(*answer));
    } else if (const auto* ended = std::get_if<Ended>(&event)) {
        bar.tell(m_shown.words().verdict(match, ended->verdict));
        Q_EMIT calls();
    } else if (const auto* overruled = std::get_if<Overruled>(&event)) {
        bar.tell(tr("Both ends crossed; the host's result stands. %1")
                     .arg(m_shown.words().verdict(match, overruled->verdict)));
    }
}

void MatchDesk::tell(const Asked& asked)
{
    const auto& open = m_shown.match().request(asked.by);
    if (!open || open->id != asked.id)
        return; // answered at once
    ui::RequestBar& bar = m_window.matchPage().requestBar();
    const Seat other = opposite(asked.by);
    if (m_shown.isPerson(other) && !(m_shown.isPerson(asked.by) && asked.kind == RequestKind::Undo)) {
        bar.ask(m_shown.words().question(asked));
        if (!m_shown.isPerson(asked.by))
            Q_EMIT calls();
    } else if (m_shown.isOnLan) {
        bar.waiting(m_shown.words().waiting(asked));
    }
}

void MatchDesk::answered(bool accept)
{
    if (const auto answerer = m_shown.answerer()) {
        const Match::Request request = *m_shown.match().request(opposite(*answerer));
        m_shown.table->submit(*answerer, Answer{request.id, request.kind, accept, std::nullopt});
    }
}

ui::Possible MatchDesk::possible() const
{
    ui::Possible possible;
    if (!m_shown.hasMatch())
        return possible;
    const auto resigner = m_shown.asker(RequestKind::Draw);
    possible.undo = m_shown.canAsk(RequestKind::Undo);
    possible.redo = !m_shown.isOnLan && m_shown.table->canRedo();
    possible.hint = !m_shown.isOnLan && m_shown.mover().has_value();
    possible.draw = m_shown.canAsk(RequestKind::Draw);
    possible.resign = resigner && !m_shown.table->refusal(*resigner, Resign{});
    possible.restart = !m_shown.isOnLan || m_shown.canAsk(RequestKind::Restart) || m_shown.canAsk(RequestKind::Again);
    return possible;
}

void MatchDesk::ask(RequestKind kind)
{
    if (const auto seat = m_shown.asker(kind))
        m_shown.table->submit(*seat, m_shown.match().ask(kind, m_shown.table->nextRequestId()));
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
    if (!m_shown.mover())
        return;
    m_window.setStatus(tr("Looking for a good move …"));
    m_hints->look(m_shown.match().game());
}

void MatchDesk::offerDraw()
{
    ask(RequestKind::Draw);
}

void MatchDesk::resign()
{
    if (const auto seat = m_shown.asker(RequestKind::Draw))
        m_shown.table->submit(*seat, Resign{});
}

void MatchDesk::chosen(Cell cell, Qt::MouseButton button)
{
    if (!m_shown.hasMatch() || givesSeat(button))
        return;
    const bool isStrict = ui::findLook(m_shown.table->setup().game->key)->buttonsPickSides
        && m_window.preferences().strictMouse && !m_shown.me;
    const bool isWhite = m_shown.match().game().sideToMove() == Side::White;
    if (button == (isStrict && isWhite ? Qt::RightButton : Qt::LeftButton))
        place(cell);
    else if (isStrict)
        refuse(isWhite ? tr("White plays with the right button.") : tr("Black plays with the left button."));
}

bool MatchDesk::givesSeat(Qt::MouseButton button)
{
    if (!m_shown.hasMatch() || m_shown.isOnLan || !ui::findLook(m_shown.table->setup().game->key)->buttonsPickSides)
        return false;
    const bool isComputerWhite = m_shown.isComputer(m_shown.match().seatOf(Side::White));
    if (button != Qt::MiddleButton && (button != Qt::RightButton || !isComputerWhite))
        return false;
    Q_EMIT computerWanted(!isComputerWhite);
    return true;
}

void MatchDesk::place(Cell cell)
{
    const Match& match = m_shown.match();
    if (!match.isRunning() && m_shown.isAlive)
        return refuse(m_shown.words().refusal(Refusal::Late, match));
    if (!m_shown.isAlive)
        return refuse(m_shown.stateText());
    const Seat turn = match.seatToMove();
    const Seat by = m_shown.isPerson(turn) ? turn : m_shown.me.value_or(Seat::First);
    if (m_shown.isPerson(by))
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
    m_window.setStatus(why);
    m_presenter.showLine(m_shown, why);
}

void MatchDesk::refused(Seat by, const Command& command, Refusal why)
{
    if (m_shown.isPerson(by))
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
    return m_shown.words().refusal(why, m_shown.match());
}

} // namespace qipan::app
