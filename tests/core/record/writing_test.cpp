// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/writing.h"

#include "core/record/move_text.h"
#include "core/record/obf.h"
#include "core/record/sgf.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/standard_start.h"

#include <array>

using namespace qipan;
using namespace qipan::record;
using namespace qipan::test;

namespace {

GameRecord gomokuRecord(std::string_view moves)
{
    return readGomokuMoves(moves, 15, RowOrigin::Bottom).games.at(0);
}

GameRecord reversiRecord(std::string_view moves)
{
    return readTranscript(moves).games.at(0);
}

Reading readAs(std::string_view bytes, std::string_view suffix, std::string_view game = {})
{
    RecordHint hint;
    hint.suffix = suffix;
    hint.game = game;
    return readAny(bytes, hint);
}

bool fitsBothGames(std::string_view moves)
{
    const auto found = recognise(moves);
    return found && found->isEither;
}

} // namespace

TEST_CASE("each line of bare moves is a game", "[record][writing]")
{
    std::mt19937 random{71};
    const RecordShape bare{.hasVariations = false, .hasNotes = false};
    for (int round = 0; round < repetitions(60, 1'000); ++round) {
        for (const std::string_view key : {gomokuKey, reversiKey}) {
            std::vector<GameRecord> games;
            for (int i = 0; i < 4; ++i)
                games.push_back(key == gomokuKey ? randomGomoku(random, {}, 15, bare) : randomReversi(random, bare));
            // Adjacent games that can be read as one are read as one: the first is so long that the second hits
            // occupied points.
            games.insert(games.begin(), games.back());
            const auto format = key == gomokuKey ? RecordFormat::GomokuMoves : RecordFormat::Transcript;
            const auto bytes = write(games, format);
            REQUIRE(bytes);
            const Reading reading = readAs(*bytes, "txt", key);
            CHECK_FALSE(reading.fault);
            REQUIRE(reading.games.size() == games.size());
            for (std::size_t i = 0; i < games.size(); ++i)
                CHECK(reading.games[i].tree == games[i].tree);
        }
    }
}

TEST_CASE("a game over several lines stays one and a broken line tells its game number", "[record][writing]")
{
    CHECK(readAs("h8 i9\ng8 j10\n", "txt", gomokuKey).games.size() == 1);
    CHECK(readAs("f5d6\nc3d3c4\n", "txt").games.size() == 1);
    const Reading broken = readAs("f5d6c3\nf5d6\nf5a1\nf5f6\n", "txt");
    REQUIRE(broken.games.size() == 4);
    CHECK(broken.games[2].tree.size() == 2);
    REQUIRE(broken.fault);
    CHECK(broken.fault->game == 2);
    CHECK(broken.fault->line == 3);
    CHECK(broken.fault->byte == 14);
}

TEST_CASE("gomoku games that could be one stay separate", "[record][writing]")
{
    const std::array games{gomokuRecord("h8i9j10k11"), gomokuRecord("a1b2c3d4")};
    const Reading reading = readAs(*write(games, RecordFormat::GomokuMoves), "txt");
    CHECK_FALSE(reading.fault);
    REQUIRE(reading.games.size() == 2);
    CHECK(reading.games[0] == games[0]);
    CHECK(reading.games[1] == games[1]);
}

TEST_CASE("each game in a text identifies its own game", "[record][writing]")
{
    const auto keys = [](std::string_view text) {
        std::vector<std::string_view> found;
        for (const GameRecord& game : readAs(text, "txt").games)
            found.push_back(game.game);
        return found;
    };
    using Keys = std::vector<std::string_view>;
    for (const std::string between : {"\n", "\n\n", "\r\n\r\n", "\n \n\n"}) {
        CHECK(keys("h8i9j10k11" + between + "f5d6c3d3c4f4") == Keys{gomokuKey, reversiKey});
        CHECK(keys("f5d6c3d3c4f4" + between + "h8i9j10k11" + between + "f5d6c3d3c4f4")
              == Keys{reversiKey, gomokuKey, reversiKey});
    }
    // Too short to decide: same as the previous game.
    CHECK(keys("h8i9j10k11\n\nf5d6") == Keys{gomokuKey, gomokuKey});
    CHECK(keys("f5d6c3d3c4f4\n\nf5f7") == Keys{reversiKey, reversiKey});
    CHECK_FALSE(fitsBothGames("f5d6c3d3c4f4\n\nh8i9j10k11"));
    CHECK(fitsBothGames("f5d6c3d3c4f4\n\nf5d6c3d3c4f4"));
}

TEST_CASE("games are separated by move numbers and headers", "[record][writing]")
{
    const auto games = [](std::string_view text) { return readAs(text, "txt").games.size(); };
    CHECK(games("1. h8 i9\n2. g8 j10\n") == 1);
    CHECK(games("1. h8 i9\n\n2. g8 j10\n") == 1);
    CHECK(games("1. h8 i9\n2. g8 j10\n1. a1 b2\n2. c3 d4\n") == 2);
    CHECK(games("[Black \"Ada\"]\n\n1. h8 i9\n\n[Black \"Lin\"]\n\n1. a1 b2\n") == 2);
    CHECK(readAs("[Black \"Ada\"]\n1. h8 i9\n[Black \"Lin\"]\n1. a1 b2\n", "txt").games.at(1).black == "Lin");
    CHECK(games("f5d6\n\nc3d3c4\n") == 1); // valid only when joined
    std::string board = qipan::test::standardStart;
    for (std::size_t row = 8; row > 0; --row)
        board.insert(8 * row, 1, '\n');
    CHECK(games(board + "X") == 1);
    CHECK(games(board + "X\n\n" + board + "O") == 2);
    const Reading second = readAs("h8i9\n\na1b2a1\n", "txt");
    REQUIRE(second.fault);
    CHECK(second.fault->line == 3);
}

TEST_CASE("bare gomoku moves use the smallest board that fits", "[record][writing]")
{
    CHECK(readAs("h8o15", "txt", gomokuKey).games.at(0).size == 15);
    CHECK(readAs("h8p1", "txt", gomokuKey).games.at(0).size == 19);
    CHECK(readAs("h8t20", "txt", gomokuKey).games.at(0).size == 20);
    const Reading nowhere = readAs("h8z1", "txt", gomokuKey);
    REQUIRE(nowhere.games.size() == 1);
    CHECK(nowhere.games[0].size == 15);
    CHECK(nowhere.fault);
}

TEST_CASE("moves that fit both games are recognised", "[record][writing]")
{
    CHECK(fitsBothGames("f5d6c3"));
    CHECK(fitsBothGames("F5 D6 C3 D3"));
    CHECK(fitsBothGames("f5d6c3d3c4f4f6f3e6e7h8")); // the last one is illegal in reversi
    CHECK(fitsBothGames("f5 d6 c3 d3 c4 f4 z9"));   // and this one in both
    CHECK_FALSE(fitsBothGames("h8i9"));
    CHECK_FALSE(fitsBothGames("f5e3")); // turns no disc: gomoku
    CHECK_FALSE(fitsBothGames("(;GM[2])"));
    CHECK_FALSE(fitsBothGames(""));
    CHECK_FALSE(fitsBothGames(std::string(100'000, 'f')));
}

TEST_CASE("data that a format cannot hold is reported", "[record][writing]")
{
    using Losses = std::vector<Loss>;
    GameRecord game = gomokuRecord("h8i9");
    const auto losses = [&](RecordFormat format) { return lossesIn({&game, 1}, format); };
    for (const auto format : {RecordFormat::Sgf, RecordFormat::Psq, RecordFormat::Renlib, RecordFormat::GomokuMoves})
        CHECK(losses(format).empty());
    game.black = "Ada";
    CHECK(losses(RecordFormat::Renlib) == Losses{Loss::Names});
    CHECK(losses(RecordFormat::Psq).empty());
    game.tree.add(GameTree::root, {.side = Side::Black, .cell = Cell{0, 0}});
    game.tree.setComment(1, "good");
    game.tree.addMark(1, {.cell = {3, 3}, .kind = MarkKind::Triangle});
    CHECK(losses(RecordFormat::Sgf).empty());
    CHECK(losses(RecordFormat::Psq) == Losses{Loss::Variations, Loss::Comments, Loss::Marks});
    CHECK(losses(RecordFormat::Renlib) == Losses{Loss::Marks, Loss::Names});
    CHECK(losses(RecordFormat::GomokuMoves) == Losses{Loss::Variations, Loss::Comments, Loss::Marks});
    game = reversiRecord("f5d6");
    CHECK(losses(RecordFormat::Obf) == Losses{Loss::Plies});
    CHECK(losses(RecordFormat::Ggf).empty());
    game = randomGomoku(*std::make_unique<std::mt19937>(1), {}, 19, {.hasVariations = false, .hasNotes = false});
    CHECK(losses(RecordFormat::GomokuMoves) == Losses{Loss::Size});
}

TEST_CASE("a record that a format cannot hold is rejected", "[record][writing]")
{
    const GameRecord moku = gomokuRecord("h8i9");
    const GameRecord othello = reversiRecord("f5d6");
    const std::array both{moku, othello};
    const std::array two{moku, moku};
    CHECK(mismatchOf({&othello, 1}, RecordFormat::Psq) == FormatMismatch::WrongGame);
    CHECK(mismatchOf({&moku, 1}, RecordFormat::Ggf) == FormatMismatch::WrongGame);
    CHECK(mismatchOf(both, RecordFormat::GomokuMoves) == FormatMismatch::WrongGame);
    CHECK(mismatchOf(two, RecordFormat::Psq) == FormatMismatch::SeveralGames);
    CHECK(mismatchOf(two, RecordFormat::Renlib) == FormatMismatch::SeveralGames);
    CHECK(mismatchOf({&othello, 1}, RecordFormat::Wthor) == FormatMismatch::NoWriter);
    CHECK_FALSE(mismatchOf(both, RecordFormat::Sgf));
    GameRecord set = moku;
    set.start = StartPosition{.stones = {{.cell = {1, 1}, .side = Side::White}}, .toMove = Side::Black};
    for (const auto format : {RecordFormat::Psq, RecordFormat::Renlib, RecordFormat::GomokuMoves})
        CHECK(mismatchOf({&set, 1}, format) == FormatMismatch::Start);
    GameRecord large = moku;
    large.size = 19;
    CHECK(mismatchOf({&large, 1}, RecordFormat::Renlib) == FormatMismatch::Size);
}

TEST_CASE("a reversi game saved as a position is its final position", "[record][writing]")
{
    const GameRecord game = reversiRecord("f5d6c3");
    const auto bytes = write({&game, 1}, RecordFormat::Obf);
    REQUIRE(bytes);
    const Reading reading = readObf(*bytes);
    REQUIRE(reading.games.size() == 1);
    REQUIRE(reading.games[0].start);
    CHECK(reading.games[0].start->toMove == Side::White);
    CHECK(reading.games[0].start->stones.size() == 7);
}

TEST_CASE("extra texts are lost in another format only", "[record][writing]")
{
    GameRecord game;
    game.tree.addExtra(GameTree::root, "11:11, 0");
    game.extraFormat = RecordFormat::Psq;
    CHECK(lossesIn({&game, 1}, RecordFormat::Psq).empty());
    CHECK(lossesIn({&game, 1}, RecordFormat::Sgf) == std::vector{Loss::Extras});
}

TEST_CASE("file suffixes select formats", "[record][writing]")
{
    CHECK(formatOfSuffix("SGF", gomokuKey) == RecordFormat::Sgf);
    CHECK(formatOfSuffix("txt", gomokuKey) == RecordFormat::GomokuMoves);
    CHECK(formatOfSuffix("txt", reversiKey) == RecordFormat::Transcript);
    CHECK(formatOfSuffix("lib", gomokuKey) == RecordFormat::Renlib);
    CHECK_FALSE(formatOfSuffix("", gomokuKey));
    CHECK_FALSE(formatOfSuffix("sgfsgfsgf", gomokuKey));
}

TEST_CASE("a rule and names that a format cannot store are reported as losses", "[record][writing]")
{
    const GameRecord renju = readSgf("(;GM[4]SZ[15]RU[renju];B[hh];W[ii])").games.front();
    for (const RecordFormat format : {RecordFormat::Psq, RecordFormat::Renlib})
        CHECK(lossesIn({&renju, 1}, format) == std::vector{Loss::Rule});
    for (const RecordFormat format : {RecordFormat::Sgf, RecordFormat::GomokuMoves})
        CHECK(lossesIn({&renju, 1}, format).empty());
    const auto psqLosses = [](std::string_view fact) {
        const GameRecord game = readSgf("(;GM[4]SZ[15]" + std::string{fact} + ";B[hh])").games.front();
        CHECK(lossesIn({&game, 1}, RecordFormat::Renlib) == std::vector{Loss::Names});
        return lossesIn({&game, 1}, RecordFormat::Psq);
    };
    CHECK(psqLosses("PB[Ada]").empty());
    CHECK(psqLosses("RE[-1]").empty());
    for (const char* fact : {"DT[2026]", "EV[Open]", "RE[B+R]"})
        CHECK(psqLosses(fact) == std::vector{Loss::Names});
}
