#include "net/standing_json.h"

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

[[nodiscard]] std::vector<Take> readTakes(Fields& fields)
{
    const QLatin1String key{"choices"};
    std::vector<Take> takes;
    if (!fields.has(key))
        return takes;
    constexpr qsizetype most = 2; // the most of any opening rule
    const auto list = fields.array(key);
    if (list.size() > most)
        fields.refuse(key);
    for (const auto& entry : list) {
        const auto take = valueOf(takeWords, entry.toString());
        if (take)
            takes.push_back(*take);
        else
            fields.refuse(key);
    }
    return takes;
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
[[nodiscard]] Account readAccount(Fields& fields)
{
    Account account;
    account.moves = readMoves(fields);
    account.takes = readTakes(fields);
    account.verdict = readVerdict(fields);
    return account;
}

void writeAccount(QJsonObject& object, const Account& account)
{
    writeMoves(object, account.moves);
    QJsonArray takes;
    for (const Take take : account.takes)
        takes.append(wordOf(takeWords, take));
    object.insert(QStringLiteral("choices"), takes);
    QJsonValue result{QJsonValue::Null};
    if (const auto& verdict = account.verdict) {
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

Standing readResumed(Fields& fields)
{
    Standing standing;
    standing.round = integer(fields, "round", 1);
    standing.account = readAccount(fields);
    standing.account.black = word(fields, "black", seatWords);
    standing.account.undos = integer(fields, "undos");
    if (fields.has(QLatin1String{"black_ms"}) || fields.has(QLatin1String{"white_ms"}))
        standing.times = readTimes(fields);
    return standing;
}

void writeResumed(QJsonObject& object, const Standing& standing)
{
    object.insert(QStringLiteral("resumed"), true);
    object.insert(QStringLiteral("round"), standing.round);
    object.insert(QStringLiteral("black"), wordOf(seatWords, standing.account.black));
    object.insert(QStringLiteral("undos"), standing.account.undos);
    writeAccount(object, standing.account);
    if (standing.times)
        writeTimes(object, *standing.times);
}

std::optional<Standing> readWatched(Fields& fields)
{
    Standing standing;
    standing.round = integer(fields, "round");
    standing.account = readAccount(fields);
    if (standing.round == 0) {
        const QLatin1String black{"black"};
        if (!fields.value(black).isNull())
            fields.refuse(black);
        return std::nullopt;
    }
    standing.account.black = word(fields, "black", seatWords);
    return standing;
}

void writeWatched(QJsonObject& object, const std::optional<Standing>& standing)
{
    object.insert(QStringLiteral("round"), standing ? standing->round : 0);
    object.insert(QStringLiteral("black"),
                  standing ? QJsonValue{wordOf(seatWords, standing->account.black)} : QJsonValue{QJsonValue::Null});
    writeAccount(object, standing ? standing->account : Account{});
}

} // namespace qipan::net
