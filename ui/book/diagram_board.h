#pragma once

#include "core/book/diagram.h"
#include "core/link/game.h"
#include "core/record/game_record.h"
#include "ui/board/board_view.h"
#include "ui/link/tile_set.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace qipan::ui {

/// The board of a diagram, which is there to be tried out: it steps through the diagram's moves and takes moves of
/// one's own, as a variation of them. Where the diagram is an exercise, it takes none but those that are asked for, and
/// replies to them.
class DiagramBoard : public QObject {
    Q_OBJECT

public:
    /// One for the game of the diagram. `tiles` show boards of link-match.
    [[nodiscard]] static std::unique_ptr<DiagramBoard> make(const book::Diagram& diagram,
                                                            std::shared_ptr<const TileSet> tiles);

    /// The board, which whoever shows it owns.
    [[nodiscard]] virtual BoardView& view() const = 0;
    /// What lies there now, in words.
    [[nodiscard]] virtual QString description() const = 0;
    /// "Move 2 of 5", "Your own line"; empty where there is nothing to step through.
    [[nodiscard]] virtual QString placeText() const = 0;

    [[nodiscard]] virtual bool hasMoves() const { return false; }
    /// The moves since the diagram's stones have numbers, so that the last one needs no mark.
    [[nodiscard]] virtual bool isNumbered() const { return false; }
    [[nodiscard]] virtual bool canBack() const = 0;
    [[nodiscard]] virtual bool canNext() const { return false; }
    [[nodiscard]] virtual bool isAtStart() const = 0; ///< as the book shows it
    virtual void toFirst() { }
    virtual void back() = 0;
    virtual void next() { }
    virtual void toLast() { }
    /// As the book shows it.
    virtual void reset() = 0;

    /// The shown position; null in link-match.
    [[nodiscard]] virtual const BoardGame* position() const { return nullptr; }
    /// The shown board of link-match; null in games of two.
    [[nodiscard]] virtual const link::Game* tiles() const { return nullptr; }
    /// The game up to the shown position, without what the book says of it; nothing in link-match.
    [[nodiscard]] virtual std::optional<record::GameRecord> line() const { return std::nullopt; }
    /// Plays a move, as a click does.
    virtual void play(Cell) { }
    /// Link-match: shows the first of some pairs that can go one after the other; now one steps through these.
    virtual void showWay(const std::vector<link::Pair>& pairs) { static_cast<void>(pairs); }
    /// Shows what could be played: of an exercise the answer.
    virtual void showHint() { }
    /// The exercise of the diagram is done; it takes no move then until it is reset.
    [[nodiscard]] bool isSolved() const { return m_isSolved; }
    /// Sets the words anew, in the language of now.
    virtual void retranslate() = 0;

Q_SIGNALS:
    /// Another position is shown.
    void changed();
    /// A click was refused: why.
    void refused(const QString& why);
    /// The exercise is done: what is told then.
    void solved(const QString& words);

protected:
    DiagramBoard() = default;
    void setSolved(bool solved) { m_isSolved = solved; }

private:
    bool m_isSolved = false;
};

} // namespace qipan::ui
