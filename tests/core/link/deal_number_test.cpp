// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/board.h"
#include "core/link/deal_number.h"
#include "core/link/random.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <string>
#include <utility>

using namespace qipan;
using namespace qipan::link;
using qipan::test::repetitions;

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

DealSetup randomSetup(Random& random)
{
    for (;;) {
        const auto below = [&random](int bound) {
            return static_cast<int>(random.below(static_cast<std::size_t>(bound)));
        };
        const DealSetup setup{.size = {1 + below(30), 1 + below(20)},
                              .outline = static_cast<Outline>(below(outlines)),
                              .mode = static_cast<FallingMode>(below(fallingModes)),
                              .border = below(2) == 0,
                              .pictures = minPictures + below(maxPictures - minPictures + 1),
                              .difficulty = static_cast<Difficulty>(below(difficulties)),
                              .seed = static_cast<std::uint32_t>(random.next()),
                              .version = below(2) == 0 ? DealVersion::Uneven : DealVersion::Even};
        if (canDeal(setup))
            return setup;
    }
}

DealNumberError errorOf(std::string_view text)
{
    const auto read = readDealNumber(text);
    REQUIRE_FALSE(read);
    return read.error();
}

} // namespace

TEST_CASE("a deal number round-trips in any notation", "[link]")
{
    Random random{6};
    for (int i = 0; i < repetitions(5'000, 100'000); ++i) {
        const DealSetup setup = randomSetup(random);
        std::string number = dealNumber(setup);
        REQUIRE(number.size() == 16);
        REQUIRE(number.find_first_not_of(std::string{alphabet} + "-") == std::string::npos);
        REQUIRE(readDealNumber(number).value() == setup);
        std::string spoken = " ";
        for (const char letter : number) {
            if (letter == '0' || letter == '1')
                spoken += letter == '0' ? 'o' : (i % 2 == 0 ? 'l' : 'I');
            else if (letter != '-')
                spoken += static_cast<char>(letter >= 'A' ? letter - 'A' + 'a' : letter);
        }
        REQUIRE(readDealNumber(spoken).value() == setup);
    }
}

TEST_CASE("any wrong character and any two swapped characters are detected", "[link]")
{
    Random random{7};
    for (int i = 0; i < repetitions(20, 400); ++i) {
        const std::string number = dealNumber(randomSetup(random));
        for (std::size_t at = 0; at < number.size(); ++at) {
            for (const char letter : number[at] == '-' ? std::string_view{} : alphabet) {
                std::string wrong = number;
                wrong[at] = letter;
                if (wrong != number)
                    REQUIRE(errorOf(wrong) == DealNumberError::Mistyped);
            }
            for (std::size_t other = at + 1; other < number.size(); ++other) {
                std::string wrong = number;
                std::swap(wrong[at], wrong[other]);
                if (number[at] != '-' && number[other] != '-' && wrong != number)
                    REQUIRE(errorOf(wrong) == DealNumberError::Mistyped);
            }
        }
    }
}

TEST_CASE("an invalid deal number is rejected with its reason", "[link]")
{
    const std::string number = dealNumber({});
    CHECK(errorOf("") == DealNumberError::WrongLength);
    CHECK(errorOf(number.substr(1)) == DealNumberError::WrongLength);
    CHECK(errorOf(number + "7") == DealNumberError::WrongLength);
    CHECK(errorOf(std::string(100'000, '0')) == DealNumberError::WrongLength);
    CHECK(errorOf(std::string{"U"} + number) == DealNumberError::NoCharacter);
    CHECK(errorOf(std::string{"\xc3\xa4"} + number) == DealNumberError::NoCharacter);
    CHECK(errorOf("00000-00000-0000") == DealNumberError::OtherVersion);
    CHECK(errorOf(dealNumber({.version = static_cast<DealVersion>(3)})) == DealNumberError::OtherVersion);

    // Random characters with a valid ending give a valid setup or an error.
    Random random{9};
    int read = 0;
    for (int i = 0; i < repetitions(20'000, 200'000); ++i) {
        std::string text;
        for (int n = 0; n < 14; ++n)
            text += alphabet[n == 0 ? 2 + random.below(4) : random.below(alphabet.size())];
        const auto setup = readDealNumber(text);
        if (setup) {
            ++read;
            REQUIRE(canDeal(*setup));
        }
    }
    CHECK(read > 0);
}

TEST_CASE("the number of a setup never changes", "[link]")
{
    // Published values: shared numbers must remain valid.
    CHECK(dealNumber({.version = DealVersion::Uneven}) == "22184-HM000-0003");
    CHECK(dealNumber({}) == "42184-HM000-0001");
}
