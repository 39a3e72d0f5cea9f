// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/claim.h"
#include "core/link/path.h"
#include "core/link/solver.h"

namespace qipan::book {

namespace {

constexpr std::uint64_t solverNodes = 3'000'000;
constexpr int cornerLimit = 2; // of a path that removes a pair

std::vector<link::Pair> pairsOf(const Diagram& diagram)
{
    return link::joinablePairs(diagram.link->tiles, {.maxCorners = cornerLimit, .border = diagram.link->border});
}

bool areEqual(const Diagram& diagram, const link::Pair& pair)
{
    return diagram.link->tiles[pair.a] == diagram.link->tiles[pair.b];
}

/// Checks whether a path joins two equal tiles.
template <bool isClaimed>
Proof joining(const Diagram& diagram, const ClaimText& claim)
{
    const auto pair = pairOf(claim.words, *diagram.link);
    if (!pair || claim.value)
        return std::nullopt;
    if (!areEqual(diagram, *pair))
        return wrong("the tiles are not equal");
    const auto corners = cornersOf(*diagram.link, *pair);
    if ((corners && *corners <= cornerLimit) == isClaimed)
        return holds();
    return wrong(corners ? "the path has " + std::to_string(*corners) + " corners" : "there is no path");
}

Proof corners(const Diagram& diagram, const ClaimText& claim)
{
    const auto pair = pairOf(claim.words, *diagram.link);
    const auto said = claim.number();
    if (!pair || !said)
        return std::nullopt;
    const auto found = cornersOf(*diagram.link, *pair);
    return found ? compared(*said, *found) : wrong("there is no path");
}

Proof pairs(const Diagram& diagram, const ClaimText& claim)
{
    const auto said = claim.number();
    if (!said || !claim.words.empty())
        return std::nullopt;
    ClaimAnswer answer = compared(*said, static_cast<int>(pairsOf(diagram).size()));
    if (answer.verdict == ClaimVerdict::Wrong) {
        for (const link::Pair& pair : pairsOf(diagram))
            answer.text += "; " + diagram.names().nameOf(pair.a) + " " + diagram.names().nameOf(pair.b);
    }
    return answer;
}

Proof stuck(const Diagram& diagram, const ClaimText& claim)
{
    if (!claim.isBare())
        return std::nullopt;
    if (positionOf(*diagram.link).tilesLeft() == 0)
        return wrong("no tiles are left");
    const auto found = pairsOf(diagram);
    if (found.empty())
        return holds();
    return wrong("a pair is left: " + diagram.names().listOf({found.front().a, found.front().b}));
}

/// Checks whether the board can be cleared.
template <bool isClaimed>
Proof clearing(const Diagram& diagram, const ClaimText& claim)
{
    if (!claim.isBare())
        return std::nullopt;
    if (!isClaimed && pairsOf(diagram).empty())
        return wrong("no pair is left: the board is stuck");
    const std::atomic<bool> stop{false};
    const link::Solving found = link::solve(positionOf(*diagram.link), {.nodes = solverNodes}, stop);
    if (found.verdict == link::Verdict::Open)
        return undecided();
    if ((found.verdict == link::Verdict::Solvable) == isClaimed)
        return holds();
    std::string line;
    for (const link::Pair& pair : found.line)
        line += ", " + diagram.names().nameOf(pair.a) + " " + diagram.names().nameOf(pair.b);
    return wrong(isClaimed ? "it cannot be cleared" : "it can be cleared" + line);
}

Proof after(const Diagram& diagram, const ClaimText& claim)
{
    const auto pair = pairOf(claim.words, *diagram.link);
    const auto said = readTiles(claim.value.value_or(""));
    if (!pair || !said)
        return std::nullopt;
    link::Position position = positionOf(*diagram.link);
    if (!position.canRemove(*pair))
        return wrong("these two cannot go");
    position.remove(*pair);
    return compared(textOf(said->board, said->shape), textOf(position.board(), diagram.link->shape));
}

constexpr ClaimRow<Diagram> linkClaims[]{
    {"joined", "joined A1 C2", &joining<true>},
    {"not-joined", "not-joined A1 C2", &joining<false>},
    {"corners", "corners A1 C2 = N", &corners},
    {"pairs", "pairs = N", &pairs},
    {"stuck", "stuck", &stuck},
    {"solvable", "solvable", &clearing<true>},
    {"lost", "lost", &clearing<false>},
    {"after", "after A1 C2 = ROWS", &after},
};

} // namespace

ClaimAnswer proveLink(const Diagram& diagram, const ClaimText& claim)
{
    return proveByRows(std::span<const ClaimRow<Diagram>>{linkClaims}, diagram, claim);
}

} // namespace qipan::book
