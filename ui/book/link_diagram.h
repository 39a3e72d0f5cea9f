// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/book/diagram_board.h"

#include <QPointer>

#include <cstddef>
#include <vector>

namespace qipan::ui {

class LinkView;

/// A link-match board in the book, with the book's pairs and those that the reader tries. Pairs are chosen as in the
/// game.
class LinkDiagram final : public DiagramBoard {
    Q_OBJECT

public:
    /// Precondition: `diagram` is a link-match diagram.
    LinkDiagram(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles);

    [[nodiscard]] BoardView& view() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString placeText() const override;
    [[nodiscard]] bool hasMoves() const override { return !m_exercise; }
    [[nodiscard]] bool canBack() const override { return m_done > 0; }
    [[nodiscard]] bool canNext() const override { return m_done < m_line.size(); }
    [[nodiscard]] bool isAtStart() const override { return m_done == 0 && m_line == m_main; }
    void toFirst() override;
    void back() override;
    void next() override;
    void toLast() override;
    void reset() override;
    [[nodiscard]] const link::Game* tiles() const override { return &m_game; }
    void showSolution(const std::vector<link::Pair>& pairs) override;
    void showHint() override;

private:
    void choose(Cell cell);
    void took(const link::Pair& pair);
    /// Removes the next pair of the line. Precondition: canNext().
    link::Choice takeNext();
    void restart();
    void showPaths();
    [[nodiscard]] QString holesText() const;

    const book::LinkBoard m_board;
    const std::optional<book::Exercise> m_exercise;
    const std::vector<link::Pair> m_main; ///< the book's pairs
    const std::shared_ptr<const TileSet> m_tiles;
    std::vector<link::Pair> m_line; ///< the pairs stepped through: the book's or the reader's
    std::size_t m_done = 0;         ///< number of pairs of `m_line` removed so far
    link::Game m_game;
    QPointer<LinkView> m_view;
};

} // namespace qipan::ui
