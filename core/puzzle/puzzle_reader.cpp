// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/puzzle_reader.h"

#include "core/book/chapter.h"
#include "core/book/diagram_reader.h"
#include "core/link/position.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <iterator>
#include <set>

namespace qipan::puzzle {

namespace {

using book::Fault;
using book::FaultKind;
using book::Faults;
using book::Line;

constexpr std::string_view opening = "```puzzle";
constexpr std::string_view closing = "```";
constexpr std::string_view ownKeys[]{"kind", "grade", "first"};
constexpr std::string_view otherKeys[]{"show", "claim", "caption", "game"}; // allowed in diagrams but not in puzzles

/// The lines of a block, separated into those of the puzzle and those of its board. Lines that are only allowed in
/// diagrams are reported and dropped.
struct BlockLines {
    std::vector<Line> own;
    std::vector<Line> board;
};

BlockLines divided(std::span<const Line> lines, Faults& faults)
{
    BlockLines divided;
    for (const Line& line : lines) {
        const std::string_view key = record::trimmed(line.text.substr(0, line.text.find(':')));
        if (std::ranges::find(otherKeys, key) != std::end(otherKeys))
            faults.note(FaultKind::UnknownKey, line.number, book::quoted(key) + " is no key of a puzzle");
        else if (std::ranges::find(ownKeys, key) != std::end(ownKeys))
            divided.own.push_back(line);
        else
            divided.board.push_back(line);
    }
    return divided;
}

std::string_view gameOf(Kind kind)
{
    for (const std::string_view game : {record::gomokuKey, record::reversiKey, book::linkKey}) {
        if (std::ranges::find(kindsOf(game), kind) != kindsOf(game).end())
            return game;
    }
    return {};
}

/// Reads the lines of a block.
class PuzzleBlock {
public:
    PuzzleBlock(std::span<const Line> lines, std::size_t fence, Faults& faults)
        : m_lines{divided(lines, faults)}
        , m_own{m_lines.own, fence, faults}
        , m_fence{fence}
        , m_faults{faults}
    {
    }

    [[nodiscard]] std::optional<Puzzle> read()
    {
        Puzzle puzzle;
        const auto kind = kindOf(valueOf("kind"));
        if (!kind) {
            note(FaultKind::BadValue, "kind: is none of the kinds: " + book::quoted(valueOf("kind")));
            return std::nullopt;
        }
        puzzle.kind = *kind;
        puzzle.grade = record::readNumber<int>(valueOf("grade")).value_or(0);
        if (puzzle.grade < lowestGrade || puzzle.grade > highestGrade)
            note(FaultKind::BadValue, "grade: must be 1 to 10");
        auto board = book::readDiagram(m_lines.board, m_fence, gameOf(*kind), m_faults);
        if (!board)
            return std::nullopt;
        puzzle.board = *std::move(board);
        puzzle.board.shown = 0;
        checkBoard(puzzle);
        if (*kind == Kind::Clear)
            parsePairs(puzzle);
        else
            readFirst(puzzle);
        return puzzle;
    }

private:
    [[nodiscard]] std::string_view valueOf(std::string_view key) const
    {
        const book::Entry* entry = m_own.find(key);
        return entry != nullptr ? entry->value : std::string_view{};
    }

    /// Checks the requirements of a kind for its board.
    void checkBoard(const Puzzle& puzzle) const
    {
        const book::Diagram& board = puzzle.board;
        const std::string name{keyOf(puzzle.kind)};
        const bool isTrap = puzzle.kind == Kind::Trap;
        if ((isTrap || puzzle.kind == Kind::Forbidden) && board.rule != "renju")
            note(FaultKind::BadValue, "rule: must be renju for the kind " + name);
        if (isTrap && board.turn != Side::White)
            note(FaultKind::BadValue, "turn: must be white for the kind " + name);
        if (puzzle.kind == Kind::Forbidden && board.turn != Side::Black)
            note(FaultKind::BadValue, "turn: must be black for the kind " + name);
        const auto empties = static_cast<std::size_t>(board.size.cells()) - board.stones.size();
        if (board.game == record::reversiKey && empties > maxEmpties)
            note(FaultKind::TooMuch,
                 "more than " + std::to_string(maxEmpties) + " squares are empty: that cannot be solved for sure");
    }

    void readFirst(Puzzle& puzzle)
    {
        book::Diagram before = puzzle.board;
        for (const std::string_view word : book::wordsOf(valueOf("first"))) {
            const auto cell = before.names().cellOf(word);
            before.moves.assign(1, cell.value_or(Cell{}));
            if (!cell || book::firstIllegalMove(before))
                note(FaultKind::IllegalMove, "first: " + book::quoted(word) + " cannot be played");
            else
                puzzle.first.push_back(*cell);
        }
        std::ranges::sort(puzzle.first, {}, [](Cell cell) { return std::pair{cell.y, cell.x}; });
        if (puzzle.first.empty())
            note(FaultKind::Missing, "first: is missing");
        if (puzzle.board.moves.empty())
            note(FaultKind::Missing, "moves: is missing, the solution");
        else if (std::ranges::find(puzzle.first, puzzle.board.moves.front()) == puzzle.first.end())
            note(FaultKind::BadValue, "moves: begins with none of the first moves");
    }

    void parsePairs(Puzzle& puzzle)
    {
        puzzle.pairs = std::exchange(puzzle.board.pairs, {});
        if (puzzle.pairs.empty())
            return note(FaultKind::Missing, "pairs: is missing, the solution");
        link::Position position = book::positionOf(*puzzle.board.link);
        for (const link::Pair& pair : puzzle.pairs)
            position.remove(pair);
        if (position.tilesLeft() != 0)
            note(FaultKind::BadValue, "pairs: leave tiles on the board");
    }

