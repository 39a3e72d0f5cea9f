// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/openings/opening_names.h"

#include "core/games/registry.h"
#include "core/openings/position_key.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <utility>

using namespace qipan;
using namespace qipan::openings;

namespace {

int sizeOf(const NamedOpening& opening)
{
    return opening.game == "reversi" ? 8 : 15;
}

std::string nameOf(std::string_view game, int size, const std::vector<Cell>& moves)
{
    const NamedOpening* opening = openingOf(game, size, moves);
    return opening == nullptr ? std::string{} : std::string{opening->name};
}

std::vector<Cell> turned(std::vector<Cell> moves, int size, int way)
{
    for (Cell& cell : moves) {
        if ((way & 1) != 0)
            cell.x = size - 1 - cell.x;
        if ((way & 2) != 0)
            cell.y = size - 1 - cell.y;
        if ((way & 4) != 0)
            std::swap(cell.x, cell.y);
    }
    return moves;
}

/// Moves as "c4e3", rows from the top, or "H8 H9" with rows from the bottom of a board of 15 lines.
std::vector<Cell> cells(const std::string& text, bool isGomoku = false)
{
    std::vector<Cell> moves;
    for (std::size_t at = 0; at < text.size();) {
        const auto letter = static_cast<char>(std::tolower(text[at++]));
        if (letter == ' ')
            continue;
        int row = 0;
        while (at < text.size() && std::isdigit(text[at]) != 0)
            row = 10 * row + (text[at++] - '0');
        moves.push_back({letter - 'a', isGomoku ? 15 - row : row - 1});
    }
    return moves;
}

} // namespace

TEST_CASE("each named opening is a legal line, with a key, a name and a position of its own", "[openings]")
{
    std::set<std::pair<std::string_view, std::string_view>> names;
    std::set<std::pair<std::string_view, std::string_view>> keys;
    std::set<std::int64_t> positions;
    for (const NamedOpening& opening : namedOpenings()) {
        INFO(opening.name);
        const GameInfo& info = *findGame(opening.game);
        const auto game = info.makeGame(info.rules.front().key, sizeOf(opening), Opening::Free);
        for (const Cell move : opening.moves) {
            REQUIRE(game->isLegal(move));
            game->play(move);
        }
        CHECK(!game->outcome());
        CHECK(names.emplace(opening.game, opening.name).second);
        CHECK(keys.emplace(opening.game, opening.key).second);
        CHECK(positions.insert(keyAfter(opening.game, sizeOf(opening), opening.moves)->value()).second);
        CHECK(findOpening(opening.game, opening.key) == &opening);
    }
    CHECK(std::ranges::count(namedOpenings(), "gomoku", &NamedOpening::game) == 26);
    CHECK(std::ranges::count(namedOpenings(), "reversi", &NamedOpening::game) >= 70);
    CHECK(findOpening("reversi", "D4") == nullptr);
}

TEST_CASE("an opening is found in all eight symmetries", "[openings]")
{
    for (const NamedOpening& opening : namedOpenings()) {
        INFO(opening.name);
        const int size = sizeOf(opening);
        for (int way = 0; way < 8; ++way) {
            const auto moves = turned(opening.moves, size, way);
            const GameInfo& info = *findGame(opening.game);
            // Half of the symmetries swap the colours at the start of reversi.
            const auto game = info.makeGame(info.rules.front().key, size, Opening::Free);
            if (game->isLegal(moves.front()))
                CHECK(openingOf(opening.game, size, moves) == &opening);
        }
    }
    // By the plain rule: four symmetries keep the start of reversi.
    CHECK(nameOf("reversi", 8, cells("f5d6c3d3c4")) == "Tiger");
    CHECK(nameOf("reversi", 8, cells("e6f4c3c4d3")) == "Tiger");
    CHECK(nameOf("gomoku", 15, cells("H8 G8 G9", true)) == "Kagetsu");
}

TEST_CASE("the longest named line wins, and a name stays while there is no other", "[openings]")
{
    CHECK(nameOf("reversi", 8, {}).empty());
    CHECK(nameOf("reversi", 8, cells("c4")).empty());
    CHECK(nameOf("reversi", 8, cells("c4e3")) == "Perpendicular");
    CHECK(nameOf("reversi", 8, cells("c4e3f6e6")) == "Perpendicular");
    CHECK(nameOf("reversi", 8, cells("c4e3f6e6f5")) == "Tiger");
    CHECK(nameOf("reversi", 8, cells("c4e3f6e6f5c5")) == "Tiger");
    CHECK(nameOf("reversi", 8, cells("c4e3f6e6f5c5c3")) == "Stephenson");
    CHECK(nameOf("reversi", 8, cells("c4e3f6e6f5c5c3g6d6e7f7")) == "Stephenson");
    CHECK(nameOf("gomoku", 15, cells("H8 H9", true)).empty());
    CHECK(nameOf("gomoku", 15, cells("H8 H9 I9 G7 C3", true)) == "Kagetsu");
}

