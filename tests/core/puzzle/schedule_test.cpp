// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/schedule.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <array>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::puzzle;
using qipan::test::repetitions;

namespace {

constexpr Attempt clean(Day day)
{
    return {.day = day, .isSolved = true, .mistakes = 0, .hints = 0};
}

constexpr Attempt wrong(Day day)
{
    return {.day = day, .isSolved = true, .mistakes = 1, .hints = 0};
}

/// A plain card box: each card waits a number of days, counted down one by one.
struct PlainCard {
    bool isThere = false;
    int waits = 0;
    int box = 0;

    void nextDay() { waits -= isThere ? 1 : 0; }
    void tried(bool isClean)
    {
        static constexpr int days[]{1, 1, 3, 7, 16, 35, 75, 150};
        if (!isClean) {
            box = 0;
            waits = 1;
        } else if (!isThere || waits <= 0) {
            box = box < 7 ? box + 1 : 7;
            waits = days[box];
        }
        isThere = true;
    }
};

} // namespace

TEST_CASE("a solved puzzle returns after growing intervals and a failed one tomorrow", "[puzzle][schedule]")
{
    std::optional<Progress> progress;
    Day day = 1'000;
    for (const Day wait : {1, 3, 7, 16, 35, 75, 150, 150, 150}) {
        progress = after(progress, clean(day));
        CHECK(dueOn(*progress) == day + wait);
        CHECK_FALSE(isDue(*progress, day + wait - 1));
        CHECK(isDue(*progress, day + wait));
        CHECK(after(progress, clean(day)) == *progress); // another solution on the same day is no step
        day += wait;
    }
    const Attempt spoilt = GENERATE(wrong(5'000), Attempt{.day = 5'000, .isSolved = true, .mistakes = 0, .hints = 1},
                                    Attempt{.day = 5'000, .isSolved = false, .mistakes = 0, .hints = 0});
    progress = after(progress, spoilt);
    CHECK(progress->solved);
    CHECK(dueOn(*progress) == 5'001);
    progress = after(progress, clean(5'001));
    CHECK(dueOn(*progress) == 5'002);
}

TEST_CASE("due puzzles match a plain box of cards", "[puzzle][schedule]")
{
    std::mt19937 random{7};
    for (int run = 0; run < repetitions(200, 5'000); ++run) {
        Training training;
        std::array<PlainCard, 5> cards{};
        Day today = 20'000;
        for (int step = 0; step < 300; ++step) {
            if (random() % 3 == 0) {
                for (auto days = 1 + random() % (random() % 8 == 0 ? 60 : 3); days > 0; --days) {
                    ++today;
                    for (PlainCard& card : cards)
                        card.nextDay();
                }
            }
            const auto which = random() % cards.size();
            const Attempt attempt = random() % 5 == 0 ? wrong(today) : clean(today);
            training.add(std::to_string(which), Rated{.grade = 3, .range = {}}, attempt);
            cards[which].tried(attempt.isClean());
            for (std::size_t card = 0; card < cards.size(); ++card) {
                const auto progress = training.find(std::to_string(card));
                REQUIRE(progress.has_value() == cards[card].isThere);
                if (progress)
                    REQUIRE(isDue(*progress, today) == (cards[card].waits <= 0));
            }
        }
    }
}

TEST_CASE("a wrong clock does no harm", "[puzzle][schedule]")
{
    SECTION("a distant clock postpones nothing")
    {
        const Progress progress = after(after(std::nullopt, clean(10)), clean(900'000));
        CHECK(isDue(progress, 20));
        const Progress now = after(progress, clean(20));
        CHECK(now.step == progress.step); // no step for an earlier day
        CHECK(now.day == 20);
        CHECK_FALSE(isDue(now, 20));
    }
    SECTION("arbitrary days keep all values within bounds")
    {
        std::mt19937 random{3};
        for (int run = 0; run < repetitions(50, 1'000); ++run) {
            Training training;
            for (int step = 0; step < 200; ++step) {
                const Day day = static_cast<Day>(random() % 2'000'000'000);
                const int grade = 1 + static_cast<int>(random() % 10);
                training.add(std::to_string(random() % 4), Rated{.kind = Kind::Edge, .grade = grade, .range = {}},
                             random() % 2 == 0 ? clean(day) : wrong(day));
                const auto progress = training.find("0");
                if (progress) {
                    REQUIRE(progress->step >= 0);
                    REQUIRE(progress->step <= static_cast<int>(intervals.size()));
                }
                const auto standing = training.standing(Kind::Edge);
                REQUIRE(standing);
                REQUIRE(standing->grade >= lowestGrade);
                REQUIRE(standing->grade <= highestGrade);
                REQUIRE(training.streak(day) <= step + 1);
            }
        }
    }
}

TEST_CASE("a streak counts consecutive days with a solved puzzle and today counts until midnight", "[puzzle][schedule]")
{
    Training training;
    CHECK(training.streak(10) == 0);
    training.add("a", Rated{}, clean(10));
    CHECK(training.streak(10) == 1);
    CHECK(training.streak(11) == 1);
    CHECK(training.streak(12) == 0);
    training.add("a", Rated{}, wrong(11));
    training.add("b", Rated{}, clean(11));
    CHECK(training.streak(11) == 2);
    training.add("c", Rated{}, {.day = 12, .isSolved = false, .mistakes = 1, .hints = 0}); // not solved
    CHECK(training.streak(12) == 2);
    CHECK(training.streak(13) == 0);
    training.add("closed", std::nullopt, clean(13)); // a puzzle that no longer exists
    CHECK(training.streak(13) == 1);
}

TEST_CASE("a grade rises after three clean solutions and falls after two failures", "[puzzle][schedule]")
{
    const GradeRange range{.lowest = 2, .highest = 4};
    Standing standing{.grade = 2};
    const auto tryAt = [&](int grade, const Attempt& attempt) { standing = after(standing, grade, range, attempt); };
    tryAt(2, wrong(1));
    CHECK(standing.hasSolved); // although not cleanly
    tryAt(2, wrong(1));
    CHECK(standing.grade == 2); // there is none below
    for (const int grade : {2, 2, 2, 3, 3, 3, 4, 4, 4}) {
        CHECK(standing.grade == grade);
        tryAt(grade, clean(1));
    }
    CHECK(standing.grade == 4); // there is none above
    CHECK(standing.inRow == 9);
    tryAt(4, wrong(1));
    CHECK(standing.inRow == 0);
    CHECK(standing.grade == 4);
    tryAt(4, clean(1));
    tryAt(4, wrong(1));
    CHECK(standing.grade == 4);
    tryAt(4, {.day = 1, .isSolved = false, .mistakes = 0, .hints = 0});
    CHECK(standing.grade == 3);
    for (int times = 0; times < 5; ++times) {
        tryAt(2, clean(1)); // too easy to rise by
        tryAt(4, wrong(1)); // too hard to fall by
    }
    CHECK(standing.grade == 3);
    const Attempt hinted{.day = 1, .isSolved = true, .mistakes = 0, .hints = 1};
    tryAt(3, clean(1));
    tryAt(3, clean(1));
    tryAt(3, hinted);
    CHECK(standing.inRow == 0);
    CHECK(standing.grade == 3);
    tryAt(4, clean(1)); // a harder puzzle
    CHECK(standing.grade == 4);
}

TEST_CASE("a grade never changes by more than one and stays within its kind", "[puzzle][schedule]")
{
    std::mt19937 random{5};
    for (int run = 0; run < repetitions(500, 10'000); ++run) {
        const int lowest = 1 + static_cast<int>(random() % 5);
        const GradeRange range{.lowest = lowest, .highest = lowest + static_cast<int>(random() % 6)};
        Standing standing{.grade = lowest};
        for (int step = 0; step < 60; ++step) {
            const Standing before = standing;
            const bool isClean = random() % 3 != 0;
            standing = after(standing, 1 + static_cast<int>(random() % 10), range, isClean ? clean(1) : wrong(1));
            REQUIRE(std::abs(standing.grade - before.grade) <= 1);
            REQUIRE((isClean ? standing.grade >= before.grade : standing.grade <= before.grade));
            REQUIRE(standing.grade >= range.lowest);
            REQUIRE(standing.grade <= range.highest);
        }
    }
}

TEST_CASE("each kind has its own grade from its easiest puzzle on", "[puzzle][schedule]")
{
    Training training;
    CHECK_FALSE(training.standing(Kind::Trap));
    const Rated trap{.kind = Kind::Trap, .grade = 5, .range = {.lowest = 5, .highest = 10}};
    training.add("a", trap, wrong(1));
    CHECK(training.standing(Kind::Trap)->grade == 5);
    for (const char* id : {"b", "c", "d"})
        training.add(id, trap, clean(1));
    CHECK(training.standing(Kind::Trap)->grade == 6);
    CHECK_FALSE(training.standing(Kind::Five));
    const Standing before = *training.standing(Kind::Trap);
    training.add("d", trap, clean(1)); // known by heart
    CHECK(*training.standing(Kind::Trap) == before);
}

TEST_CASE("due puzzles come first and then new ones near the grade without immediate repeats", "[puzzle][schedule]")
{
    const auto tried = [](Day day) { return std::optional{Progress{.step = 1, .day = day, .solved = true}}; };
    std::vector<Candidate> all{{.distance = 400},
                               {.progress = tried(99), .distance = 0},
                               {.progress = tried(90), .distance = 900},
                               {.distance = 100},
                               {.progress = tried(100), .distance = 0}};
    CHECK(nextOf(all, 100, false, {}, 0) == 2);
    CHECK(nextOf(all, 100, false, 2, 0) == 1);
    CHECK(nextOf(all, 100, true, 2, 0) == 1);
    all[1].progress = all[2].progress = tried(100);
    CHECK(nextOf(all, 100, false, {}, 0) == 3);
    CHECK(nextOf(all, 100, false, 3, 0) == 0);
    CHECK_FALSE(nextOf(all, 100, true, {}, 0));
    all[0].progress = all[3].progress = tried(100);
    all[4].progress->step = 0;
    all[4].progress->day = 99; // due: one day after a mistake
    CHECK(nextOf(all, 100, false, {}, 0) == 4);
    all[4].progress->day = 100;
    CHECK(nextOf(all, 100, false, 0, 0) == 1); // none is due or new: the one due next
    CHECK_FALSE(nextOf(std::span{all}.first(1), 100, false, 0, 0));
    CHECK_FALSE(nextOf({}, 100, false, {}, 0));
}

TEST_CASE("among suitable new puzzles those with fewer stones come first", "[puzzle][schedule]")
{
    std::vector<Candidate> all{
        {.distance = 1, .load = 0}, {.distance = 0, .load = 7}, {.distance = 0, .load = 2}, {.distance = 0, .load = 2}};
    CHECK(nextOf(all, 100, false, {}, 0) == 2);
    CHECK(nextOf(all, 100, false, {}, 1) == 3);
    CHECK(nextOf(all, 100, false, 2, 0) == 3);
    all[2].progress = all[3].progress = Progress{.step = 1, .day = 100, .solved = true};
    CHECK(nextOf(all, 100, false, {}, 0) == 1); // the more suitable grade comes first, whatever its number of puzzles
}

TEST_CASE("a random choice is never the last puzzle, nor a new one while others are due", "[puzzle][schedule]")
{
    std::mt19937 random{11};
    for (int run = 0; run < repetitions(2'000, 50'000); ++run) {
        std::vector<Candidate> all(1 + random() % 8);
        bool hasDue = false;
        const std::size_t last = random() % all.size();
        for (std::size_t index = 0; index < all.size(); ++index) {
            all[index].distance = static_cast<double>(random() % 5);
            all[index].load = static_cast<int>(random() % 5);
            if (random() % 2 == 0)
                all[index].progress = Progress{
                    .step = static_cast<int>(random() % 8), .day = static_cast<Day>(random() % 100), .solved = true};
            hasDue = hasDue || (index != last && all[index].progress && isDue(*all[index].progress, 60));
        }
        const auto next = nextOf(all, 60, false, last, random());
        REQUIRE(next.has_value() == (all.size() > 1));
        if (!next)
            continue;
        REQUIRE(*next < all.size());
        REQUIRE(*next != last);
        REQUIRE(hasDue == (all[*next].progress && isDue(*all[*next].progress, 60)));
    }
}
