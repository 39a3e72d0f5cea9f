// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/sgf.h"

#include "core/record/game_tree.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <array>
#include <random>

using namespace qipan;
using namespace qipan::record;
using qipan::test::below;
using qipan::test::repetitions;

namespace {

/// The main line with numbers from the upper left: "7,7 8,8", "-" for a pass.
std::string line(const GameRecord& record)
{
    std::string text;
    for (const GameTree::Node node : record.tree.mainLine()) {
        const auto cell = record.tree.ply(node).cell;
        text += text.empty() ? "" : " ";
        text += cell ? std::to_string(cell->x) + ',' + std::to_string(cell->y) : "-";
    }
    return text;
}

GameRecord onlyGame(std::string_view text)
{
    const Reading reading = readSgf(text);
    REQUIRE(reading.games.size() == 1);
    CHECK_FALSE(reading.fault);
    return reading.games.front();
}

std::optional<FaultKind> sgfFault(std::string_view text)
{
    const Reading reading = readSgf(text);
    return reading.fault ? std::optional{reading.fault->kind} : std::nullopt;
}

} // namespace

TEST_CASE("a gomoku game by another program is read", "[record][sgf]")
{
    // As tournament managers write them.
    const GameRecord game =
        onlyGame("(;FF[4]GM[4]SZ[15]\nPB[engine one]PW[engine two]DT[2020.11.05]EV[cup]RE[B+1]RU[4]\n"
                 ";B[hh]C[here]\n;W[ig]LB[hh:A][ig:B]TR[aa:cb]\n;B[gh])\n");
    CHECK(game.game == gomokuKey);
    CHECK(game.size == 15);
    CHECK(game.rule == "renju");
    CHECK(game.black == "engine one");
    CHECK(game.white == "engine two");
    CHECK(game.date == "2020.11.05");
    CHECK(game.event == "cup");
    CHECK(game.result == "B+1");
    CHECK_FALSE(game.isGuessed);
    CHECK_FALSE(game.start);
    CHECK(line(game) == "7,7 8,6 6,7");
    CHECK(game.tree.comment(1) == "here");
    REQUIRE(game.tree.marks(2).size() == 8);
    CHECK(std::ranges::count(game.tree.marks(2), MarkKind::Triangle, &Mark::kind) == 6);
    CHECK(game.tree.marks(2)[1] == Mark{.cell = {8, 6}, .kind = MarkKind::Label, .label = "B"});
}

TEST_CASE("rules are read by name or number", "[record][sgf]")
{
    const auto rule = [](const std::string& text) { return onlyGame("(;GM[4]RU[" + text + "])").rule; };
    CHECK(rule("0") == "freestyle");
    CHECK(rule("Freestyle") == "freestyle");
    CHECK(rule("1") == "standard");
    CHECK(rule("Standard gomoku") == "standard");
    CHECK(rule("4") == "renju");
    CHECK(rule("RENJU") == "renju");
    CHECK(rule("house rules").empty());
}

TEST_CASE("old versions and long property names and other coordinates are read", "[record][sgf]")
{
    const GameRecord game = onlyGame(
        "some mail\n\n( ;\r\nGaMe[4] FF[3] SiZe[15:15] PlayerBlack[x] ; Black[H8] L[aa][bb] M[cc] ;White[i9])");
    CHECK(line(game) == "7,7 8,6");
    CHECK(game.black == "x");
    const auto marks = game.tree.marks(1);
    REQUIRE(marks.size() == 3);
    CHECK(marks[1].label == "b");
    CHECK(marks[2].kind == MarkKind::Cross);
    CHECK(line(onlyGame("(;GM[4]SZ[20];B[tt];W[ta])")) == "19,19 19,0");
}

TEST_CASE("a game number shared with Go is read as gomoku and reported", "[record][sgf]")
{
    CHECK(onlyGame("(;GM[1]SZ[15];B[hh];W[ii])").isGuessed);
    CHECK(onlyGame("(;SZ[19];B[hh];W[ii])").isGuessed);
    CHECK(onlyGame("(;SZ[8];B[f5])").game == reversiKey);
    CHECK(sgfFault("(;GM[3];B[hh])") == FaultKind::OtherGame);
    CHECK(readSgf("(;GM[3];B[hh])(;GM[4];B[hh])").games.size() == 1);
}

