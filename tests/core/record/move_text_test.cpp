// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_text.h"

#include "core/record/any_record.h"
#include "core/record/move_header.h"
#include "core/record/writing.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/standard_start.h"

using namespace qipan;
using namespace qipan::record;
using qipan::test::standardStart;

namespace {

GameRecord gomokuGame(std::string_view text, RowOrigin origin = RowOrigin::Bottom)
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

} // namespace

TEST_CASE("gomoku moves are read with either origin and common separators", "[record][moves]")
{
    const GameRecord game = gomokuGame("h8i9");
    CHECK(game.tree.ply(1).cell == Cell{7, 7});
    CHECK(game.tree.ply(2).cell == Cell{8, 6});
    CHECK(gomokuGame("h8i9", RowOrigin::Top).tree.ply(2).cell == Cell{8, 8});
    for (const char* text : {"H8I9", "h8 i9", " h8, i9;\r\n", "1. h8 2. i9", "1.h8 2.i9"})
        CHECK(gomokuGame(text) == game);
    CHECK(gomokuGame("o15a1").tree.ply(1).cell == Cell{14, 0});
    CHECK(writeGomokuMoves(game, RowOrigin::Bottom) == "h8i9");
    CHECK(writeGomokuMoves(game, RowOrigin::Top) == "h8i7");
}

TEST_CASE("full-width and other East Asian notation is read", "[record][moves]")
{
    const GameRecord game = gomokuGame("h8i9g8");
    for (const char* text : {"h8，i9，g8", "Ｈ８　ｉ９　ｇ８", "h8、i9、g8。", "１．h8 i9 ２．g8", "h8\u00a0i9\u202fg8",
                             "h8\u200bi9g8", "“h8i9g8”", "\"h8i9g8\"", "h8-i9-g8", "h8 – i9 – g8", "h8→i9→g8",
                             "(h8)(i9)(g8)", "1) h8 2) i9 3) g8", "1. h8 2... i9 3. g8 *"})
        CHECK(gomokuGame(text) == game);
    CHECK(reversiGame("\"f5d6\"") == reversiGame("f5d6"));
    CHECK(reversiGame("1. f5 d6 33-31").tree == reversiGame("f5d6").tree);
    CHECK(readGomokuMoves("h8棋i9", 15, RowOrigin::Bottom).fault->text.starts_with("棋"));
}

TEST_CASE("headers before the moves give names and event and date", "[record][moves]")
{
    const GameRecord game = gomokuGame("[Event \"Cup [1]\"]\n[Date \"2024.01.02\"]\n[Black \"Ada\"]\n[White \"Lin\"]\n"
                                       "[TimeControl \"300\"]\n\n1. h8 i9 2. g8 1/2-1/2\n");
    CHECK(writeGomokuMoves(game, RowOrigin::Bottom) == "h8i9g8");
    CHECK(game.black == "Ada");
    CHECK(game.white == "Lin");
    CHECK(game.event == "Cup [1]");
    CHECK(game.date == "2024.01.02");
    CHECK_FALSE(readMoveHeader("[8 ---"));
    CHECK_FALSE(readMoveHeader("[Black \"Ada\""));
    CHECK_FALSE(readMoveHeader("h8"));
}

TEST_CASE("all headers are written back", "[record][moves]")
{
    const std::string text = "[Event \"Cup \\\"A\\\" [1]\"]\n[Black \"Ada\"]\n[White \"Ｂｅｎ\"]\n"
                             "[Result \"0-1\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"2\"]\n\n";
    for (const auto format : {RecordFormat::GomokuMoves, RecordFormat::Transcript}) {
        const std::string moves = format == RecordFormat::Transcript ? "f5d6" : "h8i9";
        const Reading reading = format == RecordFormat::Transcript
            ? readTranscript(text + moves)
            : readGomokuMoves(text + moves, 15, RowOrigin::Bottom);
        REQUIRE(reading.isComplete());
        CHECK_FALSE(reading.isPartial);
        const GameRecord& game = reading.games.front();
        CHECK(game.event == "Cup \"A\" [1]");
        CHECK(game.white == "Ｂｅｎ");
        CHECK(game.result == "0-1");
        CHECK(game.date.empty());
        CHECK(*write({&game, 1}, format) == text + moves + "\n\n");
    }
    const std::string wide(maxExtraBytes, 'x');
    CHECK(readTranscript("[Site \"" + wide + "\"]\nf5").isPartial);
    for (const char* moves : {"[h8][i9]", "[8 ---", "[a1 b2]"})
        CHECK_FALSE(readMoveHeader(moves));
}

