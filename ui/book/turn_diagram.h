// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/book/diagram_board.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <optional>
#include <vector>

namespace qipan::ui {

class TurnBoardView;

/// A position of gomoku or reversi in the book, with the book's moves and those that the reader tries.
class TurnDiagram final : public DiagramBoard {
    Q_OBJECT

public:
    /// Precondition: `diagram` is of such a game.
    explicit TurnDiagram(const book::Diagram& diagram);

    [[nodiscard]] BoardView& view() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString placeText() const override;
    [[nodiscard]] bool hasMoves() const override { return !m_main.empty(); }
    [[nodiscard]] bool isNumbered() const override { return !m_diagram.exercise; }
    [[nodiscard]] bool canBack() const override { return !m_path.empty(); }
    [[nodiscard]] bool canNext() const override { return nodeAfter(m_path) != record::GameTree::none; }
    [[nodiscard]] bool isAtStart() const override { return m_path == m_start; }
    void toFirst() override { show({}); }
    void back() override;
    void next() override;
    void toLast() override;
    void reset() override;
    [[nodiscard]] const BoardGame* position() const override { return m_game.get(); }
    [[nodiscard]] std::optional<record::GameRecord> line() const override;
    void play(Cell cell) override;
    void showHint() override;
    [[nodiscard]] bool isRefuting() const override { return m_before.has_value(); }

private:
    using Node = record::GameTree::Node;
    using Path = std::vector<Node>;

    /// Whether `path` is a prefix of `line` or equal to it.
    [[nodiscard]] static bool leadsTo(const Path& path, const Path& line)
    {
        return path.size() <= line.size() && std::equal(path.begin(), path.end(), line.begin());
    }
    /// Returns the next move of `m_line`, or after its end the next one of the tree. Precondition: `path` is a prefix
    /// of that line.
    [[nodiscard]] Node nodeAfter(const Path& path) const;
    [[nodiscard]] bool isPass(Node node) const { return !m_record.tree.ply(node).cell; }
    /// Returns the number of the book's moves that lead to the shown position; nothing if the reader left them.
    [[nodiscard]] std::optional<std::size_t> movesShown() const;
    [[nodiscard]] QString stonesText(Side side) const;
    [[nodiscard]] QString movesText() const;
    [[nodiscard]] QStringList marksTexts() const;
    [[nodiscard]] QString kindText() const;
    /// Returns the book's marks for the shown position, and move numbers on cells without one.
    [[nodiscard]] std::vector<record::Mark> shownMarks() const;
    void show(Path path);
    void add(Path& path, record::RecordPly ply);
    void playAnywhere(Cell cell);
    void answer(Cell cell);
    void advance();
    void reply();
    /// Plays a wrong move and, one by one, the moves that refute it.
    void refute(Cell cell);
    void refuteOn();
    void takeBack();
    /// Returns the moves since the book's position, without passes.
    [[nodiscard]] std::vector<Cell> tried() const { return cellsFrom(m_start.size()); }
    /// Returns the moves of the shown path from a ply on, without passes.
    [[nodiscard]] std::vector<Cell> cellsFrom(std::size_t first) const;

    const book::Diagram m_diagram;
    record::GameRecord m_record; ///< with the reader's moves as variations
    Path m_main;                 ///< the book's moves
    Path m_start;                ///< the path that the book shows at first
    Path m_line;                 ///< the moves stepped through: the book's or the reader's
    Path m_path;                 ///< the shown prefix of that line
    std::unique_ptr<BoardGame> m_game;
    QPointer<TurnBoardView> m_view;
    Side m_reader = Side::Black; ///< the side whose moves an exercise asks for
    QTimer m_reply;              ///< delays the other side's reply in an exercise

    /// What the refutation of a wrong move began from.
    struct Before {
        record::GameRecord record;
        Path line;
        Path path;
    };
    std::optional<Before> m_before;
    std::vector<Cell> m_refutation; ///< still to be shown
    QTimer m_refuting;              ///< until its next move, or until all is taken back
};

} // namespace qipan::ui