TEST_CASE("Go is recognised by its own properties and no other game is read", "[record][sgf]")
{
    for (const std::string sign : {"KM[6.5]", "HA[2]", "RU[Japanese]", "RU[ chinese ]", "RU[AGA]", "RU[Tromp-Taylor]",
                                   "KoMi[0.00]", "HAndicap[0]"}) {
        for (const std::string game : {"GM[1]", ""}) {
            INFO(game << sign);
            const Reading reading = readSgf("(;" + game + "SZ[19]" + sign + ";B[pd];W[dp])");
            CHECK(reading.games.empty());
            REQUIRE(reading.fault);
            CHECK(reading.fault->kind == FaultKind::OtherGame);
            CHECK(reading.fault->otherGame == 1);
        }
        CHECK(onlyGame("(;GM[4]" + sign + ";B[hh])").game == gomokuKey); // the file names its game
    }
    // Other programs' gomoku files have none of these.
    CHECK(onlyGame("(;GM[1]SZ[15]TM[600]OT[30]RU[Renju];B[hh])").rule == "renju");
    CHECK(onlyGame("(;GM[1]RU[Ingenious gomoku];B[hh])").isGuessed);
    CHECK(readSgf("(;GM[7];B[hh])").fault->otherGame == 7);
    CHECK(readSgf("(;GM[Poker];B[hh])").fault->otherGame == 0);
}

TEST_CASE("a Quarry reversi game is read with its branch and comments", "[record][sgf]")
{
    // As written by Quarry 0.2.0 of Debian.
    const GameRecord game = onlyGame("(;GM[2]FF[4]\nCA[UTF-8]\nAP[Quarry:0.2.0]\nSZ[8]\nPB[Black]\nPW[White]\n"
                                     "C[A comment: with brackets [x\\] and \\\\ signs];B[fe];W[df]\n"
                                     ";B[cc];W[dc]\n(;B[cd];W[fd];B[ff]C[A line: a [b\\] c])\n(;B[ce];W[bd])\n)\n");
    CHECK(game.game == reversiKey);
    CHECK_FALSE(game.isGuessed);
    CHECK(line(game) == "5,4 3,5 2,2 3,2 2,3 5,3 5,5");
    CHECK(game.tree.comment(GameTree::root) == "A comment: with brackets [x] and \\ signs");
    const auto moves = game.tree.mainLine();
    CHECK(game.tree.comment(moves.back()) == "A line: a [b] c");
    const auto branches = childrenOf(game.tree, moves[3]);
    REQUIRE(branches.size() == 2);
    CHECK(game.tree.ply(branches.back()).cell == Cell{2, 4});
}

TEST_CASE("reversi is read in both notations with or without passes", "[record][sgf]")
{
    CHECK(line(onlyGame("(;GM[2]FF[4]SZ[8]PB[a]PW[b]RE[B+12];B[f5];W[d6];B[C3])")) == "5,4 3,5 2,2");
    CHECK(line(onlyGame("(;GM[2];B[fe];W[df])")) == "5,4 3,5");
    // Only black has a move, but white is to move.
    const std::string start = "(;GM[2]AE[d4][d5][e4][e5]AB[a1][h8]AW[b1][g8]PL[W]";
    for (const std::string pass : {"", ";W[]", ";W[PA]", ";W[pass]", ";W[tt]", ";W[--]"}) {
        const GameRecord game = onlyGame(start + pass + ";B[c1])");
        CHECK(line(game) == "- 2,0");
        REQUIRE(game.start);
        CHECK(game.start->stones.size() == 4);
        CHECK(game.start->toMove == Side::White);
    }
}

