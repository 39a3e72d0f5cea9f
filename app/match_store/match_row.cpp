// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_store/match_row.h"

#include "app/store/data_row.h"
#include "net/text.h"
#include "net/words.h"
#include "ui/base/texts.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

using net::endWords;
using net::seatWords;
using net::winnerWords;

constexpr int longestPause = 300'000;
constexpr int tokenLength = 32;
constexpr int longestAddress = 400; ///< that of a link
constexpr int longestPasscode = 1000;
constexpr int longestPlies = 10'000;
constexpr int longestName = 4 * net::maxNameLength; // before it is sanitized
constexpr int longestDuel = static_cast<int>(record::longestDuelRecord) + 64;

/// "7,7 8,8": columns and rows from 0.
[[nodiscard]] QString textOf(const std::vector<Cell>& plies)
{
    QStringList cells;
    for (const Cell cell : plies)
        cells << QString::number(cell.x) + u',' + QString::number(cell.y);
    return cells.join(u' ');
}

/// "two,black"
[[nodiscard]] QString textOf(const std::vector<OpeningChoice>& openingChoices)
{
    QStringList words;
    for (const OpeningChoice choice : openingChoices)
        words << ui::textOf(keyOf(choice));
    return words.join(u',');
}

/// "61000 0 duel1 race …": the time of the round, whether it is paused, and its record.
[[nodiscard]] QString textOf(const StoredDuel& duel)
{
    return u"%1 %2 "_s.arg(duel.time.count()).arg(duel.isPaused ? 1 : 0)
        + QString::fromStdString(record::writeDuel(duel.round));
}

[[nodiscard]] std::optional<StoredDuel> duelOf(const QString& text)
{
    bool isTime = false;
    StoredDuel duel;
    duel.time = std::chrono::milliseconds{text.section(u' ', 0, 0).toInt(&isTime)};
    const QString paused = text.section(u' ', 1, 1);
    const auto round = record::readDuel(text.section(u' ', 2).toStdString());
    if (!isTime || (paused != u"0" && paused != u"1") || !round)
        return std::nullopt;
    duel.isPaused = paused == u"1";
    duel.round = *round;
    return duel;
}

[[nodiscard]] QVariant number(qint64 value)
{
    return value;
}

[[nodiscard]] QVariant text(const QString& value)
{
    return value.isNull() ? QString{u""_s} : value;
}

[[nodiscard]] QVariant word(QLatin1String value)
{
    return QString{value};
}

[[nodiscard]] QVariant ofClock(const StoredMatch& match, int StoredMatch::Clock::*part)
{
    return match.clock ? number((*match.clock).*part) : QVariant{};
}

using Stored = const StoredMatch&;

/// The game of a setup. A duel has no setup; its columns say only what is played.
[[nodiscard]] QVariant gameOf(Stored match, const GameSetup& setup)
{
    return text(match.duel ? ui::linkKey.toString() : ui::textOf(setup.game->key));
}

