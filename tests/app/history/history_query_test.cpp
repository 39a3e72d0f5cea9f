// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_query.h"
#include "app/history/stored_analysis.h"

#include "app/history/history_conditions.h"
#include "app/history/history_file.h"
#include "app/history/history_record.h"
#include "app/openings/opening_file.h"
#include "core/openings/opening_names.h"
#include "tests/app/history/listed_games.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "ui/base/opening_title.h"
#include "ui/base/texts.h"

#include <QDateTime>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using ui::HistoryColumn;
using ui::HistoryFilter;
using ui::HistoryOpponent;
using ui::HistoryOrder;
using ui::HistoryResult;

namespace {

/// Case folding as in SQLite.
QString folded(QString text)
{
    for (QChar& letter : text) {
        if (letter >= u'A' && letter <= u'Z')
            letter = QChar{static_cast<char16_t>(letter.unicode() + 32)};
    }
    return text;
}

/// The comment that random games have on one ply.
QString commentOf(const HistoryEntry& game)
{
    const qsizetype begin = game.record.indexOf(u"C[", game.record.indexOf(u"W[ii]"));
    if (game.record.isEmpty() || begin < 0)
        return {};
    QString text = game.record.mid(begin + 2);
    text.chop(3);
    return text.replace(u"\\]"_s, u"]"_s).replace(u"\\\\"_s, u"\\"_s);
}

bool isMine(const PlayerEntry& side)
{
    return side.kind == PlayerKind::Me || side.kind == PlayerKind::Guest;
}

bool fitsOpponent(const HistoryEntry& game, HistoryOpponent opponent)
{
    const auto has = [&game](PlayerKind kind) { return game.sides[0].kind == kind || game.sides[1].kind == kind; };
    switch (opponent) {
    case HistoryOpponent::Computer:
        return has(PlayerKind::Computer);
    case HistoryOpponent::Engine:
        return has(PlayerKind::Engine);
    case HistoryOpponent::Local:
        return has(PlayerKind::SecondPlayer);
    case HistoryOpponent::Lan:
        return game.source == GameSource::Lan;
    case HistoryOpponent::File:
        break;
    }
    return game.source == GameSource::File;
}

bool fitsResult(const HistoryEntry& game, HistoryResult result)
{
    const std::optional<Side> winner = game.outcome ? game.outcome->winner : std::nullopt;
    const auto sideOf = [&game](Side side) { return game.sides[side == Side::Black ? 0 : 1]; };
    switch (result) {
    case HistoryResult::Won:
        return winner && isMine(sideOf(*winner));
    case HistoryResult::Lost:
        return winner && isMine(sideOf(opposite(*winner)));
    case HistoryResult::Black:
        return winner == Side::Black;
    case HistoryResult::White:
        return winner == Side::White;
    case HistoryResult::Draw:
        return game.outcome && !winner;
    case HistoryResult::Open:
        break;
    }
    return game.state != GameState::Over;
}

/// The key of the opening; games in progress are not read.
QString openingOf(const HistoryEntry& game)
{
    if (game.state == GameState::Running)
        return {};
    const auto* opening = openings::openingOf(game.game.toStdString(), game.size.columns, game.moves);
    return opening == nullptr ? QString{} : ui::textOf(opening->key);
}

bool fits(const HistoryEntry& game, const HistoryFilter& filter)
{
    const QDate day = QDateTime::fromMSecsSinceEpoch(game.began).date();
    const auto has = [](const QString& text, const QString& word) { return folded(text).contains(folded(word)); };
    const auto hasInOpening = [&game](const QString& word) {
        const auto* found = openings::findOpening(game.game.toStdString(), openingOf(game).toStdString());
        return found != nullptr
            && (ui::openingTitle(game.game, openingOf(game)).contains(word, Qt::CaseInsensitive)
                || ui::textOf(found->name).contains(word, Qt::CaseInsensitive));
    };
    const QStringList words = filter.text.split(u' ', Qt::SkipEmptyParts);
    const bool hasText = std::ranges::all_of(words, [&](const QString& word) {
        return has(game.sides[0].name, word) || has(game.sides[1].name, word) || has(game.event, word)
            || has(commentOf(game), word) || hasInOpening(word);
    });
    return (filter.game.isEmpty() || game.game == filter.game) && (filter.rule.isEmpty() || game.rule == filter.rule)
        && (filter.opening.isEmpty()
            || std::ranges::count(openings::branchesOf(filter.game.toStdString(), filter.opening.toStdString()),
                                  openingOf(game).toStdString())
                > 0)
        && (!filter.opponent || fitsOpponent(game, *filter.opponent))
        && (!filter.result || fitsResult(game, *filter.result))
        && (!filter.from.isValid() || (game.began != 0 && day >= filter.from))
        && (!filter.to.isValid() || (game.began != 0 && day <= filter.to)) && hasText;
}

/// Completely and with the engine of today, as `analyse` does.
bool isAnalysed(const HistoryEntry& game)
{
    return game.game != u"link" && game.id % 4 == 0;
}

/// Stores a whole analysis of some games, a part for others, and one of an older edition.
void analyse(DataFile& file, const std::vector<HistoryEntry>& games)
{
    for (const HistoryEntry& game : games) {
        const GameInfo* info = findGame(game.game.toStdString());
        if (info == nullptr || game.id % 4 == 3)
            continue;
        StoredAnalysis analysis{.edition = info->engineEdition, .moves = movesOf(game).value()};
        if (game.id % 4 != 1)
            analysis.losses = GameLosses{};
        if (game.id % 4 == 2)
            --analysis.edition;
        REQUIRE_FALSE(AnalysisFile{file}.save(game.id, analysis));
    }
}

/// Negative if `a` is before `b` in an ascending column.
int compare(const HistoryEntry& a, const HistoryEntry& b, HistoryColumn column)
{
    const auto difference = [](auto one, auto other) { return one < other ? -1 : one > other ? 1 : 0; };
    const auto gameRank = [](const HistoryEntry& game) {
        return game.game == u"link" ? 0 : game.game == u"gomoku" ? 1 : 2;
    };
    const auto openingRank = [](const HistoryEntry& game) { // D2 before D10
        QString key = openingOf(game);
        if (game.game == u"gomoku" && key.size() == 2)
            key.insert(1, u'0');
        return key.toUtf8();
    };
    const auto resultRank = [](const HistoryEntry& game) {
        return !game.outcome ? 3 : !game.outcome->winner ? 2 : *game.outcome->winner == Side::Black ? 0 : 1;
    };
    switch (column) {
    case HistoryColumn::Date:
        return difference(std::pair{a.began, a.id}, std::pair{b.began, b.id});
    case HistoryColumn::Game:
        return difference(gameRank(a), gameRank(b));
    case HistoryColumn::Black:
        return difference(folded(a.sides[0].name).toUtf8(), folded(b.sides[0].name).toUtf8());
    case HistoryColumn::White:
        return difference(folded(a.sides[1].name).toUtf8(), folded(b.sides[1].name).toUtf8());
    case HistoryColumn::Result:
        return difference(resultRank(a), resultRank(b));
    case HistoryColumn::Rule:
        return difference(a.rule, b.rule);
    case HistoryColumn::Opening:
        return difference(openingRank(a), openingRank(b));
    case HistoryColumn::Event:
        return difference(folded(a.event).toUtf8(), folded(b.event).toUtf8());
    case HistoryColumn::Analysed:
        return difference(isAnalysed(a), isAnalysed(b));
    case HistoryColumn::Plies:
        break;
    }
    return difference(a.plies, b.plies);
}

std::vector<qint64> expected(const std::vector<HistoryEntry>& all, const HistoryFilter& filter, HistoryOrder order)
{
    std::vector<HistoryEntry> games;
    std::ranges::copy_if(all, std::back_inserter(games), [&](const HistoryEntry& game) { return fits(game, filter); });
    std::ranges::sort(games, [order](const HistoryEntry& a, const HistoryEntry& b) {
        const int direction = order.isDescending ? -1 : 1;
        if (const int by = direction * compare(a, b, order.column); by != 0)
            return by < 0;
        return std::pair{a.began, a.id} > std::pair{b.began, b.id};
    });
    std::vector<qint64> ids;
    for (const HistoryEntry& game : games)
        ids.push_back(game.id);
    return ids;
}

template <typename Value>
Value oneOf(std::mt19937& random, std::initializer_list<Value> values)
{
    return *(values.begin() + random() % values.size());
}

HistoryFilter randomFilter(std::mt19937& random)
{
    HistoryFilter filter;
    const auto maybe = [&random] { return random() % 3 == 0; };
    if (maybe())
        filter.game = oneOf(random, {u"link"_s, u"gomoku"_s, u"reversi"_s});
    if (maybe())
        filter.rule = oneOf(random, {u"renju"_s, u"daily"_s, u"freestyle"_s});
    if (filter.game != u"link" && !filter.game.isEmpty() && maybe())
        filter.opening = filter.game == u"gomoku" ? oneOf(random, {u"D4"_s, u"I7"_s})
                                                  : oneOf(random, {u"Tiger"_s, u"Perpendicular"_s, u"Cow"_s});
    if (maybe())
        filter.opponent = static_cast<HistoryOpponent>(random() % 5);
    if (maybe())
        filter.result = static_cast<HistoryResult>(random() % 6);
    if (maybe())
        filter.from = QDate{2019, 4, 1}.addDays(static_cast<int>(random() % 400));
    if (maybe())
        filter.to = QDate{2019, 4, 1}.addDays(static_cast<int>(random() % 500));
    if (maybe())
        filter.text = oneOf(random, {u"ada"_s,     u"ADA"_s,      u"雷"_s,       u"%"_s,           u"_"_s,
                                     u"\\"_s,      u"]"_s,        u"cup"_s,      u"好"_s,          u"GM"_s,
                                     u"hh"_s,      u"nowhere"_s,  u"tiger"_s,    u"KAGETSU"_s,     u"ada rose"_s,
                                     u"ada cup"_s, u" cup  a "_s, u"MOVE lin"_s, u"fine 2020 a"_s, u"好棋 李"_s});
    return filter;
}

template <typename Value>
Value good(Result<Value, QString> result)
{
    if (!result)
        FAIL(result.error().toStdString());
    return std::move(result.value());
}

HistoryEntry finishedGomoku()
{
    HistoryEntry game;
    game.game = u"gomoku"_s;
    game.size = {15, 15};
    game.state = GameState::Over;
    return game;
}

} // namespace