    void note(FaultKind kind, std::string text) const { m_faults.note(kind, m_fence, std::move(text)); }

    const BlockLines m_lines;
    const book::DiagramEntries m_own;
    std::size_t m_fence;
    Faults& m_faults;
};

/// Returns the lines up to the closing fence, or to the end of the file if there is none.
std::vector<Line> parseBlock(std::string_view& bytes, std::size_t& number, bool& isClosed)
{
    std::vector<Line> lines;
    isClosed = false;
    while (!bytes.empty() && !isClosed) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        const std::string_view text = record::trimmed(bytes.substr(0, end));
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        ++number;
        isClosed = text == closing;
        if (!isClosed)
            lines.push_back({.text = text, .number = number});
    }
    return lines;
}

void append(std::vector<Fault>& all, std::vector<Fault> some)
{
    const std::size_t remaining = Faults::maxFaults - std::min(all.size(), Faults::maxFaults);
    some.resize(std::min(some.size(), remaining));
    all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
}

bool isReadable(std::span<const Line> lines)
{
    return std::ranges::all_of(
        lines, [](const Line& line) { return line.text.size() <= book::maxLineBytes && record::isUtf8(line.text); });
}

std::string listOf(const book::CellNames& names, std::span<const Cell> cells)
{
    std::string text;
    for (const Cell cell : cells)
        text.append(text.empty() ? "" : " ").append(names.nameOf(cell));
    return text;
}

std::string stonesOf(const book::Diagram& board, Side side)
{
    std::vector<Cell> cells;
    for (const Ply& stone : board.stones) {
        if (stone.side == side)
            cells.push_back(stone.cell);
    }
    return listOf(board.names(), cells);
}

std::string boardOfTurns(const Puzzle& puzzle)
{
    const book::Diagram& board = puzzle.board;
    const book::CellNames names = board.names();
    std::string text;
    if (board.game == record::gomokuKey) {
        text += "rule: " + std::string{board.rule} + "\n";
        text += "size: " + std::to_string(board.size.columns) + "\n";
    }
    for (const Side side : {Side::Black, Side::White}) {
        if (const std::string stones = stonesOf(board, side); !stones.empty())
            text += (side == Side::Black ? "black: " : "white: ") + stones + "\n";
    }
    if (board.turn == Side::White)
        text += "turn: white\n";
    std::string labels;
    for (const record::Mark& mark : board.marks)
        labels += (labels.empty() ? "" : ", ") + names.nameOf(mark.cell) + " " + mark.label;
    if (!labels.empty())
        text += "label: " + labels + "\n";
    text += "first: " + listOf(names, puzzle.first) + "\n";
    text += "moves: " + listOf(names, board.moves) + "\n";
    return text;
}

std::string boardOfTiles(const Puzzle& puzzle)
{
    const book::LinkBoard& board = *puzzle.board.link;
    std::string pairs;
    for (const link::Pair& pair : puzzle.pairs)
        pairs += (pairs.empty() ? "" : ", ") + listOf(puzzle.board.names(), std::vector{pair.a, pair.b});
    return "tiles: " + book::textOf(board.tiles, board.shape) + "\n" + (board.border ? "" : "border: no\n")
        + "falling: " + std::string{book::keyOf(board.falling)} + "\npairs: " + pairs + "\n";
}

} // namespace

PuzzleReading readPuzzles(std::string_view bytes)
{
    PuzzleReading reading;
    Faults ofFile;
    if (bytes.size() > maxPuzzleBytes)
        ofFile.note(FaultKind::TooMuch, 1, "the file is larger than " + std::to_string(maxPuzzleBytes) + " bytes");
    bytes = record::withoutMark(bytes.substr(0, maxPuzzleBytes));
    std::set<std::string, std::less<>> ids;
    std::size_t number = 0;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        const std::string_view text = record::trimmed(bytes.substr(0, end));
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        ++number;
        if (text != opening)
            continue;
        const std::size_t fence = number;
        bool isClosed = false;
        const std::vector<Line> lines = parseBlock(bytes, number, isClosed);
        Faults faults;
        std::optional<Puzzle> puzzle;
        if (!isClosed)
            faults.note(FaultKind::OpenBlock, fence, "the block has no end, a line of \"```\"");
        else if (!isReadable(lines))
            faults.note(FaultKind::NotText, fence, "no text in UTF-8, or lines that are too long");
        else
            puzzle = PuzzleBlock{lines, fence, faults}.read();
        if (puzzle && !ids.insert(puzzle->board.id).second)
            faults.note(FaultKind::Duplicate, fence, "the id " + book::quoted(puzzle->board.id) + " is taken");
        if (puzzle && reading.puzzles.size() == maxPuzzles)
            faults.note(FaultKind::TooMuch, fence, "more than " + std::to_string(maxPuzzles) + " puzzles");
        std::vector<Fault> found = std::move(faults).take();
        if (puzzle && found.empty())
            reading.puzzles.push_back(*std::move(puzzle));
        append(reading.faults, std::move(found));
    }
    append(reading.faults, std::move(ofFile).take());
    return reading;
}

std::string textOf(const Puzzle& puzzle)
{
    return std::string{opening} + "\nid: " + puzzle.board.id + "\nkind: " + std::string{keyOf(puzzle.kind)}
    + "\ngrade: " + std::to_string(puzzle.grade) + "\n"
        + (puzzle.board.link ? boardOfTiles(puzzle) : boardOfTurns(puzzle)) + std::string{closing} + "\n";
}

} // namespace qipan::puzzle
