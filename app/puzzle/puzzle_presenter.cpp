// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle/puzzle_presenter.h"

#include "ui/base/texts.h"
#include "ui/pages/puzzle_page.h"
#include "ui/puzzle/puzzle_text.h"

#include <QStringList>

namespace qipan::app {

void PuzzlePresenter::showTask(const puzzle::Puzzle& puzzle, const Explained& explained) const
{
    const QString rules = ui::rulesOf(puzzle);
    QStringList explanations;
    if (explained.kind)
        explanations << ui::explanationOf(puzzle.kind);
    if (explained.crosses)
        explanations << ui::crossesText();
    m_page->setTask(rules.isEmpty() ? ui::taskOf(puzzle) : ui::taskOf(puzzle) + u'\n' + rules,
                    explanations.join(u'\n'));
}

void PuzzlePresenter::showChoices(const Shown& shown) const
{
    const PuzzleLibrary::Tally tally = m_library.tally(shown.set.game, shown.today);
    QList<ui::PuzzleChoice> games{{QString{}, tr("All games")}};
    QList<ui::PuzzleChoice> kinds{{PuzzleSet::due.toString(), tr("Due for review (%1)").arg(tally.all.due)},
                                  {PuzzleSet::mixed.toString(), tr("Mixed")}};
    if (m_library.hasUserPuzzles())
        kinds << ui::PuzzleChoice{PuzzleSet::user.toString(), tr("Your puzzles (%1)").arg(tally.user.all)};
    for (const std::string_view game : PuzzleSet::games) {
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
    page.setGames(games, shown.set.game);
    page.setKinds(kinds, shown.set.kind);
    page.setGrades(shown.grades, shown.set.grade);
    page.setProgressText(progressText(shown, tally));
}

QString PuzzlePresenter::progressText(const Shown& shown, const PuzzleLibrary::Tally& tally) const
{
    PuzzleLibrary::Counts counts = shown.set.kind == PuzzleSet::user ? tally.user : tally.all;
    if (const auto kind = puzzle::kindOf(shown.set.kind.toStdString())) {
        const auto found = tally.kinds.find(*kind);
        counts = found != tally.kinds.end() ? found->second : PuzzleLibrary::Counts{};
    }
    QStringList lines{//: How many of how many puzzles are solved, and how many are due for review today.
                      tr("Solved: %1 of %2. Due for review: %3.").arg(counts.solved).arg(counts.all).arg(counts.due)};
    if (shown.puzzle) {
        const puzzle::Puzzle& puzzle = m_library.at(*shown.puzzle);
        const puzzle::Standing standing = m_library.standing(puzzle.kind);
        if (standing.hasSolved) // before that a grade would look like the player's
            lines << tr("Grade of this puzzle: %1.").arg(puzzle.grade)
                  //: The player's grade in a kind of puzzles: "Four-three: your grade is 2."
                  << tr("%1: your grade is %2.").arg(ui::nameOf(puzzle.kind)).arg(standing.grade);
    }
    if (const int days = m_library.streak(shown.today); days > 0 && !shown.isStreakTold)
        lines << tr("Streak: %n day(s).", nullptr, days);
    return lines.join(u'\n');
}

} // namespace qipan::app