TEST_CASE("a position may be set up before the first move", "[record][sgf]")
{
    const GameRecord game = onlyGame("(;GM[4];AB[hh][ii]AW[hi];W[ih];B[gg])");
    REQUIRE(game.start);
    CHECK(game.start->stones == std::vector<Ply>{{{7, 7}, Side::Black}, {{8, 8}, Side::Black}, {{7, 8}, Side::White}});
    CHECK(game.start->toMove == Side::White);
    CHECK(line(game) == "8,7 6,6");
    CHECK(onlyGame("(;GM[4];W[ih];B[gg])").start->toMove == Side::White);
    CHECK(onlyGame("(;GM[4]AB[aa:bb]AE[aa])").start->stones.size() == 3);
    CHECK(onlyGame("(;GM[4]AB[aa])").start->toMove == Side::White);
    CHECK_FALSE(onlyGame("(;GM[4]AE[aa])").start);
    CHECK(sgfFault("(;GM[4];B[hh];AW[aa])") == FaultKind::SetUp);
}

TEST_CASE("text is unescaped on reading and escaped on writing", "[record][sgf]")
{
    const GameRecord game =
        onlyGame("(;GM[4]PB[a\\]b\nc]C[one\r\ntwo\\\nthree\\\\ \\: x\ty];C[and more];B[hh]LB[ii:a\\:b])");
    CHECK(game.black == "a]b c");
    CHECK(game.tree.comment(GameTree::root) == "one\ntwothree\\ : x y\nand more");
    CHECK(game.tree.marks(1).front().label == "a:b");
    CHECK(readSgf(writeSgf({&game, 1})).games.front() == game);
}

TEST_CASE("a broken game opens up to its error and the error tells its place", "[record][sgf]")
{
    const Reading reading = readSgf("(;GM[4]\n;B[hh];W[ii]\n;B[hh];W[jj])");
    REQUIRE(reading.games.size() == 1);
    CHECK(line(reading.games.front()) == "7,7 8,8");
    REQUIRE(reading.fault);
    CHECK(reading.fault->kind == FaultKind::IllegalMove);
    CHECK(reading.fault->illegal == IllegalMove::Occupied);
    CHECK(reading.fault->ply == 3);
    CHECK(reading.fault->line == 3);
    CHECK(reading.fault->text == "[hh]");
    const auto illegal = [](std::string_view text) { return readSgf(text).fault->illegal; };
    CHECK(illegal("(;GM[4];B[pp])") == IllegalMove::Outside);
    CHECK(illegal("(;GM[2];B[a1])") == IllegalMove::NoFlip);
    CHECK(illegal("(;GM[4];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea];W[eb])") == IllegalMove::GameOver);
    CHECK(sgfFault("(;GM[4];B[hh];B[ii])") == FaultKind::WrongSide);
    CHECK(illegal("(;GM[4];B[hh];B[hh])") == IllegalMove::Occupied); // whoever is to move
    CHECK(illegal("(;GM[2];B[e4])") == IllegalMove::Occupied);
    CHECK(sgfFault("(;GM[4];B[hh];W[])") == FaultKind::WrongPass);
    CHECK(sgfFault("(;GM[2];B[])") == FaultKind::WrongPass);
    CHECK(sgfFault("(;GM[4];B[h-])") == FaultKind::NoCell);
}

TEST_CASE("errors in annotations are reported with their move", "[record][sgf]")
{
    const std::string tooLong(maxCommentBytes + 1, 'x');
    const auto plyOf = [](const std::string& text) { return readSgf(text).fault->ply; };
    CHECK(plyOf("(;GM[4];B[hh]C[" + tooLong + "];W[ii])") == 1);
    CHECK(plyOf("(;GM[4]C[" + tooLong + "];B[hh])") == 0);
    CHECK(plyOf("(;GM[4];B[hh];W[ii]TR[zz])") == 2);
    CHECK(plyOf("(;GM[4];B[hh];W[h-])") == 2);
}

TEST_CASE("the longest comment round-trips even if every character is escaped", "[record][sgf]")
{
    for (const char letter : {'x', ']'}) {
        GameRecord record = onlyGame("(;GM[4];B[hh])");
        record.tree.setComment(1, std::string(maxCommentBytes, letter));
        const Reading again = readSgf(writeSgf({&record, 1}));
        CHECK_FALSE(again.fault);
        CHECK(again.games.at(0).tree == record.tree);
    }
}

