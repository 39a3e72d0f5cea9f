// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/opening.h"

#include "core/games/registry.h"
#include "tests/support/catch.h"
#include "tests/support/random_game.h"

#include <random>
#include <vector>

using namespace qipan;

namespace {

using OpeningChoices = std::vector<OpeningChoice>;

[[nodiscard]] std::string turnText(Opening opening, int plies, const OpeningChoices& openingChoices)
{
    const auto turn = openingTurn(opening, plies, openingChoices);
    if (!turn)
        return "by colour";
    const std::string who = turn->isInitialBlack ? "beginner" : "other";
    return who + (!turn->chooses ? " plays" : turn->mayPlaceTwo ? " takes a colour or two stones" : " takes a colour");
}

} // namespace

TEST_CASE("the openings have the keys of the protocol", "[opening]")
{
    for (const char* key : {"free", "pro", "long-pro", "swap", "swap2"}) {
        const auto opening = openingOf(key);
        REQUIRE(opening);
        CHECK(keyOf(*opening) == key);
        CHECK(makeSetup("gomoku", "freestyle", 15, key)->opening == *opening);
    }
    for (const char* key : {"black", "white", "two"}) {
        REQUIRE(openingChoiceOf(key));
        CHECK(keyOf(*openingChoiceOf(key)) == key);
    }
    CHECK_FALSE(openingOf("soosorv"));
    CHECK_FALSE(openingChoiceOf(""));
    CHECK_FALSE(makeSetup("gomoku", "freestyle", 15, "Swap"));
    CHECK_FALSE(makeSetup("reversi", "standard", 8, "swap"));
    CHECK(makeSetup("reversi", "standard", 8, "free"));
}

TEST_CASE("openings with choices tell whose turn it is until the last choice", "[opening]")
{
    struct Row {
        Opening opening;
        int plies;
        OpeningChoices openingChoices;
        const char* expected;
    };
    const std::vector<Row> rows{
        {Opening::Free, 0, {}, "by colour"},
        {Opening::Pro, 2, {}, "by colour"},
        {Opening::Swap, 0, {}, "beginner plays"},
        {Opening::Swap, 1, {}, "beginner plays"},
        {Opening::Swap, 2, {}, "beginner plays"},
        {Opening::Swap, 3, {}, "other takes a colour"},
        {Opening::Swap, 3, {OpeningChoice::White}, "by colour"},
        {Opening::Swap, 9, {OpeningChoice::Black}, "by colour"},
        {Opening::Swap2, 2, {}, "beginner plays"},
        {Opening::Swap2, 3, {}, "other takes a colour or two stones"},
        {Opening::Swap2, 3, {OpeningChoice::Black}, "by colour"},
        {Opening::Swap2, 3, {OpeningChoice::Two}, "other plays"},
        {Opening::Swap2, 4, {OpeningChoice::Two}, "other plays"},
        {Opening::Swap2, 5, {OpeningChoice::Two}, "beginner takes a colour"},
        {Opening::Swap2, 5, {OpeningChoice::Two, OpeningChoice::White}, "by colour"},
    };
    for (const Row& row : rows) {
        CAPTURE(keyOf(row.opening), row.plies, row.openingChoices.size());
        CHECK(turnText(row.opening, row.plies, row.openingChoices) == row.expected);
    }
}

TEST_CASE("choices swap the colours as named", "[opening]")
{
    CHECK(initialBlackKeepsColour(OpeningChoices{}));
    CHECK(initialBlackKeepsColour(OpeningChoices{OpeningChoice::White}));
    CHECK_FALSE(initialBlackKeepsColour(OpeningChoices{OpeningChoice::Black}));
    CHECK(initialBlackKeepsColour(OpeningChoices{OpeningChoice::Two}));
    CHECK(initialBlackKeepsColour(OpeningChoices{OpeningChoice::Two, OpeningChoice::Black}));
    CHECK_FALSE(initialBlackKeepsColour(OpeningChoices{OpeningChoice::Two, OpeningChoice::White}));
}

