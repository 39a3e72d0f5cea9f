// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_record.h"

#include "app/base/names.h"
#include "app/history/history_file.h"
#include "core/games/registry.h"
#include "core/gomoku/board.h"
#include "core/record/game_tree.h"
#include "core/record/record_outcome.h"
#include "core/record/sgf.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <cstdlib>

namespace qipan::app {

namespace {

using record::GameRecord;
using record::GameTree;

struct HistoryRecord {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::HistoryRecord)
};

[[nodiscard]] QString dateText(qint64 began)
{
    return began == 0 ? QString{} : QDateTime::fromMSecsSinceEpoch(began).date().toString(Qt::ISODate);
}

/// Finds "2026", "2026-11", "2026/11/30", "2026.11.30" or "20261130" in a date. A missing month or day counts as 1.
[[nodiscard]] QDate firstDay(QStringView date)
{
    const auto digits = [](QStringView text) { return text.first(record::leadingDigits(text, text.size())); };
    // After a separator; 0 if there is none.
    const auto smallNumber = [&](QStringView text) {
        const QStringView number =
            !text.isEmpty() && QStringView{u"-./"}.contains(text[0]) ? digits(text.sliced(1)) : text.first(0);
        return number.size() <= 2 ? number : text.first(0);
    };
    for (qsizetype at = 0; at < date.size();) {
        const QStringView number = digits(date.sliced(at));
        at += std::max<qsizetype>(number.size(), 1);
        if (number.size() == 8)
            return {number.first(4).toInt(), number.sliced(4, 2).toInt(), number.sliced(6).toInt()};
        if (number.size() != 4)
            continue;
        const QStringView month = smallNumber(date.sliced(at));
        const QStringView day = month.isEmpty() ? month : smallNumber(date.sliced(at + 1 + month.size()));
        return {number.toInt(), month.isEmpty() ? 1 : month.toInt(), day.isEmpty() ? 1 : day.toInt()};
    }
    return {};
}

/// Returns the first day given in a date as local midnight; 0 if there is none.
[[nodiscard]] qint64 timeOf(const QString& date)
{
    const QDate day = firstDay(date);
    if (!day.isValid())
        return 0;
    const qint64 midnight = day.startOfDay().toMSecsSinceEpoch();
    return midnight == 0 ? 1 : midnight; // 1 January 1970 is a date too, and 0 means none
}

[[nodiscard]] std::string resultText(const Outcome& outcome, const GameRecord& record)
{
    if (!outcome.winner)
        return "0";
    std::string text = *outcome.winner == Side::Black ? "B+" : "W+";
    if (outcome.reason == EndReason::Resign)
        text += 'R';
    else if (outcome.reason == EndReason::Timeout)
        text += 'T';
    else if (outcome.reason == EndReason::Count && record.game == record::reversiKey)
        text += std::to_string(std::abs(record::discsAhead(record)));
    return text;
}

/// Returns the registry's text, which has static storage duration.
[[nodiscard]] std::string_view resultFor(const GameInfo& game, const QString& rule)
{
    const RuleInfo* found = game.findRule(rule.toStdString());
    return found != nullptr ? found->key : std::string_view{};
}

[[nodiscard]] bool isRecordSize(std::string_view game, BoardSize size)
{
    const bool isReversi = game == record::reversiKey;
    return size.columns == size.rows && size.columns >= (isReversi ? 8 : 5)
        && size.columns <= (isReversi ? 8 : gomoku::largestSize);
}

[[nodiscard]] Result<GameRecord, QString> recordOfMoves(const HistoryEntry& game,
                                                        const std::optional<StartPosition>& position)
{
    const GameInfo* info = findGame(game.game.toStdString());
    if (info == nullptr || (info->key != record::gomokuKey && info->key != record::reversiKey)
        || !isRecordSize(info->key, game.size))
        return HistoryRecord::tr("This game cannot be shown: another version of Qipan saved it.");
    GameRecord record;
    record.game = info->key;
    record.size = game.size.columns;
    record.start = position;
    record.rule = resultFor(*info, game.rule);
    record.black = game.sides[0].name.toStdString();
    record.white = game.sides[1].name.toStdString();
    record.date = dateText(game.began).toStdString();
    record.event = game.event.toStdString();
    record::RecordBudget budget;
    record::TreeBuilder builder{record, budget};
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        if (builder.play(std::nullopt, game.moves[i]))
            return HistoryRecord::tr("This game cannot be shown: move %1 is illegal.").arg(i + 1);
    }
    if (game.outcome)
        record.result = resultText(*game.outcome, record);
    return record;
}

