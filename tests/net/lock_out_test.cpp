#include "net/lock_out.h"

#include "tests/support/catch.h"

using namespace qipan::net;
using namespace std::chrono_literals;

namespace {

const QHostAddress one{QStringLiteral("192.0.2.1")};
const QHostAddress other{QStringLiteral("192.0.2.2")};

} // namespace

TEST_CASE("three wrong proofs lock an address out for a minute, and no other one")
{
    LockOut door;
    door.countWrong(one, 0s);
    door.countWrong(one, 100s);
    REQUIRE_FALSE(door.isOut(one, 100s));
    door.countWrong(one, 200s);
    REQUIRE(door.isOut(one, 200s));
    REQUIRE(door.isOut(one, 259999ms));
    REQUIRE_FALSE(door.isOut(one, 260s));
    REQUIRE_FALSE(door.isOut(other, 200s));
}

TEST_CASE("after its minute an address has three tries again")
{
    LockOut door;
    for (int count = 0; count < 3; ++count)
        door.countWrong(one, 0s);
    door.countWrong(one, 60s);
    door.countWrong(one, 61s);
    REQUIRE_FALSE(door.isOut(one, 61s));
    door.countWrong(one, 62s);
    REQUIRE(door.isOut(one, 62s));
}

TEST_CASE("proofs that were on their way when the door closed do not open it")
{
    LockOut door;
    for (int count = 0; count < 3; ++count)
        door.countWrong(one, 0s);
    for (int count = 0; count < 3; ++count) {
        door.countWrong(one, 10s);
        REQUIRE(door.isOut(one, 69s));
    }
    REQUIRE_FALSE(door.isOut(one, 70s));
}

TEST_CASE("a right proof clears the count of its address")
{
    LockOut door;
    door.countWrong(one, 0s);
    door.countWrong(one, 0s);
    door.countWrong(other, 0s);
    door.countWrong(other, 0s);
    door.clear(one);
    door.countWrong(one, 1s);
    door.countWrong(other, 1s);
    REQUIRE_FALSE(door.isOut(one, 1s));
    REQUIRE(door.isOut(other, 1s));
}

TEST_CASE("of very many addresses those that were wrong last are remembered")
{
    LockOut door;
    for (int count = 0; count < 3; ++count)
        door.countWrong(one, 0s);
    for (quint32 number = 0; number < 5000; ++number)
        door.countWrong(QHostAddress{number + 1}, 1s);
    for (int count = 0; count < 3; ++count)
        door.countWrong(other, 2s);
    REQUIRE(door.isOut(other, 3s));
    REQUIRE_FALSE(door.isOut(one, 3s));
}
