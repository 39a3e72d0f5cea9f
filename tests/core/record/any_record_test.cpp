// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/any_record.h"

#include "core/record/ggf.h"
#include "core/record/move_parts.h"
#include "core/record/move_text.h"
#include "core/record/obf.h"
#include "core/record/psq.h"
#include "core/record/renlib.h"
#include "core/record/sgf.h"
#include "core/record/wthor.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/standard_start.h"

#include <algorithm>
#include <array>

using namespace qipan;
using namespace qipan::record;
using qipan::test::standardStart;

namespace {

std::string withZeros(std::string text, std::size_t bytes)
{
    text.resize(bytes, '\0');
    return text;
}

std::optional<RecordFormat> formatOf(std::string_view bytes, const RecordHint& hint = {})
{
    const auto found = recognise(bytes, hint);
    return found ? std::optional{found->format} : std::nullopt;
}

} // namespace

TEST_CASE("formats are recognised by content", "[record]")
{
    CHECK(formatOf("(;GM[4];B[hh])") == RecordFormat::Sgf);
    CHECK(formatOf("mail\n( \n;B[hh])") == RecordFormat::Sgf);
    CHECK(formatOf("(;GM[2];B[f5])") == RecordFormat::Sgf);
    CHECK(formatOf("1 (;GM[ othello ]B[f5];)") == RecordFormat::Ggf);
    CHECK(formatOf("(;B[f5];)", {.suffix = "ggf"}) == RecordFormat::Ggf);
    CHECK(formatOf("Piskvorky 15x15, 0:0, 0\n") == RecordFormat::Psq);
    CHECK(formatOf("\xef\xbb\xbfPiskvorky 15x15, 0:0, 0\n") == RecordFormat::Psq);
    CHECK(formatOf("\xffRenLib\xff") == RecordFormat::Renlib);
    CHECK(formatOf("x@", {.suffix = "LIB"}) == RecordFormat::Renlib);
    CHECK(formatOf(withZeros("\x14\x05\x07\x01", 16)) == std::nullopt); // no game at all
    CHECK(formatOf(withZeros("\x14\x05\x07\x01", 16), {.suffix = "wtb"}) == RecordFormat::Wthor);
    CHECK(formatOf(withZeros(withZeros("\x14\x05\x07\x01\x01", 24) + "\x38", 84)) == RecordFormat::Wthor);
    CHECK(formatOf(standardStart + " X") == RecordFormat::Obf);
    CHECK(formatOf(standardStart + " X; f5:+2;\n" + standardStart + " ?\n") == RecordFormat::Obf);
    CHECK(formatOf(standardStart + " X f5") == RecordFormat::Transcript);
    CHECK(formatOf(standardStart) == RecordFormat::Transcript);
    CHECK(formatOf("f5d6c3") == RecordFormat::Transcript);
    CHECK(formatOf("h8i9") == RecordFormat::GomokuMoves);
    CHECK(formatOf("f5d6c3", {.game = gomokuKey}) == RecordFormat::GomokuMoves);
    CHECK(formatOf("f5d6a1", {.game = reversiKey}) == RecordFormat::Transcript);
    CHECK(formatOf("h8i9", {.game = reversiKey}) == std::nullopt);
    for (const char* text : {"", " ", "hello", "x", "()", "12"})
        CHECK(formatOf(text) == std::nullopt);
    CHECK(readAny("hello").fault->kind == FaultKind::NoRecord);
}