/// Says why a move is there twice, if a variation that ends at `end` goes on from the last move of the main line.
void noteTried(GameTree& tree, std::span<const GameTree::Node> main, GameTree::Node end)
{
    for (const GameTree::Node node : record::pathTo(tree, end)) {
        const auto same = std::ranges::find_if(main, [&](GameTree::Node each) {
            return each != node && tree.parent(each) == tree.parent(node) && tree.ply(each) == tree.ply(node);
        });
        if (same != main.end() && tree.comment(node).empty())
            //: A comment on a variation.
            tree.setComment(node, HistoryRecord::tr("Tried after the last move of the game").toStdString());
    }
}

[[nodiscard]] PlayerEntry sideOf(const std::string& name)
{
    return {.name = ui::firstCodePoints(ui::onOneLine(QString::fromStdString(name)), PlayerEntry::longestName),
            .kind = PlayerKind::Unknown,
            .level = 0};
}

} // namespace

Result<GameRecord, QString> recordOf(const HistoryEntry& game, const std::optional<StartPosition>& position)
{
    if (game.game == u"link")
        return HistoryRecord::tr("A link-match game has no list of moves.");
    if (game.record.isEmpty())
        return recordOfMoves(game, position);
    record::Reading reading = record::readSgf(game.record.toStdString());
    if (reading.games.empty())
        return HistoryRecord::tr("This game cannot be shown: its saved data cannot be read.");
    return std::move(reading.games.front());
}

std::optional<std::vector<Cell>> movesOf(const HistoryEntry& game)
{
    if (game.record.isEmpty())
        return game.moves;
    const auto record = recordOf(game);
    return record ? std::optional{record::cellsOf(record->tree, record->tree.mainLine())} : std::nullopt;
}

book::CellNames cellNamesOf(const GameRecord& game)
{
    const bool isReversi = game.game == record::reversiKey;
    return {.size = {game.size, game.size}, .rowsFromBottom = !isReversi, .inSmallLetters = isReversi};
}

void addTriedLines(GameRecord& game, const std::vector<std::vector<Cell>>& lines)
{
    GameTree& tree = game.tree;
    const auto main = tree.mainLine();
    const book::CellNames names = cellNamesOf(game);
    for (const auto& line : lines) {
        const GameTree::Node end = record::addVariation(game, line);
        if (end != GameTree::none) {
            noteTried(tree, main, end);
            continue;
        }
        QStringList moves;
        for (const Cell cell : line)
            moves << QString::fromStdString(names.nameOf(cell));
        //: A comment on the start of a game; %1 are moves.
        const std::string comment = HistoryRecord::tr("Tried here: %1").arg(moves.join(u' ')).toStdString();
        if (tree.comment(GameTree::root).find(comment) == std::string_view::npos)
            tree.addComment(GameTree::root, comment);
    }
}

Result<HistoryEntry, QString> entryOf(const GameRecord& record)
{
    HistoryEntry game;
    game.game = ui::textOf(record.game);
    game.rule = ui::textOf(record.rule);
    game.size = {record.size, record.size};
    game.source = GameSource::File;
    game.sides = {sideOf(record.black), sideOf(record.white)};
    game.began = timeOf(QString::fromStdString(record.date));
    game.ended = game.began;
    if (const auto ended = record::outcomeOf(record))
        game.outcome = ended->outcome;
    game.state = game.outcome ? GameState::Over : GameState::Unfinished;
    game.event = ui::firstCodePoints(ui::onOneLine(QString::fromStdString(record.event)), HistoryFile::longestText);
    game.moves = record::cellsOf(record.tree, record.tree.mainLine());
    game.plies = static_cast<int>(game.moves.size());
    GameRecord known = record;
    known.isGuessed = false;
    if (const auto again = recordOf(game); again && *again == known)
        return game;
    const std::string text = record::writeSgf({&record, 1});
    if (text.size() > record::maxBytes) // `readSgf` would not read it to its end
        return HistoryRecord::tr("It is too large for the history: a game may have up to %1 MiB.")
            .arg(record::maxBytes >> 20);
    game.record = QString::fromStdString(text);
    game.moves.clear();
    return game;
}

QString shownName(const PlayerEntry& side, GameSource source, const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    if (source != GameSource::Local)
        return side.name;
    if (side.kind == PlayerKind::Guest)
        return playerName({});
    if (side.kind == PlayerKind::SecondPlayer)
        return secondPlayerName(side.name);
    if (side.kind == PlayerKind::Computer && info == nullptr && side.level > 0)
        return ui::duelComputerName(side.level);
    return side.kind == PlayerKind::Computer && info != nullptr
        ? ui::computerName(*info, std::clamp(side.level, 1, info->levels))
        : side.name;
}

} // namespace qipan::app
