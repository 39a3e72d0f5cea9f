// SPDX-License-Identifier: GPL-3.0-or-later
// Parsing the lines of an NBoard engine.
#include "app/external/nboard_answer.h"

#include "core/record/ggf.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <random>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

using Kind = NboardAnswer::Kind;

[[nodiscard]] QString nameOf(Cell cell)
{
    return QString::fromStdString(record::textOfMove(reversi::squareOf(cell)));
}

/// A game after a forced pass, still running.
[[nodiscard]] reversi::Game gameWithPass(std::mt19937& random)
{
    for (;;) {
        reversi::Game game;
        while (!game.outcome()) {
            if (game.passed())
                return game;
            Cell cell;
            do
                cell = {static_cast<int>(random() % 8), static_cast<int>(random() % 8)};
            while (!game.isLegal(cell));
            game.play(cell);
        }
    }
}

[[nodiscard]] NboardLine line(Cell first, double eval, const QString& depth)
{
    return {.depth = depth, .eval = eval, .result = {.score = nboardScore(eval), .line = {first}}};
}

[[nodiscard]] std::vector<Cell> firstsOf(const NboardLines& lines)
{
    std::vector<Cell> firsts;
    for (const SearchResult& result : lines.best()) {
        REQUIRE(result.pvIndex == static_cast<int>(firsts.size()));
        firsts.push_back(result.line.front());
    }
    return firsts;
}

} // namespace

TEST_CASE("an NBoard move is parsed in each form in use", "[external][nboard]")
{
    for (const char* text : {"=== F5/-1.25/0.5", "=== f5 -1.25 0.5", "===  F5/-1.25", "=== f5/-1.250/0.0003"}) {
        INFO(text);
        const NboardAnswer answer = readNboardAnswer(text);
        CHECK(answer.kind == Kind::Move);
        CHECK(answer.cell == Cell{5, 4});
        CHECK(answer.eval == -1.25);
    }
    CHECK(readNboardAnswer("=== A1").cell == Cell{0, 0});
    CHECK_FALSE(readNboardAnswer("=== A1").eval);
    CHECK_FALSE(readNboardAnswer("=== A1//3.0").eval);
    CHECK(readNboardAnswer("=== h8/1e5/nan").cell == Cell{7, 7});
    for (const char* text : {"===", "=== PA", "=== PASS/0.0", "=== I1", "=== A9", "=== A0", "=== F55", "=== 5F"}) {
        INFO(text);
        CHECK(readNboardAnswer(text).kind == Kind::Move);
        CHECK_FALSE(readNboardAnswer(text).cell);
    }
}