TEST_CASE("only choices that were offered and due are valid", "[opening]")
{
    CHECK(areValidChoices(Opening::Free, 40, OpeningChoices{}));
    CHECK_FALSE(areValidChoices(Opening::Free, 3, OpeningChoices{OpeningChoice::White}));
    CHECK_FALSE(areValidChoices(Opening::LongPro, 3, OpeningChoices{OpeningChoice::Black}));
    CHECK(areValidChoices(Opening::Swap, 0, OpeningChoices{}));
    CHECK(areValidChoices(Opening::Swap, 3, OpeningChoices{}));
    CHECK_FALSE(areValidChoices(Opening::Swap, 4, OpeningChoices{})); // a ply while the choice was due
    CHECK_FALSE(areValidChoices(Opening::Swap, 2, OpeningChoices{OpeningChoice::White}));
    CHECK(areValidChoices(Opening::Swap, 3, OpeningChoices{OpeningChoice::White}));
    CHECK(areValidChoices(Opening::Swap, 30, OpeningChoices{OpeningChoice::Black}));
    CHECK_FALSE(areValidChoices(Opening::Swap, 3, OpeningChoices{OpeningChoice::Two}));
    CHECK_FALSE(areValidChoices(Opening::Swap, 5, OpeningChoices{OpeningChoice::White, OpeningChoice::Black}));
    CHECK(areValidChoices(Opening::Swap2, 3, OpeningChoices{OpeningChoice::Two}));
    CHECK(areValidChoices(Opening::Swap2, 5, OpeningChoices{OpeningChoice::Two}));
    CHECK_FALSE(areValidChoices(Opening::Swap2, 6, OpeningChoices{OpeningChoice::Two}));
    CHECK_FALSE(areValidChoices(Opening::Swap2, 4, OpeningChoices{OpeningChoice::Two, OpeningChoice::Black}));
    CHECK(areValidChoices(Opening::Swap2, 5, OpeningChoices{OpeningChoice::Two, OpeningChoice::Black}));
    CHECK_FALSE(areValidChoices(Opening::Swap2, 5, OpeningChoices{OpeningChoice::Two, OpeningChoice::Two}));
    CHECK_FALSE(areValidChoices(Opening::Swap2, 9, OpeningChoices{OpeningChoice::White, OpeningChoice::Black}));
    CHECK_FALSE(areValidChoices(Opening::Swap2, 9,
                                OpeningChoices{OpeningChoice::Two, OpeningChoice::Black, OpeningChoice::White}));
}

TEST_CASE("pro requires Black's first stone on the centre and the second outside the central square", "[opening]")
{
    struct Row {
        const char* key;
        int inside; ///< lines from the centre to the edge of the square
    };
    for (const Row& row : {Row{"pro", 2}, Row{"long-pro", 3}}) {
        for (const int size : {15, 19, 20}) {
            CAPTURE(row.key, size);
            const Cell centre{size / 2, size / 2};
            const auto game = makeSetup("gomoku", "standard", size, row.key)->makeGame();
            for (int y = 0; y < size; ++y) {
                for (int x = 0; x < size; ++x)
                    REQUIRE(game->isLegal({x, y}) == (Cell{x, y} == centre));
            }
            CHECK(game->moveError({0, 0}) == IllegalMove::Opening);
            CHECK(game->moveError({-1, 0}) == IllegalMove::Outside);
            game->play(centre);
            CHECK(game->isLegal({centre.x + 1, centre.y}));
            CHECK(game->isLegal({0, 0}));
            game->play({centre.x + 1, centre.y});
            CHECK(game->moveError(centre) == IllegalMove::Occupied);
            for (const auto& [x, y] : {Cell{row.inside, 0}, {0, -row.inside}, {row.inside, -row.inside}, {-1, 1}})
                CHECK(game->moveError({centre.x + x, centre.y + y}) == IllegalMove::Opening);
            for (const auto& [x, y] : {Cell{row.inside + 1, 0}, {-1, -row.inside - 1}, {-row.inside - 1, row.inside}})
                CHECK(game->isLegal({centre.x + x, centre.y + y}));
            game->play({centre.x, centre.y + row.inside + 1});
            CHECK(game->isLegal({centre.x + 1, centre.y + 1}));
            game->takeBack();
            CHECK(game->moveError({centre.x, centre.y + 1}) == IllegalMove::Opening);
        }
    }
}

TEST_CASE("games with every opening are played to an end", "[opening]")
{
    std::mt19937 random{11};
    for (const GameInfo& info : games()) {
        for (const Opening opening : info.openings) {
            for (const RuleInfo& rule : info.rules) {
                CAPTURE(info.key, rule.key, keyOf(opening));
                const auto game = makeSetup(info.key, rule.key, rule.sizes.front(), keyOf(opening))->makeGame();
                test::playAtRandom(*game, random);
                REQUIRE(game->outcome());
            }
        }
    }
}

TEST_CASE("an opening prescribes three plies and swap2 five after placing two more", "[opening]")
{
    CHECK(pliesOf(Opening::Free, {}) == 0);
    for (const Opening opening : {Opening::Pro, Opening::LongPro, Opening::Swap, Opening::Swap2})
        CHECK(pliesOf(opening, {}) == 3);
    const std::vector<OpeningChoice> one{OpeningChoice::White};
    const std::vector<OpeningChoice> two{OpeningChoice::Two, OpeningChoice::Black};
    CHECK(pliesOf(Opening::Swap2, one) == 3);
    CHECK(pliesOf(Opening::Swap2, two) == 5);
}