TEST_CASE("without a rule an overline does not end the game and in renju a forbidden point does", "[record][sgf]")
{
    const std::string six = ";B[aa];W[ac];B[ba];W[bc];B[ca];W[cc];B[ea];W[ec];B[fa];W[fc];B[da]";
    CHECK_FALSE(sgfFault("(;GM[4]" + six + ";W[gg])"));
    CHECK_FALSE(sgfFault("(;GM[4]RU[standard]" + six + ";W[gg])"));
    CHECK(readSgf("(;GM[4]RU[freestyle]" + six + ";W[gg])").fault->illegal == IllegalMove::GameOver);
    CHECK(readSgf("(;GM[4]RU[renju]" + six + ";W[gg])").fault->illegal == IllegalMove::GameOver);
}

TEST_CASE("a broken variation leaves the others intact", "[record][sgf]")
{
    const Reading reading = readSgf("(;GM[4];B[hh](;W[hh];B[aa](;W[bb])(;W[cc]))(;W[ii];B[jj])(;W[ij]))");
    REQUIRE(reading.games.size() == 1);
    CHECK(line(reading.games.front()) == "7,7 8,8 9,9");
    CHECK(reading.games.front().tree.size() == 5);
    CHECK(reading.fault->ply == 2);
}

TEST_CASE("invalid SGF is rejected and truncated SGF is kept", "[record][sgf]")
{
    for (const char* text : {"", "x", "(", "(B[aa])", ";B[hh]", "()"}) {
        CHECK(readSgf(text).games.empty());
        CHECK(sgfFault(text) == FaultKind::NoRecord);
    }
    CHECK(sgfFault("(;GM[4];B[hh]") == FaultKind::Unfinished);
    CHECK(line(readSgf("(;GM[4];B[hh];W[ii").games.front()) == "7,7");
    CHECK(sgfFault("(;GM[4];B[hh];W)") == FaultKind::Syntax);
    CHECK(sgfFault("(;GM[4]?;B[hh])") == FaultKind::Syntax);
    CHECK(sgfFault("(;GM[4]SZ[40])") == FaultKind::BoardSize);
    CHECK(sgfFault("(;GM[4]SZ[15:16])") == FaultKind::BoardSize);
    CHECK(sgfFault("(;GM[4]SZ[4])") == FaultKind::BoardSize);
    CHECK(sgfFault("(;GM[2]SZ[10])") == FaultKind::BoardSize);
}

