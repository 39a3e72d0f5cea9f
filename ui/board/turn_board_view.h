#pragma once

#include "core/board/board_game.h"
#include "core/record/game_tree.h"
#include "ui/board/analysis_marks.h"
#include "ui/board/board_view.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace qipan::ui {

/// Moves of both sides in turn, as they might follow from the shown position.
struct MoveLine {
    std::vector<Cell> cells;
    Side first = Side::Black;

    friend bool operator==(const MoveLine&, const MoveLine&) = default;
};

/// A board of two players who move in turn. It keeps its own copy of the position that it shows.
class TurnBoardView : public BoardView {
    Q_OBJECT

public:
    TurnBoardView(const BoardGame& start, RowNumbers rowNumbers, ActOn actOn, QWidget* parent);
    ~TurnBoardView() override;

    /// Shows a position of any size. What is new since the position before moves to its place, if `animate` and the
    /// options want it; what still moved is at its place at once. New plies and passes are told to screen readers.
    void showPosition(const BoardGame& game, bool animate = true);
    [[nodiscard]] const BoardGame& position() const { return *m_game; }

    /// Whether the person may play now: then a stone appears under the pointer, and legal cells are marked.
    void setMayPlay(bool may);
    [[nodiscard]] bool mayPlay() const { return m_mayPlay; }

    /// A cell that is recommended, with a line that tells why, until the next position.
    void setHint(std::optional<Cell> cell, MoveLine line = {});
    [[nodiscard]] std::optional<Cell> hint() const { return m_hint; }
    /// What is numbered on the board: the line of the hint, or the forced win among the threats; not longer than can be
    /// read.
    [[nodiscard]] MoveLine shownLine() const;
    static constexpr std::size_t longestLine = 9;

    /// What threatens on the board; nothing unless the options want it, nor when the round is over.
    [[nodiscard]] const Threats& threats() const { return m_threats; }

    /// What an analysis says of this position, until the next one.
    void setAnalysis(const AnalysisMarks& marks);
    [[nodiscard]] const AnalysisMarks& analysis() const { return m_analysis; }

    /// What a record has on its cells, and where its lines go on, the main one first; until the next position.
    void setRecordMarks(std::span<const record::Mark> marks, std::vector<Cell> next);
    [[nodiscard]] const std::vector<record::Mark>& recordMarks() const { return m_marks; }
    [[nodiscard]] const std::vector<Cell>& nextCells() const { return m_next; }

    /// Why black may not play a cell, as far as the options want that shown; None for all others.
    [[nodiscard]] Forbidden forbiddenAt(Cell cell) const;

    /// The round is over, by its rules or otherwise: Enter goes on instead of playing.
    void setEnded(bool ended);
    [[nodiscard]] bool isEnded() const { return m_ended; }

    /// The cell where a stone appears under the pointer: only one that may be played now.
    [[nodiscard]] std::optional<Cell> ghostCell() const;
    /// The cell of the last ply.
    [[nodiscard]] std::optional<Cell> lastCell() const;

    [[nodiscard]] QString describe(Cell cell) const override;

Q_SIGNALS:
    /// Enter was pressed after the end.
    void continueRequested();

protected:
    /// The position has changed from `before`, which has the same size; start what moves.
    virtual void animateFrom(const BoardGame& before) = 0;

    [[nodiscard]] int indexOf(Cell cell) const { return cell.y * boardSize().columns + cell.x; }
    [[nodiscard]] Cell cellOf(int index) const { return {index % boardSize().columns, index / boardSize().columns}; }
    [[nodiscard]] bool isLast(Cell cell) const { return lastCell() == cell; }

    /// The cells whose forbiddenAt is not None.
    [[nodiscard]] const std::vector<ForbiddenCell>& forbiddenCells() const;

    /// What the analysis says of playing on a cell, or null.
    [[nodiscard]] const ConsideredMove* consideredAt(Cell cell) const;
    /// Paints the marks of the analysis: they come after the pieces.
    void paintAnalysis(QPainter& painter) const;
    /// Paints what a record has to show: it comes on top.
    void paintRecordMarks(QPainter& painter) const;

    void enterPressed() override;
    void optionsChanged() override;
    bool event(QEvent* event) override;

private:
    void tellNews(const BoardGame& before);
    void findThreats();
    [[nodiscard]] QStringList notesOn(Cell cell) const;

    std::unique_ptr<BoardGame> m_game;
    std::vector<ForbiddenCell> m_forbidden;
    bool m_mayPlay = false;
    bool m_ended = false;
    std::optional<Cell> m_hint;
    AnalysisMarks m_analysis;
    MoveLine m_hintLine;
    std::vector<record::Mark> m_marks;
    std::vector<Cell> m_next;
    Threats m_threats;
};

} // namespace qipan::ui
