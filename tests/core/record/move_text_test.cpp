// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_text.h"

#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

using namespace qipan;
using namespace qipan::record;

namespace {

GameRecord gomoku(std::string_view text, RowOrigin origin = RowOrigin::Bottom)
{
    const Reading reading = readGomokuMoves(text, 15, origin);
    REQUIRE(reading.games.size() == 1);
    CHECK_FALSE(reading.fault);
    return reading.games.front();
}

GameRecord reversiGame(std::string_view text)
{
    const Reading reading = readTranscript(text);
    REQUIRE(reading.games.size() == 1);
    CHECK_FALSE(reading.fault);
    return reading.games.front();
}

constexpr std::string_view standardStart = "---------------------------OX------XO---------------------------";

} // namespace

TEST_CASE("gomoku moves are read with either origin and common separators", "[record][moves]")
{
    const GameRecord game = gomoku("h8i9");
    CHECK(game.tree.ply(1).cell == Cell{7, 7});
    CHECK(game.tree.ply(2).cell == Cell{8, 6});
    CHECK(gomoku("h8i9", RowOrigin::Top).tree.ply(2).cell == Cell{8, 8});
    for (const char* text : {"H8I9", "h8 i9", " h8, i9;\r\n", "1. h8 2. i9", "1.h8 2.i9"})
        CHECK(gomoku(text) == game);
    CHECK(gomoku("o15a1").tree.ply(1).cell == Cell{14, 0});
    CHECK(writeGomokuMoves(game, RowOrigin::Bottom) == "h8i9");
    CHECK(writeGomokuMoves(game, RowOrigin::Top) == "h8i7");
}

TEST_CASE("full-width and other East Asian notation is read", "[record][moves]")
{
    const GameRecord game = gomoku("h8i9g8");
    for (const char* text : {"h8，i9，g8", "Ｈ８　ｉ９　ｇ８", "h8、i9、g8。", "１．h8 i9 ２．g8", "h8\u00a0i9\u202fg8",
                             "h8\u200bi9g8", "“h8i9g8”", "\"h8i9g8\"", "h8-i9-g8", "h8 – i9 – g8", "h8→i9→g8",
                             "(h8)(i9)(g8)", "1) h8 2) i9 3) g8", "1. h8 i9 2. g8 1-0", "1. h8 2... i9 3. g8 *"})
        CHECK(gomoku(text) == game);
    CHECK(reversiGame("\"f5d6\"") == reversiGame("f5d6"));
    CHECK(reversiGame("1. f5 d6 33-31") == reversiGame("f5d6"));
    CHECK(readGomokuMoves("h8棋i9", 15, RowOrigin::Bottom).fault->text.starts_with("棋"));
}

TEST_CASE("headers before the moves give names and event and date", "[record][moves]")
{
    const GameRecord game = gomoku("[Event \"Cup [1]\"]\n[Date \"2024.01.02\"]\n[Black \"Ada\"]\n[White \"Lin\"]\n"
                                   "[TimeControl \"300\"]\n\n1. h8 i9 2. g8 1/2-1/2\n");
    CHECK(game.tree == gomoku("h8i9g8").tree);
    CHECK(game.black == "Ada");
    CHECK(game.white == "Lin");
    CHECK(game.event == "Cup [1]");
    CHECK(game.date == "2024.01.02");
    CHECK_FALSE(readMoveHeader("[8 ---"));
    CHECK_FALSE(readMoveHeader("[Black \"Ada\""));
    CHECK_FALSE(readMoveHeader("h8"));
}

TEST_CASE("a broken move list opens up to its error", "[record][moves]")
{
    const Reading reading = readGomokuMoves("h8 i9 h8 j9", 15, RowOrigin::Bottom);
    CHECK(reading.games.front().tree.size() == 3);
    CHECK(reading.fault->illegal == IllegalMove::Occupied);
    CHECK(reading.fault->ply == 3);
    CHECK(reading.fault->byte == 6);
    CHECK(reading.fault->text == "h8");
    const auto kind = [](std::string_view text) {
        const Reading read = readGomokuMoves(text, 15, RowOrigin::Bottom);
        return std::pair{read.fault->kind, read.fault->illegal};
    };
    const auto outside = std::pair{FaultKind::IllegalMove, std::optional{IllegalMove::Outside}};
    CHECK(kind("h8h16") == outside);
    CHECK(kind("h8h0") == outside);
    CHECK(kind("h8z1") == outside);
    CHECK(kind("h8h") == std::pair{FaultKind::NoCell, std::optional<IllegalMove>{}});
    CHECK(kind("h8pa") == std::pair{FaultKind::WrongPass, std::optional<IllegalMove>{}});
    for (const char* text : {"", "  ", "1.", ",;"})
        CHECK(kind(text).first == FaultKind::NoRecord);
}

