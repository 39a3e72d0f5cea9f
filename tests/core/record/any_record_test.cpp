// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/any_record.h"

#include "core/record/bare_moves.h"
#include "core/record/ggf.h"
#include "core/record/move_text.h"
#include "core/record/obf.h"
#include "core/record/psq.h"
#include "core/record/renlib.h"
#include "core/record/sgf.h"
#include "core/record/wthor.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

using namespace qipan;
using namespace qipan::record;

namespace {

const std::string standardStart = "---------------------------OX------XO---------------------------";

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
        CHECK(readAny(writeTranscript(reversi)).games.front() == reversi);
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
    const auto readingOf = [](std::string_view bytes) { return recognise(bytes).value().reading; };
    const std::string year = withZeros(withZeros("\x14\x05\x07\x01\x01", 24) + "\x38", 84);
    CHECK(readingOf(year).games == readWthor(year).games);
    CHECK(readingOf("(;GM[4];B[hh])").games == readSgf("(;GM[4];B[hh])").games);
    CHECK(readingOf("f5d6c3").games == readTranscript("f5d6c3").games);
    CHECK(readingOf("h8i9").games == readGomokuMoves("h8i9", 15, RowOrigin::Bottom).games);
    const auto either = recognise("f5d6c3");
    REQUIRE(either.value().both);
    CHECK(either->both->reversi.games == readTranscript("f5d6c3").games);
    CHECK(either->both->gomoku.games == readGomokuMoves("f5d6c3", 15, RowOrigin::Bottom).games);
    CHECK_FALSE(recognise("f5d6c3", {.game = reversiKey}).value().both);
}

TEST_CASE("an error quotes the text without the end of the file", "[record]")
{
    const auto found = recognise("h8i9h9j10zz5-6\n", {});
    REQUIRE(found);
    REQUIRE(found->reading.fault);
    CHECK(found->reading.fault->text == "zz5-6");
}
