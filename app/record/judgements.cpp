// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/judgements.h"

#include "app/analysis/review_text.h"
#include "app/history/history_record.h"
#include "app/record/record_setup.h"

#include <algorithm>
#include <cmath>

namespace qipan::app {

using record::GameTree;

namespace {

constexpr double reversiCells = 64;
constexpr double tolerance = 1.1; ///< of values at the ends of their range

} // namespace

std::vector<record::RecordEditor::Judgement> judgementsOf(const GameTree& tree, std::span<const GameTree::Node> line,
                                                          const GameValues& values)
{
    std::vector<record::RecordEditor::Judgement> judgements;
    const auto add = [&](GameTree::Node node, std::size_t position, record::MoveQuality quality) {
        const auto value = values.valueAt(position);
        if (!value || values.isRecorded(position))
            return;
        const double inUnit = values.isInDiscs() ? value->black : 2 * value->chance - 1;
        judgements.push_back({.node = node, .quality = quality, .value = record::textOfValue(inUnit)});
    };
    add(GameTree::root, 0, record::MoveQuality::None);
    std::size_t moves = 0;
    for (const GameTree::Node node : line) {
        if (!tree.ply(node).cell)
            continue;
        add(node, moves + 1, values.qualityOf(moves));
        ++moves;
    }
    return judgements;
}

std::vector<RecordedValue> recordedOf(const record::GameRecord& game, std::span<const GameTree::Node> line,
                                      const std::function<RecordedValue(GameTree::Node)>& said)
{
    const double most = game.game == record::reversiKey ? reversiCells : 1;
    std::vector<RecordedValue> recorded;
    bool isInUnit = true;
    const auto add = [&](GameTree::Node node) {
        RecordedValue value = said(node);
        isInUnit = isInUnit && std::abs(value.black.value_or(0)) <= tolerance * most;
        if (value.black)
            value.black = std::clamp(*value.black, -most, most);
        recorded.push_back(value);
    };
    add(GameTree::root);
    for (const GameTree::Node node : line) {
        if (game.tree.ply(node).cell)
            add(node);
    }
    if (!isInUnit) {
        for (RecordedValue& each : recorded)
            each.black.reset();
    }
    return recorded;
}

void writeAnalysis(record::GameRecord& game, const StoredAnalysis& analysis, int given, bool hasComments)
{
    GameTree& tree = game.tree;
    const auto line = tree.mainLine();
    const auto whole = wholeLine(game, GameTree::root, {});
    if (!whole || whole->plies.size() != record::cellsOf(tree, line).size())
        return;
    GameValues values;
    values.follow(whole->setup, whole->plies, static_cast<std::size_t>(std::max(given, 0)));
    values.recall(analysis);
    for (const auto& [node, quality, value] : judgementsOf(tree, line, values)) {
        tree.setQuality(node, quality);
        tree.setValue(node, value);
    }
    if (!hasComments)
        return;
    const NameOfCell nameOf = [names = cellNamesOf(game)](Cell cell) {
        return QString::fromStdString(names.nameOf(cell));
    };
    std::vector<GameTree::Node> moves;
    for (const GameTree::Node node : line) {
        if (tree.ply(node).cell)
            moves.push_back(node);
    }
    for (const auto& [move, text] : markedMoves(values, whole->plies, nameOf))
        tree.addComment(moves[static_cast<std::size_t>(move) - 1], text.toStdString());
}

} // namespace qipan::app
