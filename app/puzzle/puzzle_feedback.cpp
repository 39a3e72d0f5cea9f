// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle/puzzle_feedback.h"

#include "app/match/match_text.h"
#include "ui/pages/puzzle_page.h"
#include "ui/puzzle/puzzle_board.h"
#include "ui/puzzle/puzzle_text.h"

#include <QStringList>

#include <utility>

namespace qipan::app {

using State = PuzzleSession::State;

PuzzleFeedback::PuzzleFeedback(ui::PageRef<ui::PuzzlePage> page, DaysUntilReview daysUntilReview)
    : m_page{page}
    , m_daysUntilReview{std::move(daysUntilReview)}
{
}

void PuzzleFeedback::setSession(const PuzzleSession* session)
{
    m_session = session;
    m_shownState.reset();
    m_gain.reset();
    show({});
}

void PuzzleFeedback::show(Text text, bool passesSoon, ui::Answer answer)
{
    m_text = std::move(text);
    m_passesSoon = passesSoon;
    m_answer = answer;
    retranslate();
}

void PuzzleFeedback::retranslate() const
{
    m_page->showMessage(m_answer, m_text ? m_text() : QString{}, m_passesSoon);
}

void PuzzleFeedback::markAnswer() const
{
    if (const auto isRight = m_session->isRight())
        m_page->markAnswer(m_session->judgedCell(), *isRight ? ui::Answer::Right : ui::Answer::Wrong);
    else
        m_page->markAnswer({}, ui::Answer::None);
}

void PuzzleFeedback::follow()
{
    markAnswer();
    const State state = m_session->state();
    const Text checking = [] { return tr("Checking your puzzle…"); };
    if (m_session->isSearchingHint())
        show([] { return tr("Looking for a hint…"); }, true);
    else if (m_session->isChecking() && state == State::Playing)
        show(checking, true);
    else if (m_shownState != state || m_page->message() == checking())
        showState();
}

void PuzzleFeedback::showState()
{
    const State state = m_session->state();
    const auto before = std::exchange(m_shownState, state);
    auto answer = ui::Answer::None;
    if (const auto isRight = m_session->isRight())
        answer = *isRight ? ui::Answer::Right : ui::Answer::Wrong;
    else if (state == State::Playing && before == State::Answering)
        answer = ui::Answer::Right;
    show([this, before, line = m_session->line()] { return stateText(before, line); },
         state == State::Judging || state == State::Answering, answer);
}

void PuzzleFeedback::showHint(int step, const std::vector<Cell>& move)
{
    ui::PuzzleBoard* board = m_page->board();
    if (step == 1)
        return show([kind = m_session->puzzle().kind] { return ui::adviceFor(kind); });
    if (move.empty() || board == nullptr)
        return show([] { return tr("No hint found."); });
    if (step < PuzzleSession::hintSteps) {
        board->markRegion(move);
        return show([board, move] { return board->regionText(move); });
    }
    board->markMove(move);
    show([board, move] { return tr("%1 is right.").arg(board->nameOf(move)); });
}

/// Describes the state that followed `before`, with this line on the board.
QString PuzzleFeedback::stateText(std::optional<State> before, const std::vector<Cell>& line) const
{
    const bool isLink = m_session->puzzle().board.link.has_value();
    switch (m_session->state()) {
    case State::Playing:
        if (before == State::Judging && !m_session->takenBack().empty())
            return withReason(tr("That does not make five.\nLook again."), m_session->takenBack());
        if (before == State::Judging && m_session->timedOut())
            return tr("Your move could not be checked in time. It does not count.");
        return before == State::Answering || before == State::Judging ? tr("Right, go on.") : QString{};
    case State::Judging:
        return tr("Checking your move…");
    case State::Answering:
        return tr("Right.");
    case State::Refuting:
        return isLink ? tr("That does not work.\nThe solver finds no order that clears the rest. Watch.")
                      : tr("That does not work.\nWatch the refutation.");
    case State::Refuted:
        return isLink ? tr("No more moves, but tiles are left.\nPress Enter to take your pair back and try again.")
                      : withReason(tr("That does not work.\nPress Enter to take it back and try again."), line);
    case State::Solved:
        return withReason(solvedText(), line);
    case State::Showing:
        return tr("This is the solution:");
    case State::Shown:
        return withReason(withGain(tr("This is the solution. You will see this puzzle again.")), line);
    case State::Broken:
        break;
    }
    return brokenText();
}

/// Appends to the text the reason for the newest move of `line`, if there is one.
QString PuzzleFeedback::withReason(const QString& text, const std::vector<Cell>& line) const
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

QString PuzzleFeedback::bestText(Side player, int score)
{
    const QString side = MatchText::side(player);
    if (score == 0)
        return tr("%1 can reach a draw.").arg(side);
    return (score > 0 ? tr("%1 can win by %n disc(s).", nullptr, score)
                      : tr("%1 loses by %n disc(s) at best.", nullptr, -score))
        .arg(side);
}

QString PuzzleFeedback::playedText(int score)
{
    if (score == 0)
        return tr("Your move only draws.");
    return score > 0 ? tr("Your move wins by only %n disc(s).", nullptr, score)
                     : tr("Your move loses by %n disc(s).", nullptr, -score);
}

QString PuzzleFeedback::brokenText() const
{
    if (m_session->wrongLine().empty()) {
        switch (m_session->puzzle().kind) {
        case puzzle::Kind::Block:
            return tr("Your puzzle is wrong: the opponent threatens no five. It does not count.");
        case puzzle::Kind::Trap:
            return tr("Your puzzle is wrong: White would win even if no point were forbidden for Black. It does not "
                      "count.");
        default:
            return tr("Your puzzle is wrong: the opponent threatens no win by fours. It does not count.");
        }
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

QString PuzzleFeedback::solvedText() const
{
    const QString text = withGain(tr("Solved!"));
    const int days = m_daysUntilReview();
    return days <= 0 ? text : text + u'\n' + tr("Next review in %n day(s).", nullptr, days);
}

/// Appends what the result changed in the grade, the solutions in a row, and the streak.
QString PuzzleFeedback::withGain(const QString& text) const
{
    if (!m_gain)
        return text;
    QStringList lines{text};
    const puzzle::Standing& before = m_gain->before;
    const puzzle::Standing& now = m_gain->after;
    const QString kind = ui::nameOf(m_session->puzzle().kind); // each is counted alone
    if (now.hasSolved && now.grade != before.grade)
        //: The player's grade in a kind of puzzles before and now: "Four-three: grade 1 → 2".
        lines << tr("%1: grade %2 → %3").arg(kind).arg(before.grade).arg(now.grade);
    if (now.inRow > 1 && now.inRow > before.inRow)
        //: So many puzzles of a kind solved one after the other without a mistake: "Four-three: 3 in a row".
        lines << tr("%1: %2 in a row").arg(kind).arg(now.inRow);
    if (tellsStreak())
        lines << tr("Streak: %n day(s).", nullptr, m_gain->streak);
    return lines.join(u'\n');
}

} // namespace qipan::app
