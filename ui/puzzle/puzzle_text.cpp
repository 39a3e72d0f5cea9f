#include "ui/puzzle/puzzle_text.h"

#include "ui/base/texts.h"
#include "ui/link/link_text.h"

#include <QCoreApplication>

namespace qipan::ui {

namespace {

using puzzle::Kind;

/// A class, so that lupdate finds the texts and their context.
struct PuzzleText {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::PuzzleText)

public:
    [[nodiscard]] static QString name(Kind kind);
    /// `moves` are those of the player; `%1` stands for its side.
    [[nodiscard]] static QString task(Kind kind, int moves, int empty);
    [[nodiscard]] static QString advice(Kind kind);
    [[nodiscard]] static QString side(Side side) { return side == Side::Black ? tr("Black") : tr("White"); }
};

QString PuzzleText::name(Kind kind)
{
    switch (kind) {
    case Kind::Five:
        return tr("Make five");
    case Kind::Block:
        return tr("Stop a five");
    case Kind::FourThree:
        return tr("Four-three");
    case Kind::Vcf:
        return tr("Win by fours");
    case Kind::Vct:
        return tr("Win by fours and threes");
    case Kind::Defence:
        return tr("Defence");
    case Kind::Trap:
        return tr("White's traps");
    case Kind::Forbidden:
        return tr("Forbidden points");
    case Kind::Corner:
        return tr("Corners");
    case Kind::Edge:
        return tr("Edges");
    case Kind::Parity:
        return tr("Parity");
    case Kind::Endgame:
        return tr("Endgames");
    case Kind::Clear:
        return tr("Clear the board");
    }
    return {};
}

QString PuzzleText::task(Kind kind, int moves, int empty)
{
    switch (kind) {
    case Kind::Five:
        return tr("%1 to move: make a row that wins at once.");
    case Kind::Block:
        return tr("%1 to move: stop the five that the opponent threatens.");
    case Kind::FourThree:
        return tr("%1 to move: win with one stone that makes a four and an open three.");
    case Kind::Vcf:
        return tr("%1 to move: win by fours in %n move(s).", nullptr, moves);
    case Kind::Vct:
        return tr("%1 to move: win by fours and threes in %n move(s).", nullptr, moves);
    case Kind::Defence:
        return tr("%1 to move: the opponent threatens to win by fours. Find a move that prevents it.");
    case Kind::Trap:
        return tr("%1 to move: win by fours in %n move(s). Black could block only on a forbidden point.", nullptr,
                  moves);
    case Kind::Forbidden:
        return tr("Which of the lettered points is forbidden for Black?");
    case Kind::Corner:
    case Kind::Edge:
    case Kind::Parity:
    case Kind::Endgame:
        return tr("%1 to move: reach the best possible score. %n square(s) are empty, and the replies are perfect.",
                  nullptr, empty);
    case Kind::Clear:
        return tr("Remove all tiles in %n pair(s). The order matters.", nullptr, moves);
    }
    return {};
}

QString PuzzleText::advice(Kind kind)
{
    switch (kind) {
    case Kind::Five:
        return tr("Look for four stones in one line with an empty point between them or at one end.");
    case Kind::Block:
        return tr("Look for four stones of the opponent in one line and the point they need.");
    case Kind::FourThree:
        return tr("Look for a point where two of your lines meet: one becomes a four, the other an open three.");
    case Kind::Vcf:
        return tr("Each four forces one answer. Look for the four whose stone also helps another line.");
    case Kind::Vct:
        return tr(
            "A three is enough if the opponent has no four. Start with the threat that leaves the fewest answers.");
    case Kind::Defence:
        return tr(
            "First find the win that the opponent threatens. Then look for a point that several of its fours need.");
    case Kind::Trap:
        return tr("Look for a four that Black can block only with a double three, a double four or an overline.");
    case Kind::Forbidden:
        return tr("At each letter, count what Black would make: open threes, fours and stones in a row.");
    case Kind::Corner:
        return tr("Look at the corners: which can you take now, and which move gives one away?");
    case Kind::Edge:
        return tr("Look along the edges: discs there are safe once their row reaches a corner.");
    case Kind::Parity:
        return tr("Count the empty squares of each region: try to make the last move in it.");
    case Kind::Endgame:
        return tr("Count to the end: what a move flips, what the reply flips back, and who must pass.");
    case Kind::Clear:
        return tr("Look for tiles that block others. A pair with several paths can wait.");
    }
    return {};
}

[[nodiscard]] int movesOf(const puzzle::Puzzle& puzzle)
{
    return puzzle.board.link ? static_cast<int>(puzzle.pairs.size())
                             : static_cast<int>(puzzle.board.moves.size() + 1) / 2;
}

} // namespace

QString nameOf(puzzle::Kind kind)
{
    return PuzzleText::name(kind);
}

QString taskOf(const puzzle::Puzzle& puzzle)
{
    const int empty = puzzle.board.size.cells() - static_cast<int>(puzzle.board.stones.size());
    const QString text = PuzzleText::task(puzzle.kind, movesOf(puzzle), empty);
    return text.contains(u"%1") ? text.arg(PuzzleText::side(puzzle.board.turn)) : text;
}

QString rulesOf(const puzzle::Puzzle& puzzle)
{
    if (puzzle.board.link)
        return rulesText(puzzle.board.link->falling, puzzle.board.link->border);
    return puzzle.board.game == record::gomokuKey ? ruleName(textOf(puzzle.board.game), textOf(puzzle.board.rule))
                                                  : QString{};
}

QString adviceFor(puzzle::Kind kind)
{
    return PuzzleText::advice(kind);
}

} // namespace qipan::ui