constexpr std::array columns{
    MatchColumn{"role", 8, [](Stored match) { return word(wordOf(seatWords, match.key.role)); }},
    MatchColumn{"token", tokenLength, [](Stored match) { return text(match.key.token); }},
    MatchColumn{"address", longestAddress, [](Stored match) { return text(match.address); }},
    MatchColumn{"port", 0, [](Stored match) { return number(match.port); }},
    MatchColumn{"passcode", longestPasscode, [](Stored match) { return text(match.passcode); }},
    MatchColumn{"accept_anyone", 0, [](Stored match) { return number(match.acceptAnyone ? 1 : 0); }},
    MatchColumn{"encrypted", 0, [](Stored match) { return number(match.isEncrypted ? 1 : 0); }},
    MatchColumn{"offered_game", 32, [](Stored match) { return gameOf(match, match.offered); }},
    MatchColumn{"offered_rule", 32, [](Stored match) { return text(ui::textOf(match.offered.rule)); }},
    MatchColumn{"offered_size", 0, [](Stored match) { return number(match.offered.size); }},
    MatchColumn{"offered_opening", 16, [](Stored match) { return text(ui::textOf(keyOf(match.offered.opening))); }},
    MatchColumn{"offered_start", longestPlies, [](Stored match) { return text(textOf(match.offered.start)); }},
    MatchColumn{"first", 8, [](Stored match) { return word(wordOf(net::firstWords, match.first)); }},
    MatchColumn{"game", 32, [](Stored match) { return gameOf(match, match.setup); }},
    MatchColumn{"rule", 32, [](Stored match) { return text(ui::textOf(match.setup.rule)); }},
    MatchColumn{"size", 0, [](Stored match) { return number(match.setup.size); }},
    MatchColumn{"opening", 16, [](Stored match) { return text(ui::textOf(keyOf(match.setup.opening))); }},
    MatchColumn{"start", longestPlies, [](Stored match) { return text(textOf(match.setup.start)); }},
    MatchColumn{"main_s", 0, [](Stored match) { return ofClock(match, &StoredMatch::Clock::mainSeconds); }},
    MatchColumn{"increment_s", 0, [](Stored match) { return ofClock(match, &StoredMatch::Clock::incrementSeconds); }},
    MatchColumn{"black_ms", 0, [](Stored match) { return ofClock(match, &StoredMatch::Clock::blackMs); }},
    MatchColumn{"white_ms", 0, [](Stored match) { return ofClock(match, &StoredMatch::Clock::whiteMs); }},
    MatchColumn{"own_name", longestName, [](Stored match) { return text(match.ownName); }},
    MatchColumn{"peer_name", longestName, [](Stored match) { return text(match.peerName); }},
    MatchColumn{"round", 0, [](Stored match) { return number(match.round); }},
    MatchColumn{"black", 8, [](Stored match) { return word(wordOf(seatWords, match.black)); }},
    MatchColumn{"plies", longestPlies, [](Stored match) { return text(textOf(match.plies)); }},
    MatchColumn{"takes", 16, [](Stored match) { return text(textOf(match.openingChoices)); }},
    MatchColumn{"undos", 0, [](Stored match) { return number(match.undos); }},
    MatchColumn{"last_request", 0, [](Stored match) { return number(match.lastRequest); }},
    MatchColumn{"verdict_plies", 0,
                [](Stored match) {
                    if (match.duel) // which knows its verdict; here it only says that the round is over
                        return match.isOver() ? number(0) : QVariant{};
                    return match.verdict ? number(match.verdict->plies) : QVariant{};
                }},
    MatchColumn{"verdict_winner", 8,
                [](Stored match) {
                    return match.verdict ? word(wordOf(winnerWords, match.verdict->outcome.winner)) : QVariant{};
                }},
    MatchColumn{"verdict_reason", 16,
                [](Stored match) {
                    return match.verdict ? word(wordOf(endWords, match.verdict->outcome.reason)) : QVariant{};
                }},
    MatchColumn{"paused_ms", 0, [](Stored match) { return number(match.pausedMs); }},
    MatchColumn{"host_wins", 0, [](Stored match) { return number(match.score.wins[0]); }},
    MatchColumn{"guest_wins", 0, [](Stored match) { return number(match.score.wins[1]); }},
    MatchColumn{"draws", 0, [](Stored match) { return number(match.score.draws); }},
    MatchColumn{"last_sign", 0, [](Stored match) { return number(match.lastAlive); }},
    MatchColumn{"refused", 0, [](Stored match) { return number(match.isRefused ? 1 : 0); }},
    MatchColumn{"duel", longestDuel, [](Stored match) { return text(match.duel ? textOf(*match.duel) : QString{}); }},
};

/// Refuses the row if such choices are impossible in the round.
[[nodiscard]] std::vector<OpeningChoice> readOpeningChoices(DataRow& row, Opening opening, const QString& text,
                                                            int plies)
{
    std::vector<OpeningChoice> openingChoices;
    for (const QString& word : text.isEmpty() ? QStringList{} : text.split(u',')) {
        const auto choice = openingChoiceOf(word.toStdString());
        if (!choice) {
            row.refuse();
            return {};
        }
        openingChoices.push_back(*choice);
    }
    if (!areValidChoices(opening, plies, openingChoices))
        row.refuse();
    return openingChoices;
}

[[nodiscard]] bool isToken(const QString& text)
{
    return text.size() == tokenLength && std::ranges::all_of(text, [](QChar digit) {
               return (digit >= u'0' && digit <= u'9') || (digit >= u'a' && digit <= u'f')
                   || (digit >= u'A' && digit <= u'F');
           });
}

[[nodiscard]] bool isAddress(const QString& text)
{
    return net::cleanText(text) == text;
}

[[nodiscard]] std::optional<int> coordinate(const QString& text)
{
    bool isNumber = false;
    const int value = text.toInt(&isNumber);
    return isNumber && QString::number(value) == text ? std::optional{value} : std::nullopt;
}

/// Plays the plies of a text on an empty game; returns false at the first illegal one.
[[nodiscard]] bool replay(BoardGame& game, const QString& text)
{
    if (text.isEmpty())
        return true;
    const QStringList cells = text.split(u' ');
    return std::ranges::all_of(cells, [&](const QString& each) {
        const qsizetype comma = each.indexOf(u',');
        if (comma < 0)
            return false;
        const auto x = coordinate(each.left(comma));
        const auto y = coordinate(each.mid(comma + 1));
        if (!x || !y || game.moveError({*x, *y}))
            return false;
        game.play({*x, *y});
        return true;
    });
}

/// Returns false if a round in this state cannot have ended like that. (The peer's verdict can be final although its
/// board differed by messages that crossed.)
[[nodiscard]] bool isPossible(const Verdict& verdict, const BoardGame& game)
{
    if (verdict.plies > game.size().cells())
        return false;
    const Outcome& outcome = verdict.outcome;
    if (outcome.reason == EndReason::Agreed)
        return !outcome.winner;
    if (!isDecidedOnBoard(outcome.reason))
        return outcome.winner.has_value();
    return verdict.plies != static_cast<int>(game.plies().size()) || game.outcome() == outcome;
}

