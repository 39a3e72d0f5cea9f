// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/hand.h"
#include "tests/support/catch.h"

using namespace qipan;

TEST_CASE("rock beats scissors beats paper beats rock and nothing else wins", "[throw]")
{
    const Hand hands[] = {Hand::Rock, Hand::Paper, Hand::Scissors};
    int wins = 0;
    for (const Hand a : hands) {
        for (const Hand b : hands)
            wins += beats(a, b) ? 1 : 0;
    }
    CHECK(wins == 3);
    CHECK(beats(Hand::Rock, Hand::Scissors));
    CHECK(beats(Hand::Scissors, Hand::Paper));
    CHECK(beats(Hand::Paper, Hand::Rock));
}

TEST_CASE("a round has one winner whichever hand is named first and none if the hands are equal", "[throw]")
{
    CHECK(rockPaperScissorsWinner(Hand::Paper, Hand::Rock) == 0);
    CHECK(rockPaperScissorsWinner(Hand::Rock, Hand::Paper) == 1);
    for (const Hand hand : {Hand::Rock, Hand::Paper, Hand::Scissors})
        CHECK(!rockPaperScissorsWinner(hand, hand));
}