TEST_CASE("every filter and sort order matches a plain search in memory", "[history]")
{
    const QTemporaryDir folder;
    DataFile file{folder.path()};
    std::mt19937 random{7};
    std::vector<HistoryEntry> games = listedGames(random, 400);
    writeListedGames(file, games);
    analyse(file, games);
    while (good(OpeningFile{file}.readSome(400)) > 0) { }
    HistoryQuery query{file};
    int found = 0;
    for (int i = 0; i < test::repetitions(300, 5'000); ++i) {
        const HistoryFilter filter = i < 2 * ui::historyColumns ? HistoryFilter{} : randomFilter(random);
        const HistoryOrder order{static_cast<HistoryColumn>(i / 2 % ui::historyColumns), i % 2 == 0};
        const auto wanted = expected(games, filter, order);
        const auto answer = good(query.ids(filter, order));
        INFO("filter " << i << " text " << filter.text.toStdString());
        CHECK(answer.all == 400);
        CHECK(answer.ids == wanted);
        found += static_cast<int>(answer.ids.size());
        // The first rows, without matches in comments only.
        const auto first = good(query.first(filter, order, 20));
        std::size_t from = 0;
        for (const ui::HistoryLine& line : first) {
            const auto at = std::find(wanted.begin() + static_cast<std::ptrdiff_t>(from), wanted.end(), line.id);
            REQUIRE(at != wanted.end());
            from = static_cast<std::size_t>(at - wanted.begin()) + 1;
        }
        if (filter.text.isEmpty())
            CHECK(first.size() == std::min<std::size_t>(20, wanted.size()));
    }
    CHECK(found > 0);
}

TEST_CASE("text is searched in comments and labels but not in SGF syntax", "[history]")
{
    const QString sgf = u"(;GM[4]PB[Ada];B[hh]C[a \\] b\\\\](;W[ii]LB[aa:Zap][bb:Q:r])(;W[jj]TR[cc]GC[set]))"_s;
    for (const QStringList& words : {QStringList{u"A ] B\\"_s}, QStringList{u"zap"_s}, QStringList{u"q:R"_s},
                                     QStringList{u"set"_s}, QStringList{u"set"_s, u"ZAP"_s, u"]"_s}})
        CHECK(areInComments(sgf, words));
    for (const QString& none : {u"GM"_s, u"hh"_s, u"Ada"_s, u"aa"_s, u"cc"_s, u"nothing"_s})
        CHECK_FALSE(areInComments(sgf, {u"set"_s, none}));
    CHECK_FALSE(areInComments(u"C[never closed"_s, {u"never"_s}));
    CHECK_FALSE(areInComments(u"C[ends in \\"_s, {u"ends"_s}));
}

TEST_CASE("words match names and event and comments together in any order and case", "[history]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    HistoryEntry game = finishedGomoku();
    game.sides[0].name = u"Alice"_s;
    game.sides[1].name = u"Émile"_s;
    game.event = u"Spring cup"_s;
    game.record =
        u"(;GM[4]SZ[15];B[hh]C[Fork here \\] ÉCHEC](;W[ii]C[Comment on a branch]LB[aa:a\\:b])(;W[jj]C[Été]))"_s;
    const auto id = file.save(game);
    REQUIRE(id);
    for (const QString& text :
         {u"alice fork"_s, u"FORK alice"_s, u"comment branch"_s, u"branch comment"_s, u"fork branch"_s, u"échec"_s,
          u"Échec cup"_s, u"émile été"_s, u"ÉMILE fork"_s, u"a:b alice"_s, u"] spring"_s, u"alice\talice"_s}) {
        INFO(text.toStdString());
        CHECK(good(HistoryQuery{data}.ids({.text = text}, {})).ids == std::vector<qint64>{*id});
    }
    for (const QString& text : {u"alice knife"_s, u"alice GM"_s, u"fork hh"_s, u"bob fork"_s}) {
        INFO(text.toStdString());
        CHECK(good(HistoryQuery{data}.ids({.text = text}, {})).ids.empty());
    }
    CHECK(good(HistoryQuery{data}.ids({.text = u"  "_s}, {})).ids.size() == 1);
}

TEST_CASE("a game from before 1970 is listed and found by its date", "[history]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    HistoryEntry game = finishedGomoku();
    game.source = GameSource::File;
    game.began = game.ended = QDate{1936, 4, 5}.startOfDay().toMSecsSinceEpoch();
    const auto id = file.save(game);
    REQUIRE(id);
    const auto found = file.find(*id);
    REQUIRE((found && *found));
    CHECK((*found)->began == game.began);
    HistoryQuery query{data};
    const HistoryFilter year{.from = QDate{1936, 1, 1}, .to = QDate{1936, 12, 31}};
    CHECK(good(query.ids(year, {})).ids == std::vector<qint64>{*id});
    CHECK(good(query.first(year, {}, 10)).size() == 1);
    CHECK(good(query.ids({.to = QDate{1935, 12, 31}}, {})).ids.empty());
}

TEST_CASE("a name matches in any case and both names of a game match in any order", "[history]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    HistoryEntry game = finishedGomoku();
    game.sides[0].name = u"Zoë Dvořák"_s;
    game.sides[1].name = u"JÖRG"_s;
    REQUIRE(file.save(game));
    for (const QString& text : {u"zoë"_s, u"ZOË"_s, u"jörg"_s, u"DVOŘÁK"_s, u"jörg zoë"_s, u" Zoë  Jörg "_s}) {
        INFO(text.toStdString());
        CHECK(good(HistoryQuery{data}.first({.text = text}, {}, 10)).size() == 1);
    }
    CHECK(good(HistoryQuery{data}.first({.text = u"zoë nobody"_s}, {}, 10)).empty());
}

TEST_CASE("rows arrive in the requested order without invalid ones", "[history]")
{
    const QTemporaryDir folder;
    DataFile file{folder.path()};
    std::mt19937 random{8};
    std::vector<HistoryEntry> games = listedGames(random, 6);
    writeListedGames(file, games);
    REQUIRE_FALSE(file.run(u"UPDATE game SET winner='nobody' WHERE id=2"_s));
    REQUIRE_FALSE(file.run(u"UPDATE game SET columns=0 WHERE id=3"_s));
    REQUIRE_FALSE(file.run(u"UPDATE game SET plies='many' WHERE id=4"_s));
    const std::array<qint64, 7> ids{6, 2, 5, 3, 99, 4, 1};
    const auto lines = good(HistoryQuery{file}.lines(ids));
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].id == 6);
    CHECK(lines[1].id == 5);
    CHECK(lines[2].id == 1);
    CHECK(lines[2].names[0] == shownName(games[0].sides[0], games[0].source, games[0].game));
    CHECK(lines[2].plies == games[0].plies);
    CHECK(lines[2].outcome == games[0].outcome);
}