TEST_CASE("a reversi transcript is read with or without passes", "[record][moves]")
{
    const GameRecord game = reversiGame("f5d6c3d3c4");
    CHECK(game.game == reversiKey);
    CHECK(game.tree.size() == 6);
    CHECK_FALSE(game.start);
    CHECK(reversiGame("F5 D6 C3 D3 C4") == game);
    CHECK(writeTranscript(game) == "f5d6c3d3c4");
    // Only black has a move, but white is to move.
    const std::string alone = "XO------" + std::string(48, '-') + "------OX O ";
    const GameRecord passed = reversiGame(alone + "c1");
    CHECK(passed.tree.ply(1) == RecordPly{.side = Side::White, .cell = std::nullopt});
    for (const char* pass : {"pa", "PA", "ps", "pass", "--"})
        CHECK(reversiGame(alone + pass + "c1") == passed);
    CHECK(readTranscript("f5pa").fault->kind == FaultKind::WrongPass);
    CHECK(readTranscript("f5f5").fault->illegal == IllegalMove::Occupied);
    CHECK(readTranscript("a1").fault->illegal == IllegalMove::NoFlip);
}

TEST_CASE("a 64-square position can stand alone or before moves", "[record][moves]")
{
    const std::string board{standardStart};
    const GameRecord alone = reversiGame(board);
    REQUIRE(alone.start);
    CHECK(alone.start->stones.size() == 4);
    CHECK(alone.start->toMove == Side::Black);
    CHECK(reversiGame(board + " X") == alone);
    CHECK(reversiGame(board + "O").start->toMove == Side::White);
    CHECK(reversiGame(board + " X f5d6").tree.size() == 3);
    CHECK(reversiGame(board + "f5d6").tree.size() == 3);
    // Column b is not read as the side to move.
    CHECK(readTranscript(board + "b4").fault->illegal == IllegalMove::NoFlip);
    CHECK(reversiGame("........\n........\n........\n...WB...\n...BW...\n........\n........\n........\nb") == alone);
    CHECK(reversiGame("........ ........ ........ ...O*... ...**... ...*.... ........ ........").start->toMove
          == Side::White);
    CHECK(readTranscript(board.substr(1)).games.empty());
    CHECK(reversiGame(writeTranscript(alone)) == alone);
}

TEST_CASE("boards are read in the notation of programs and servers", "[record][moves]")
{
    const StartPosition start = *reversiGame(std::string{standardStart} + " X").start;
    const auto read = [](std::string_view text) { return reversiGame(text).start; };
    std::string rows;
    for (std::size_t row = 0; row < 8; ++row)
        rows += std::string{standardStart.substr(8 * row, 8)} + ' ';
    CHECK(read("[8 " + rows + "*]") == start);
    CHECK(read("[8 " + rows + "* ]") == start);
    CHECK(read("8 " + rows + "*") == start);
    CHECK(read(std::string{"8"}.append(standardStart) + "O")->toMove == Side::White);
    CHECK(reversiGame("[8 " + rows + "*] f5d6").tree.size() == 3);
    const auto shown = [](std::string_view columns, std::string_view bar, bool isNumberedTwice) {
        std::string board = std::string{columns} + '\n';
        for (std::size_t row = 0; row < 8; ++row) {
            const std::string number = std::to_string(row + 1);
            board += std::string{bar} + number;
            for (const char square : standardStart.substr(8 * row, 8))
                board += std::string{' '} + square;
            board += (isNumberedTwice ? std::string{' '} + number : std::string{}) + '\n';
        }
        return board + std::string{columns} + '\n';
    };
    CHECK(read(shown("| A B C D E F G H", "|", true) + "|* to move") == start);
    CHECK(read(shown("|   A B C D E F G H |", "| ", true) + "|O to move\n")->toMove == Side::White);
    CHECK(read(shown("  a b c d e f g h", "", false)) == start);
    CHECK(reversiGame(shown("  A B C D E F G H", "", true) + "* to move\nf5 d6").tree.size() == 3);
    std::string circles;
    for (const char square : standardStart)
        circles += square == 'X' ? "●" : square == 'O' ? "○" : "·";
    CHECK(read(circles) == start);
    // A number that is not a row number is an error.
    CHECK(readTranscript(std::string{"[8 -------- 4 "} + rows.substr(9) + "*]").games.empty());
    CHECK(readTranscript("[10 " + rows + "*]").games.empty());
}

TEST_CASE("random games round-trip through their moves", "[record][moves]")
{
    std::mt19937 random{54};
    constexpr test::RecordShape plain{.hasVariations = false, .hasNotes = false};
    for (int round = 0; round < test::repetitions(10'000, 100'000); ++round) {
        const GameRecord line = test::randomGomoku(random, plain);
        const RowOrigin origin = round % 2 == 0 ? RowOrigin::Bottom : RowOrigin::Top;
        const Reading moves = readGomokuMoves(*writeGomokuMoves(line, origin), line.size, origin, line.rule);
        REQUIRE_FALSE(moves.fault);
        REQUIRE(moves.games.front() == line);
        const GameRecord game = test::randomReversi(random, plain);
        const Reading transcript = readTranscript(writeTranscript(game));
        REQUIRE_FALSE(transcript.fault);
        REQUIRE(transcript.games.front() == game);
    }
}
