// SPDX-License-Identifier: GPL-3.0-or-later
// Input of the people at a shown table, and the explanation of refusals.
#include "app/match/hint_finder.h"
#include "app/match/hint_text.h"
#include "app/match/match_controller.h"
#include "ui/base/texts.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"
#include "ui/pages/match_page.h"
#include "ui/panels/request_bar.h"

#include <QApplication>

#include <algorithm>
#include <iterator>

namespace qipan::app {

void MatchController::answered(bool accept)
{
    if (const auto answerer = m_shown.answerer()) {
        const Match::Request request = *m_shown.match().request(opposite(*answerer));
        m_shown.table->submit(*answerer, Answer{request.id, request.kind, accept, std::nullopt});
    }
}

void MatchController::chooseOpening(OpeningChoice choice)
{
    if (const auto seat = m_shown.chooser())
        m_shown.table->submit(*seat, m_shown.match().choose(choice));
}

void MatchController::withdraw()
{
    if (!m_shown.me || !m_shown.hasMatch() || !m_shown.isPerson(*m_shown.me))
        return;
    if (const auto& open = m_shown.match().request(*m_shown.me)) {
        m_shown.table->submit(*m_shown.me, Withdraw{open->id});
        m_page->requestBar().waiting(tr("You withdrew your request. Waiting for the reply."));
    }
}

ui::ActionState MatchController::actionState() const
{
    ui::ActionState actionState;
    actionState.restartAsks = m_shown.isOnLan;
    actionState.takesBack = true;
    // Rock-paper-scissors with a peer comes first.
    actionState.newGame = m_shown.hasMatch() || !m_shown.isOnLan || m_shown.isSpectated || !m_shown.isAlive;
    if (!m_shown.hasMatch())
        return actionState;
    const auto resigner = m_shown.asker(RequestKind::Draw);
    actionState.undo = m_shown.canAsk(RequestKind::Undo);
    actionState.redo = !m_shown.isOnLan && m_shown.table->canRedo();
    actionState.previousPosition = !position().plies().empty();
    actionState.nextPosition = m_browsed != nullptr;
    actionState.hint = !m_browsed && !m_shown.isOnLan && m_shown.mover().has_value() && !m_shown.match().openingTurn();
    actionState.draw = m_shown.canAsk(RequestKind::Draw);
    actionState.resign = resigner && !m_shown.table->refusal(*resigner, Resign{});
    actionState.analysis = mayAnalyse();
    actionState.review = mayAnalyse() && !m_shown.match().game().plies().empty();
    actionState.turningPoints = actionState.review && !m_shown.match().isRunning();
    actionState.restart =
        !m_shown.isOnLan || m_shown.canAsk(RequestKind::Restart) || m_shown.canAsk(RequestKind::Again);
    return actionState;
}

bool MatchController::mayAnalyse() const
{
    // Fair play: no help during a game against others.
    return m_shown.hasMatch() && (!m_shown.isOnLan || !m_shown.match().isRunning());
}

void MatchController::ask(RequestKind kind)
{
    if (const auto seat = m_shown.asker(kind))
        m_shown.table->submit(*seat, m_shown.match().ask(kind, m_shown.table->nextRequestId()));
}

void MatchController::undo()
{
    ask(RequestKind::Undo);
}

void MatchController::redo()
{
    if (m_shown.table != nullptr)
        m_shown.table->redo();
}

void MatchController::hint()
{
    if (!actionState().hint)
        return;
    setStatus(tr("Looking for a good move…"));
    m_hints->search(m_shown.match().game());
}

void MatchController::showHint(const std::vector<SearchResult>& hints)
{
    const SearchResult& hint = hints.front();
    const Side mover = m_shown.match().game().sideToMove();
    // The most telling line: how the move wins, or which threat it must answer.
    ui::MoveLine line;
    if (hint.explanation)
        line = {hint.explanation->line, hint.explanation->isOpponentLine ? opposite(mover) : mover};
    m_view->setHint(hint.line.front(), line);
    m_shown.table->countHelp();
    const HintText words{mover, [this](Cell cell) { return m_view->nameOf(cell); }};
    const GameInfo::Score& unit = m_shown.table->setup().game->score;
    setStatus(unit.disc > 0 ? words.worth(hints, unit) : words.text(hint));
}

void MatchController::offerDraw()
{
    ask(RequestKind::Draw);
}

void MatchController::resign()
{
    if (const auto seat = m_shown.asker(RequestKind::Draw))
        m_shown.table->submit(*seat, Resign{});
}

void MatchController::showPly(std::ptrdiff_t plies)
{
    if (!m_shown.hasMatch())
        return;
    const auto& all = m_shown.match().game().plies();
    const auto latest = std::ssize(all);
    plies = std::clamp<std::ptrdiff_t>(plies, 0, latest);
    if (plies == std::ssize(position().plies()))
        return;
    m_hints->cancel();
    m_browsed.reset();
    if (plies < latest) {
        m_browsed = m_shown.table->setup().makeGame();
        std::for_each(all.begin(), all.begin() + plies, [this](const Ply& ply) { m_browsed->play(ply.cell); });
    }
    refresh(true);
}

void MatchController::stepBy(std::ptrdiff_t plies)
{
    if (m_shown.hasMatch())
        showPly(std::ssize(position().plies()) + plies);
}

void MatchController::showLatest()
{
    if (m_browsed)
        showPly(std::ssize(m_shown.match().game().plies()));
}

void MatchController::go(Step step)
{
    switch (step) {
    case Step::First:
        return showPly(0);
    case Step::Previous:
        return stepBy(-1);
    case Step::Next:
        return stepBy(1);
    case Step::Latest:
        return showLatest();
    }
}

void MatchController::pageShown()
{
    if (m_shown.table != nullptr) // whatever game the previous page showed
        navigation().setGame(ui::textOf(m_shown.table->setup().game->key));
}

QString MatchController::stateText() const
{
    if (!m_browsed)
        return m_shown.stateText();
    return tr("Viewing move %1 of %2. Click the board to return to the game.")
        .arg(m_browsed->plies().size())
        .arg(m_shown.match().game().plies().size());
}

void MatchController::chosen(Cell cell, Qt::MouseButton button)
{
    if (!m_shown.hasMatch() || switchesSeat(button))
        return;
    if (m_browsed)
        return showLatest(); // to the position in which moves are possible
    const bool isStrict = ui::findAppearance(m_shown.table->setup().game->key)->buttonsPickSides
        && m_preferences->strictMouse && !m_shown.me;
    const bool isWhite = m_shown.match().game().sideToMove() == Side::White;
    if (button == (isStrict && isWhite ? Qt::RightButton : Qt::LeftButton))
        place(cell);
    else if (isStrict)
        refuse(isWhite ? tr("White plays with the right button.") : tr("Black plays with the left button."));
}

bool MatchController::switchesSeat(Qt::MouseButton button)
{
    if (!m_shown.hasMatch() || m_shown.isOnLan
        || !ui::findAppearance(m_shown.table->setup().game->key)->buttonsPickSides)
        return false;
    const bool isComputerWhite = m_shown.isComputer(m_shown.match().seatOf(Side::White));
    if (button != Qt::MiddleButton && (button != Qt::RightButton || !isComputerWhite))
        return false;
    Q_EMIT computerRequested(!isComputerWhite);
    return true;
}

void MatchController::place(Cell cell)
{
    const Match& match = m_shown.match();
    if (!match.isRunning() && m_shown.isAlive)
        return refuse(m_shown.text().refusal(Refusal::Late, match));
    if (!m_shown.isAlive)
        return refuse(m_shown.stateText());
    const Seat turn = match.seatToMove();
    const Seat by = m_shown.isPerson(turn) ? turn : m_shown.me.value_or(Seat::First);
    if (m_shown.isPerson(by))
        m_shown.table->submit(by, match.place(cell));
    else if (m_shown.isSpectated)
        refuse(tr("You are watching this game."));
    else
        refuse(tr("The computer plays both sides."));
}

void MatchController::refuse(const QString& why)
{
    const ui::Preferences& preferences = m_preferences.value();
    if (preferences.beep)
        QApplication::beep();
    m_view->shake();
    if (!preferences.explainRefusals)
        return;
    setStatus(why);
}

void MatchController::refused(Seat by, const Command& command, Refusal why)
{
    if (m_shown.isPerson(by))
        refuse(refusalText(command, why));
}

QString MatchController::refusalText(const Command& command, Refusal why) const
{
    const auto& appearance = *ui::findAppearance(m_shown.table->setup().game->key);
    if (std::holds_alternative<Place>(command)) {
        if (why == Refusal::Outside)
            return appearance.refusal(IllegalMove::Outside);
        if (why == Refusal::Occupied)
            return appearance.refusal(IllegalMove::Occupied);
        if (why == Refusal::NoFlip)
            return appearance.refusal(IllegalMove::NoFlip);
        if (why == Refusal::Opening)
            return appearance.refusal(IllegalMove::Opening);
    }
    return m_shown.text().refusal(why, m_shown.match());
}

} // namespace qipan::app
