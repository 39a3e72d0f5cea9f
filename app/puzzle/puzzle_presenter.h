// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle/puzzle_library.h"
#include "ui/shell/page_ref.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace qipan::ui {
class PuzzlePage;
}

namespace qipan::app {

/// Updates what surrounds the board of the puzzle page: the task, the puzzles to choose from, and the player's
/// progress.
class PuzzlePresenter final {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::PuzzlePresenter)

public:
    /// What the page shows.
    struct Shown {
        PuzzleSet set;
        std::vector<int> grades;           ///< to choose from
        std::optional<std::size_t> puzzle; ///< its index in the library
        puzzle::Day today;
        bool isStreakTold = false; ///< what the puzzle says tells the streak
    };

    /// `library` must outlive this object.
    PuzzlePresenter(ui::PageRef<ui::PuzzlePage> page, const PuzzleLibrary& library)
        : m_page{page}
        , m_library{library}
    {
    }

    /// What is explained, once for each player.
    struct Explained {
        bool kind = false;
        bool crosses = false; ///< on the points that are forbidden in renju
    };

    void showTask(const puzzle::Puzzle& puzzle, const Explained& explained) const;
    void showChoices(const Shown& shown) const;

private:
    [[nodiscard]] QString progressText(const Shown& shown, const PuzzleLibrary::Tally& tally) const;

    ui::PageRef<ui::PuzzlePage> m_page;
    const PuzzleLibrary& m_library;
};

} // namespace qipan::app
