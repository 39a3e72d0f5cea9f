// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle/puzzle_text.h"

#include "ui/base/texts.h"
#include "ui/link/link_text.h"

#include <QCoreApplication>

#include <cstddef>
#include <iterator>
#include <string_view>

namespace qipan::ui {
namespace {

struct KindText {
    const char* name;
    const char* task; ///< with the side to move for %1, and moves or, in reversi, empty squares for %n
    const char* advice;
    const char* explanation; ///< for the first puzzle of the kind
};

/// A class, so that lupdate finds the texts and their context.
struct PuzzleText {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::PuzzleText)

public:
    static constexpr const char* bestScore = QT_TR_N_NOOP(
        "%1 to move: play for the best possible score. %n square(s) are empty, and your opponent makes no mistake.");
    /// In the order of Kind.
    static constexpr KindText kinds[] = {
        {QT_TR_NOOP("Make five"), QT_TR_NOOP("%1 to move: make a row that wins at once."),
         QT_TR_NOOP("Look for four stones in one line with an empty point between them or at one end."),
         QT_TR_NOOP("A row of five wins: across, up and down, or diagonally. Your next stone completes one.")},
        {QT_TR_NOOP("Stop a five"), QT_TR_NOOP("%1 to move: stop the five that the opponent threatens."),
         QT_TR_NOOP("Look for four stones of the opponent in one line and the point they need."),
         QT_TR_NOOP("The opponent has four in a row and wins with the next stone, unless yours takes that point.")},
        {QT_TR_NOOP("Four-three"), QT_TR_NOOP("%1 to move: win with one stone that makes a four and an open three."),
         QT_TR_NOOP("Look for a point where two of your lines meet: one becomes a four, the other an open three."),
         QT_TR_NOOP("A four and an open three at once cannot both be blocked. One stone makes the two.")},
        {QT_TR_NOOP("Win by fours"), QT_TR_N_NOOP("%1 to move: win by fours in %n move(s)."),
         QT_TR_NOOP("Each four forces one answer. Look for the four whose stone also helps another line."),
         QT_TR_NOOP(
             "A four must be answered at once. Play one four after the other, until two threats come together.")},
        {QT_TR_NOOP("Win by fours and threes"), QT_TR_N_NOOP("%1 to move: win by fours and threes in %n move(s)."),
         QT_TR_NOOP(
             "A three is enough if the opponent has no four. Start with the threat that leaves the fewest answers."),
         QT_TR_NOOP("An open three must be answered like a four. Each of your moves is one or the other, until nothing "
                    "stops you.")},
        {QT_TR_NOOP("Defence"),
         QT_TR_NOOP("%1 to move: the opponent threatens to win by fours. Find a move that prevents it."),
         QT_TR_NOOP(
             "First find the win that the opponent threatens. Then look for a point that several of its fours need."),
         QT_TR_NOOP("Here the opponent is about to win by one four after the other. Your move must break that chain.")},
        {QT_TR_NOOP("White's traps"),
         QT_TR_N_NOOP("%1 to move: win by fours in %n move(s). Black could block only on a forbidden point."),
         QT_TR_NOOP("Look for a four that Black can block only with a double three, a double four or an overline."),
         QT_TR_NOOP(
             "Renju forbids Black some points. Where Black would have to block on such a point, your four wins.")},
        {QT_TR_NOOP("Forbidden points"), QT_TR_NOOP("Which of the lettered points is forbidden for Black?"),
         QT_TR_NOOP("At each letter, count what Black would make: open threes, fours and stones in a row."),
         QT_TR_NOOP("In renju Black may make no double three, double four or overline. One of the letters would be "
                    "such a point.")},
        {QT_TR_NOOP("Corners"),
         QT_TR_N_NOOP("%1 to move: take, prepare or guard a corner for the best possible score. %n square(s) are "
                      "empty."),
         QT_TR_NOOP("Look at the corners: which can you take now, and which move gives one away?"),
         QT_TR_NOOP("A disc in a corner is never flipped back. Here the best move takes a corner, prepares to take "
                    "one, or keeps the opponent out of it.")},
        {QT_TR_NOOP("Edges"), bestScore,
         QT_TR_NOOP("Look along the edges: discs there are safe once their row reaches a corner."),
         QT_TR_NOOP("Discs on an edge are hard to flip. Here the best move is about an edge.")},
        {QT_TR_NOOP("Parity"), bestScore,
         QT_TR_NOOP("Count the empty squares of each region: try to make the last move in it."),
         QT_TR_NOOP("Whoever moves last in a region keeps what is flipped there. Count the empty squares before you "
                    "enter one.")},
        {QT_TR_NOOP("Endgames"), bestScore,
         QT_TR_NOOP("Count to the end: what a move flips, what the reply flips back, and who must pass."),
         QT_TR_NOOP("So few squares are left that all moves can be counted to the end. Play on for the best score.")},
        {QT_TR_NOOP("Clear the board"), QT_TR_N_NOOP("Remove all tiles in %n pair(s). The order matters."),
         QT_TR_NOOP("Look for tiles that block others. A pair with several paths can wait."),
         QT_TR_NOOP("Only one order removes all tiles: each pair clears the way for the next, or closes it.")},
    };
    static_assert(std::size(kinds) == static_cast<std::size_t>(puzzle::Kind::Clear) + 1);

    [[nodiscard]] static const KindText& of(puzzle::Kind kind) { return kinds[static_cast<std::size_t>(kind)]; }
};

[[nodiscard]] int movesOf(const puzzle::Puzzle& puzzle)
{
    return puzzle.board.link ? static_cast<int>(puzzle.pairs.size())
                             : static_cast<int>(puzzle.board.moves.size() + 1) / 2;
}

} // namespace

QString nameOf(puzzle::Kind kind)
{
    return PuzzleText::tr(PuzzleText::of(kind).name);
}

QString taskOf(const puzzle::Puzzle& puzzle)
{
    const int empty = puzzle.board.size.cells() - static_cast<int>(puzzle.board.stones.size());
    const int count = puzzle.board.game == record::reversiKey ? empty : movesOf(puzzle);
    const char* task = PuzzleText::of(puzzle.kind).task;
    const bool hasNumber = std::string_view{task}.find("%n") != std::string_view::npos;
    const QString text = PuzzleText::tr(task, nullptr, hasNumber ? count : -1); // others have no plural forms
    const QString side = puzzle.board.turn == Side::Black ? PuzzleText::tr("Black") : PuzzleText::tr("White");
    return text.contains(u"%1") ? text.arg(side) : text;
}

QString rulesOf(const puzzle::Puzzle& puzzle)
{
    if (puzzle.board.link)
        return rulesText(puzzle.board.link->falling, puzzle.board.link->border);
    return puzzle.board.game == record::gomokuKey ? ruleName(textOf(puzzle.board.game), textOf(puzzle.board.rule))
                                                  : QString{};
}

QString explanationOf(puzzle::Kind kind)
{
    return PuzzleText::tr(PuzzleText::of(kind).explanation);
}

QString crossesText()
{
    return PuzzleText::tr("The small crosses are points that renju forbids to Black: a stone there would make a double "
                          "three, a double four or an overline.");
}

QString adviceFor(puzzle::Kind kind)
{
    return PuzzleText::tr(PuzzleText::of(kind).advice);
}

} // namespace qipan::ui
