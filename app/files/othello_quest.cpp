// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/othello_quest.h"

#include "core/record/move_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr qsizetype mostMoves = 200; // of a game, with passes

/// Returns a move of a game as it stands in a transcript; "#", which is none, for anything else than a square or a
/// pass.
[[nodiscard]] QString moveText(const QJsonValue& value)
{
    const QString move = (value.isObject() ? value[u"m"_s] : value).toString();
    if (move == u"-" || move.isEmpty())
        return u"pa"_s;
    const auto isPlain = [](QChar letter) { return letter.isLetterOrNumber() && letter.unicode() < 0x80; };
    return move.size() <= 4 && std::ranges::all_of(move, isPlain) ? move : u"#"_s;
}

[[nodiscard]] std::string playerName(const QJsonValue& player)
{
    constexpr qsizetype longest = record::maxNameBytes / 4;
    const QString name = player.isString() ? player.toString() : player[u"name"_s].toString();
    return (name.isEmpty() ? player[u"id"_s].toString() : name).left(longest).toStdString();
}

/// Returns a player by place in an array, or by colour in an object.
[[nodiscard]] QJsonValue playerOf(const QJsonValue& players, int place)
{
    return players.isArray() ? players[place] : players[place == 0 ? u"black"_s : u"white"_s];
}

/// Returns the moves as a transcript; empty if there are none or too many.
[[nodiscard]] QString movesOf(const QJsonValue& moves)
{
    if (moves.isString())
        return moves.toString().left(8 * mostMoves);
    const QJsonArray list = moves.toArray();
    QStringList texts;
    for (const QJsonValue move : list.size() > mostMoves ? QJsonArray{} : list)
        texts << moveText(move);
    return texts.join(u' ');
}

[[nodiscard]] std::optional<record::Reading> gameIn(const QJsonObject& object)
{
    QString moves = movesOf(object[u"position"_s][u"moves"_s]);
    if (moves.isEmpty())
        moves = movesOf(object[u"moves"_s]);
    if (moves.isEmpty())
        return std::nullopt;
    record::Reading reading = record::readTranscript(moves.toStdString());
    if (reading.games.empty())
        return std::nullopt;
    record::GameRecord& game = reading.games.front();
    game.black = playerName(playerOf(object[u"players"_s], 0));
    game.white = playerName(playerOf(object[u"players"_s], 1));
    const int winner = object[u"winner"_s].toInt(-1);
    game.result = winner == 0 ? "1-0" : winner == 1 ? "0-1" : "";
    reading.isPartial = true;
    return reading;
}

/// Appends the games in a value, which may be wrapped in objects and arrays.
void addGames(std::optional<record::Reading>& all, const QJsonValue& value, int depth = 0)
{
    constexpr int deepest = 4;
    auto one = value.isObject() ? gameIn(value.toObject()) : std::nullopt;
    if (one && !all) {
        all = std::move(one);
    } else if (one) {
        if (one->fault && !all->fault) {
            all->fault = std::move(one->fault);
            all->fault->game = all->games.size();
        } else if (one->fault) {
            ++all->fault->moreGames;
        }
        if (all->games.size() < record::maxGames)
            std::ranges::move(one->games, std::back_inserter(all->games));
    } else if (depth < deepest) {
        for (const QJsonValue each : value.toArray())
            addGames(all, each, depth + 1);
        for (const QJsonValue each : value.toObject())
            addGames(all, each, depth + 1);
    }
}

} // namespace

std::optional<record::Reading> readOthelloQuest(const QByteArray& text)
{
    std::optional<record::Reading> all;
    const auto addDocument = [&all](const QByteArray& json) {
        const QJsonDocument document = QJsonDocument::fromJson(json);
        addGames(all, document.isObject() ? QJsonValue{document.object()} : QJsonValue{document.array()});
        return !document.isNull();
    };
    const QByteArray front = text.left(100).trimmed();
    if ((!front.startsWith('{') && !front.startsWith('[')) || addDocument(text) || !front.startsWith('{'))
        return all;
    for (const QByteArray& line : text.split('\n')) {
        if (!line.trimmed().isEmpty() && !addDocument(line))
            break;
    }
    return all;
}

} // namespace qipan::app