TEST_CASE("unnamed local players are shown with their current names", "[history]")
{
    const auto shown = [](PlayerKind kind, int level, GameSource source) {
        return shownName({.name = u"玩家"_s, .kind = kind, .level = level}, source, u"gomoku"_s);
    };
    CHECK(shown(PlayerKind::Guest, 0, GameSource::Local) == u"Player");
    CHECK(shown(PlayerKind::SecondPlayer, 0, GameSource::Local) == u"玩家");
    for (const QString& unnamed : {QString{}, u"玩家二"_s, u"Player 2"_s})
        CHECK(shownName({.name = unnamed, .kind = PlayerKind::SecondPlayer}, GameSource::Local, u"gomoku"_s)
              == u"Player 2");
    CHECK(shown(PlayerKind::Computer, 2, GameSource::Local) == u"Computer, level 2");
    CHECK(shown(PlayerKind::Me, 0, GameSource::Local) == u"玩家");
    CHECK(shown(PlayerKind::Engine, 0, GameSource::Local) == u"玩家");
    CHECK(shown(PlayerKind::Computer, 2, GameSource::Lan) == u"玩家");
}

TEST_CASE("a second player stored without a name is found by the name that is shown", "[history]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    HistoryEntry game = finishedGomoku();
    game.sides[1] = {QString{}, PlayerKind::SecondPlayer, 0};
    const auto id = file.save(game);
    REQUIRE(id);
    game.sides[1] = {QString{}, PlayerKind::Peer, 0};
    REQUIRE(file.save(game));
    for (const QString& text : {u"Player 2"_s, u"player"_s})
        CHECK(good(HistoryQuery{data}.ids({.text = text}, {})).ids == std::vector<qint64>{*id});
}

