// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/passcode_guard.h"

#include "tests/support/catch.h"

using namespace qipan::net;
using namespace std::chrono_literals;

namespace {

const QHostAddress oneAddress{QStringLiteral("192.0.2.1")};
const QHostAddress otherAddress{QStringLiteral("192.0.2.2")};

} // namespace

TEST_CASE("three wrong proofs lock an address out for a minute and no other address")
{
    PasscodeGuard guard;
    guard.countFailure(oneAddress, 0s);
    guard.countFailure(oneAddress, 100s);
    REQUIRE_FALSE(guard.isLockedOut(oneAddress, 100s));
    guard.countFailure(oneAddress, 200s);
    REQUIRE(guard.isLockedOut(oneAddress, 200s));
    REQUIRE(guard.isLockedOut(oneAddress, 259999ms));
    REQUIRE_FALSE(guard.isLockedOut(oneAddress, 260s));
    REQUIRE_FALSE(guard.isLockedOut(otherAddress, 200s));
}

TEST_CASE("after a minute a locked-out address has three tries again")
{
    PasscodeGuard guard;
    for (int count = 0; count < 3; ++count)
        guard.countFailure(oneAddress, 0s);
    guard.countFailure(oneAddress, 60s);
    guard.countFailure(oneAddress, 61s);
    REQUIRE_FALSE(guard.isLockedOut(oneAddress, 61s));
    guard.countFailure(oneAddress, 62s);
    REQUIRE(guard.isLockedOut(oneAddress, 62s));
}

TEST_CASE("proofs in transit during a lockout are rejected")
{
    PasscodeGuard guard;
    for (int count = 0; count < 3; ++count)
        guard.countFailure(oneAddress, 0s);
    for (int count = 0; count < 3; ++count) {
        guard.countFailure(oneAddress, 10s);
        REQUIRE(guard.isLockedOut(oneAddress, 69s));
    }
    REQUIRE_FALSE(guard.isLockedOut(oneAddress, 70s));
}

TEST_CASE("a correct proof resets the count of its address")
{
    PasscodeGuard guard;
    guard.countFailure(oneAddress, 0s);
    guard.countFailure(oneAddress, 0s);
    guard.countFailure(otherAddress, 0s);
    guard.countFailure(otherAddress, 0s);
    guard.countSuccess(oneAddress);
    guard.countFailure(oneAddress, 1s);
    guard.countFailure(otherAddress, 1s);
    REQUIRE_FALSE(guard.isLockedOut(oneAddress, 1s));
    REQUIRE(guard.isLockedOut(otherAddress, 1s));
}

TEST_CASE("with very many addresses the most recent failures are remembered")
{
    PasscodeGuard guard;
    for (int count = 0; count < 3; ++count)
        guard.countFailure(oneAddress, 0s);
    for (quint32 number = 0; number < 5000; ++number)
        guard.countFailure(QHostAddress{number + 1}, 1s);
    for (int count = 0; count < 3; ++count)
        guard.countFailure(otherAddress, 2s);
    REQUIRE(guard.isLockedOut(otherAddress, 3s));
    REQUIRE_FALSE(guard.isLockedOut(oneAddress, 3s));
}

TEST_CASE("at most 30 guesses a minute reach a table from 1, 256 and 65,536 addresses")
{
    using enum PasscodeGuard::Admission;
    for (const quint32 addresses : {1U, 256U, 65'536U}) {
        for (const bool isIpv6 : {false, true}) {
            PasscodeGuard guard;
            quint32 next = 0;
            for (int minute = 0; minute < 3; ++minute) {
                int guesses = 0;
                for (int count = 0; count < 100'000; ++count) { // in 30 s
                    const std::chrono::milliseconds now{minute * 60'000 + count * 3 / 10};
                    const quint32 number = next++ % addresses;
                    const QHostAddress guesser = isIpv6
                        ? QHostAddress{QStringLiteral("2001:db8:0:%1::1").arg(number, 0, 16)}
                        : QHostAddress{0x0a000000U + number};
                    if (guard.admit(guesser, now) != Challenge)
                        continue;
                    ++guesses;
                    guard.countFailure(guesser, now);
                }
                CHECK(guesses == (addresses == 1 ? 3 : 30));
            }
        }
    }
}

TEST_CASE("wrong proofs count for a whole IPv6 network and no other")
{
    PasscodeGuard guard;
    for (const char* guesser : {"2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff:ffff:ffff:ffff"})
        guard.countFailure(QHostAddress{QString::fromLatin1(guesser)}, 0s);
    CHECK(guard.isLockedOut(QHostAddress{QStringLiteral("2001:db8:1:2:3:4:5:6")}, 1s));
    CHECK(guard.admit(QHostAddress{QStringLiteral("2001:db8:1:2::9")}, 1s) == PasscodeGuard::Admission::LockedOut);
    CHECK_FALSE(guard.isLockedOut(QHostAddress{QStringLiteral("2001:db8:1:3::1")}, 1s));
}

TEST_CASE("an address that has proved the passcode is always challenged, whatever others do")
{
    using enum PasscodeGuard::Admission;
    const QHostAddress friendly{QStringLiteral("2001:db8::1")};
    PasscodeGuard guard;
    REQUIRE(guard.admit(friendly, 0s) == Challenge);
    guard.countSuccess(friendly);
    for (quint32 number = 0; number < 40; ++number) {
        const QHostAddress stranger{number + 1};
        if (guard.admit(stranger, 1s) == Challenge)
            guard.countFailure(stranger, 1s);
    }
    for (int count = 0; count < 3; ++count)
        guard.countFailure(QHostAddress{QStringLiteral("2001:db8::2")}, 1s); // beside the friend
    CHECK(guard.admit(QHostAddress{QStringLiteral("2001:db8::3")}, 2s) == LockedOut);
    CHECK(guard.admit(otherAddress, 2s) == Knock);
    CHECK(guard.admit(friendly, 2s) == Challenge);
    CHECK(guard.admit(otherAddress, 61s) == Challenge);

    for (int count = 0; count < 3; ++count)
        guard.countFailure(friendly, 62s); // its own wrong proofs
    CHECK(guard.admit(friendly, 62s) == LockedOut);
}
