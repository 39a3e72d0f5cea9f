// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/running_game.h"

#include "app/history/history_record.h"
#include "net/words.h"
#include "ui/base/texts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

using net::Word;

constexpr std::array seatHolderWords{
    Word<SeatHolder::Kind>{"person", SeatHolder::Kind::Person},
    Word<SeatHolder::Kind>{"computer", SeatHolder::Kind::Computer},
    Word<SeatHolder::Kind>{"engine", SeatHolder::Kind::Engine},
};

[[nodiscard]] QJsonObject objectOf(const SeatHolder& holder)
{
    return {{u"who"_s, QString{net::wordOf(seatHolderWords, holder.kind)}}, {u"number"_s, holder.number}};
}

[[nodiscard]] std::optional<SeatHolder> holderOf(const QJsonValue& value)
{
    const auto kind = net::valueOf(seatHolderWords, value[u"who"].toString());
    const int number = value[u"number"].toInt(-1);
    if (!kind || number < 0)
        return std::nullopt;
    return SeatHolder{*kind, number};
}

[[nodiscard]] QJsonArray arrayOf(const std::vector<Cell>& cells)
{
    QJsonArray all;
    for (const Cell cell : cells)
        all.append(QJsonArray{cell.x, cell.y});
    return all;
}

[[nodiscard]] std::vector<Cell> cellsOf(const QJsonArray& all)
{
    std::vector<Cell> cells;
    for (const QJsonValue& cell : all)
        cells.push_back({cell[0].toInt(-1), cell[1].toInt(-1)});
    return cells;
}

[[nodiscard]] QJsonArray arrayOf(const std::vector<std::vector<Cell>>& lines)
{
    QJsonArray all;
    for (const std::vector<Cell>& line : lines)
        all.append(arrayOf(line));
    return all;
}

/// Returns the lines as far as they are legal.
[[nodiscard]] std::vector<std::vector<Cell>> linesOf(const QJsonArray& all, const GameSetup& setup)
{
    std::vector<std::vector<Cell>> lines;
    for (const QJsonValue& line : all) {
        auto game = setup.makeGame();
        std::vector<Cell> cells = cellsOf(line.toArray());
        const auto illegal = std::ranges::find_if(cells, [&game](Cell cell) {
            const bool isLegal = game->isLegal(cell);
            if (isLegal)
                game->play(cell);
            return !isLegal;
        });
        cells.erase(illegal, cells.end());
        lines.push_back(std::move(cells));
    }
    return lines;
}

/// Returns the initial moves. Earlier versions stored only their number.
[[nodiscard]] std::vector<Cell> startOf(const QJsonObject& all, const std::vector<Cell>& moves)
{
    if (all.contains(u"start"))
        return cellsOf(all[u"start"].toArray());
    const auto given = std::clamp<qsizetype>(all[u"given"].toInt(), 0, static_cast<qsizetype>(moves.size()));
    return {moves.begin(), moves.begin() + given};
}

[[nodiscard]] std::optional<std::vector<OpeningChoice>> openingChoicesOf(const QJsonArray& words)
{
    std::vector<OpeningChoice> openingChoices;
    for (const QJsonValue& word : words) {
        const auto choice = openingChoiceOf(word.toString().toStdString());
        if (!choice)
            return std::nullopt;
        openingChoices.push_back(*choice);
    }
    return openingChoices;
}

[[nodiscard]] QJsonValue valueOf(const std::optional<RunningClock>& clock)
{
    if (!clock)
        return QJsonValue::Null;
    return QJsonArray{clock->setting.mainSeconds, clock->setting.incrementSeconds,
                      static_cast<qint64>(clock->left.black.count()), static_cast<qint64>(clock->left.white.count())};
}

