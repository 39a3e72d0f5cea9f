#pragma once

#include "ui/book/diagram_board.h"

#include <QPointer>
#include <QTimer>

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

    [[nodiscard]] bool isPass(Node node) const { return !m_record.tree.ply(node).cell; }
    /// How many moves of the book's lead to the shown position; nothing where one left them.
    [[nodiscard]] std::optional<std::size_t> movesShown() const;
    [[nodiscard]] QString stonesText(Side side) const;
    [[nodiscard]] QString movesText() const;
    [[nodiscard]] QString marksText() const;
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
    Path m_path;                 ///< what is shown
    std::unique_ptr<BoardGame> m_game;
    QPointer<TurnBoardView> m_view;
    Side m_reader = Side::Black; ///< whose moves an exercise asks for
    QTimer m_reply;              ///< of the other side in an exercise, a moment later
};

} // namespace qipan::ui
