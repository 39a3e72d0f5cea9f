// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "ui/board/board_view.h"
#include "ui/board/marks.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace qipan::ui {

/// Alternating moves that might follow the shown position.
struct MoveLine {
    std::vector<Cell> cells;
    Side first = Side::Black;

    friend bool operator==(const MoveLine&, const MoveLine&) = default;
};

/// The board of a turn-based game for two players. It keeps its own copy of the shown position.
class TurnBoardView : public BoardView {
    Q_OBJECT

public:
    TurnBoardView(const BoardGame& start, RowNumbers rowNumbers, ActOn actOn, QWidget* parent);

    /// Shows a position of any size. New pieces are animated if `animate` and the options allow it; running animations
    /// end at once. New plies and passes are announced to screen readers, and the window is notified of a new stone
    /// (StonePlacedEvent) if `animate` and the board is visible.
    void showPosition(const BoardGame& game, bool animate = true);
    [[nodiscard]] const BoardGame& position() const { return *m_game; }

    /// Sets whether the user may play now: a stone then appears under the pointer, and legal cells are marked.
    void setMayPlay(bool may);
    [[nodiscard]] bool mayPlay() const { return m_mayPlay; }

    /// Marks a recommended cell, with a line that explains it, until the next position.
    void setHint(std::optional<Cell> cell, MoveLine line = {});
    [[nodiscard]] std::optional<Cell> hint() const { return m_hint; }
    /// Returns the line numbered on the board: that of the hint, or a forced win among the threats; at most
    /// `longestLine` moves.
    [[nodiscard]] MoveLine shownLine() const;
    static constexpr std::size_t longestLine = 9;

    /// Threats on the board; empty if the options disable them or the round is over.
    [[nodiscard]] const Threats& threats() const { return m_threats; }

    /// Shows what was played here and how good it was, in place of an analysis, until the next position.
    void setPlayed(const ConsideredMove& move);
    [[nodiscard]] const std::optional<ConsideredMove>& played() const { return m_played; }

    /// Shows an analysis of this position, until the next position.
    void setAnalysis(const AnalysisMarks& marks);
    [[nodiscard]] const AnalysisMarks& analysis() const { return m_analysis; }

    /// Shows the marks of a record and its next moves, main line first, until the next position.
    void setRecordMarks(std::span<const record::Mark> marks, std::vector<Cell> next);
    [[nodiscard]] const std::vector<record::Mark>& recordMarks() const { return m_marks; }
    [[nodiscard]] const std::vector<Cell>& nextCells() const { return m_next; }

    /// Returns why black may not play a cell, if the options enable the mark; otherwise `None`.
    [[nodiscard]] Forbidden forbiddenAt(Cell cell) const;

    /// Sets whether the round is over, by its rules or otherwise: Enter then continues instead of playing.
    void setEnded(bool ended);
    [[nodiscard]] bool isEnded() const { return m_ended; }

    /// Returns the cell where a stone appears under the pointer, which is always playable now.
    [[nodiscard]] std::optional<Cell> ghostCell() const;
    [[nodiscard]] std::optional<Cell> lastCell() const;

    [[nodiscard]] QString describe(Cell cell) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString contents() const override;
    /// Returns the next legal move.
    [[nodiscard]] std::optional<Cell> nextPlace(Cell from, bool isForward) const override;

Q_SIGNALS:
    /// Enter was pressed after the end of the round.
    void continueRequested();

protected:
    /// The position changed from `before`, which has the same size; starts the animations.
    virtual void animateFrom(const BoardGame& before) = 0;

    /// Returns what the last move was, for screen readers; `before` is the position before it.
    [[nodiscard]] virtual QString lastMoveText(const BoardGame& before) const;

    /// Returns how many pieces of each side there are, as a sentence.
    [[nodiscard]] virtual QString countText() const = 0;
    /// Returns the cells with the pieces of a side, as a list.
    [[nodiscard]] virtual QString piecesOf(Side side) const = 0;

    [[nodiscard]] bool isLast(Cell cell) const { return lastCell() == cell; }

    /// The cells whose `forbiddenAt()` is not `None`.
    [[nodiscard]] const std::vector<ForbiddenCell>& forbiddenCells() const;

    /// Returns what the analysis says of a move on `cell`, or null.
    [[nodiscard]] const ConsideredMove* consideredAt(Cell cell) const;
    /// Paints the marks of the analysis, on top of the pieces.
    void paintAnalysis(QPainter& painter) const;
    /// Paints the pieces of the shown line, faint and numbered, without covering marks of the analysis. `share` is the
    /// height of the digits, in cells.
    void paintLine(QPainter& painter, double share, const std::function<QPointF(Cell)>& centreOf,
                   void (*paintPiece)(QPainter&, QPointF, double, Side, const Theme&)) const;
    /// Paints the marks of the record, on top of everything else.
    void paintRecordMarks(QPainter& painter) const;

    void enterPressed() override;
    void optionsChanged() override { findThreats(); }
    bool event(QEvent* event) override;

private:
    void announceChanges(const BoardGame& before);
    void announcePlace(const BoardGame& before);
    void tellWindow(const BoardGame& before);
    void findThreats();
    /// Returns what a side could make on a cell.
    [[nodiscard]] static QString meaningOf(const ThreatCell& threat);
    [[nodiscard]] QStringList notesOn(Cell cell) const;
    [[nodiscard]] QString turnText() const;
    [[nodiscard]] QStringList threatTexts() const;

    std::unique_ptr<BoardGame> m_game;
    std::vector<ForbiddenCell> m_forbidden;
    bool m_mayPlay = false;
    bool m_ended = false;
    std::optional<Cell> m_hint;
    std::optional<ConsideredMove> m_played;
    AnalysisMarks m_analysis;
    MoveLine m_hintLine;
    std::vector<record::Mark> m_marks;
    std::vector<Cell> m_next;
    Threats m_threats;
};

} // namespace qipan::ui