TEST_CASE("output of any writer is read back without naming the format", "[record]")
{
    std::mt19937 random{59};
    constexpr test::RecordShape plain{.hasVariations = false, .hasNotes = false};
    for (int round = 0; round < test::repetitions(200, 5'000); ++round) {
        const GameRecord gomoku = test::randomGomoku(random, {}, 15, plain);
        const GameRecord reversi = test::randomReversi(random, plain);
        CHECK(readAny(writeSgf({&gomoku, 1})).games.front() == gomoku);
        CHECK(readAny(writeSgf({&reversi, 1})).games.front() == reversi);
        CHECK(readAny(*writePsq(gomoku)).games.front() == gomoku);
        CHECK(readAny(*writeRenlib(gomoku)).games.front() == gomoku);
        CHECK(readAny(writeGgf(reversi)).games.front() == reversi);
        CHECK(readAny(writeTranscript(reversi)).games.front().tree == reversi.tree);
        CHECK(readAny(*writeGomokuMoves(gomoku, RowOrigin::Bottom), {.game = gomokuKey}).games.front() == gomoku);
        CHECK(readAny(writeObf({&reversi, 1})).games.front().start.has_value());
    }
}

TEST_CASE("a part of a text is parsed once, however often it is asked for", "[record]")
{
    const RecordHint hint;
    const std::string moves = "f5 d6 c3 p1"; // the last point is on larger boards only
    PartReading part{{.text = moves}, hint};
    const Reading& transcript = part.transcript();
    const Reading& gomoku = part.gomoku();
    // A second parse would have made other games.
    const GameRecord* const reversiGames = transcript.games.data();
    const GameRecord* const gomokuGames = gomoku.games.data();
    CHECK(part.transcript().games.data() == reversiGames);
    CHECK(part.gomoku().games.data() == gomokuGames);
    CHECK(gomoku.games.front().size == 19);
    CHECK(part.gomokuOfSize().games.front().size == 15);
}

TEST_CASE("what is recognised comes with its games", "[record]")
{
    const auto readingOf = [](std::string_view bytes, const RecordHint& hint = {}) { return readAny(bytes, hint); };
    const std::string year = withZeros(withZeros("\x14\x05\x07\x01\x01", 24) + "\x38", 84);
    CHECK(readingOf(year).games == readWthor(year).games);
    CHECK(readingOf("(;GM[4];B[hh])").games == readSgf("(;GM[4];B[hh])").games);
    CHECK(readingOf("f5d6c3d3c4f4c5b3c2").games.front().tree
          == readTranscript("f5d6c3d3c4f4c5b3c2").games.front().tree);
    CHECK(readingOf("h8i9").games == readGomokuMoves("h8i9", 15, RowOrigin::Bottom).games);
    const auto either = recognise("f5d6c3");
    REQUIRE(either.value().isEither);
    CHECK(either->reading.games == readTranscript("f5d6c3").games);
    CHECK(readingOf("f5d6c3", {.game = gomokuKey}).games == readGomokuMoves("f5d6c3", 15, RowOrigin::Bottom).games);
    CHECK_FALSE(recognise("f5d6c3", {.game = reversiKey}).value().isEither);
}

TEST_CASE("bare moves are of the game in which they are legal", "[record]")
{
    const auto gameOf = [](std::string_view text) -> std::string_view {
        const auto found = recognise(text);
        REQUIRE(found);
        CHECK(std::ranges::all_of(readAny(text).games,
                                  [&](const GameRecord& game) { return game.isGuessed == found->isEither; }));
        return found->isEither ? "either" : found->reading.games.front().game;
    };
    const std::string_view complete =
        "c4c3c2c5e6b2a1f5g6g5g4e3f4c1b5f7f2h5h7c6h6a6d2h8b4d3c7f3a4f1e2c8e7d1d7a5a7d6a3b3h3b6"
        "d8f8g1g3h2b7a2f6b1g2e1e8g7g8a8b8h4h1"; // five in a row on the way
    CHECK(gameOf(complete) == reversiKey);
    CHECK(gameOf("h8i9j10") == gomokuKey);
    CHECK(gameOf("f5d6a1") == gomokuKey); // breaks soon in reversi
    CHECK(gameOf("f5d6c3") == "either");  // legal in both
    CHECK(gameOf("1. f5 {x} d6 2. c3 *") == "either");
    CHECK(gameOf("f5d6c3d3c4f4a1b1") == "either"); // a game of reversi with an error, or one of gomoku
    CHECK(gameOf("f5d6c3d3c4f4a1a1") == "either"); // illegal in both
    CHECK(gameOf("f4d3c6d6") == "either");         // reversi from the mirrored start
    CHECK(gameOf("f5d6 +c3") == reversiKey);
    CHECK(gameOf("8/8/8/3OX3/3XO3/8/8/8 b f5 d6") == reversiKey);
    CHECK(gameOf("[FEN \"8/8/8/3OX3/3XO3/8/8/8 b\"]\nf5 d6") == reversiKey);
    // The guess is the longer one, and reversi if both are alike.
    CHECK(readAny("f5d6c3").games.front().game == reversiKey);
    CHECK(readAny("f5d6c3d3c4f4a1b1").games.front().game == gomokuKey);
    CHECK(recognise("f5d6c3d3c4f4a1b1", {.game = reversiKey})->reading.games.front().tree.size() == 7);
}

TEST_CASE("a list of games that is open at first is settled by a later game", "[record]")
{
    const std::string open = "f5d6c3\n\nf5d6c3d3c4f4a1b1\n\n";
    CHECK(recognise(open).value().isEither);
    CHECK(recognise(open, {.game = gomokuKey})->reading.games.size() == 2);
    CHECK(recognise(open, {.game = reversiKey})->reading.fault->game == 1);
    const Reading reading = recognise(open + "h8i9j10\n\nf5d6c3\n\n")->reading;
    REQUIRE(reading.games.size() == 4);
    CHECK(reading.games[0] == readTranscript("f5d6c3").games.front());
    CHECK(reading.games[1].tree.size() == readTranscript("f5d6c3d3c4f4a1b1").games.front().tree.size());
    CHECK(reading.games[2] == readGomokuMoves("h8i9j10", 15, RowOrigin::Bottom).games.front());
    REQUIRE(reading.fault);
    CHECK(reading.fault->game == 1);
    CHECK(reading.fault->line == 3);
    CHECK(reading.fault->text.starts_with("a1"));
}

#ifndef QIPAN_SANITIZED // for the time that it takes
TEST_CASE("the plies of all lists of bare moves together are limited", "[record]")
{
    std::string line; // without a five
    std::array<std::vector<std::string>, 2> cells;
    for (int y = 0; y < 20; ++y) {
        for (int x = 0; x < 20; ++x)
            cells[static_cast<std::size_t>(x / 2 + y) % 2].push_back(static_cast<char>('a' + x)
                                                                     + std::to_string(y + 1));
    }
    for (std::size_t move = 0; move < 200; ++move)
        line += cells[0][move] + cells[1][move];
    const std::size_t games = maxNodes / 401;
    std::string text;
    for (std::size_t game = 0; game <= games; ++game)
        text += line + "\n\n";
    const Reading reading = readAny(text, {.game = gomokuKey, .size = 20});
    CHECK(reading.games.size() == games);
    REQUIRE(reading.fault);
    CHECK(reading.fault->kind == FaultKind::TooMuch);
    CHECK(reading.fault->byte == games * (line.size() + 2));
}
#endif

TEST_CASE("games with headers, comments and results are separated", "[record]")
{
    const std::string text = "[Event \"?\"]\n[Black \"Ada\"]\n[Result \"1-0\"]\n\n 1. f5 d6 2. c3\n d3 3. c4\n"
                             "{Ada wins\n\n35-29} 1-0\n\n\n[Black \"Ben\"]\n\n1. f5 f6\n\n0-1\n\n1) d3 c5\n";
    const Reading reading = readAny(text);
    CHECK_FALSE(reading.fault);
    REQUIRE(reading.games.size() == 3);
    CHECK(reading.games[0].tree.size() == 6);
    CHECK(reading.games[0].tree.comment(5) == "Ada wins\n\n35-29");
    CHECK(reading.games[1].black == "Ben");
    CHECK(reading.games[1].result == "0-1");
    CHECK(reading.games[2].tree.size() == 3);
    const Reading book = readAny("+f5-d6: +02\n+d3-c5+f6: -10 0 0\n");
    REQUIRE(book.games.size() == 2);
    CHECK(book.isPartial);
    CHECK(book.games[1].result == "-10");
    // An error does not split a game with headers into its lines.
    CHECK(readAny("[Black \"Ada\"]\n1. f5 d6 2. c3 d3 3. c4\nf4 4. a1 a2", {.game = reversiKey}).games.size() == 1);
}

TEST_CASE("an error quotes the text without the end of the file", "[record]")
{
    const auto found = recognise("h8i9h9j10zz5-6\n", {});
    REQUIRE(found);
    REQUIRE(found->reading.fault);
    CHECK(found->reading.fault->text == "zz5-6");
}