TEST_CASE("a query that nobody waits for any more is skipped", "[history]")
{
    const QTemporaryDir folder;
    DataFile file{folder.path()};
    std::mt19937 random{9};
    std::vector<HistoryEntry> games = listedGames(random, 5);
    writeListedGames(file, games);
    auto now = std::make_shared<std::atomic<quint64>>(2);
    CHECK(good(HistoryQuery{file}.ids({}, {}, {now, 1})).ids.empty());
    CHECK(good(HistoryQuery{file}.ids({}, {}, {now, 2})).ids.size() == 5);
}

TEST_CASE("deleted games are in no list until restored and running games stay listed", "[history]")
{
    const QTemporaryDir folder;
    std::optional<DataFile> file{folder.path()};
    std::mt19937 random{10};
    std::vector<HistoryEntry> games = listedGames(random, 30);
    for (std::size_t i = 0; i < games.size(); ++i)
        games[i].state = i == 4 ? GameState::Running : GameState::Over;
    writeListedGames(*file, games);
    std::optional<HistoryQuery> query{*file};
    std::optional<HistoryFile> bin{*file};
    const std::array<qint64, 4> ids{3, 5, 7, 99};
    CHECK(good(bin->remove(ids)) == std::vector<qint64>{3, 7}); // game 5 is running, 99 does not exist
    const auto left = good(query->ids({}, {}));
    CHECK(left.all == 28);
    CHECK(std::ranges::count(left.ids, 3) == 0);
    CHECK(good(query->lines(std::array<qint64, 1>{3})).empty());
    CHECK(good(bin->remove(ids)).empty()); // only once
    CHECK(good(bin->removeAll()).size() == 27);
    CHECK(good(query->ids({}, {})).ids == std::vector<qint64>{5});
    CHECK(good(bin->restore(std::array<qint64, 2>{3, 7})) == 2);
    CHECK(good(query->ids({}, {})).all == 3);
    REQUIRE_FALSE(bin->purge());
    CHECK(good(bin->restore(std::array<qint64, 1>{1})) == 1); // this program may still restore it
    file.emplace(folder.path());                              // the next program purges them
    query.emplace(*file);
    bin.emplace(*file);
    REQUIRE_FALSE(bin->purge());
    CHECK(good(bin->restore(std::array<qint64, 1>{2})) == 0);
    CHECK(good(query->ids({}, {})).all == 4);
}