TEST_CASE("other NBoard output is recognised by its first word", "[external][nboard]")
{
    CHECK(readNboardAnswer("pong 17").kind == Kind::Pong);
    CHECK(readNboardAnswer("pong 17").number == 17);
    CHECK(readNboardAnswer("pong").kind == Kind::Other);
    CHECK(readNboardAnswer("pong of war").kind == Kind::Other);
    CHECK(readNboardAnswer("set myname  Some engine ").kind == Kind::Name);
    CHECK(readNboardAnswer("set myname  Some engine ").text == u"Some engine");
    CHECK(readNboardAnswer("set mood happy").kind == Kind::Other);
    CHECK(readNboardAnswer("nodestats 123456789012 1.5").nodes == 123'456'789'012);
    CHECK(readNboardAnswer("nodestats many").kind == Kind::Other);
    CHECK(readNboardAnswer("status").kind == Kind::Status);
    CHECK(readNboardAnswer("status ").text.isEmpty());
    CHECK(readNboardAnswer("status Thinking").text == u"Thinking");
    CHECK(readNboardAnswer("search F5 1.0 0 3").kind == Kind::Search);
    CHECK(readNboardAnswer("book F5 1.0 9 3").kind == Kind::Search);
    CHECK(readNboardAnswer("midgame : 12").kind == Kind::Other);
    CHECK(readNboardAnswer("midgame : 12").text == u"midgame : 12");
}

TEST_CASE("a variation has moves and discs and a depth", "[external][nboard]")
{
    const reversi::Game game;
    for (const QString& text : {u"F5d6C3 +1.25 0 14"_s, u"F5-D6-C3 1.25 0 14 free text"_s,
                                u"  f5 d6 c3 1.250 17 14@73%"_s, u"F5d6C3H8A1 +1.00,+1.50 0 14"_s}) {
        INFO(text.toStdString());
        const auto line = readNboardLine(text, game);
        REQUIRE(line);
        CHECK(line->eval == 1.25);
        CHECK(line->result.score == 125);
        CHECK(line->result.depth == 14);
        CHECK_FALSE(line->result.isCertain);
        CHECK(line->result.line == std::vector<Cell>{{5, 4}, {3, 5}, {2, 2}});
    }
    for (const QString& text : {u""_s, u"F5"_s, u"F5 1.0 0"_s, u"F5 much 0 14"_s, u"F5 1.0 0 deep"_s, u"A1 1.0 0 14"_s,
                                u"PA-F5 1.0 0 14"_s, u"X9 1.0 0 14"_s, u"F5 nan 0 14"_s}) {
        INFO(text.toStdString());
        CHECK_FALSE(readNboardLine(text, game));
    }
    CHECK(readNboardLine(u"F5 -999.5 0 1"_s, game)->result.score == -6400);
    CHECK(readNboardLine(u"F5 1 0 999"_s, game)->result.depth == 60);
}

TEST_CASE("only a depth of 100% makes a score certain and any percentage means the end of the game",
          "[external][nboard]")
{
    const reversi::Game game;
    const auto exact = readNboardLine(u"F5 +6.00 0 100%"_s, game);
    REQUIRE(exact);
    CHECK(exact->result.isCertain);
    CHECK(exact->result.score == 60'000);
    CHECK(exact->result.depth == 60);
    for (const QString& depth : {u"100%W"_s, u"91%"_s, u"91%W"_s}) {
        const auto line = readNboardLine(u"F5 +6.00 0 "_s + depth, game);
        REQUIRE(line);
        CHECK_FALSE(line->result.isCertain);
        CHECK(line->result.score == 600);
        CHECK(line->result.depth == 60);
    }
}

TEST_CASE("a pass in a variation is omitted", "[external][nboard]")
{
    std::mt19937 random{3};
    for (int i = 0; i < 20; ++i) {
        reversi::Game game = gameWithPass(random);
        std::vector<Cell> moves{game.plies().back().cell};
        QString text = nameOf(moves.front()) + u"PA";
        for (int y = 0; y < 8 && moves.size() == 1; ++y) {
            for (int x = 0; x < 8 && moves.size() == 1; ++x) {
                if (game.isLegal({x, y}))
                    moves.push_back({x, y});
            }
        }
        text += nameOf(moves.back());
        game.takeBack();
        const auto line = readNboardLine(text + u" 0 0 3", game);
        REQUIRE(line);
        CHECK(line->result.line == moves);
    }
}

TEST_CASE("lines are ranked by the deepest search that covers all of them", "[external][nboard]")
{
    const Cell a{3, 2}, b{2, 3}, c{5, 4}, d{4, 5};
    NboardLines lines{3};
    CHECK(lines.isEmpty());
    lines.add(line(a, 2.0, u"1"_s));
    lines.add(line(b, 3.0, u"1"_s));
    lines.add(line(c, 1.0, u"1"_s));
    lines.add(line(d, 2.5, u"1"_s));
    CHECK(firstsOf(lines) == std::vector{b, d, a});
    lines.add(line(a, -5.0, u"2"_s));
    lines.add(line(d, -1.0, u"2"_s));
    CHECK(firstsOf(lines) == std::vector{b, d, a}); // an incomplete depth does not count
    CHECK(lines.best().back().score == 200);
    lines.add(line(b, -2.0, u"2"_s));
    CHECK(firstsOf(lines) == std::vector{d, b, a});
    CHECK(lines.best().back().score == -500);
    lines.add(line(b, -0.5, u"2"_s)); // the last report for a move counts
    CHECK(firstsOf(lines) == std::vector{b, d, a});
    lines.add(line(c, 9.0, u"3"_s));
    lines.add(line(c, 8.0, u"4"_s)); // no report for depth 3 followed
    CHECK(firstsOf(lines) == std::vector{c, b, d});
    CHECK(lines.best().front().score == 900);
}

TEST_CASE("when one line is requested the last one is the best", "[external][nboard]")
{
    NboardLines lines{1};
    lines.add(line({3, 2}, 2.0, u"5"_s));
    lines.add(line({2, 3}, -1.0, u"5"_s));
    CHECK(firstsOf(lines) == std::vector{Cell{2, 3}});
}

TEST_CASE("arbitrary bytes do not break the parser of NBoard output", "[external][nboard]")
{
    std::mt19937 random{6};
    const reversi::Game game;
    const std::string letters = "search=== book pongset mynamenodestatsF5d6C3PA-+.,/100%W0123 \t\xff\x80";
    const std::array<const char*, 4> beginnings{"search ", "=== ", "search F5 ", ""};
    for (int i = 0; i < test::repetitions(20'000, 200'000); ++i) {
        QByteArray text = beginnings[random() % beginnings.size()];
        for (auto length = random() % 60; length > 0; --length)
            text += letters[random() % letters.size()];
        const NboardAnswer answer = readNboardAnswer(text);
        if (answer.cell)
            REQUIRE(game.size().contains(*answer.cell));
        if (const auto line = readNboardLine(answer.text, game)) {
            REQUIRE((line->result.depth >= 0 && line->result.depth <= 60));
            REQUIRE(std::abs(line->eval) <= 64);
            REQUIRE(game.isLegal(line->result.line.front()));
        }
    }
}