[[nodiscard]] QString readName(DataRow& row)
{
    const QString clean = net::firstCodePoints(net::cleanText(row.text(longestName)), net::maxNameLength);
    if (clean.isEmpty())
        row.refuse();
    return clean;
}

/// Returns nothing for a duel.
[[nodiscard]] std::optional<GameSetup> readSetup(DataRow& row)
{
    const QString game = row.text(DataRow::longestKey);
    if (game == ui::linkKey) {
        row.skip(4);
        return std::nullopt;
    }
    const QString rule = row.text(DataRow::longestKey);
    const int size = row.number();
    auto setup = makeSetup(game.toStdString(), rule.toStdString(), size, row.text(DataRow::longestKey).toStdString());
    const QString start = row.text(longestPlies);
    if (!setup) {
        row.refuse();
        return GameSetup{};
    }
    if (start.isEmpty())
        return *setup;
    const auto position = setup->makeGame();
    if (!replay(*position, start) || position->outcome() || setup->opening != Opening::Free)
        row.refuse();
    setup->start = cellsOf(position->plies());
    return *setup;
}

/// Returns whether it is a table of duels.
[[nodiscard]] bool readTable(DataRow& row, StoredMatch& match)
{
    match.key.role = row.word(seatWords);
    match.key.token = row.text(tokenLength);
    match.address = row.text(longestAddress);
    match.port = row.number<quint16>();
    match.passcode = row.text(longestPasscode);
    match.acceptAnyone = row.flag();
    match.isEncrypted = row.flag();
    const bool isHost = match.key.role == Seat::First;
    if (!isToken(match.key.token) || !isAddress(match.address) || (isHost ? match.port == 0 : match.address.isEmpty()))
        row.refuse();

    const auto offered = readSetup(row);
    match.first = row.word(net::firstWords);
    const auto setup = readSetup(row);
    match.offered = offered.value_or(GameSetup{});
    match.setup = setup.value_or(GameSetup{});
    if (offered.has_value() != setup.has_value())
        row.refuse();
    return !setup;
}

void readClock(DataRow& row, StoredMatch& match)
{
    if (row.isNull())
        return row.skip(4);
    StoredMatch::Clock clock;
    clock.mainSeconds = row.number(ClockSetting::minMain, ClockSetting::maxMain);
    clock.incrementSeconds = row.number(0, ClockSetting::maxIncrement);
    clock.blackMs = row.number();
    clock.whiteMs = row.number();
    match.clock = clock;
}

void readRound(DataRow& row, StoredMatch& match, bool isDuel)
{
    match.ownName = readName(row);
    match.peerName = readName(row);
    match.round = row.number(1);
    match.black = row.word(seatWords);
    const QString plies = row.text(longestPlies);
    const QString openingChoices = row.text(DataRow::longestKey);
    match.undos = row.number();
    match.lastRequest = row.number();
    if (isDuel || row.isNull()) {
        row.skip(3);
    } else {
        Verdict verdict;
        verdict.plies = row.number();
        verdict.outcome.winner = row.word(winnerWords);
        verdict.outcome.reason = row.word(endWords);
        match.verdict = verdict;
    }
    if (isDuel || !row.isGood())
        return; // there may be no setup to play with
    const std::unique_ptr<BoardGame> game = match.setup.makeGame();
    if (!replay(*game, plies) || (match.verdict && !isPossible(*match.verdict, *game)))
        row.refuse();
    match.plies = cellsOf(game->plies());
    match.openingChoices =
        readOpeningChoices(row, match.setup.opening, openingChoices, static_cast<int>(match.plies.size()));
}

} // namespace

std::span<const MatchColumn> matchColumns()
{
    return columns;
}

std::vector<QVariant> rowOf(const StoredMatch& match)
{
    std::vector<QVariant> values;
    for (const MatchColumn& column : columns)
        values.push_back(column.valueOf(match));
    return values;
}

std::optional<StoredMatch> matchOf(std::span<const QVariant> values)
{
    DataRow row{values};
    StoredMatch match;
    const bool isDuel = readTable(row, match);
    readClock(row, match);
    readRound(row, match, isDuel);
    match.pausedMs = row.number(0, longestPause);
    match.score.wins[0] = row.number();
    match.score.wins[1] = row.number();
    match.score.draws = row.number();
    match.lastAlive = row.number<qint64>();
    match.isRefused = row.flag();
    const QString duel = row.text(longestDuel);
    match.duel = duelOf(duel);
    if (isDuel ? !match.duel : !duel.isEmpty())
        row.refuse();
    return row.isGood() ? std::optional{match} : std::nullopt;
}

} // namespace qipan::app
