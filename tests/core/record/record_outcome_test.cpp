// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/record_outcome.h"

#include "core/record/any_record.h"
#include "core/record/result_text.h"
#include "tests/support/catch.h"

#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::record;

namespace {

std::optional<RecordOutcome> endOf(const std::string& bytes)
{
    const Reading reading = readAny(bytes);
    REQUIRE(reading.games.size() == 1);
    return outcomeOf(reading.games.front());
}

RecordOutcome end(std::optional<Side> winner, EndReason reason, int discs = 0)
{
    return {.outcome = {winner, reason}, .discs = discs};
}

} // namespace

TEST_CASE("SGF results are understood", "[record]")
{
    const auto reversi = [](const std::string& result) { return endOf("(;GM[2]RE[" + result + "];B[f5])"); };
    const auto gomoku = [](const std::string& result) { return endOf("(;GM[4]RE[" + result + "];B[hh])"); };
    CHECK(reversi("W+12") == end(Side::White, EndReason::Count, 12));
    CHECK(reversi("B+2.00") == end(Side::Black, EndReason::Count, 2));
    CHECK(reversi("0") == end(std::nullopt, EndReason::Agreed));
    CHECK(gomoku("B+R") == end(Side::Black, EndReason::Resign));
    CHECK(gomoku(" w+resign ") == end(Side::White, EndReason::Resign));
    CHECK(gomoku("White+Time") == end(Side::White, EndReason::Timeout));
    CHECK(gomoku("B+Forfeit") == end(Side::Black, EndReason::Other));
    CHECK(gomoku("B+") == end(Side::Black, EndReason::Other));
    CHECK(gomoku("B+1") == end(Side::Black, EndReason::Other)); // gomoku has no score
    CHECK(gomoku("Draw") == end(std::nullopt, EndReason::Agreed));
    for (const char* text : {"?", "Void", "", "0-0", "2-1", "B", "B+R?", "+", "-", "12", "W-3", "B+1+2"}) {
        INFO(text);
        CHECK_FALSE(gomoku(text));
        CHECK_FALSE(reversi(text));
    }
}

TEST_CASE("GGF results are understood", "[record]")
{
    const auto ggf = [](const std::string& result) {
        return endOf("(;GM[Othello]PC[x]PB[a]PW[b]RE[" + result
                     + "]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5];)");
    };
    CHECK(ggf("+12.00") == end(Side::Black, EndReason::Count, 12));
    CHECK(ggf("-64.00:r") == end(Side::White, EndReason::Resign));
    CHECK(ggf("+8.00:t") == end(Side::Black, EndReason::Timeout));
    CHECK(ggf("+0.00") == end(std::nullopt, EndReason::Count));
    CHECK(ggf("-6.00") == end(Side::White, EndReason::Count, 6));
    CHECK(ggf("+10.00:s") == end(Side::Black, EndReason::Agreed));
    CHECK(ggf("-64.00:l") == end(Side::White, EndReason::Other));
    CHECK(ggf("0.00") == end(std::nullopt, EndReason::Agreed));
}

TEST_CASE("Piskvork codes tell the loser by whose turn it was", "[record]")
{
    const auto psq = [](const std::string& code) {
        return endOf("Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\none\ntwo\n" + code + "\n");
    };
    CHECK(psq("15") == end(Side::White, EndReason::Timeout));
    CHECK(psq("-2") == end(Side::White, EndReason::Other));
    CHECK_FALSE(psq("-1")); // saved in the middle of the game
    // By the rules, of which the file names none: six in a row may count as five.
    const std::string six = "Piskvorky 15x15, 0:0, 0\n1,1\n1,3\n2,1\n2,3\n3,1\n3,3\n5,1\n5,3\n6,1\n6,3\n4,1\n0\n";
    CHECK(endOf(six) == end(Side::Black, EndReason::Five));
    CHECK_FALSE(psq("0")); // no five is on the board
    const Reading broken = readAny("Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\n7,7,0\n8,8,0\n9,8,0\n0\n");
    REQUIRE(broken.games.size() == 1);
    CHECK(broken.fault);
    CHECK_FALSE(outcomeOf(broken.games.front()));
}

TEST_CASE("results of PGN and counts of discs are understood", "[record]")
{
    const auto reversi = [](const std::string& result) { return endOf("+f5-d6+c3 " + result); };
    CHECK(reversi("1-0") == end(Side::Black, EndReason::Other));
    CHECK(reversi("0-1") == end(Side::White, EndReason::Other));
    CHECK(reversi("1/2-1/2") == end(std::nullopt, EndReason::Agreed));
    CHECK(reversi("35-29") == end(Side::Black, EndReason::Count, 6));
    CHECK(reversi("20:44") == end(Side::White, EndReason::Count, 24));
    CHECK(reversi("32-32") == end(std::nullopt, EndReason::Count));
    CHECK(reversi(": +06") == end(Side::Black, EndReason::Count, 6));
    CHECK(reversi(": -18 0 0") == end(Side::White, EndReason::Count, 18));
    for (const char* text : {"40-40", "2-1", "0-0", "*"})
        CHECK_FALSE(reversi(text));
    CHECK(endOf("h8 i9 0-1") == end(Side::White, EndReason::Other));
    CHECK(endOf("h8 i9 1/2-1/2") == end(std::nullopt, EndReason::Agreed));
    CHECK_FALSE(endOf("h8 i9 35-29"));
}

