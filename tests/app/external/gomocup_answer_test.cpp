// SPDX-License-Identifier: GPL-3.0-or-later
// Parsing the lines of a Gomocup engine.
#include "app/external/gomocup_answer.h"

#include "app/external/engine_connection.h"
#include "tests/support/catch.h"

#include <random>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

using Kind = GomocupAnswer::Kind;
constexpr BoardSize board{15, 15};

} // namespace

TEST_CASE("answers are recognised by their first word in any case", "[external]")
{
    CHECK(readGomocupAnswer("OK").kind == Kind::Ok);
    CHECK(readGomocupAnswer("ok").kind == Kind::Ok);
    CHECK(readGomocupAnswer(" 7, 8 ").kind == Kind::Move);
    CHECK(readGomocupAnswer("7,8").cell == Cell{7, 8});
    CHECK(readGomocupAnswer("-1,99").cell == Cell{-1, 99});
    CHECK(readGomocupAnswer("SUGGEST 3,4").kind == Kind::Suggest);
    CHECK(readGomocupAnswer("SUGGEST 3,4").cell == Cell{3, 4});
    CHECK(readGomocupAnswer("SUGGEST what").kind == Kind::Other);
    CHECK(readGomocupAnswer("ERROR no such rule").kind == Kind::Error);
    CHECK(readGomocupAnswer("ERROR no such rule").text == u"no such rule");
    CHECK(readGomocupAnswer("UNKNOWN command").kind == Kind::Unknown);
    CHECK(readGomocupAnswer("MESSAGE depth 3").kind == Kind::Message);
    CHECK(readGomocupAnswer("DEBUG 7,7").kind == Kind::Message);
    for (const char* line : {"7,8,1", "7;8", "7", ",", "9999999,1", "7,8 9,9", "OKAY", "\xff\xfe", ""})
        CHECK(readGomocupAnswer(line).kind == Kind::Other);
}

TEST_CASE("search output of several engines is parsed completely", "[external]")
{
    const auto own = readGomocupThinking(u"1. depth 12 score -34 nodes 5678 line 7,7 8,8 14,0"_s, board);
    REQUIRE(own);
    CHECK(own->depth == 12);
    CHECK(own->score == -34);
    CHECK(own->nodes == 5678);
    CHECK(own->line == std::vector<Cell>{{7, 7}, {8, 8}, {14, 0}});

    const auto piped = readGomocupThinking(u"Depth 24-45 | Eval 118 | Time 3000ms | H8 G7 A15 O1"_s, board);
    REQUIRE(piped);
    CHECK(piped->depth == 24);
    CHECK(piped->score == 118);
    CHECK(piped->line == std::vector<Cell>{{7, 7}, {6, 8}, {0, 0}, {14, 14}});

    const auto brief = readGomocupThinking(u"d=9 ev=+7.5 n=1.5M"_s, board);
    REQUIRE(brief);
    CHECK(brief->depth == 9);
    CHECK(brief->score == 7);
    CHECK(brief->nodes == 1'500'000);
    CHECK(brief->line.empty());

    CHECK_FALSE(readGomocupThinking(u"hello"_s, board));
    CHECK_FALSE(readGomocupThinking(u"depth unknown"_s, board));
    CHECK_FALSE(readGomocupThinking(u"depth 999999"_s, board));
    CHECK(readGomocupThinking(u"depth 3 pv 7,7 15,0 8,8"_s, board)->line == std::vector<Cell>{{7, 7}});
}

TEST_CASE("the ABOUT answer yields the engine's name and version", "[external]")
{
    const QString about = u"name=\"Some  engine\", version=\"2.3\", author=\"\""_s;
    CHECK(aboutValue(about, u"name"_s) == u"Some engine");
    CHECK(aboutValue(about, u"version"_s) == u"2.3");
    CHECK(aboutValue(about, u"author"_s).isEmpty());
    CHECK(aboutValue(about, u"country"_s).isEmpty());
}

TEST_CASE("the detail of a failure is one short line of UTF-8", "[external]")
{
    CHECK(failureDetail(u" a\tb\nc\u0007 "_s) == "a b c");
    CHECK(failureDetail(QString{1000, u'x'}).size() == 200);
    const std::string wide = failureDetail(QString{1000, u'棋'});
    CHECK(wide.size() <= 200);
    CHECK(QString::fromStdString(wide) == QString{static_cast<qsizetype>(wide.size() / 3), u'棋'});
}

TEST_CASE("arbitrary bytes do not break the parser of engine answers", "[external]")
{
    std::mt19937 random{5};
    const std::string letters = "0123456789,,.- \tdepthscorenHh|=KMG\"\xff\x80";
    for (int i = 0; i < 20'000; ++i) {
        QByteArray line;
        for (auto length = random() % 60; length > 0; --length)
            line += letters[random() % letters.size()];
        const GomocupAnswer answer = readGomocupAnswer(line);
        CHECK((answer.kind == Kind::Move || answer.kind == Kind::Other || !line.isEmpty()));
        if (const auto result = readGomocupThinking(answer.text, board)) {
            REQUIRE((result->depth >= 0 && result->depth <= 225));
            for (const Cell cell : result->line)
                REQUIRE(board.contains(cell));
        }
    }
}
