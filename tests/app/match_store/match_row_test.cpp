// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_store/match_row.h"

#include "tests/app/match_store/random_match.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

[[nodiscard]] std::optional<StoredMatch> with(StoredMatch match, const char* column, const QVariant& value)
{
    std::vector<QVariant> row = rowOf(match);
    const auto columns = matchColumns();
    const auto found =
        std::ranges::find_if(columns, [&](const MatchColumn& each) { return std::strcmp(each.name, column) == 0; });
    REQUIRE(found != columns.end());
    row[static_cast<std::size_t>(found - columns.begin())] = value;
    return matchOf(row);
}

[[nodiscard]] StoredMatch plain()
{
    return tests::plainMatch(QString{32, u'a'});
}

} // namespace

TEST_CASE("a match round-trips through its row", "[store]")
{
    std::mt19937 random{4};
    for (int i = 0; i < test::repetitions(2000, 20'000); ++i) {
        const StoredMatch match = tests::randomMatch(random);
        CAPTURE(i);
        REQUIRE(matchOf(rowOf(match)) == match);
    }
}

TEST_CASE("an invalid row is rejected", "[store]")
{
    const auto text = [](const char* value) { return QVariant{QString::fromUtf8(value)}; };
    const auto number = [](qint64 value) { return QVariant{value}; };
    const auto [column, value] = GENERATE_COPY(table<const char*, QVariant>({
        {"role", text("watcher")},
        {"role", text("guest")}, // without an address
        {"token", text("abc")},
        {"token", text("gggggggggggggggggggggggggggggggg")},
        {"token", QVariant{}},
        {"port", number(0)},
        {"port", number(65'536)},
        {"port", text("15155")},
        {"passcode", QVariant{}},
        {"passcode", QVariant{QString{1001, u'x'}}},
        {"accept_anyone", number(2)},
        {"encrypted", number(2)},
        {"game", text("chess")},
        {"game", number(7)},
        {"rule", text("lasker")},
        {"size", number(16)},
        {"size", number(4'294'967'311)}, // 15 in the low 32 bits
        {"main_s", number(600)},         // an incomplete clock
        {"own_name", text("")},
        {"own_name", text("\x01\x02")},
        {"peer_name", QVariant{QString{129, u'x'}}},
        {"round", number(0)},
        {"round", number(2'147'483'648)},
        {"black", text("white")},
        {"plies", text("7,7 7,7")},
        {"plies", text("15,0")},
        {"plies", text("-1,0")},
        {"plies", text("7,7  8,8")},
        {"plies", text("7,7 ")},
        {"plies", text("7;7")},
        {"plies", text("07,7")},
        {"plies", text("7,7,7")},
        {"plies", text("4294967303,7")},
        {"plies", text("0,0 0,1 1,0 1,1 2,0 2,1 3,0 3,1 4,0 4,1")}, // continues after five
        {"opening", text("soosorv")},
        {"offered_opening", QVariant{}},
        {"start", QVariant{}},
        {"start", text("7,7 7,7")},
        {"offered_start", text("15,0")},
        {"offered_start", text("0,0 0,1 1,0 1,1 2,0 2,1 3,0 3,1 4,0")}, // over before the first move
        {"takes", text("black")},                                       // in an opening without choices
        {"takes", text("green")},
        {"takes", number(1)},
        {"undos", number(-1)},
        {"last_request", number(-1)},
        {"verdict_plies", number(2)}, // an incomplete verdict
        {"paused_ms", number(300'001)},
        {"host_wins", number(-1)},
        {"guest_wins", QVariant{1.5}},
        {"draws", text("many")},
        {"last_sign", number(-1)},
    }));
    CAPTURE(column, value.toString().toStdString());
    CHECK_FALSE(with(plain(), column, value));
}

TEST_CASE("opening choices that are impossible are rejected", "[store]")
{
    StoredMatch match = plain();
    match.setup.opening = Opening::Swap2;
    match.plies = {{7, 7}, {8, 8}, {9, 9}, {6, 6}};
    CHECK_FALSE(with(match, "takes", QVariant{QString{u""_s}})); // a fourth stone without a choice
    CHECK(with(match, "takes", QVariant{u"two"_s})->openingChoices == std::vector{OpeningChoice::Two});
    CHECK(with(match, "takes", QVariant{u"black"_s})->openingChoices == std::vector{OpeningChoice::Black});
    CHECK_FALSE(with(match, "takes", QVariant{u"two,black"_s}));
    CHECK_FALSE(with(match, "takes", QVariant{u"black,"_s}));
}

TEST_CASE("a round with an opening rule has no start moves", "[store]")
{
    StoredMatch match = plain();
    CHECK(with(match, "start", QVariant{u"7,7 8,8 9,9"_s})->setup.start == std::vector<Cell>{{7, 7}, {8, 8}, {9, 9}});
    match.setup.opening = Opening::Pro;
    CHECK_FALSE(with(match, "start", QVariant{u"7,7 8,8 1,1"_s}));
}

TEST_CASE("a verdict that does not fit its board is rejected", "[store]")
{
    const auto valid = [](const Verdict& verdict) {
        StoredMatch match = plain();
        match.verdict = verdict;
        return matchOf(rowOf(match)).has_value();
    };
    CHECK(valid({2, {Side::White, EndReason::Resign}}));
    CHECK(valid({3, {Side::White, EndReason::Five}})); // the other end's board had one move more
    CHECK_FALSE(valid({2, {Side::White, EndReason::Five}}));
    CHECK_FALSE(valid({2, {std::nullopt, EndReason::Resign}}));
    CHECK_FALSE(valid({2, {Side::Black, EndReason::Agreed}}));
    CHECK_FALSE(valid({226, {Side::Black, EndReason::Timeout}}));
}

TEST_CASE("names from the file are sanitised", "[store]")
{
    const auto match = with(plain(), "peer_name", QString{u"L\u202ei\nn" + QString{40, u'n'}});
    REQUIRE(match);
    CHECK(match->peerName == u"Lin" + QString{29, u'n'});
}

TEST_CASE("a stored duel that is damaged is rejected", "[store]")
{
    StoredMatch match = plain();
    match.duel = StoredDuel{};
    const std::vector<QVariant> row = rowOf(match);
    REQUIRE(matchOf(row));
    const QString good = row.back().toString();
    for (const QString& damaged : QStringList{u""_s, u"x "_s + good, good.mid(1), u"0 2"_s + good.mid(3), u"0 0 "_s,
                                              QString{good + u" 5p0"}, good.left(20)}) {
        CAPTURE(damaged.toStdString());
        CHECK_FALSE(with(match, "duel", damaged));
    }
    CHECK_FALSE(with(plain(), "duel", good)); // a game of two
}
