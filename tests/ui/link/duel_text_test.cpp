// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/duel_text.h"

#include "tests/support/catch.h"

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

TEST_CASE("a duel is described in one line that tells nothing of its deal", "[ui][link]")
{
    duel::Setup setup;
    CHECK(describe(setup) == u"Link-match duel · Race · 16 × 10 · one round · hint 5 s, shuffle 10 s");
    setup.deal.mode = link::FallingMode::Down;
    setup.deal.border = false;
    setup.bestOf = 3;
    const QString before = describe(setup);
    CHECK(before
          == u"Link-match duel · Race · 16 × 10, tiles fall down · no paths outside the board · best of 3 · hint 5 s, "
             "shuffle 10 s");
    setup.deal.seed = 4711;
    CHECK(describe(setup) == before);
    CHECK(describeBriefly(setup) == u"Race · 16 × 10, tiles fall down");

    setup = {.rule = duel::Rule::Points, .bestOf = 5, .minutes = std::chrono::minutes{7}};
    setup.deal.outline = link::Outline::Heart;
    setup.hintCost = std::chrono::seconds{0};
    CHECK(describe(setup)
          == u"Link-match duel · Points in 7 min · 16 × 10, heart · best of 5 · hint 0 s, shuffle 10 s");
}

TEST_CASE("the words of a board that a host announces are short, and read again", "[ui][link]")
{
    constexpr qsizetype longest = 32;
    for (int mode = 0; mode < link::fallingModes; ++mode) {
        for (int outline = 0; outline < link::outlines; ++outline) {
            link::DealSetup deal{.size = {30, 20}};
            deal.mode = static_cast<link::FallingMode>(mode);
            deal.outline = static_cast<link::Outline>(outline);
            const QString words = boardWords(deal);
            CAPTURE(words.toStdString());
            CHECK(words.size() <= longest);
            CHECK(readBoardWords(words).size == u"30 × 20");
        }
    }
    CHECK(boardWords({}) == u"16x10 none");
    const AnnouncedBoard board = readBoardWords(u"12x10 down heart"_s);
    CHECK(board.size == u"12 × 10");
    CHECK(board.rest == u"tiles fall down, heart");
    CHECK(readBoardWords(u"16x10"_s).rest.isEmpty());
}

TEST_CASE("words that no program of today announces are shown as they are", "[ui][link]")
{
    for (const QString& words : {u""_s, u"16x10 sideways"_s, u"0x10 down"_s, u"31x20 down"_s, u"16x10 down heart big"_s,
                                 u"16x10 down pear"_s, u"large"_s, u"16x10x2"_s, u"16x10  down"_s}) {
        CAPTURE(words.toStdString());
        CHECK(readBoardWords(words).size.isEmpty());
        CHECK(readBoardWords(words).rest == words);
    }
}
