// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_entry.h"

#include "app/files/import_reader.h"
#include "tests/app/duel/played_duel.h"
#include "tests/support/catch.h"
#include "ui/history/history_line.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

const DuelPlayers adaAndComputer{
    .sides = {PlayerEntry{u"Ada"_s, PlayerKind::Me}, PlayerEntry{u"Computer, level 3"_s, PlayerKind::Computer, 3}}};

[[nodiscard]] ui::HistoryLine lineOf(const HistoryEntry& game)
{
    ui::HistoryLine line;
    line.game = game.game;
    line.rule = game.rule;
    line.state = game.state == GameState::Over ? ui::HistoryLine::State::Over : ui::HistoryLine::State::Unfinished;
    line.names = {game.sides[0].name, game.sides[1].name};
    line.outcome = game.outcome;
    line.link = game.link;
    return line;
}

} // namespace

TEST_CASE("a race is an entry of link-match with both seats, the winner, the pairs of both and its line", "[duel]")
{
    const duel::Duel round = playedDuel(smallDuel());
    REQUIRE(round.verdict());
    const HistoryEntry game = entryOf(round, adaAndComputer, {.began = 1'000, .ended = 30'000});
    CHECK(game.game == u"link");
    CHECK(game.rule == u"race");
    CHECK(game.size == BoardSize{6, 4});
    CHECK(game.source == GameSource::Local);
    CHECK(game.state == GameState::Over);
    CHECK(game.began == 1'000);
    CHECK(game.ended == 30'000);
    REQUIRE(game.outcome);
    CHECK(game.outcome->winner == Side::Black);
    CHECK(game.plies == 12 + round.board(Seat::Second).pairs());
    CHECK_FALSE(game.isHelped);
    REQUIRE(game.link);
    CHECK(game.link->points == std::array{12, round.board(Seat::Second).pairs()});
    CHECK(game.link->points[1] < 12);
    CHECK(game.link->time == *round.board(Seat::First).clearedAt());
    record::DuelRecord nameless = recordOf(round);
    nameless.names = {};
    CHECK(record::readDuel(game.record.toStdString()).value() == nameless);
    CHECK(entryOf(nameless, adaAndComputer, {.began = 1'000, .ended = 30'000}) == game);
}

TEST_CASE("the pairs of both seats count, whichever is the own one", "[duel]")
{
    const duel::Duel round = playedDuel(smallDuel());
    DuelPlayers players{.sides = {PlayerEntry{u"Lin"_s, PlayerKind::Peer}, PlayerEntry{u"Ada"_s, PlayerKind::Me}},
                        .source = GameSource::Lan,
                        .own = Seat::Second};
    CHECK(entryOf(round, players, {}).plies == round.board(Seat::First).pairs() + round.board(Seat::Second).pairs());
    CHECK(entryOf(round, players, {}).source == GameSource::Lan);
}

TEST_CASE("a round by points has the points of both and its whole time", "[duel]")
{
    const duel::Duel round = playedDuel(smallDuel(duel::Rule::Points));
    REQUIRE(round.verdict());
    const HistoryEntry game = entryOf(round, adaAndComputer, {});
    CHECK(game.rule == u"points");
    CHECK(game.outcome == Outcome{Side::Black, EndReason::Count});
    REQUIRE(game.link);
    CHECK(game.link->points == std::array{round.board(Seat::First).points(), round.board(Seat::Second).points()});
    CHECK(game.link->time == std::chrono::minutes{1});
    CHECK_FALSE(entryOf(recordOf(round), adaAndComputer, {}).link); // its boards would tell
}

TEST_CASE("a round that was left is unfinished, and a hint without a cost is help", "[duel]")
{
    record::DuelRecord record = recordOf(playedDuel(smallDuel()));
    record.verdict.reset();
    CHECK(entryOf(record, adaAndComputer, {}).state == GameState::Unfinished);
    CHECK_FALSE(entryOf(record, adaAndComputer, {}).outcome);
    record.actions[0].insert(record.actions[0].begin(), {.kind = duel::Action::Kind::Hint});
    CHECK_FALSE(entryOf(record, adaAndComputer, {}).isHelped);
    record.setup.hintCost = std::chrono::seconds{0};
    CHECK(entryOf(record, adaAndComputer, {}).isHelped);
}

TEST_CASE("lines for others have names, and an entry from a file takes them from there", "[duel]")
{
    const record::DuelRecord record = recordOf(playedDuel(smallDuel()));
    const HistoryEntry read = entryOf(record);
    CHECK(read.source == GameSource::File);
    CHECK(read.sides[0].name == u"Ada");
    CHECK(read.sides[1].name == u"Lin");
    CHECK_FALSE(read.record.contains(u'"'));
    CHECK(record::readDuel(linesOf(read).toStdString()).value() == record);
    const HistoryEntry played = entryOf(playedDuel(smallDuel()), adaAndComputer, {});
    CHECK(linesOf(played).endsWith(u"\"Ada\" \"Computer, level 3\""));
    HistoryEntry other;
    other.game = u"link"_s;
    other.record = u"link1 relaxed X 1 0 3 3 0 0"_s;
    CHECK(linesOf(other) == other.record);
}

TEST_CASE("the history says who won a duel, how far both came, and in what time", "[duel]")
{
    HistoryEntry game = entryOf(playedDuel(smallDuel()), adaAndComputer, {});
    game.link = ui::LinkStanding{.points = {12, 7}, .time = std::chrono::seconds{125}};
    ui::HistoryLine line = lineOf(game);
    CHECK(isDuel(line));
    CHECK(ruleText(line) == u"Duel, race");
    CHECK(resultText(line) == u"Ada won · 12\u00a0:\u00a07 · 2:05");
    CHECK(shortResultText(line) == u"Ada won");
    CHECK(longResultText(line) == u"Ada won · 12\u00a0:\u00a07 pairs · 2:05");
    CHECK(shortName(line, 1) == u"Level 3");
    line.outcome = Outcome{Side::White, EndReason::Resign};
    CHECK(resultText(line).startsWith(u"Level 3 won · "));
    CHECK(longResultText(line).startsWith(u"Level 3 won by resignation · "));
    line.outcome = Outcome{std::nullopt, EndReason::Agreed};
    CHECK(shortResultText(line) == u"Draw");
    line.outcome.reset();
    line.state = ui::HistoryLine::State::Unfinished;
    line.rule = u"points"_s;
    CHECK(ruleText(line) == u"Duel, points");
    CHECK(longResultText(line) == u"Unfinished · 12\u00a0:\u00a07 points · 2:05");
    line.link.reset();
    CHECK(resultText(line) == u"Unfinished");
}

TEST_CASE("duels in a file are imported with their names and results, beside other games", "[duel]")
{
    const record::DuelRecord record = recordOf(playedDuel(smallDuel()));
    record::DuelRecord unplayed{.setup = record.setup, .actions = {}, .verdict = {}};
    const std::string board = "link1 relaxed AB/AB:none:yes 1 0 3 3 0 0 2310p0-2";
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"mixed.qlink"_s);
    QFile file{path};
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(record::writeDuel(record) + '\n' + board + '\n' + record::writeDuel(unplayed)
                                         + "\nduel1 broken\n"));
    file.close();
    std::vector<HistoryEntry> games;
    ImportReader reader{{path},
                        [&](std::vector<HistoryEntry> some) {
                            games.insert(games.end(), some.begin(), some.end());
                            return true;
                        },
                        [](int, int) {}};
    CHECK(reader.run(std::atomic<bool>{false}).broken == 0);
    REQUIRE(games.size() == 2);
    CHECK(games[0] == entryOf(record));
    CHECK(games[0].outcome->winner == Side::Black);
    CHECK(games[1].rule == u"relaxed");
}
