// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/history/listed_games.h"

#include "app/history/history_file.h"
#include "core/openings/opening_names.h"
#include "ui/base/texts.h"

#include <QDateTime>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace qipan::tests {

namespace {

using app::HistoryEntry;
using app::PlayerKind;

template <typename List>
const auto& oneOf(std::mt19937& random, const List& list)
{
    return list[static_cast<typename List::size_type>(random() % static_cast<std::size_t>(list.size()))];
}

const QStringList names{u"Ada"_s, u"ada"_s,  u"Lin"_s,      u"李雷"_s, u"100%"_s,
                        u"a_b"_s, u"x\\y"_s, u"Computer"_s, u""_s,     u"Zoë"_s};
const QStringList events{u""_s, u""_s, u"Cup 2020"_s, u"春季杯"_s, u"ADA memorial"_s};
const QStringList comments{u"a fine move"_s, u"Ada wins"_s, u"[see\\] here"_s, u"好棋"_s, u"RU and GM"_s};

void choosePlayers(std::mt19937& random, HistoryEntry& game)
{
    constexpr std::array others{PlayerKind::Guest, PlayerKind::SecondPlayer, PlayerKind::Computer, PlayerKind::Engine,
                                PlayerKind::Peer};
    for (app::PlayerEntry& side : game.sides)
        side = {.name = oneOf(random, names), .kind = PlayerKind::Unknown, .level = 0};
    if (game.source == app::GameSource::File)
        return;
    const std::size_t mine = random() % 2;
    game.sides[mine].kind = random() % 4 == 0 ? PlayerKind::Guest : PlayerKind::Me;
    game.sides[1 - mine].kind = oneOf(random, others);
}

QString sgfWith(const QString& comment)
{
    QString escaped = comment;
    escaped.replace(u"\\"_s, u"\\\\"_s).replace(u"]"_s, u"\\]"_s);
    return u"(;FF[4]CA[UTF-8]AP[Qipan]GM[4]SZ[15];B[hh];W[ii]C["_s + escaped + u"])\n"_s;
}

HistoryEntry randomGame(std::mt19937& random)
{
    constexpr qint64 day = 86'400'000;
    constexpr qint64 firstDay = 18'000; // days since 1970
    HistoryEntry game;
    const std::size_t kind = random() % 3;
    game.game = kind == 0 ? u"link"_s : kind == 1 ? u"gomoku"_s : u"reversi"_s;
    game.rule = kind == 0 ? oneOf(random, QStringList{u"relaxed"_s, u"daily"_s})
        : kind == 1       ? oneOf(random, QStringList{u"freestyle"_s, u"renju"_s, u""_s})
                          : u"othello"_s;
    game.size = kind == 1 ? BoardSize{15, 15} : BoardSize{8, 8};
    constexpr std::array sources{app::GameSource::Local, app::GameSource::Lan, app::GameSource::File};
    game.source = oneOf(random, sources);
    choosePlayers(random, game);
    constexpr std::array states{app::GameState::Over, app::GameState::Over, app::GameState::Over,
                                app::GameState::Unfinished, app::GameState::Running};
    game.state = oneOf(random, states);
    // Some begin at the same moment.
    game.began = random() % 20 == 0
        ? 0
        : (firstDay + static_cast<qint64>(random() % 400)) * day + static_cast<qint64>(random() % 3) * day / 3;
    game.ended = game.began;
    if (game.state == app::GameState::Over) {
        constexpr std::array<std::optional<Side>, 3> winners{Side::Black, Side::White, std::nullopt};
        game.outcome = Outcome{oneOf(random, winners), random() % 2 == 0 ? EndReason::Resign : EndReason::Other};
    }
    game.event = oneOf(random, events);
    game.plies = static_cast<int>(random() % 120);
    if (kind != 0 && game.source == app::GameSource::File && random() % 2 == 0) {
        game.record = sgfWith(oneOf(random, comments));
        game.plies = 2;
    } else {
        for (int i = 0; i < game.plies; ++i)
            game.moves.push_back({i % game.size.columns, i / game.size.columns % game.size.rows});
        const auto named = openings::namedOpenings();
        const auto& opening = named[static_cast<std::size_t>(game.plies) * 7 % named.size()];
        if (ui::textOf(opening.game) == game.game) // some begin with an opening that has a name
            game.moves = opening.moves;
    }
    return game;
}

} // namespace

std::vector<HistoryEntry> listedGames(std::mt19937& random, int count)
{
    std::vector<HistoryEntry> games;
    games.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        games.push_back(randomGame(random));
    return games;
}

void writeListedGames(app::DataFile& file, std::vector<HistoryEntry>& games)
{
    if (file.open() || file.run(u"BEGIN"_s))
        qFatal("the history cannot be written");
    app::HistoryFile history{file};
    for (HistoryEntry& game : games) {
        const auto id = history.save(game);
        if (!id)
            qFatal("a game cannot be written");
        game.id = *id;
    }
    if (file.run(u"COMMIT"_s))
        qFatal("the history cannot be written");
}

void writeListedGames(const QString& folder, std::vector<HistoryEntry>& games)
{
    app::DataFile file{folder};
    writeListedGames(file, games);
}

} // namespace qipan::tests