TEST_CASE("a saved game is in the history even if it was deleted meanwhile", "[history]")
{
    const QTemporaryDir folder;
    std::mt19937 random{11};
    std::vector<HistoryEntry> games = listedGames(random, 2);
    for (HistoryEntry& game : games)
        game.state = GameState::Over;
    DataFile here{folder.path()};
    writeListedGames(here, games);
    HistoryEntry game = games.front();
    const std::array ids{game.id};
    HistoryFile history{here};
    HistoryFile bin{here};
    SECTION("another program, which ends then")
    {
        {
            DataFile other{folder.path()};
            const auto removed = HistoryFile{other}.remove(ids);
            REQUIRE((removed && removed->size() == 1));
            const auto saved = history.save(game);
            REQUIRE(saved);
            CHECK(*saved == game.id);
        }
        REQUIRE_FALSE(bin.purge());
    }
    SECTION("by this program which restores it")
    {
        const auto removed = bin.remove(ids);
        REQUIRE((removed && removed->size() == 1));
        REQUIRE(history.save(game));
        const auto restored = bin.restore(ids);
        REQUIRE(restored);
        CHECK(*restored == 0);
    }
    SECTION("so that the row is gone")
    {
        REQUIRE_FALSE(here.run(u"DELETE FROM game WHERE id=?"_s, {game.id}));
        const auto saved = history.save(game);
        REQUIRE(saved);
        game.id = *saved;
    }
    const auto found = history.find(game.id);
    REQUIRE((found && *found));
    CHECK((*found)->began == game.began);
    const auto listed = HistoryQuery{here}.ids({}, {});
    REQUIRE(listed);
    CHECK(listed->ids.size() == 2);
}
