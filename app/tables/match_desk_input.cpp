// Input of the people at a shown table, and the explanation of refusals.
#include "app/tables/hint_finder.h"
#include "app/tables/hint_words.h"
#include "app/tables/match_desk.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_looks.h"
#include "ui/pages/match_page.h"
#include "ui/panels/request_bar.h"

#include <QApplication>

#include <algorithm>
#include <iterator>

namespace qipan::app {

void MatchDesk::answered(bool accept)
{
    if (const auto answerer = m_shown.answerer()) {
        const Match::Request request = *m_shown.match().request(opposite(*answerer));
        m_shown.table->submit(*answerer, Answer{request.id, request.kind, accept, std::nullopt});
    }
}

void MatchDesk::take(Take take)
{
    if (const auto seat = m_shown.chooser())
        m_shown.table->submit(*seat, m_shown.match().choose(take));
}

void MatchDesk::withdraw()
{
    if (!m_shown.me || !m_shown.hasMatch() || !m_shown.isPerson(*m_shown.me))
        return;
    if (const auto& open = m_shown.match().request(*m_shown.me)) {
        m_shown.table->submit(*m_shown.me, Withdraw{open->id});
        m_window.matchPage().requestBar().waiting(tr("You withdrew your request. The answer is still to come."));
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
    possible.lookBack = !position().plies().empty();
    possible.lookOn = m_past != nullptr;
    possible.hint = !m_past && !m_shown.isOnLan && m_shown.mover().has_value() && !m_shown.match().openingTurn();
    possible.draw = m_shown.canAsk(RequestKind::Draw);
    possible.resign = resigner && !m_shown.table->refusal(*resigner, Resign{});
    possible.analysis = mayAnalyse();
    possible.review = mayAnalyse() && !m_shown.match().game().plies().empty();
    possible.moments = possible.review && !m_shown.match().isRunning();
    possible.restart = !m_shown.isOnLan || m_shown.canAsk(RequestKind::Restart) || m_shown.canAsk(RequestKind::Again);
    return possible;
}

bool MatchDesk::mayAnalyse() const
{
    // Fair play: no help during a game against others.
    return m_shown.hasMatch() && (!m_shown.isOnLan || !m_shown.match().isRunning());
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
    if (!possible().hint)
        return;
    tellStatus(tr("Looking for a good move …"));
    m_hints->look(m_shown.match().game());
}

void MatchDesk::showHint(const std::vector<Thinking>& hints)
{
    const Thinking& hint = hints.front();
    const Side mover = m_shown.match().game().sideToMove();
    // The most telling line: how the move wins, or which threat it must answer.
    ui::MoveLine line;
    for (const Reason& reason : hint.reasons) {
        if (line.cells.empty())
            line = {reason.line, reason.lineIsOthers ? opposite(mover) : mover};
    }
    m_view->setHint(hint.line.front(), line);
    m_shown.table->countHelp();
    const HintWords words{mover, [this](Cell cell) { return m_view->nameOf(cell); }};
    const GameInfo::Score& unit = m_shown.table->setup().game->score;
    tellStatus(unit.disc > 0 ? words.worth(hints, unit) : words.text(hint));
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

void MatchDesk::lookAt(std::ptrdiff_t plies)
{
    if (!m_shown.hasMatch())
        return;
    const auto& all = m_shown.match().game().plies();
    const auto latest = std::ssize(all);
    plies = std::clamp<std::ptrdiff_t>(plies, 0, latest);
    if (plies == std::ssize(position().plies()))
        return;
    m_hints->cancel();
    m_past.reset();
    if (plies < latest) {
        m_past = m_shown.table->setup().makeGame();
        std::for_each(all.begin(), all.begin() + plies, [this](const Ply& ply) { m_past->play(ply.cell); });
    }
    refresh(true);
}

void MatchDesk::lookBy(std::ptrdiff_t plies)
{
    if (m_shown.hasMatch())
        lookAt(std::ssize(position().plies()) + plies);
}

void MatchDesk::lookAtLatest()
{
    if (m_past)
        lookAt(std::ssize(m_shown.match().game().plies()));
}

QString MatchDesk::stateText() const
{
    if (!m_past)
        return m_shown.stateText();
    return tr("You look back at move %1 of %2. A click on the board returns to the game.")
        .arg(m_past->plies().size())
        .arg(m_shown.match().game().plies().size());
}

void MatchDesk::chosen(Cell cell, Qt::MouseButton button)
{
    if (!m_shown.hasMatch() || givesSeat(button))
        return;
    if (m_past)
        return lookAtLatest(); // to the position in which moves are possible
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
    else if (m_shown.isWatched)
        refuse(tr("You are watching this game."));
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
    tellStatus(why);
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
        if (why == Refusal::Opening)
            return look.refusal(IllegalMove::Opening);
    }
    return m_shown.words().refusal(why, m_shown.match());
}

} // namespace qipan::app
