#pragma once

#include "ui/book/diagram_board.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <vector>

namespace qipan::ui {

class TurnBoardView;

/// A position of gomoku or reversi in the book, with its moves and those that one tries.
class TurnDiagram final : public DiagramBoard {
    Q_OBJECT

public:
    /// Precondition: a diagram of such a game.
    explicit TurnDiagram(const book::Diagram& diagram);
    ~TurnDiagram() override;

    [[nodiscard]] BoardView& view() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString placeText() const override;
    [[nodiscard]] bool hasMoves() const override { return !m_main.empty(); }
    [[nodiscard]] bool isNumbered() const override { return !m_diagram.exercise; }
    [[nodiscard]] bool canBack() const override { return !m_path.empty(); }
    [[nodiscard]] bool canNext() const override;
    [[nodiscard]] bool isAtStart() const override { return m_path == m_start; }
    void toFirst() override;
    void back() override;
    void next() override;
    void toLast() override;
    void reset() override;
    [[nodiscard]] const BoardGame* position() const override { return m_game.get(); }
    [[nodiscard]] std::optional<record::GameRecord> line() const override;
    void play(Cell cell) override;
    void showHint() override;
    void retranslate() override;

private:
    using Node = record::GameTree::Node;
    using Path = std::vector<Node>;

    /// Whether a path is the beginning of another, or all of it.
    [[nodiscard]] static bool leadsTo(const Path& path, const Path& line)
    {
        return path.size() <= line.size() && std::equal(path.begin(), path.end(), line.begin());
    }
    /// The next move of `m_line`, and behind its end the next of the tree. Precondition: `path` leads to that line.
    [[nodiscard]] Node nodeAfter(const Path& path) const;
    [[nodiscard]] bool isPass(Node node) const { return !m_record.tree.ply(node).cell; }
    /// How many moves of the book's lead to the shown position; nothing where one left them.
    [[nodiscard]] std::optional<std::size_t> movesShown() const;
    [[nodiscard]] QString stonesText(Side side) const;
    [[nodiscard]] QString movesText() const;
    [[nodiscard]] QStringList marksTexts() const;
    [[nodiscard]] QString kindText() const;
    /// What the book says on the shown position, and the numbers of the moves on cells of which it says nothing.
    [[nodiscard]] std::vector<record::Mark> shownMarks() const;
    void show(Path path);
    void add(Path& path, record::RecordPly ply);
    void playAnywhere(Cell cell);
    void answer(Cell cell);
    void goOn();
    void reply();
    /// The moves since the book's position, without passes.
    [[nodiscard]] std::vector<Cell> tried() const;

    const book::Diagram m_diagram;
    record::GameRecord m_record; ///< with what was tried as variations
    Path m_main;                 ///< the book's moves
    Path m_start;                ///< as the book shows it
    Path m_line;                 ///< what one steps through: the book's moves, or those one has tried
    Path m_path;                 ///< what is shown: the beginning of that line
    std::unique_ptr<BoardGame> m_game;
    QPointer<TurnBoardView> m_view;
    Side m_reader = Side::Black; ///< whose moves an exercise asks for
    QTimer m_reply;              ///< of the other side in an exercise, a moment later
};

} // namespace qipan::ui
