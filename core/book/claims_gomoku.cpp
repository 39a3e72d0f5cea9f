// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/claim.h"
#include "core/gomoku/forbidden.h"
#include "core/gomoku/game.h"
#include "core/gomoku/win_prover.h"

namespace qipan::book {

namespace {

using namespace gomoku;

/// The gomoku position of a claim.
struct GomokuCase {
    gomoku::Game game;
    CellNames names;

    [[nodiscard]] const gomoku::Board& board() const { return game.board(); }
    [[nodiscard]] gomoku::Rule rule() const { return game.rule(); }
    /// Returns the empty cells for which `is` returns true, in order.
    [[nodiscard]] std::vector<Cell> emptyCells(auto is) const
    {
        std::vector<Cell> cells;
        for (int x = 0; x < board().size(); ++x) {
            for (int y = 0; y < board().size(); ++y) {
                if (board().at(gomoku::pointOf({x, y})) == gomoku::Stone::None && is({x, y}))
                    cells.push_back({x, y});
            }
        }
        return cells;
    }
    [[nodiscard]] gomoku::Position position(const gomoku::Board& board) const
    {
        return {board, rule(), gomoku::handcraftedWeights(rule())};
    }
};

GomokuCase caseOf(const Diagram& diagram)
{
    const Rule rule = diagram.rule == "renju" ? Rule::Renju
        : diagram.rule == "standard"          ? Rule::Standard
                                              : Rule::Freestyle;
    GomokuCase subject{.game = gomoku::Game{rule, diagram.size.columns, StartPosition{diagram.stones, diagram.turn}},
                       .names = diagram.names()};
    for (const Cell cell : diagram.moves)
        subject.game.play(cell);
    return subject;
}

/// Returns true if a stone there wins at once. Precondition: `point` is empty.
bool makesFive(gomoku::Board board, gomoku::Rule rule, gomoku::Point point, Side side)
{
    board.place(point, side);
    return winsThrough(board, rule, point);
}

/// Returns false if the point is forbidden to the side. Precondition: `point` is empty.
bool isAllowed(const gomoku::Board& board, gomoku::Rule rule, gomoku::Point point, Side side)
{
    return !isLimited(rule, side) || forbiddenAt(board, point) == Forbidden::None;
}

/// The row of `side` through a point along a line, including the point.
struct Row {
    Point low = 0;
    Point high = 0;
    int length = 0;
};
Row rowThrough(const Board& board, Point point, int step, Side side)
{
    Row row{.low = point, .high = point, .length = 1};
    for (; board.at(row.low - step) == stoneOf(side); ++row.length)
        row.low -= step;
    for (; board.at(row.high + step) == stoneOf(side); ++row.length)
        row.high += step;
    return row;
}

/// Returns true for an unbroken four through the point with a five at both ends.
bool makesOpenFour(Board board, Rule rule, Point point, Side side)
{
    if (makesFive(board, rule, point, side) || !isAllowed(board, rule, point, side))
        return false;
    board.place(point, side);
    return std::ranges::any_of(lineSteps, [&](int step) {
        const auto wins = [&](Point end) {
            return board.at(end) == Stone::None && rowWins(rule, side, rowThrough(board, end, step, side).length);
        };
        const Row four = rowThrough(board, point, step, side);
        return four.length == 4 && wins(four.low - step) && wins(four.high + step);
    });
}

/// Compares the points for which `is` returns true.
template <auto is>
Proof pointsWhere(const GomokuCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.cells(subject.names);
    if (!side || !said)
        return std::nullopt;
    return compared(subject.names, *said, subject.emptyCells([&](Cell cell) {
        return is(subject.board(), subject.rule(), pointOf(cell), *side);
    }));
}

struct ForbiddenName {
    std::string_view name;
    Forbidden kind;
};
constexpr ForbiddenName forbiddenNames[]{{"overline", Forbidden::Overline},
                                         {"double-four", Forbidden::DoubleFour},
                                         {"double-three", Forbidden::DoubleThree}};

std::string forbiddenText(const CellNames& names, std::vector<ForbiddenCell> cells)
{
    std::ranges::sort(cells, {}, &ForbiddenCell::cell);
    std::string text;
    for (const ForbiddenCell& one : cells) {
        const auto* name = std::ranges::find(forbiddenNames, one.kind, &ForbiddenName::kind);
        text.append(text.empty() ? "" : ", ").append(names.nameOf(one.cell)).append(" ").append(name->name);
    }
    return text.empty() ? "none" : text;
}

Proof forbidden(const GomokuCase& subject, const ClaimText& claim)
{
    if (!claim.words.empty() || !claim.value || claim.value->empty())
        return std::nullopt;
    std::vector<ForbiddenCell> said;
    for (const std::string_view part : partsOf(*claim.value == "none" ? "" : *claim.value)) {
        const auto words = wordsOf(part);
        const auto cell = words.size() == 2 ? subject.names.cellOf(words[0]) : std::nullopt;
        const auto* name = words.size() == 2 ? std::ranges::find(forbiddenNames, words[1], &ForbiddenName::name)
                                             : std::end(forbiddenNames);
        if (!cell || name == std::end(forbiddenNames))
            return std::nullopt;
        said.push_back({.cell = *cell, .kind = name->kind});
    }
    if (subject.rule() != Rule::Renju)
        return wrong("nothing is forbidden: the rule is not renju");
    return compared(forbiddenText(subject.names, said), forbiddenText(subject.names, forbiddenCells(subject.board())));
}

Proof allowed(const GomokuCase& subject, const ClaimText& claim)
{
    const auto cells = claim.cells(subject.names);
    if (!claim.words.empty() || !cells || cells->empty())
        return std::nullopt;
    if (subject.rule() != Rule::Renju)
        return wrong("nothing is forbidden: the rule is not renju");
    for (const Cell cell : *cells) {
        if (subject.board().at(pointOf(cell)) != Stone::None)
            return wrong("a stone lies on " + subject.names.nameOf(cell));
        const Forbidden kind = forbiddenAt(subject.board(), pointOf(cell));
        if (kind != Forbidden::None)
            return wrong("but forbidden: " + forbiddenText(subject.names, {{.cell = cell, .kind = kind}}));
    }
    return holds();
}

Proof winner(const GomokuCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    if (!side || claim.value)
        return std::nullopt;
    const auto outcome = subject.game.outcome();
    if (!outcome)
        return wrong("the game is not over");
    return outcome->winner == side ? holds() : wrong(outcome->winner ? "the other side has won" : "it is a draw");
}

const std::atomic<bool> never{false};
constexpr WinProver::SearchLimits searchLimits{.threatBytes = std::size_t{64} << 20, .fourBytes = std::size_t{8} << 20};

/// Returns why a win of `mover`, which must be to move, cannot be checked.
std::optional<ClaimAnswer> moveError(const GomokuCase& subject, Side mover)
{
    if (subject.game.outcome())
        return wrong("the game is over");
    if (subject.game.sideToMove() != mover)
        return wrong("it is the turn of " + std::string{nameOf(subject.game.sideToMove())});
    return std::nullopt;
}

std::string lineText(const GomokuCase& subject, const std::vector<Point>& line)
{
    std::string text;
    for (const Point point : line)
        text.append(text.empty() ? "" : " ").append(subject.names.nameOf(cellOf(point)));
    return text;
}

/// Checks whether a first move wins by fours, or by fours and threes.
Verdict afterMove(const GomokuCase& subject, Side attacker, Cell cell, bool withThrees)
{
    gomoku::Position position = subject.position(subject.board());
    const Point point = pointOf(cell);
    if (position.makesFive(point, attacker))
        return Verdict::Proven;
    if (!isAllowed(subject.board(), subject.rule(), point, attacker))
        return Verdict::Refuted;
    position.place(point, attacker);
    WinProver prover{searchLimits};
    return (withThrees ? prover.afterThreat(position, attacker, never) : prover.afterFour(position, attacker, never))
        .verdict;
}

ClaimAnswer answerOf(Verdict verdict, bool isClaimed, const std::string& found)
{
    if (verdict == Verdict::Unknown)
        return undecided();
    return (verdict == Verdict::Proven) == isClaimed ? holds() : wrong(found);
}

/// Checks a claim about wins by fours, or by fours and threes: that there is one, none, or that certain moves win.
template <bool withThrees, bool isClaimed>
Proof forcedWin(const GomokuCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    if (!side || (claim.value && !isClaimed))
        return std::nullopt;
    if (auto answer = moveError(subject, *side))
        return answer;
    if (!claim.value) {
        gomoku::Position position = subject.position(subject.board());
        WinProver prover{searchLimits};
        const ForcedWin win =
            withThrees ? prover.byThreats(position, *side, never) : prover.byFours(position, *side, never);
        return answerOf(win.verdict, isClaimed,
                        win.isProven() ? "there is one: " + lineText(subject, win.line) : "there is none");
    }
    const auto cells = claim.cells(subject.names);
    if (!cells || cells->empty())
        return std::nullopt;
    for (const Cell cell : *cells) {
        const std::string name = subject.names.nameOf(cell);
        if (subject.game.moveError(cell))
            return wrong(name + " cannot be played");
        const ClaimAnswer answer =
            answerOf(afterMove(subject, *side, cell, withThrees), true, name + " does not win so");
        if (answer.verdict != ClaimVerdict::Holds)
            return answer;
    }
    return holds();
}

Proof defences(const GomokuCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.cells(subject.names);
    if (!side || !said)
        return std::nullopt;
    if (auto answer = moveError(subject, *side))
        return answer;
    WinProver prover{searchLimits};
    const Side attacker = opposite(*side);
    gomoku::Position before = subject.position(subject.board());
    if (!prover.byFours(before, attacker, never).isProven())
        return wrong("nothing is threatened: there is no win by fours for " + std::string{nameOf(attacker)});
    bool isDecided = true;
    const auto found = subject.emptyCells([&](Cell cell) {
        const Point point = pointOf(cell);
        if (makesFive(subject.board(), subject.rule(), point, *side))
            return true;
        if (!isAllowed(subject.board(), subject.rule(), point, *side))
            return false;
        Board board = subject.board();
        board.place(point, *side);
        gomoku::Position position = subject.position(board);
        const Verdict verdict = prover.byFours(position, attacker, never).verdict;
        isDecided = isDecided && verdict != Verdict::Unknown;
        return verdict != Verdict::Proven;
    });
    return isDecided ? compared(subject.names, *said, found) : undecided();
}

constexpr ClaimRow<GomokuCase> gomokuClaims[]{
    {"fives", "fives SIDE = CELLS", &pointsWhere<makesFive>},
    {"open-fours", "open-fours SIDE = CELLS", &pointsWhere<makesOpenFour>},
    {"forbidden", "forbidden = H8 double-three, K9 overline, F7 double-four", &forbidden},
    {"allowed", "allowed = CELLS", &allowed},
    {"winner", "winner SIDE", &winner},
    {"vcf", "vcf SIDE or vcf SIDE = CELLS, the first moves that win so", &forcedWin<false, true>},
    {"no-vcf", "no-vcf SIDE", &forcedWin<false, false>},
    {"vct", "vct SIDE or vct SIDE = CELLS, the first moves that win so", &forcedWin<true, true>},
    {"no-vct", "no-vct SIDE", &forcedWin<true, false>},
    {"defences", "defences SIDE = CELLS", &defences},
};

} // namespace

ClaimAnswer proveGomoku(const Diagram& diagram, const ClaimText& claim)
{
    return proveByRows(std::span<const ClaimRow<GomokuCase>>{gomokuClaims}, caseOf(diagram), claim);
}

} // namespace qipan::book
