// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "ui/puzzle/puzzle_board.h"

#include <QPointer>

namespace qipan::ui {

class TurnBoardView;

/// The board of a gomoku or reversi puzzle.
class TurnPuzzleBoard final : public PuzzleBoard {
    Q_OBJECT

public:
    /// Precondition: `puzzle` is of such a game.
    explicit TurnPuzzleBoard(const puzzle::Puzzle& puzzle);

    [[nodiscard]] BoardView& view() const override;
    void show(const std::vector<Cell>& line) override;
    void setMayPlay(bool may) override;
    /// Marks at least three cells around the move with squares; or crosses out half of the wrong letters.
    void markRegion(const std::vector<Cell>& move) override;
    [[nodiscard]] QString regionText(const std::vector<Cell>& move) const override;
    void markMove(const std::vector<Cell>& move) override;
    [[nodiscard]] QString reasonFor(const std::vector<Cell>& line) const override;
    [[nodiscard]] QString nameOf(const std::vector<Cell>& move) const override;

private:
    void choose(Cell cell);
    [[nodiscard]] bool isMarked(Cell cell) const;
    [[nodiscard]] Forbidden forbiddenBy(const std::vector<Cell>& line) const;
    [[nodiscard]] std::vector<record::Mark> withCrossedLetters(Cell move) const;
    [[nodiscard]] std::vector<Cell> choicesAround(Cell move) const;
    [[nodiscard]] QString rangesText(const std::vector<Cell>& cells) const;

    const puzzle::Puzzle m_puzzle;
    std::unique_ptr<BoardGame> m_start;
    std::vector<Cell> m_line;
    std::unique_ptr<BoardGame> m_game; ///< the position after `m_line`
    QPointer<TurnBoardView> m_view;
};

} // namespace qipan::ui
