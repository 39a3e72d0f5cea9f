// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"
#include "core/link/game.h"
#include "ui/puzzle/puzzle_board.h"

#include <QPointer>

namespace qipan::ui {

class LinkView;

/// The board of a link-match puzzle.
class LinkPuzzleBoard final : public PuzzleBoard {
    Q_OBJECT

public:
    LinkPuzzleBoard(const book::LinkBoard& board, std::shared_ptr<const TileSet> tiles);

    [[nodiscard]] BoardView& view() const override;
    void show(const std::vector<Cell>& line) override;
    void setMayPlay(bool may) override { m_mayPlay = may; }
    /// Frames the first tile of the pair.
    void markRegion(const std::vector<Cell>& move) override;
    [[nodiscard]] QString regionText(const std::vector<Cell>& move) const override;
    void markMove(const std::vector<Cell>& move) override;

private:
    void choose(Cell cell);
    [[nodiscard]] link::Game start() const;

    const book::LinkBoard m_board;
    link::Game m_game;
    std::vector<Cell> m_line; ///< the moves that led to `m_game`
    bool m_mayPlay = false;
    QPointer<LinkView> m_view;
};

} // namespace qipan::ui