TEST_CASE("what was written with headers of any form is read as the same", "[record][moves]")
{
    // Latin-1, in which A0 is a blank and B7 a point between words.
    for (const std::string headers :
         {"Result: 1-0\nResult: won \xa0", "Black: Ada\nBlack: A\xb7 B\xb7", "Result: 1-0\n结果: \"1\\0\"", "白: ?",
          "[Event \"?\r?\"]\n[Date \"2024\"]", "Event: ?\v?\nDate: 2024"}) {
        INFO(headers);
        const Reading reading = readTranscript(headers + "\nf5d6");
        REQUIRE(reading.isComplete());
        const std::string written = *write(reading.games, RecordFormat::Transcript);
        const Reading again = readTranscript(written);
        REQUIRE(again.isComplete());
        CHECK(again.games == reading.games);
        CHECK(*write(again.games, RecordFormat::Transcript) == written);
    }
}

TEST_CASE("move numbers in all spellings are passed over", "[record][moves]")
{
    const GameRecord game = reversiGame("f5d6c3");
    for (const char* text :
         {"1. f5 d6 2. c3", "1... f5 2... d6 3... c3", "1) f5 d6 2) c3", "1- f5 d6 2- c3", "1: f5 d6 2: c3",
          "1 f5 d6 2 c3", "1.f5 2.d6 3.c3", "１．ｆ５　d6 ２．c3", "1、f5 d6 2、c3", "1…f5 2…d6 3…c3",
          "(1) f5 d6 (2) c3", "1. f5-d6 2. c3", "[f5][d6][c3]"}) {
        INFO(text);
        CHECK(reversiGame(text) == game);
    }
    CHECK(readTranscript("f5 1234 d6").fault->kind == FaultKind::NoCell);
}

TEST_CASE("comments belong to the move before them and annotations are passed over", "[record][moves]")
{
    const std::string text = "{Before}\n1. f5! {a usual\none; c3} d6?! $12 (1... f6 2. e6 (2. d3 {c}) {x}) 2. c3\n"
                             "{ [%clk 0:04:55] } d3 ; a quiet move, not c4\n 3. c4 (pass) *";
    CHECK(readTranscript(text).fault->kind == FaultKind::WrongPass);
    const Reading reading = readTranscript(text.substr(0, text.find("(pass)")) + "*");
    REQUIRE(reading.isComplete());
    CHECK(reading.isPartial); // annotations and variations are left out
    const GameTree& tree = reading.games.front().tree;
    CHECK(writeTranscript(reading.games.front()) == "f5d6c3d3c4");
    CHECK(tree.comment(GameTree::root) == "Before");
    CHECK(tree.comment(1) == "a usual\none; c3");
    CHECK(tree.comment(3) == "[%clk 0:04:55]");
    CHECK(tree.comment(4) == "a quiet move, not c4");
    CHECK_FALSE(readTranscript("f5 {fine} d6").isPartial);
    CHECK(reversiGame("f5; d6; c3") == reversiGame("(f5)(d6) (c3)"));
    CHECK(reversiGame("f5 {not closed d6").tree.comment(1) == "not closed d6");
    // A comment may hold what looks like moves, and letters of any width.
    CHECK(reversiGame("f5 {Ｄ６, d6}").tree.comment(1) == "Ｄ６, d6");
}

TEST_CASE("the result at the end is read", "[record][moves]")
{
    const auto result = [](std::string_view moves) { return reversiGame(moves).result; };
    for (const char* text : {"1-0", "0-1", "1/2-1/2", "35-29", "33:31"})
        CHECK(result(std::string{"1. f5 d6 "} + text + "\n") == text);
    CHECK(result("f5 d6 {Ada wins 35-29} 1-0") == "1-0");
    CHECK(result("f5 d6 0-1 {on time}") == "0-1");
    CHECK(result("f5 d6 *").empty());
    for (const char* text : {"35 - 29", "0 - 1", "-6", "1-0 (time)", "White wins on time", "B+6 discs", "黑胜"})
        CHECK(result(std::string{"f5 d6 "} + text) == text);
    CHECK(result("f5 d6 29-35.") == "29-35");
    CHECK(result("f5 d6\n1-0 ; black won on time") == "1-0");
    CHECK(gomokuGame("h8 i9 i7 35 - 29").result == "35 - 29");
    // Numbers that are none of a move, and a second result, are not kept.
    for (const char* text : {"f5 d6 12", "f5 d6 3 4 5", "[Result \"0-1\"]\nf5 d6 1-0", "1. f5 0.5s d6 2s"})
        CHECK(readTranscript(text).isPartial);
    for (const char* text : {"1. f5 d6 2. c3", "[Result \"0-1\"]\nf5 d6 0-1", "f5 d6 0-1"})
        CHECK_FALSE(readTranscript(text).isPartial);
    CHECK(readTranscript("1. f5 0.5s d6 2s").games.front().tree.size() == 3);
    const Reading timed = readTranscript("1. f5 0:03 d6 0:12 2. c3 1:05"); // times
    CHECK(timed.isComplete());
    CHECK(timed.isPartial);
    CHECK(timed.games.front().result.empty());
    CHECK(result("[Result \"35-29\"]\nf5 d6 1-0") == "35-29");
    CHECK(gomokuGame("1. h8 i9 0-1").result == "0-1");
}

