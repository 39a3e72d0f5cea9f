// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the puzzle page.
#include "app/puzzle/puzzle_controller.h"

#include "app/match/match_text.h"
#include "ui/base/texts.h"
#include "ui/pages/puzzle_page.h"
#include "ui/puzzle/puzzle_board.h"
#include "ui/puzzle/puzzle_text.h"

#include <QStringList>

#include <utility>

namespace qipan::app {

namespace {

using State = PuzzleSession::State;

} // namespace

QString PuzzleController::taskText(const puzzle::Puzzle& puzzle)
{
    const QString rules = ui::rulesOf(puzzle);
    return rules.isEmpty() ? ui::taskOf(puzzle) : ui::taskOf(puzzle) + u'\n' + rules;
}

QString PuzzleController::noTaskText() const
{
    if (!isReady())
        return tr("Loading puzzles…");
    return m_set.kind == PuzzleSet::due ? tr("Nothing is due for review today. Choose other puzzles.")
                                        : tr("There are no puzzles of this kind.");
}

void PuzzleController::showMessage(Text text, bool passesSoon)
{
    m_message = std::move(text);
    m_messagePassesSoon = passesSoon;
    m_page->showMessage(m_message ? m_message() : QString{}, passesSoon);
}

void PuzzleController::showStateMessage()
{
    const State state = m_session->state();
    const auto before = std::exchange(m_messageState, state);
    showMessage([this, before, line = m_session->line()] { return stateText(before, line); },
                state == State::Judging || state == State::Answering);
}

/// Describes the state that followed `before`, with this line on the board.
QString PuzzleController::stateText(std::optional<State> before, const std::vector<Cell>& line) const
{
    const bool isLink = m_session->puzzle().board.link.has_value();
    switch (m_session->state()) {
    case State::Playing:
        if (before == State::Judging && !m_session->takenBack().empty())
            return withReason(tr("That does not make five. Look again."), m_session->takenBack());
        if (before == State::Judging && m_session->timedOut())
            return tr("Your move could not be checked in time. It does not count.");
        return before == State::Answering || before == State::Judging ? tr("Right. Continue.") : QString{};
    case State::Judging:
        return tr("Checking your move…");
    case State::Answering:
        return tr("Right.");
    case State::Refuting:
        return isLink ? tr("The solver finds no order that clears the rest. Watch.") : tr("Watch the refutation.");
    case State::Refuted:
        return isLink ? tr("No more moves, but tiles are left. Press Enter to take your pair back and try again.")
                      : withReason(tr("That does not work. Press Enter to take it back and try again."), line);
    case State::Solved:
        return withReason(solvedText(), line);
    case State::Showing:
        return tr("This is the solution:");
    case State::Shown:
        return withReason(tr("This is the solution. You will see this puzzle again."), line);
    case State::Broken:
        break;
    }
    return brokenText();
}

/// Appends to the text the reason for the newest move of `line`, if there is one.
QString PuzzleController::withReason(const QString& text, const std::vector<Cell>& line) const
{
    QStringList lines{text};
    const puzzle::Puzzle& puzzle = m_session->puzzle();
    const ui::PuzzleBoard* board = m_page->board();
    if (board != nullptr && !line.empty())
        lines << board->reasonFor(line);
    if (const auto& scores = m_session->scores()) {
        if (m_session->state() == State::Refuted)
            lines << playedText(scores->played);
        lines << bestText(puzzle.board.turn, scores->best);
    }
    lines.removeAll(QString{});
    return lines.join(u'\n');
}

QString PuzzleController::bestText(Side player, int score)
{
    const QString side = MatchText::side(player);
    if (score == 0)
        return tr("%1 can reach a draw.").arg(side);
    return (score > 0 ? tr("%1 can win by %n disc(s).", nullptr, score)
                      : tr("%1 loses by %n disc(s) at best.", nullptr, -score))
        .arg(side);
}

QString PuzzleController::playedText(int score)
{
    if (score == 0)
        return tr("Your move only draws.");
    return score > 0 ? tr("Your move wins by only %n disc(s).", nullptr, score)
                     : tr("Your move loses by %n disc(s).", nullptr, -score);
}

QString PuzzleController::brokenText() const
{
    if (m_session->wrongLine().empty()) {
        return m_session->puzzle().kind == puzzle::Kind::Block
            ? tr("Your puzzle is wrong: the opponent threatens no five. It does not count.")
            : tr("Your puzzle is wrong: the opponent threatens no win by fours. It does not count.");
    }
    const ui::PuzzleBoard& board = *m_page->board();
    QStringList moves;
    for (const Cell cell : m_session->wrongLine())
        moves << board.nameOf({cell});
    switch (m_session->puzzle().kind) {
    case puzzle::Kind::FourThree:
    case puzzle::Kind::Vcf:
    case puzzle::Kind::Trap:
        return tr("Your puzzle is wrong: after %1 there is no win by fours. It does not count.").arg(moves.join(u' '));
    case puzzle::Kind::Vct:
        return tr("Your puzzle is wrong: after %1 there is no win by fours and threes. It does not count.")
            .arg(moves.join(u' '));
    default:
        return tr("Your puzzle is wrong: by the rules %1 does not solve it. It does not count.").arg(moves.join(u' '));
    }
}

QString PuzzleController::solvedText() const
{
    const int days = m_library.daysUntil(*m_shown, today());
    if (days <= 0)
        return tr("Solved.");
    return tr("Solved. Next review in %n day(s).", nullptr, days);
}

void PuzzleController::showHintMessage(int step, const std::vector<Cell>& move)
{
    ui::PuzzleBoard* board = m_page->board();
    if (step == 1)
        return showMessage([kind = m_session->puzzle().kind] { return ui::adviceFor(kind); });
    if (move.empty() || board == nullptr)
        return showMessage([] { return tr("No hint found."); });
    if (step < PuzzleSession::hintSteps) {
        board->markRegion(move);
        return showMessage([board, move] { return board->regionText(move); });
    }
    board->markMove(move);
    showMessage([board, move] { return tr("%1 is right.").arg(board->nameOf(move)); });
}

void PuzzleController::showChoices()
{
    const PuzzleLibrary::Tally tally = m_library.tally(m_set.game, today());
    QList<ui::PuzzleChoice> games{{QString{}, tr("All games")}};
    QList<ui::PuzzleChoice> kinds{{PuzzleSet::due.toString(), tr("Due for review (%1)").arg(tally.all.due)},
                                  {PuzzleSet::mixed.toString(), tr("Mixed")}};
    if (m_library.hasUserPuzzles())
        kinds << ui::PuzzleChoice{PuzzleSet::user.toString(), tr("Your puzzles (%1)").arg(tally.user.all)};
    for (const std::string_view game : gameKeys) {
        games << ui::PuzzleChoice{ui::textOf(game), ui::gameName(ui::textOf(game))};
        for (const puzzle::Kind kind : puzzle::kindsOf(game)) {
            const auto found = tally.kinds.find(kind);
            if (found == tally.kinds.end())
                continue;
            //: A kind of puzzles, and how many of how many are solved.
            kinds << ui::PuzzleChoice{
                ui::textOf(puzzle::keyOf(kind)),
                tr("%1 (%2 of %3)").arg(ui::nameOf(kind)).arg(found->second.solved).arg(found->second.all)};
        }
    }
    ui::PuzzlePage& page = *m_page;
    page.setGames(games, m_set.game);
    page.setKinds(kinds, m_set.kind);
    page.setGrades(gradesToChoose(), m_set.grade);
    page.setProgressText(progressText());
}

QString PuzzleController::progressText() const
{
    const PuzzleLibrary::Tally tally = m_library.tally(m_set.game, today());
    PuzzleLibrary::Counts counts = m_set.kind == PuzzleSet::user ? tally.user : tally.all;
    if (const auto kind = puzzle::kindOf(m_set.kind.toStdString())) {
        const auto found = tally.kinds.find(*kind);
        counts = found != tally.kinds.end() ? found->second : PuzzleLibrary::Counts{};
    }
    QStringList lines{//: How many of how many puzzles are solved, and how many are due for review today.
                      tr("Solved: %1 of %2. Due for review: %3.").arg(counts.solved).arg(counts.all).arg(counts.due)};
    if (m_shown) {
        const puzzle::Puzzle& puzzle = m_library.at(*m_shown);
        //: The rating of the shown puzzle, and of the player.
        lines << tr("Puzzle grade: %1. Your grade in %2: %3.")
                     .arg(puzzle.grade)
                     .arg(ui::gameName(ui::textOf(puzzle.board.game)))
                     .arg(m_library.grade(puzzle.board.game, today()));
    }
    if (const int days = m_library.streak(today()); days > 0)
        lines << tr("Streak: %n day(s).", nullptr, days);
    return lines.join(u'\n');
}

} // namespace qipan::app
