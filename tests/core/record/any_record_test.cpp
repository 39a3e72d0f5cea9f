#include "core/record/any_record.h"

#include "core/record/ggf.h"
#include "core/record/obf.h"
#include "core/record/psq.h"
#include "core/record/renlib.h"
#include "core/record/sgf.h"
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

} // namespace

TEST_CASE("formats are told by what is in them", "[record]")
{
    CHECK(recognise("(;GM[4];B[hh])") == RecordFormat::Sgf);
    CHECK(recognise("mail\n( \n;B[hh])") == RecordFormat::Sgf);
    CHECK(recognise("(;GM[2];B[f5])") == RecordFormat::Sgf);
    CHECK(recognise("1 (;GM[ othello ]B[f5];)") == RecordFormat::Ggf);
    CHECK(recognise("(;B[f5];)", {.suffix = "ggf"}) == RecordFormat::Ggf);
    CHECK(recognise("Piskvorky 15x15, 0:0, 0\n") == RecordFormat::Psq);
    CHECK(recognise("\xef\xbb\xbfPiskvorky 15x15, 0:0, 0\n") == RecordFormat::Psq);
    CHECK(recognise("\xffRenLib\xff") == RecordFormat::Renlib);
    CHECK(recognise("x@", {.suffix = "LIB"}) == RecordFormat::Renlib);
    CHECK(recognise(withZeros("\x14\x05\x07\x01", 16)) == std::nullopt); // no game at all
    CHECK(recognise(withZeros("\x14\x05\x07\x01", 16), {.suffix = "wtb"}) == RecordFormat::Wthor);
    CHECK(recognise(withZeros(withZeros("\x14\x05\x07\x01\x01", 24) + "\x38", 84)) == RecordFormat::Wthor);
    CHECK(recognise(standardStart + " X") == RecordFormat::Obf);
    CHECK(recognise(standardStart + " X; f5:+2;\n" + standardStart + " ?\n") == RecordFormat::Obf);
    CHECK(recognise(standardStart + " X f5") == RecordFormat::Transcript);
    CHECK(recognise(standardStart) == RecordFormat::Transcript);
    CHECK(recognise("f5d6c3") == RecordFormat::Transcript);
    CHECK(recognise("h8i9") == RecordFormat::GomokuMoves);
    CHECK(recognise("f5d6c3", {.game = gomokuKey}) == RecordFormat::GomokuMoves);
    CHECK(recognise("f5d6a1", {.game = reversiKey}) == RecordFormat::Transcript);
    CHECK(recognise("h8i9", {.game = reversiKey}) == std::nullopt);
    for (const char* text : {"", " ", "hello", "x", "()", "12"})
        CHECK(recognise(text) == std::nullopt);
    CHECK(readAny("hello").fault->kind == FaultKind::NoRecord);
}

TEST_CASE("what any writer wrote is read again without being told the format", "[record]")
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
