// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lock_out.h"

#include "tests/support/catch.h"

using namespace qipan::net;
using namespace std::chrono_literals;

namespace {

const QHostAddress one{QStringLiteral("192.0.2.1")};
const QHostAddress other{QStringLiteral("192.0.2.2")};

} // namespace

TEST_CASE("three wrong proofs lock an address out for a minute and no other address")
{
    LockOut lockOut;
    lockOut.countFailure(one, 0s);
    lockOut.countFailure(one, 100s);
    REQUIRE_FALSE(lockOut.isLockedOut(one, 100s));
    lockOut.countFailure(one, 200s);
    REQUIRE(lockOut.isLockedOut(one, 200s));
    REQUIRE(lockOut.isLockedOut(one, 259999ms));
    REQUIRE_FALSE(lockOut.isLockedOut(one, 260s));
    REQUIRE_FALSE(lockOut.isLockedOut(other, 200s));
}

TEST_CASE("after a minute a locked-out address has three tries again")
{
    LockOut lockOut;
    for (int count = 0; count < 3; ++count)
        lockOut.countFailure(one, 0s);
    lockOut.countFailure(one, 60s);
    lockOut.countFailure(one, 61s);
    REQUIRE_FALSE(lockOut.isLockedOut(one, 61s));
    lockOut.countFailure(one, 62s);
    REQUIRE(lockOut.isLockedOut(one, 62s));
}

TEST_CASE("proofs in transit during a lockout are rejected")
{
    LockOut lockOut;
    for (int count = 0; count < 3; ++count)
        lockOut.countFailure(one, 0s);
    for (int count = 0; count < 3; ++count) {
        lockOut.countFailure(one, 10s);
        REQUIRE(lockOut.isLockedOut(one, 69s));
    }
    REQUIRE_FALSE(lockOut.isLockedOut(one, 70s));
}

TEST_CASE("a correct proof resets the count of its address")
{
    LockOut lockOut;
    lockOut.countFailure(one, 0s);
    lockOut.countFailure(one, 0s);
    lockOut.countFailure(other, 0s);
    lockOut.countFailure(other, 0s);
    lockOut.clear(one);
    lockOut.countFailure(one, 1s);
    lockOut.countFailure(other, 1s);
    REQUIRE_FALSE(lockOut.isLockedOut(one, 1s));
    REQUIRE(lockOut.isLockedOut(other, 1s));
}

TEST_CASE("with very many addresses the most recent failures are remembered")
{
    LockOut lockOut;
    for (int count = 0; count < 3; ++count)
        lockOut.countFailure(one, 0s);
    for (quint32 number = 0; number < 5000; ++number)
        lockOut.countFailure(QHostAddress{number + 1}, 1s);
    for (int count = 0; count < 3; ++count)
        lockOut.countFailure(other, 2s);
    REQUIRE(lockOut.isLockedOut(other, 3s));
    REQUIRE_FALSE(lockOut.isLockedOut(one, 3s));
}
