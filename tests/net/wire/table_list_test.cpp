// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/table_list.h"
#include "tests/support/catch.h"

using namespace qipan::net;
using namespace std::chrono_literals;

namespace {

const QHostAddress nearby{QStringLiteral("192.168.1.20")};
const QHostAddress faraway{QStringLiteral("10.0.0.5")};

[[nodiscard]] TableNotice table(int number)
{
    return {.id = QStringLiteral("%1").arg(number, 16, 10, QLatin1Char{'0'}),
            .name = QStringLiteral("Lan"),
            .game = QStringLiteral("reversi"),
            .rule = QStringLiteral("standard"),
            .size = 8,
            .port = 4000};
}

[[nodiscard]] std::vector<int> numbers(const TableList& list)
{
    std::vector<int> found;
    for (const auto& entry : list.tables())
        found.push_back(entry.notice.id.toInt());
    return found;
}

} // namespace

TEST_CASE("tables are listed in order of discovery", "[discovery]")
{
    TableList list;
    CHECK(list.update(table(2), nearby, 0ms));
    CHECK(list.update(table(1), nearby, 10ms));
    CHECK_FALSE(list.update(table(1), nearby, 2000ms));
    CHECK_FALSE(list.update(table(2), nearby, 2010ms));
    CHECK(numbers(list) == std::vector{2, 1});
}

TEST_CASE("an IPv4 address permanently replaces a link-local IPv6 address", "[discovery]")
{
    const QHostAddress linkLocal{QStringLiteral("fe80::1%eth0")};
    TableList list;
    CHECK(list.update(table(1), linkLocal, 0ms));
    CHECK(list.update(table(1), nearby, 10ms));
    CHECK(list.tables().front().address == nearby);
    CHECK_FALSE(list.update(table(1), linkLocal, 2000ms));
    CHECK_FALSE(list.update(table(1), faraway, 2010ms));
    CHECK(list.tables().front().address == nearby);
}

TEST_CASE("a table that changes keeps its place", "[discovery]")
{
    TableList list;
    CHECK(list.update(table(1), nearby, 0ms));
    CHECK(list.update(table(2), nearby, 0ms));
    TableNotice busy = table(1);
    busy.playing = true;
    CHECK(list.update(busy, nearby, 2000ms));
    CHECK(numbers(list) == std::vector{1, 2});
    CHECK(list.tables().front().notice == busy);
}

TEST_CASE("a table disappears after three missed seeks and returns at the end", "[discovery]")
{
    TableList list;
    CHECK_FALSE(list.nextExpiry());
    CHECK(list.update(table(1), nearby, 0ms));
    CHECK(list.update(table(2), nearby, 0ms));
    CHECK_FALSE(list.update(table(2), nearby, 2000ms));
    CHECK(list.nextExpiry() == TableList::expiryTime);
    CHECK_FALSE(list.expire(TableList::expiryTime - 1ms));
    CHECK(list.expire(TableList::expiryTime));
    CHECK(numbers(list) == std::vector{2});
    CHECK(list.nextExpiry() == 2000ms + TableList::expiryTime);
    CHECK(list.update(table(1), nearby, 7000ms));
    CHECK(numbers(list) == std::vector{2, 1});
}

TEST_CASE("a table keeps its first answering address as long as that answers", "[discovery]")
{
    TableList list;
    CHECK(list.update(table(1), nearby, 0ms));
    for (auto now = 1ms; now < 20s; now += 2s) {
        CHECK_FALSE(list.update(table(1), faraway, now));
        CHECK_FALSE(list.update(table(1), nearby, now + 1ms));
        CHECK_FALSE(list.expire(now + 1ms));
        CHECK(list.tables().front().address == nearby);
    }
}

TEST_CASE("notices from other addresses are ignored while the first one answers", "[discovery]")
{
    TableList list;
    CHECK(list.update(table(1), nearby, 0ms));
    TableNotice other = table(1);
    other.port = 666;
    CHECK_FALSE(list.update(other, faraway, 1000ms));
    CHECK(list.tables().front().notice == table(1));
}

TEST_CASE("when the first address fails the table is listed under another that still answers", "[discovery]")
{
    TableList list;
    CHECK(list.update(table(1), nearby, 0ms));
    CHECK_FALSE(list.update(table(1), faraway, 2000ms));
    CHECK_FALSE(list.update(table(1), faraway, 4000ms));
    CHECK_FALSE(list.expire(TableList::expiryTime));
    CHECK(list.update(table(1), faraway, 8000ms));
    CHECK(list.tables().front().address == faraway);
    CHECK(numbers(list) == std::vector{1});
}

TEST_CASE("a flood of tables does not exceed the list's limit", "[discovery]")
{
    TableList list;
    for (int number = 0; number < 5000; ++number)
        CHECK(list.update(table(number), nearby, 0ms) == (number < TableList::maxPerAddress));
    for (int number = 5000; list.tables().size() < TableList::maxTables; ++number)
        CHECK(list.update(table(number), QHostAddress{static_cast<quint32>(number)}, 0ms));
    CHECK_FALSE(list.update(table(9999), faraway, 0ms));
    CHECK(list.tables().size() == TableList::maxTables);
    CHECK(numbers(list).front() == 0);
    CHECK_FALSE(list.update(table(0), nearby, 1000ms)); // known tables are still updated
    CHECK(list.expire(TableList::expiryTime));
    CHECK(numbers(list) == std::vector{0});
}
