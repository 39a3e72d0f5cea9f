// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/names.h"
#include "app/history/history_file.h"
#include "app/history/history_row.h"
#include "app/history/stored_analysis.h"
#include "app/statistics/statistics.h"

#include <QSqlQuery>

#include <limits>

namespace qipan::app {

namespace {

using ui::GameResult;
using ui::Opponent;

// Games without help are rated.
constexpr auto gameQuery = "SELECT id, game, rule, columns, rows, source, state, black_name, black_who, black_level,"
                           " white_name, white_who, white_level, CASE WHEN time_ms IS NULL THEN began ELSE ended - "
                           "time_ms END, ended, winner, reason, plies, helped = 0, edition, COALESCE(opening, ''),"
                           " COALESCE((SELECT losses FROM game_analysis WHERE game_analysis.game = game.id), '')"
                           " FROM game WHERE deleted IS NULL AND state <> 'running'"
                           " AND (black_who IN ('me', 'guest') OR white_who IN ('me', 'guest'))";
constexpr auto scoreQuery = "SELECT way, columns, rows, name, played, points, time_ms, helped FROM link_score";

constexpr auto importedQuery =
    "SELECT game, COUNT(*) FROM game WHERE deleted IS NULL AND source = 'file'"
    " AND black_who NOT IN ('me', 'guest') AND white_who NOT IN ('me', 'guest') GROUP BY game";

constexpr auto levelQuery =
    "SELECT game, level, edition, SUM(winner = side), COUNT(*) FROM ("
    " SELECT game, edition, winner, 'black' AS side, white_level AS level FROM game"
    "  WHERE deleted IS NULL AND state <> 'running' AND black_who IN ('me', 'guest') AND white_who = 'computer'"
    " UNION ALL"
    " SELECT game, edition, winner, 'white', black_level FROM game"
    "  WHERE deleted IS NULL AND state <> 'running' AND white_who IN ('me', 'guest') AND black_who = 'computer')"
    " WHERE winner IN ('black', 'white', 'draw') GROUP BY game, level, edition";

constexpr int longestOpening = 100;
constexpr int longestLosses = 500;

/// Keeps sums over any number of games in range.
constexpr int maxPlies = 1'000'000;

[[nodiscard]] bool isPerson(PlayerKind kind)
{
    return kind == PlayerKind::Me || kind == PlayerKind::Guest;
}

[[nodiscard]] Opponent::Kind kindOf(PlayerKind kind)
{
    switch (kind) {
    case PlayerKind::Computer:
        return Opponent::Kind::Computer;
    case PlayerKind::Engine:
        return Opponent::Kind::Engine;
    case PlayerKind::SecondPlayer:
        return Opponent::Kind::SecondPlayer;
    case PlayerKind::Peer:
        return Opponent::Kind::Peer;
    case PlayerKind::Unknown:
    case PlayerKind::Me:
    case PlayerKind::Guest:
        break;
    }
    return Opponent::Kind::Other;
}

/// Empty for a game with no profile, or with two.
[[nodiscard]] std::optional<PlayedGame> gameIn(const QSqlQuery& query)
{
    HistoryRow row{query};
    PlayedGame game;
    game.id = row.number<qint64>();
    game.game = row.text(HistoryRow::longestKey);
    game.rule = row.text(HistoryRow::longestKey);
    game.size = row.size();
    const GameSource source = row.word(gameSourceWords);
    game.isOver = row.word(gameStateWords) == GameState::Over;
    const PlayerEntry black = row.side();
    const PlayerEntry white = row.side();
    game.began = row.moment();
    game.ended = row.moment();
    const auto outcome = row.outcome();
    game.plies = row.number(0, maxPlies);
    game.isRated = row.flag() && source == GameSource::Local;
    const int edition = row.number();
    game.opening = row.text(longestOpening);
    game.losses = lossesIn(row.text(longestLosses));
    if (!row.isGood() || isPerson(black.kind) == isPerson(white.kind))
        return std::nullopt;
    game.side = isPerson(black.kind) ? Side::Black : Side::White;
    const PlayerEntry& own = game.side == Side::Black ? black : white;
    const PlayerEntry& other = game.side == Side::Black ? white : black;
    game.shownName = own.name;
    game.profile = own.kind == PlayerKind::Guest ? ui::Profile{} : ui::Profile{false, own.name};
    game.opponent = {.kind = kindOf(other.kind),
                     .game = {},
                     .level = other.level,
                     .name = other.kind == PlayerKind::SecondPlayer ? enteredName(other.name) : other.name,
                     .edition = edition};
    if (outcome)
        game.result = !outcome->winner      ? GameResult::Draw
            : *outcome->winner == game.side ? GameResult::Win
                                            : GameResult::Loss;
    return game;
}

[[nodiscard]] std::optional<PlayedScore> scoreIn(const QSqlQuery& query)
{
    HistoryRow row{query};
    PlayedScore score;
    const auto gameMode = link::gameModeOf(row.text(HistoryRow::longestKey).toStdString());
    score.size = row.size();
    score.name = row.name();
    score.ended = row.number<qint64>(0, std::numeric_limits<qint64>::max() / 1000) * 1000;
    score.points = row.number();
    score.time = row.number<qint64>();
    score.isHelped = row.flag();
    if (!row.isGood() || !gameMode)
        return std::nullopt;
    score.gameMode = *gameMode;
    return score;
}

} // namespace

Result<Played, QString> readPlayed(HistoryFile& history, const QString& guestName)
{
    DataFile& file = history.data();
    if (auto failure = file.open())
        return *failure;
    Played played;
    played.guestName = guestName;
    if (auto failure = file.read(QString::fromLatin1(gameQuery), {}, [&](const QSqlQuery& query) {
            if (auto game = gameIn(query))
                played.games.push_back(std::move(*game));
        }))
        return *failure;
    if (auto failure = file.read(QString::fromLatin1(importedQuery), {}, [&](const QSqlQuery& query) {
            played.imported[query.value(0).toString()] = query.value(1).toLongLong();
        }))
        return *failure;
    if (auto failure = file.read(QString::fromLatin1(scoreQuery), {}, [&](const QSqlQuery& query) {
            if (auto score = scoreIn(query))
                played.scores.push_back(std::move(*score));
        }))
        return *failure;
    return played;
}

Result<std::vector<LevelScore>, QString> readLevelScores(HistoryFile& history)
{
    DataFile& file = history.data();
    if (auto failure = file.open())
        return *failure;
    std::vector<LevelScore> scores;
    if (auto failure = file.read(QString::fromLatin1(levelQuery), {}, [&](const QSqlQuery& query) {
            HistoryRow row{query};
            const LevelScore score{.game = row.text(HistoryRow::longestKey),
                                   .level = row.number(),
                                   .edition = row.number(),
                                   .won = row.number(),
                                   .played = row.number()};
            if (row.isGood())
                scores.push_back(score);
        }))
        return *failure;
    return scores;
}

} // namespace qipan::app
