// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/round_state_json.h"

#include "net/read_field.h"

#include <QJsonArray>
#include <QJsonValue>

#include <algorithm>

namespace qipan::net {

namespace {

[[nodiscard]] std::optional<Cell> cellOf(const QJsonValue& value)
{
    const auto pair = value.toArray();
    if (pair.size() != 2)
        return std::nullopt;
    const auto x = integerOf(pair[0]);
    const auto y = integerOf(pair[1]);
    if (!x || !y)
        return std::nullopt;
    return Cell{*x, *y};
}

[[nodiscard]] std::vector<OpeningChoice> readOpeningChoices(Fields& fields)
{
    const QLatin1String key{"choices"};
    std::vector<OpeningChoice> openingChoices;
    if (!fields.has(key))
        return openingChoices;
    constexpr qsizetype most = 2; // the most of any opening rule
    const auto list = fields.array(key);
    if (list.size() > most)
        fields.refuse(key);
    for (const auto& entry : list) {
        const auto choice = valueOf(openingChoiceWords, entry.toString());
        if (choice)
            openingChoices.push_back(*choice);
        else
            fields.refuse(key);
    }
    return openingChoices;
}

[[nodiscard]] std::optional<Verdict> readVerdict(Fields& fields)
{
    const QLatin1String key{"result"};
    if (fields.value(key).isNull()) // an absent field is undefined, not null
        return std::nullopt;
    Fields result{fields.object(key)};
    Verdict verdict;
    verdict.plies = integer(result, "n");
    verdict.outcome.winner = word(result, "winner", winnerWords);
    verdict.outcome.reason = valueOf(endWords, text(result, "reason", 0, Fields::greatest)).value_or(EndReason::Other);
    fields.include(result);
    return verdict;
}

/// The fields common to both messages, without who plays black.
[[nodiscard]] MatchSnapshot readSnapshot(Fields& fields)
{
    MatchSnapshot snapshot;
    snapshot.moves = readMoves(fields);
    snapshot.openingChoices = readOpeningChoices(fields);
    snapshot.verdict = readVerdict(fields);
    return snapshot;
}

void writeSnapshot(QJsonObject& object, const MatchSnapshot& snapshot)
{
    writeMoves(object, snapshot.moves);
    QJsonArray openingChoices;
    for (const OpeningChoice choice : snapshot.openingChoices)
        openingChoices.append(wordOf(openingChoiceWords, choice));
    object.insert(QStringLiteral("choices"), openingChoices);
    QJsonValue result{QJsonValue::Null};
    if (const auto& verdict = snapshot.verdict) {
        result = QJsonObject{{QStringLiteral("n"), verdict->plies},
                             {QStringLiteral("winner"), wordOf(winnerWords, verdict->outcome.winner)},
                             {QStringLiteral("reason"), wordOf(endWords, verdict->outcome.reason)}};
    }
    object.insert(QStringLiteral("result"), result);
}

[[nodiscard]] int wireTime(std::chrono::milliseconds time)
{
    return static_cast<int>(std::clamp<std::chrono::milliseconds::rep>(time.count(), 0, Fields::greatest));
}

} // namespace

std::vector<Cell> readMoves(Fields& fields)
{
    const QLatin1String key{"moves"};
    const auto list = fields.array(key);
    std::vector<Cell> moves;
    if (list.size() > maxListedMoves) {
        fields.refuse(key);
        return moves;
    }
    for (const auto& entry : list) {
        const auto cell = cellOf(entry);
        if (!cell) {
            fields.refuse(key);
            return moves;
        }
        moves.push_back(*cell);
    }
    return moves;
}

void writeMoves(QJsonObject& object, const std::vector<Cell>& moves)
{
    QJsonArray list;
    for (const Cell cell : moves)
        list.append(QJsonArray{cell.x, cell.y});
    object.insert(QStringLiteral("moves"), list);
}

ClockTimes readTimes(Fields& fields)
{
    return {std::chrono::milliseconds{integer(fields, "black_ms")},
            std::chrono::milliseconds{integer(fields, "white_ms")}};
}

void writeTimes(QJsonObject& object, const ClockTimes& times)
{
    object.insert(QStringLiteral("black_ms"), wireTime(times.black));
    object.insert(QStringLiteral("white_ms"), wireTime(times.white));
}

RoundState readResumed(Fields& fields)
{
    RoundState roundState;
    roundState.round = integer(fields, "round", 1);
    roundState.snapshot = readSnapshot(fields);
    roundState.snapshot.black = word(fields, "black", seatWords);
    roundState.snapshot.undos = integer(fields, "undos");
    if (fields.has(QLatin1String{"black_ms"}) || fields.has(QLatin1String{"white_ms"}))
        roundState.times = readTimes(fields);
    return roundState;
}

void writeResumed(QJsonObject& object, const RoundState& roundState)
{
    object.insert(QStringLiteral("resumed"), true);
    object.insert(QStringLiteral("round"), roundState.round);
    object.insert(QStringLiteral("black"), wordOf(seatWords, roundState.snapshot.black));
    object.insert(QStringLiteral("undos"), roundState.snapshot.undos);
    writeSnapshot(object, roundState.snapshot);
    if (roundState.times)
        writeTimes(object, *roundState.times);
}

std::optional<RoundState> readSpectated(Fields& fields)
{
    RoundState roundState;
    roundState.round = integer(fields, "round");
    roundState.snapshot = readSnapshot(fields);
    if (roundState.round == 0) {
        const QLatin1String black{"black"};
        if (!fields.value(black).isNull())
            fields.refuse(black);
        return std::nullopt;
    }
    roundState.snapshot.black = word(fields, "black", seatWords);
    return roundState;
}

void writeSpectated(QJsonObject& object, const std::optional<RoundState>& roundState)
{
    object.insert(QStringLiteral("round"), roundState ? roundState->round : 0);
    object.insert(QStringLiteral("black"),
                  roundState ? QJsonValue{wordOf(seatWords, roundState->snapshot.black)}
                             : QJsonValue{QJsonValue::Null});
    writeSnapshot(object, roundState ? roundState->snapshot : MatchSnapshot{});
}

} // namespace qipan::net
