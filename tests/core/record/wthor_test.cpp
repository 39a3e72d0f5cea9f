// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/wthor.h"

#include "core/record/move_text.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

using namespace qipan;
using namespace qipan::record;

namespace {

std::string header(unsigned games, unsigned names, unsigned year, char board = 8)
{
    std::string bytes{'\x14', '\x05', '\x07', '\x01'}; // 1 July 2005
    for (const unsigned byte : {games % 256, games / 256, 0U, 0U, names % 256, names / 256, year % 256, year / 256})
        bytes += static_cast<char>(byte);
    bytes += board;
    bytes.resize(16, '\0');
    return bytes;
}

std::string field(std::string_view text, std::size_t bytes)
{
    std::string made(bytes, '\0');
    text.copy(made.data(), bytes);
    return made;
}

std::string game(char tournament, char black, char white, char discs, std::initializer_list<int> moves)
{
    std::string bytes{tournament, '\0', black, '\0', white, '\0', discs, discs};
    for (const int move : moves)
        bytes += static_cast<char>(move);
    return field(bytes, 68);
}

} // namespace

TEST_CASE("a year of games is read with player names", "[record][wthor]")
{
    const WthorNames players = readWthorPlayers(header(0, 2, 0) + field("Dupr\xe9 Jean", 20) + field("Rossi", 20));
    const WthorNames tournaments = readWthorTournaments(header(1, 0, 0) + field("Open de Paris", 26));
    CHECK_FALSE(players.fault);
    CHECK(players.names == std::vector<std::string>{"Dupré Jean", "Rossi"});
    CHECK(tournaments.names == std::vector<std::string>{"Open de Paris"});
    const std::string file = header(2, 0, 1999) + game(0, 0, 1, 40, {56, 64, 33, 34, 43}) + game(0, 1, 0, 32, {56});
    Reading reading = readWthor(file);
    setWthorNames(reading.games, file, players, tournaments);
    CHECK_FALSE(reading.fault);
    REQUIRE(reading.games.size() == 2);
    const GameRecord& first = reading.games.front();
    CHECK(first.black == "Dupré Jean");
    CHECK(first.white == "Rossi");
    CHECK(first.event == "Open de Paris");
    CHECK(first.date == "1999");
    CHECK(first.result == "B+16");
    CHECK(writeTranscript(first) == "f5d6c3d3c4");
    CHECK(reading.games.back().result == "0");
    CHECK(readWthor(file).games.front().black.empty());
}

TEST_CASE("a broken game opens up to its error and the others are read", "[record][wthor]")
{
    const Reading reading = readWthor(header(3, 0, 1999, 0) + game(0, 0, 0, 20, {56, 11}) + game(0, 0, 0, 20, {99})
                                      + game(0, 0, 0, 65, {56}));
    REQUIRE(reading.games.size() == 3);
    CHECK(reading.games[0].tree.size() == 2);
    CHECK(reading.games[0].result == "W+24");
    CHECK(reading.games[1].tree.size() == 1);
    CHECK(reading.games[2].tree.size() == 2);
    CHECK(reading.games[2].result.empty());
    REQUIRE(reading.fault);
    CHECK(reading.fault->illegal == IllegalMove::NoFlip);
    CHECK(reading.fault->byte == 16 + 9);
    CHECK(reading.fault->ply == 2);
}

TEST_CASE("an invalid WTHOR file is rejected and a truncated one is read as far as possible", "[record][wthor]")
{
    CHECK(readWthor("").fault->kind == FaultKind::NoRecord);
    CHECK(readWthor(std::string(16, '\0')).fault->kind == FaultKind::NoRecord);
    CHECK(readWthor(header(0, 0, 1999, 10)).fault->kind == FaultKind::BoardSize);
    const Reading reading = readWthor(header(3, 0, 1999) + game(0, 0, 0, 20, {56}) + "short");
    CHECK(reading.games.size() == 1);
    CHECK(reading.fault->kind == FaultKind::Unfinished);
    CHECK(readWthorPlayers("").fault->kind == FaultKind::NoRecord);
    CHECK(readWthorPlayers(header(0, 3, 0) + field("a", 20)).names.size() == 1);
    CHECK(readWthorPlayers(header(0, 3, 0) + field("a", 20)).fault->kind == FaultKind::Unfinished);
    CHECK_FALSE(readWthor(header(0, 0, 1999)).fault);
}

TEST_CASE("random WTHOR games are read as played", "[record][wthor]")
{
    std::mt19937 random{58};
    for (int round = 0; round < test::repetitions(10'000, 100'000); ++round) {
        const GameRecord played = test::randomReversi(random, {.hasVariations = false, .hasNotes = false});
        std::string bytes(8, '\0');
        for (const GameTree::Node node : played.tree.mainLine()) {
            if (const auto cell = played.tree.ply(node).cell)
                bytes += static_cast<char>((cell->y + 1) * 10 + cell->x + 1);
        }
        const Reading reading = readWthor(header(1, 0, 0) + field(bytes, 68));
        REQUIRE_FALSE(reading.fault);
        REQUIRE(reading.games.front().tree == played.tree);
    }
}
