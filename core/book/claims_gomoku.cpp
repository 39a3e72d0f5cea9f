// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/gomoku_case.h"
#include "core/gomoku/forbidden.h"

#include <algorithm>

namespace qipan::book {

namespace {

using namespace gomoku;

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

Proof fives(const GomokuCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.cells(subject.names);
    if (!side || !said)
        return std::nullopt;
    return compared(subject.names, *said, subject.emptyCells([&](Cell cell) {
        return makesFive(subject.board(), subject.rule(), pointOf(cell), *side);
    }));
}

Proof openFours(const GomokuCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.cells(subject.names);
    if (!side || !said)
        return std::nullopt;
    return compared(subject.names, *said, subject.emptyCells([&](Cell cell) {
        return makesOpenFour(subject.board(), subject.rule(), pointOf(cell), *side);
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

constexpr ClaimRow<GomokuCase> gomokuClaims[]{
    {"fives", "fives SIDE = CELLS", &fives},
    {"open-fours", "open-fours SIDE = CELLS", &openFours},
    {"forbidden", "forbidden = H8 double-three, K9 overline, F7 double-four", &forbidden},
    {"allowed", "allowed = CELLS", &allowed},
    {"winner", "winner SIDE", &winner},
    {"vcf", "vcf SIDE or vcf SIDE = CELLS, the first moves that win so", &proveVcf},
    {"no-vcf", "no-vcf SIDE", &proveNoVcf},
    {"vct", "vct SIDE or vct SIDE = CELLS, the first moves that win so", &proveVct},
    {"no-vct", "no-vct SIDE", &proveNoVct},
    {"defences", "defences SIDE = CELLS", &proveDefences},
};

} // namespace

bool makesFive(gomoku::Board board, gomoku::Rule rule, gomoku::Point point, Side side)
{
    board.place(point, side);
    return winsThrough(board, rule, point);
}

bool isAllowed(const gomoku::Board& board, gomoku::Rule rule, gomoku::Point point, Side side)
{
    return !isLimited(rule, side) || forbiddenAt(board, point) == Forbidden::None;
}

ClaimAnswer proveGomoku(const Diagram& diagram, const ClaimText& claim)
{
    return proveByRows(std::span<const ClaimRow<GomokuCase>>{gomokuClaims}, caseOf(diagram), claim);
}

} // namespace qipan::book