TEST_CASE("depth and comments and marks are limited", "[record][sgf]")
{
    std::string deep = "(;GM[4]";
    for (std::size_t i = 0; i < maxDepth + 5; ++i)
        deep += "(;C[x]";
    CHECK(sgfFault(deep) == FaultKind::TooMuch);
    CHECK(sgfFault(deep + std::string(maxDepth + 6, ')')) == FaultKind::TooMuch);
    const Reading talk = readSgf(std::string{"(;GM[4]C["}.append(maxCommentBytes + 1, 'x').append("];B[hh])"));
    CHECK(talk.fault->kind == FaultKind::TooMuch);
    CHECK(talk.games.front().tree.comment(0).size() == maxCommentBytes);
    CHECK(talk.games.front().tree.size() == 2);
    CHECK(onlyGame(std::string{"(;GM[4]PB["}.append(5'000, 'x').append("])")).black.size() == maxNameBytes);
    std::string marks = "(;GM[4]SZ[20]";
    for (std::size_t i = 0; i <= maxMarks / 400; ++i)
        marks += ";TR[aa:tt]";
    const Reading marked = readSgf(marks + ";B[hh])");
    CHECK(marked.fault->kind == FaultKind::TooMuch);
    CHECK(marked.games.front().tree.marks(GameTree::root).size() == 400); // one of a kind on each cell
    CHECK(readSgf("(;GM[4]SZ[15]LB[aa:1]LB[aa:2])").isPartial);
    CHECK(line(marked.games.front()) == "7,7");
}

TEST_CASE("random games with variations and comments and marks round-trip", "[record][sgf]")
{
    std::mt19937 random{51};
    for (int round = 0; round < repetitions(10'000, 100'000); ++round) {
        const GameRecord game = round % 2 == 0 ? test::randomGomoku(random, {}) : test::randomReversi(random, {});
        const Reading reading = readSgf(writeSgf({&game, 1}));
        REQUIRE_FALSE(reading.fault);
        REQUIRE(reading.games.size() == 1);
        REQUIRE(reading.games.front() == game);
    }
}

TEST_CASE("mutated files are rejected or round-trip", "[record][sgf]")
{
    std::mt19937 random{52};
    for (int round = 0; round < repetitions(2'000, 50'000); ++round) {
        const GameRecord games[]{test::randomGomoku(random, {}), test::randomReversi(random, {})};
        std::string text = writeSgf(games);
        for (std::size_t changes = 1 + below(random, 4); changes > 0; --changes) {
            const std::size_t at = below(random, text.size());
            if (random() % 2 == 0)
                text[at] = static_cast<char>(random() % 256);
            else
                text.erase(at, 1 + below(random, 9));
        }
        const std::string written = writeSgf(readSgf(text).games);
        const Reading again = readSgf(written);
        REQUIRE((again.games.empty() || !again.fault));
        REQUIRE(writeSgf(again.games) == written);
    }
}

TEST_CASE("properties that a record has no place for are written back", "[record][sgf]")
{
    const std::string text =
        "(;GM[4]SZ[15]RU[Taraguchi-10]PB[Ada]KM[0]US[a\\]b]TM[300];B[hh]BL[299.5]OB[3](;W[hi]BL[1] "
        "[2]N[x])(;W[ii]C[y]FG[257:a]PB[Ben]))";
    const Reading reading = readSgf(text);
    CHECK(reading.isComplete());
    CHECK_FALSE(reading.isPartial);
    const std::string written = writeSgf(reading.games);
    for (const std::string_view kept : {"RU[Taraguchi-10]", "KM[0]", "US[a\\]b]", "TM[300]", "BL[299.5]OB[3]",
                                        "BL[1] [2]N[x]", "C[y]FG[257:a]PB[Ben]"})
        CHECK(written.find(kept) != std::string::npos);
    CHECK(readSgf(written).games == reading.games);
    CHECK(reading.games[0].black == "Ada");
}

TEST_CASE("what RU says beyond the name of a rule is kept and says the rule again", "[record][sgf]")
{
    struct Case {
        const char* text;
        std::string_view rule;
        const char* written;
    };
    for (const Case& each : {Case{"(;GM[4]RU[Renju with a swap];B[hh])", "renju", "RU[Renju with a swap]"},
                             Case{"(;GM[4]RU[Free style, swap2\\]];B[hh])", "freestyle", "RU[Free style, swap2\\]]"},
                             Case{"(;GM[5]RU[Taraguchi-10];B[hh])", "renju", "RU[renju, Taraguchi-10]"},
                             Case{"(;GM[5]SZ[15]RU[Soosorv-8]KO[];B[hh])", "renju", "RU[renju, Soosorv-8]"},
                             Case{"(;GM[4]RU[Caro];B[hh])", "", "RU[Caro]"},
                             Case{"(;GM[4]RU[renju, a\\ ];B[hh])", "renju", "RU[renju, a\\ ]"},
                             Case{"(;GM[4]RU[RENJU];B[hh])", "renju", "RU[renju]"},
                             Case{"(;GM[4]RU[1];B[hh])", "standard", "RU[standard]"}}) {
        CAPTURE(each.text);
        const Reading reading = readSgf(each.text);
        CHECK_FALSE(reading.isPartial);
        CHECK(reading.games.front().rule == each.rule);
        const std::string text = writeSgf(reading.games);
        CHECK(text.find(each.written) != std::string::npos);
        CHECK(text.find("RU[", text.find("RU[") + 1) == std::string::npos);
        CHECK(readSgf(text).games.front().rule == each.rule);
        CHECK(writeSgf(readSgf(text).games) == text);
    }
    // Several are kept as they are, and an empty one is none.
    const std::string several = writeSgf(readSgf("(;GM[4]RU[]RU[ Taraguchi ]RU[Renju];B[hh])").games);
    CHECK(several.find("RU[renju,  Taraguchi ]") != std::string::npos);
    CHECK(several.find("RU[]") == std::string::npos);
    CHECK(writeSgf(readSgf(several).games) == several);
}

TEST_CASE("what a file loses when it is written back makes it partial", "[record][sgf]")
{
    const auto isPartial = [](std::string_view text) { return readSgf(text).isPartial; };
    // Another game is named: it would be written as the one that it is read as.
    CHECK(isPartial("(;GM[1]FF[4]SZ[19];B[pd];W[dp])"));
    CHECK(isPartial("(;GM[2]SZ[15];B[hh];W[ii];B[gg])"));
    CHECK(isPartial("(;GM[4]SZ[15];B[hh])(;GM[1]SZ[19];B[aa])"));
    CHECK_FALSE(isPartial("(;SZ[15];B[hh];W[ii])")); // no game is named
    CHECK_FALSE(isPartial("\xef\xbb\xbf (;FF[3]CA[UTF-8]AP[Other:1]GM[4]RU[1];B[hh]C[a]GC[b])\n(;GM[2]RU[x])\n"));
    CHECK(isPartial("A game: (;GM[4];B[hh])"));
    CHECK(isPartial("(;GM[4];B[hh])(;GM[4]) and more"));
    CHECK(isPartial("(;GM[4]PB[Ada]PB[Ben];B[hh])"));
    CHECK(isPartial("(;GM[4]PB[" + std::string(1'001, 'x') + "];B[hh])"));
    CHECK(isPartial("(;GM[4];PB[Ada];B[hh])"));
    CHECK(isPartial("(;GM[4];B[hh]C[a][b])"));
    CHECK(isPartial("(;GM[4];B[hh][ii])"));
    CHECK(isPartial("(;GM[4];B[hh]ZZ[" + std::string(maxExtraBytes, 'x') + "])"));
}

TEST_CASE("qualities and values are read as other programs write them, and written back", "[record][sgf]")
{
    const GameRecord game =
        onlyGame("(;GM[4]SZ[15]V[0.1];B[hh]TE[1]V[+.25];W[ig]BM[2];B[gh]BM[]V[-3];W[aa]DO[];B[ab]IT[]"
                 ";W[ac]TE[2];B[ad]BM[1]C[why];W[ae])");
    const GameTree& tree = game.tree;
    const std::array wanted{MoveQuality::None,     MoveQuality::Good,    MoveQuality::Blunder,
                            MoveQuality::Mistake,  MoveQuality::Dubious, MoveQuality::Interesting,
                            MoveQuality::VeryGood, MoveQuality::Mistake, MoveQuality::None};
    for (GameTree::Node node = 0; node < wanted.size(); ++node)
        CHECK(tree.quality(node) == wanted.at(node));
    CHECK(tree.value(0) == 0.1);
    CHECK(tree.value(1) == 0.25);
    CHECK_FALSE(tree.value(2));
    CHECK(tree.value(3) == -3.0);
    const std::string text = writeSgf({&game, 1});
    for (const std::string_view part : {"V[+.25]TE[1]", "BM[2]", "V[-3]BM[1]", "DO[]", "IT[]", "TE[2]"})
        CHECK(text.find(part) != std::string::npos);
    CHECK(onlyGame(text) == game);
}

TEST_CASE("other values of these properties stay as they are", "[record][sgf]")
{
    for (const std::string part : {"V[0.5x]", "V[]", "V[nan]", "V[1e5]", "V[1,5]", "V[1234567890123456]", "V[1][2]",
                                   "V[--1]", "V[.]", "BM[3]", "BM[x]", "DO[1]", "TE[1][2]", "BM[1]TE[1]", "V[1]V[2]"}) {
        const GameRecord game = onlyGame("(;GM[4]SZ[15];B[hh]" + part + ")");
        const std::string text = writeSgf({&game, 1});
        CHECK(text.find(part) != std::string::npos);
        CHECK(onlyGame(text) == game);
    }
    const GameRecord atStart = onlyGame("(;GM[4]SZ[15]BM[1];B[hh])"); // no move is bad there
    CHECK(atStart.tree.quality(GameTree::root) == MoveQuality::None);
    CHECK(atStart.tree.extra(GameTree::root) == "BM[1]");
}

TEST_CASE("a value is written with two decimals", "[record]")
{
    CHECK(textOfValue(0) == "0.00");
    CHECK(textOfValue(-0.004) == "0.00");
    CHECK(textOfValue(-0.05) == "-0.05");
    CHECK(textOfValue(12.345) == "12.35");
    CHECK(textOfValue(-64) == "-64.00");
}
