#include "core/board/opening.h"

#include "core/board/registry.h"
#include "tests/support/catch.h"
#include "tests/support/random_game.h"

#include <random>
#include <vector>

using namespace qipan;

namespace {

using Takes = std::vector<Take>;

[[nodiscard]] std::string turnText(Opening opening, int plies, const Takes& takes)
{
    const auto turn = openingTurn(opening, plies, takes);
    if (!turn)
        return "by colour";
    const std::string who = turn->isBeginner ? "beginner" : "other";
    return who + (!turn->chooses ? " plays" : turn->mayTakeTwo ? " takes a colour or two stones" : " takes a colour");
}

} // namespace

TEST_CASE("the openings have the keys of the wire", "[opening]")
{
    for (const char* key : {"free", "pro", "long-pro", "swap", "swap2"}) {
        const auto opening = openingOf(key);
        REQUIRE(opening);
        CHECK(keyOf(*opening) == key);
        CHECK(makeSetup("gomoku", "freestyle", 15, key)->opening == *opening);
    }
    for (const char* key : {"black", "white", "two"}) {
        REQUIRE(takeOf(key));
        CHECK(keyOf(*takeOf(key)) == key);
    }
    CHECK_FALSE(openingOf("soosorv"));
    CHECK_FALSE(takeOf(""));
    CHECK_FALSE(makeSetup("gomoku", "freestyle", 15, "Swap"));
    CHECK_FALSE(makeSetup("reversi", "standard", 8, "swap"));
    CHECK(makeSetup("reversi", "standard", 8, "free"));
}

TEST_CASE("openings with choices say who acts until the last choice", "[opening]")
{
    struct Row {
        Opening opening;
        int plies;
        Takes takes;
        const char* expected;
    };
    const std::vector<Row> rows{
        {Opening::Free, 0, {}, "by colour"},
        {Opening::Pro, 2, {}, "by colour"},
        {Opening::Swap, 0, {}, "beginner plays"},
        {Opening::Swap, 1, {}, "beginner plays"},
        {Opening::Swap, 2, {}, "beginner plays"},
        {Opening::Swap, 3, {}, "other takes a colour"},
        {Opening::Swap, 3, {Take::White}, "by colour"},
        {Opening::Swap, 9, {Take::Black}, "by colour"},
        {Opening::Swap2, 2, {}, "beginner plays"},
        {Opening::Swap2, 3, {}, "other takes a colour or two stones"},
        {Opening::Swap2, 3, {Take::Black}, "by colour"},
        {Opening::Swap2, 3, {Take::Two}, "other plays"},
        {Opening::Swap2, 4, {Take::Two}, "other plays"},
        {Opening::Swap2, 5, {Take::Two}, "beginner takes a colour"},
        {Opening::Swap2, 5, {Take::Two, Take::White}, "by colour"},
    };
    for (const Row& row : rows) {
        CAPTURE(keyOf(row.opening), row.plies, row.takes.size());
        CHECK(turnText(row.opening, row.plies, row.takes) == row.expected);
    }
}

TEST_CASE("choices swap the colours as they say", "[opening]")
{
    CHECK(beginnerPlaysBlack(Takes{}));
    CHECK(beginnerPlaysBlack(Takes{Take::White}));
    CHECK_FALSE(beginnerPlaysBlack(Takes{Take::Black}));
    CHECK(beginnerPlaysBlack(Takes{Take::Two}));
    CHECK(beginnerPlaysBlack(Takes{Take::Two, Take::Black}));
    CHECK_FALSE(beginnerPlaysBlack(Takes{Take::Two, Take::White}));
}

TEST_CASE("only choices that were offered, and when they were due, can have been made", "[opening]")
{
    CHECK(canBeTaken(Opening::Free, 40, Takes{}));
    CHECK_FALSE(canBeTaken(Opening::Free, 3, Takes{Take::White}));
    CHECK_FALSE(canBeTaken(Opening::LongPro, 3, Takes{Take::Black}));
    CHECK(canBeTaken(Opening::Swap, 0, Takes{}));
    CHECK(canBeTaken(Opening::Swap, 3, Takes{}));
    CHECK_FALSE(canBeTaken(Opening::Swap, 4, Takes{})); // a ply while the choice was due
    CHECK_FALSE(canBeTaken(Opening::Swap, 2, Takes{Take::White}));
    CHECK(canBeTaken(Opening::Swap, 3, Takes{Take::White}));
    CHECK(canBeTaken(Opening::Swap, 30, Takes{Take::Black}));
    CHECK_FALSE(canBeTaken(Opening::Swap, 3, Takes{Take::Two}));
    CHECK_FALSE(canBeTaken(Opening::Swap, 5, Takes{Take::White, Take::Black}));
    CHECK(canBeTaken(Opening::Swap2, 3, Takes{Take::Two}));
    CHECK(canBeTaken(Opening::Swap2, 5, Takes{Take::Two}));
    CHECK_FALSE(canBeTaken(Opening::Swap2, 6, Takes{Take::Two}));
    CHECK_FALSE(canBeTaken(Opening::Swap2, 4, Takes{Take::Two, Take::Black}));
    CHECK(canBeTaken(Opening::Swap2, 5, Takes{Take::Two, Take::Black}));
    CHECK_FALSE(canBeTaken(Opening::Swap2, 5, Takes{Take::Two, Take::Two}));
    CHECK_FALSE(canBeTaken(Opening::Swap2, 9, Takes{Take::White, Take::Black}));
    CHECK_FALSE(canBeTaken(Opening::Swap2, 9, Takes{Take::Two, Take::Black, Take::White}));
}

TEST_CASE("pro wants black's first stone on the centre and its second outside the central square", "[opening]")
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
            CHECK(game->objection({0, 0}) == IllegalMove::Opening);
            CHECK(game->objection({-1, 0}) == IllegalMove::Outside);
            game->play(centre);
            CHECK(game->isLegal({centre.x + 1, centre.y}));
            CHECK(game->isLegal({0, 0}));
            game->play({centre.x + 1, centre.y});
            CHECK(game->objection(centre) == IllegalMove::Occupied);
            for (const auto& [x, y] : {Cell{row.inside, 0}, {0, -row.inside}, {row.inside, -row.inside}, {-1, 1}})
                CHECK(game->objection({centre.x + x, centre.y + y}) == IllegalMove::Opening);
            for (const auto& [x, y] : {Cell{row.inside + 1, 0}, {-1, -row.inside - 1}, {-row.inside - 1, row.inside}})
                CHECK(game->isLegal({centre.x + x, centre.y + y}));
            game->play({centre.x, centre.y + row.inside + 1});
            CHECK(game->isLegal({centre.x + 1, centre.y + 1}));
            game->takeBack();
            CHECK(game->objection({centre.x, centre.y + 1}) == IllegalMove::Opening);
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

TEST_CASE("an opening asks for its first plies, swap2 for two more where they were taken", "[opening]")
{
    CHECK(pliesOf(Opening::Free, {}) == 0);
    for (const Opening opening : {Opening::Pro, Opening::LongPro, Opening::Swap, Opening::Swap2})
        CHECK(pliesOf(opening, {}) == 3);
    const std::vector<Take> one{Take::White};
    const std::vector<Take> two{Take::Two, Take::Black};
    CHECK(pliesOf(Opening::Swap2, one) == 3);
    CHECK(pliesOf(Opening::Swap2, two) == 5);
}