/// Returns nothing for a game without a clock, or one that is impossible.
[[nodiscard]] std::optional<RunningClock> clockOf(const QJsonValue& value)
{
    const auto left = [&value](qsizetype at) { return std::chrono::milliseconds{value[at].toInteger(-1)}; };
    const RunningClock clock{.setting = {value[0].toInt(), value[1].toInt(-1)},
                             .left = {.black = left(2), .white = left(3)}};
    constexpr std::chrono::hours most{1'000};
    const auto isPossible = [most](std::chrono::milliseconds time) { return time.count() >= 0 && time <= most; };
    return clock.setting.isValid() && isPossible(clock.left.black) && isPossible(clock.left.white)
        ? std::optional{clock}
        : std::nullopt;
}

/// Replaces the record of a game from a set-up position by its moves. Returns false if it contains more.
[[nodiscard]] bool takeRecord(RunningGame& running)
{
    HistoryEntry& entry = running.entry;
    if (entry.record.isEmpty())
        return true;
    const auto record = recordOf(entry);
    if (!record || !record->start || record->game != running.setup.game->key || record->size != running.setup.size)
        return false;
    entry.record.clear();
    for (const record::GameTree::Node node : record->tree.mainLine()) {
        if (const auto cell = record->tree.ply(node).cell)
            entry.moves.push_back(*cell);
    }
    running.setup.position = record->start;
    const auto again = recordOf(entry, record->start);
    return again && again->tree == record->tree;
}

} // namespace

QString runningText(const GameSetup& setup, const MatchSnapshot& snapshot, const std::array<SeatHolder, 2>& holders,
                    const std::optional<RunningClock>& clock, const std::vector<std::vector<Cell>>& lines)
{
    QJsonArray openingChoices;
    for (const OpeningChoice choice : snapshot.openingChoices)
        openingChoices.append(ui::textOf(keyOf(choice)));
    const QJsonObject all{
        {u"size"_s, setup.size},
        {u"opening"_s, ui::textOf(keyOf(setup.opening))},
        {u"black"_s, QString{net::wordOf(net::seatWords, snapshot.black)}},
        {u"takes"_s, openingChoices},
        {u"undos"_s, snapshot.undos},
        {u"start"_s, arrayOf(setup.start)},
        {u"seats"_s, QJsonArray{objectOf(holders[0]), objectOf(holders[1])}},
        {u"clock"_s, valueOf(clock)},
        {u"tried"_s, arrayOf(lines)},
    };
    return QString::fromUtf8(QJsonDocument{all}.toJson(QJsonDocument::Compact));
}

std::optional<RunningGame> runningGameOf(const HistoryEntry& entry, const QString& text)
{
    if (text.size() > longestRunningText)
        return std::nullopt;
    const QJsonObject all = QJsonDocument::fromJson(text.toUtf8()).object();
    auto setup = makeSetup(entry.game.toStdString(), entry.rule.toStdString(), all[u"size"].toInt(),
                           all[u"opening"].toString().toStdString());
    const auto black = net::valueOf(net::seatWords, all[u"black"].toString());
    const auto openingChoices = openingChoicesOf(all[u"takes"].toArray());
    const auto first = holderOf(all[u"seats"][0]);
    const auto second = holderOf(all[u"seats"][1]);
    const int undos = all[u"undos"].toInt(-1);
    if (!setup || !black || !openingChoices || !first || !second || undos < 0)
        return std::nullopt;
    RunningGame running{
        .entry = entry, .setup = *setup, .snapshot = {}, .holders = {*first, *second}, .clock = clockOf(all[u"clock"])};
    if (!takeRecord(running))
        return std::nullopt; // it was edited since
    running.setup.start = startOf(all, running.entry.moves);
    const GameSetup& begun = running.setup;
    MatchSnapshot start;
    start.black = *black;
    start.moves = begun.start;
    const bool isStandard = begun.start.empty() && !begun.position;
    if (!isStandard && (begun.opening != Opening::Free || !restore(begun.makeGame(), start, Opening::Free)))
        return std::nullopt;
    running.entry.state = GameState::Running;
    running.snapshot = {.black = *black,
                        .moves = running.entry.moves,
                        .undos = undos,
                        .verdict = {},
                        .openingChoices = *openingChoices};
    running.lines = linesOf(all[u"tried"].toArray(), begun);
    const auto match = restore(begun.makeGame(), running.snapshot, begun.opening);
    return match && match->isRunning() ? std::optional{running} : std::nullopt;
}

} // namespace qipan::app