TEST_CASE("in gomoku a finished position overrides the result in the file", "[record]")
{
    CHECK(endOf("(;GM[4]RE[W+R];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea])")
          == end(Side::Black, EndReason::Five));
}

TEST_CASE("the result in a file of reversi is kept, and a different count is returned beside it", "[record]")
{
    // Black has all discs at the end.
    const auto wiped = [](const std::string& result) {
        return endOf("(;GM[2]AE[d4][d5][e4][e5]AB[a1]AW[b1]PL[B]" + result + ";B[c1])");
    };
    const RecordOutcome count = end(Side::Black, EndReason::Count, 64);
    for (const char* same : {"", "RE[?]", "RE[1-0]", "RE[64-0]", "RE[B+64]", "RE[B+]"})
        CHECK(wiped(same) == count);
    const auto stated = [](RecordOutcome outcome) {
        outcome.counted = 64;
        return outcome;
    };
    CHECK(wiped("RE[0-1]") == stated(end(Side::White, EndReason::Other)));
    CHECK(wiped("RE[W+14]") == stated(end(Side::White, EndReason::Count, 14)));
    CHECK(wiped("RE[B+3]") == stated(end(Side::Black, EndReason::Count, 3)));
    CHECK(wiped("RE[0]") == stated(end(std::nullopt, EndReason::Agreed)));
    for (const char* white : {"RE[0-1 forfeit]", "RE[White]", "RE[白胜]"})
        CHECK(wiped(white) == stated(end(Side::White, EndReason::Other)));
    CHECK(wiped("RE[White wins on time]") == stated(end(Side::White, EndReason::Timeout)));
    CHECK(wiped("RE[W+T]") == stated(end(Side::White, EndReason::Timeout)));
}

TEST_CASE("results in words and with remarks are understood", "[record]")
{
    struct Said {
        const char* text;
        std::optional<Side> winner;
        EndReason reason = EndReason::Other;
        int discs = 0;
    };
    const std::vector<Said> both{
        {"1-0 (time)", Side::Black, EndReason::Timeout},
        {"0 - 1", Side::White},
        {"1-0 forfeit", Side::Black},
        {"Black wins on time", Side::Black, EndReason::Timeout},
        {"Black", Side::Black},
        {"White wins", Side::White},
        {"white won.", Side::White},
        {"W wins by resignation", Side::White, EndReason::Resign},
        {"Black resigned", Side::White, EndReason::Resign},
        {"White loses on time", Side::Black, EndReason::Timeout},
        {"White timed out", Side::Black, EndReason::Timeout},
        {"Winner: White", Side::White},
        {"B+R (39)", Side::Black, EndReason::Resign},
        {"Draw by agreement", std::nullopt, EndReason::Agreed},
        {"0.000", std::nullopt, EndReason::Agreed},
        {"黑胜", Side::Black},
        {"白方认输", Side::Black, EndReason::Resign},
        {"黑超时", Side::White, EndReason::Timeout},
        {"黑超时胜", Side::Black, EndReason::Timeout},
        {"平局", std::nullopt, EndReason::Agreed},
        {"和棋", std::nullopt, EndReason::Agreed},
    };
    const std::vector<Said> reversi{
        {"0.00:s", std::nullopt, EndReason::Agreed},      {"35 - 29", Side::Black, EndReason::Count, 6},
        {"B+6 discs", Side::Black, EndReason::Count, 6},  {"-6.00 :r", Side::White, EndReason::Resign},
        {"B+0", std::nullopt, EndReason::Count},          {"White wins 40-24", Side::White, EndReason::Count, 16},
        {"Black by 6", Side::Black, EndReason::Count, 6}, {"白胜8子", Side::White, EndReason::Count, 8},
    };
    for (const Said& said : both) {
        INFO(said.text);
        CHECK(readResult(said.text, true) == end(said.winner, said.reason, said.discs));
        CHECK(readResult(said.text, false) == end(said.winner, said.reason, said.discs));
    }
    for (const Said& said : reversi) {
        INFO(said.text);
        CHECK(readResult(said.text, true) == end(said.winner, said.reason, said.discs));
    }
    CHECK(readResult("黑禁手负", false) == end(Side::White, EndReason::Forbidden));
    for (const char* none : {"Black to win", "no result", "Black did not win", "not a draw", "W", "Ada", "5a",
                             "未分胜负", "2026-11-27", "10-11-12"}) {
        INFO(none);
        CHECK_FALSE(readResult(none, true));
        CHECK_FALSE(readResult(none, false));
    }
}
