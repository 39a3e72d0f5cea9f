// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"
#include "core/link/game.h"
#include "ui/board/board_view.h"
#include "ui/link/tile_set.h"

#include <memory>
#include <vector>

namespace qipan::ui {

/// The interactive board of a diagram: it steps through the diagram's moves and accepts the reader's own moves as a
/// variation. In an exercise, it accepts only the required moves and replies to them.
class DiagramBoard : public QObject {
    Q_OBJECT

public:
    /// Creates the board for the game of `diagram`. `tiles` are for boards of link-match.
    [[nodiscard]] static std::unique_ptr<DiagramBoard> make(const book::Diagram& diagram,
                                                            std::shared_ptr<const TileSet> tiles);

    /// The view, owned by whoever shows it.
    [[nodiscard]] virtual BoardView& view() const = 0;
    /// Returns the content of the board in words.
    [[nodiscard]] virtual QString description() const = 0;
    /// Returns "Move 2 of 5" or "Your own line"; empty if there is nothing to step through.
    [[nodiscard]] virtual QString placeText() const = 0;

    [[nodiscard]] virtual bool hasMoves() const { return false; }
    /// Whether the moves since the diagram's position are numbered, so that the last one needs no mark.
    [[nodiscard]] virtual bool isNumbered() const { return false; }
    [[nodiscard]] virtual bool canBack() const = 0;
    [[nodiscard]] virtual bool canNext() const { return false; }
    [[nodiscard]] virtual bool isAtStart() const = 0; ///< whether the board is as the book shows it
    virtual void toFirst() { }
    virtual void back() = 0;
    virtual void next() { }
    virtual void toLast() { }
    /// Restores the position of the book.
    virtual void reset() = 0;

    /// Returns the shown position; null in link-match.
    [[nodiscard]] virtual const BoardGame* position() const { return nullptr; }
    /// Returns the shown link-match board; null in two-player games.
    [[nodiscard]] virtual const link::Game* tiles() const { return nullptr; }
    /// Returns the game up to the shown position, without the book's comments; nothing in link-match.
    [[nodiscard]] virtual std::optional<record::GameRecord> line() const { return std::nullopt; }
    /// Plays a move, as a click does.
    virtual void play(Cell) { }
    /// Link-match: shows the first of `pairs`, which can be removed one after the other, and allows stepping through
    /// them.
    virtual void showSolution(const std::vector<link::Pair>& pairs) { static_cast<void>(pairs); }
    /// Shows a possible move; in an exercise the answer.
    virtual void showHint() { }
    /// Whether a wrong move and the replies to it are shown, or are just being taken back.
    [[nodiscard]] virtual bool isRefuting() const { return false; }
    /// Whether the exercise is solved; no more moves are accepted until a reset.
    [[nodiscard]] bool isSolved() const { return m_isSolved; }
    /// The cell that the reader chose last, which `refused` and `solved` are about.
    [[nodiscard]] Cell chosen() const { return m_chosen; }

Q_SIGNALS:
    /// The shown position changed.
    void changed();
    /// A click was refused, for the reason `why`. A wrong move of an exercise may be answered before it is taken back.
    void refused(const QString& why);
    /// A move of an exercise is right, and the other side replies soon.
    void accepted();
    /// The exercise is solved; `text` tells so.
    void solved(const QString& text);

protected:
    DiagramBoard() = default;
    void setSolved(bool solved) { m_isSolved = solved; }
    void setChosen(Cell cell) { m_chosen = cell; }

private:
    bool m_isSolved = false;
    Cell m_chosen;
};

} // namespace qipan::ui
