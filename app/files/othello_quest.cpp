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
    const QString name = player[u"name"_s].toString();
    return (name.isEmpty() ? player[u"id"_s].toString() : name).left(longest).toStdString();
}

[[nodiscard]] std::optional<record::Reading> gameIn(const QJsonObject& object)
{
    const QJsonArray moves = object[u"position"_s][u"moves"_s].toArray(object[u"moves"_s].toArray());
    if (moves.isEmpty() || moves.size() > mostMoves)
        return std::nullopt;
    QStringList texts;
    for (const QJsonValue move : moves)
        texts << moveText(move);
    record::Reading reading = record::readTranscript(texts.join(u' ').toStdString());
    if (reading.games.empty())
        return std::nullopt;
    record::GameRecord& game = reading.games.front();
    game.black = playerName(object[u"players"_s][0]);
    game.white = playerName(object[u"players"_s][1]);
    const int winner = object[u"winner"_s].toInt(-1);
    game.result = winner == 0 ? "1-0" : winner == 1 ? "0-1" : "";
    reading.isPartial = true;
    return reading;
}

} // namespace

std::optional<record::Reading> readOthelloQuest(const QByteArray& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    const QJsonArray objects = document.isObject() ? QJsonArray{document.object()} : document.array();
    std::optional<record::Reading> all;
    for (const QJsonValue object : objects) {
        auto one = gameIn(object.toObject());
        if (!one)
            continue;
        if (!all) {
            all = std::move(one);
            continue;
        }
        if (one->fault && !all->fault) {
            all->fault = std::move(one->fault);
            all->fault->game = all->games.size();
        }
        if (all->games.size() < record::maxGames)
            std::ranges::move(one->games, std::back_inserter(all->games));
    }
    return all;
}

} // namespace qipan::app