TEST_CASE("lines of a logbook are games of reversi", "[record][moves]")
{
    const std::string line = "+f5-d6+c3-d3+c4: -08 0 0";
    const Reading reading = readTranscript(line);
    REQUIRE(reading.isComplete());
    CHECK(reading.games.front().tree == reversiGame("f5d6c3d3c4").tree);
    CHECK(reading.games.front().result == "-08");
    CHECK(reading.isPartial); // the other numbers
    CHECK_FALSE(readTranscript("+f5-d6: +02").isPartial);
    CHECK(readGomokuMoves(line, 15, RowOrigin::Bottom).games.empty());
}

TEST_CASE("a transcript from the mirrored start is read from there", "[record][moves]")
{
    const GameRecord game = reversiGame("f4 d3 c6 d6 c5 f6");
    REQUIRE(game.start);
    CHECK(*game.start == mirroredStart());
    CHECK(game.tree.size() == 7);
    CHECK(reversiGame(writeTranscript(game)) == game);
    CHECK(readTranscript("f4 d3 a1").games.front().start == mirroredStart());
    CHECK_FALSE(readTranscript("f5 d6 a1").games.front().start);
    CHECK(readTranscript("a1").games.empty());
}

TEST_CASE("boards are read in digits and as FEN", "[record][moves]")
{
    const auto read = [](std::string_view text) { return reversiGame(text).start; };
    const StartPosition start = *read(standardStart + " X");
    const auto replaced = [](std::string_view letters) {
        std::string board;
        for (const char square : standardStart)
            board += letters[square == '-' ? 0 : square == 'X' ? 1 : 2];
        return board;
    };
    for (const std::string& board : {replaced("012"), replaced(".01"), replaced("-12")})
        CHECK(read(board) == start);
    CHECK(read(replaced("012") + " 2")->toMove == Side::White);
    CHECK(read(replaced(".01") + " 1")->toMove == Side::White);
    CHECK(read(replaced("012") + " w")->toMove == Side::White);
    std::string list;
    std::string rows;
    for (std::size_t square = 0; square < 64; ++square) {
        const char digit = replaced("012")[square];
        list.append(1, digit).append(square % 8 == 7 ? ",\n" : ", ");
        rows.append(1, digit).append(square % 8 == 7 ? "\n" : "");
    }
    CHECK(read(list + "1") == start);
    CHECK(reversiGame(rows + "\n1 f5 d6").tree.size() == 3);
    for (const std::string& board :
         {replaced("013"), replaced("012").substr(1), replaced("012") + "0", replaced(".02")})
        CHECK(readTranscript(board).games.empty());

    // Row 8 comes first in FEN, as Edax writes it, but row 1 with letters of discs.
    for (const char* fen : {"8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1", "8/8/8/3OX3/3XO3/8/8/8 X", "8/8/8/3WB3/3BW3/8/8/8"})
        CHECK(read(fen) == start);
    CHECK(read("8/8/8/3OX3/3XO3/8/8/8 w")->toMove == Side::White);
    CHECK(reversiGame("8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1\nf5 d6").tree.size() == 3);
    const GameRecord game =
        reversiGame("[Black \"Ada\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1\"]\n\n1. f5 d6 *");
    CHECK(game.start == start);
    CHECK(game.tree.size() == 3);
    CHECK_FALSE(game.extraFormat);
    // If the moves are legal in the other order of rows only, that is the one.
    CHECK(reversiGame("8/8/8/3OX3/3XO3/8/8/8 b f4 d3").start == mirroredStart());
    CHECK(readTranscript("[FEN \"8/8\"]\nf5 d6").fault->kind == FaultKind::Syntax);
    for (const char* fen : {"8/8/8/3OX3/3XO3/8/8 b", "8/8/8/3OX3/3XO3/8/8/8/8 b", "8/8/8/3OX4/3XO3/8/8/8 b"})
        CHECK(readTranscript(fen).games.empty());
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
    for (const char* text : {"", "  ", "1.", ",;", "1-0", "{h8}"})
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
    const std::string board = standardStart;
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
    const StartPosition start = *reversiGame(standardStart + " X").start;
    const auto read = [](std::string_view text) { return reversiGame(text).start; };
    std::string rows;
    for (std::size_t row = 0; row < 8; ++row)
        rows += standardStart.substr(8 * row, 8) + ' ';
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

TEST_CASE("headers without brackets are kept in brackets", "[record][moves]")
{
    const Reading reading = readAny("Black: Ada\nWhite: Ben\nTime: 5+3\nSite: here\n规则: 有禁手\n\nh8 i9 j10");
    REQUIRE(reading.isComplete());
    CHECK_FALSE(reading.isPartial);
    CHECK(reading.games.front().black == "Ada");
    const std::string text = writeHeaders(reading.games.front(), RecordFormat::GomokuMoves);
    for (const char* kept : {"[White \"Ben\"]", "[Time \"5+3\"]", "[Site \"here\"]", "[Rule \"有禁手\"]"})
        CHECK(text.find(kept) != std::string::npos);
}

TEST_CASE("a header sets the rule of gomoku and is written back", "[record][moves]")
{
    const auto read = [](const std::string& header) { return readAny(header + "\n\nh8 i9 j10"); };
    for (const auto& [header, rule] : {std::pair{"[Rule \"renju\"]", "renju"},
                                       {"[Rule \"Renju (RIF)\"]", "renju"},
                                       {"[RULE \"Free style\"]", "freestyle"},
                                       {"Rules: standard", "standard"},
                                       {"规则: 有禁手", "renju"},
                                       {"规则: 无禁手", "freestyle"},
                                       {"[Rule \"swap2\"]", ""},
                                       {"[Site \"here\"]", ""}}) {
        INFO(header);
        const Reading reading = read(header);
        REQUIRE(reading.isComplete());
        CHECK_FALSE(reading.isPartial);
        CHECK(reading.games.front().rule == rule);
        CHECK(lossesIn(reading.games, RecordFormat::GomokuMoves).empty());
        const Reading again = readAny(*write(reading.games, RecordFormat::GomokuMoves));
        CHECK(again.games == reading.games);
    }
    CHECK(read("[Rule \"renju\"]").games.front().extraFormat == std::nullopt);
    GameRecord changed = read("[Rule \"Renju (RIF)\"]").games.front();
    changed.rule = read("[Rule \"freestyle\"]").games.front().rule;
    CHECK(readAny(*write({&changed, 1}, RecordFormat::GomokuMoves)).games.front().rule == "freestyle");
    // In renju a double three of black ends the game.
    const std::string forbidden = "h8 a1 j8 c1 i9 e1 i10 g1 i8 o15";
    CHECK(readAny("[Rule \"renju\"]\n\n" + forbidden).fault);
    CHECK(readAny(forbidden).isComplete());
}

TEST_CASE("a position that cannot be read leaves the game open", "[record][moves]")
{
    for (const char* moves : {"f5 d6 c3", "a1 h8 a8", "g1 h2"}) {
        const std::string text = std::string{"[FEN \"garbage\"]\n\n"} + moves;
        REQUIRE(recognise(text));
        CHECK(recognise(text)->isEither);
        for (const std::string_view game : {gomokuKey, reversiKey}) {
            const Reading reading = recognise(text, {.game = game})->reading;
            CHECK(reading.fault);
            CHECK(reading.games.size() == 1);
        }
    }
}

TEST_CASE("moves may follow a position on its line or below it", "[record][moves]")
{
    const std::string board = "---------------------------OX------XO---------------------------";
    for (const std::string& text : {board + " X\nf5 d6 c3", board + " X; f5 d6 c3", board + "\nBlack to move\nf5 d6 c3",
                                    board + "\nTo move: Black\nf5 d6 c3", board + " X\nB f5 W d6 B c3"}) {
        INFO(text);
        const Reading reading = readAny(text);
        CHECK(reading.isComplete());
        REQUIRE(reading.games.size() == 1);
        CHECK(reading.games.front().game == reversiKey);
        CHECK(reading.games.front().tree.size() == 4);
    }
    CHECK(readAny(board + "\nWhite to move").games.front().start->toMove == Side::White);
}

TEST_CASE("lines of a logbook may be numbered, remarked and named", "[record][moves]")
{
    const std::string line = "+f5-d6+c3-d3+c4: -08 0 0";
    CHECK(readAny("1: " + line + "\n2: " + line + "\n3: " + line).games.size() == 3);
    CHECK(readAny("% games of 2026\n" + line + "\n" + line).games.size() == 2);
    const Reading named = readAny(line + " Ann - Bob\n" + line + " Bob - Ann");
    CHECK(named.games.size() == 2);
    CHECK(named.isComplete());
    CHECK(named.isPartial);
    CHECK(named.games.front().result == "-08");
}