TEST_CASE("the branches of an opening are those that go through its position", "[openings]")
{
    using Keys = std::vector<std::string_view>;
    CHECK(branchesOf("reversi", "Shaman (Danish)") == Keys{"Shaman (Danish)"});
    CHECK(branchesOf("reversi", "Inoue") == Keys{"Inoue", "Iago"});
    CHECK(branchesOf("reversi", "Tiger").size() == 17);
    CHECK(branchesOf("gomoku", "D4") == Keys{"D4"});
    CHECK(branchesOf("gomoku", "Tiger").empty());
}

TEST_CASE("lines that lead to the same position have the same name", "[openings]")
{
    CHECK(nameOf("gomoku", 15, cells("I9 H9 H8", true)) == "Kagetsu");
    // Two moves of a side in the other order, if they then lead to the same position.
    int others = 0;
    for (const NamedOpening& opening : namedOpenings()) {
        if (opening.game != "reversi")
            continue;
        const auto position = keyAfter("reversi", 8, opening.moves)->value();
        for (std::size_t i = 0; i < opening.moves.size(); ++i) {
            for (std::size_t k = i + 2; k < opening.moves.size(); k += 2) {
                auto moves = opening.moves;
                std::swap(moves[i], moves[k]);
                const auto other = keyAfter("reversi", 8, moves);
                if (!other || other->value() != position)
                    continue;
                ++others;
                CHECK(openingOf("reversi", 8, moves) == &opening);
            }
        }
    }
    CHECK(others >= 10);
}

TEST_CASE("what cannot be an opening has no name", "[openings]")
{
    CHECK(nameOf("reversi", 8, cells("a1")).empty());
    CHECK(nameOf("reversi", 8, cells("c4e3e3f6e6f5")) == "Perpendicular");
    CHECK(nameOf("reversi", 10, cells("c4e3")).empty());
    CHECK(nameOf("gomoku", 19, cells("H8 H9 I9", true)).empty());
    CHECK(nameOf("gomoku", 15, cells("G8 G9 H9", true)).empty()); // beside the centre
    CHECK(nameOf("gomoku", 15, cells("H8 H9 K9", true)).empty()); // too far away
    CHECK(nameOf("link", 15, cells("H8 H9 I9", true)).empty());
}

TEST_CASE("the book calls openings by the same names", "[openings][book]")
{
    int seen = 0;
    for (const std::string chapter : {"reversi-strategy", "gomoku-openings"}) {
        const bool isGomoku = chapter == "gomoku-openings";
        std::ifstream file{std::string{QIPAN_LESSONS_FOLDER} + "/en/" + chapter + ".md"};
        REQUIRE(file.good());
        std::string id;
        std::string moves;
        bool isNamed = isGomoku;
        for (std::string line; std::getline(file, line);) {
            if (line.starts_with("## "))
                isNamed = isGomoku || line.ends_with("{#named-openings}");
            if (line.starts_with("id: "))
                id = line.substr(4);
            if (line.starts_with("moves: "))
                moves = line.substr(7);
            if (!line.starts_with("caption: ") || !isNamed || moves.empty())
                continue;
            INFO(chapter << ' ' << id << ": " << moves);
            const bool isListed =
                !isGomoku || ((id[0] == 'd' || id[0] == 'i') && id.size() <= 3 && std::isdigit(id[1]) != 0);
            if (isListed) {
                ++seen;
                const auto line15 = cells(moves, isGomoku);
                const NamedOpening* opening =
                    isGomoku ? openingOf("gomoku", 15, line15) : openingOf("reversi", 8, line15);
                REQUIRE(opening != nullptr);
                const std::string name{opening->name.substr(0, opening->name.find(" ("))};
                CHECK(line.find(name) != std::string::npos);
                if (isGomoku)
                    CHECK(line.find(std::string{opening->key} + " ") != std::string::npos);
            }
            moves.clear();
        }
    }
    CHECK(seen >= 26 + 7);
}
