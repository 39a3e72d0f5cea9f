// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/tree_builder.h"

#include "core/games/registry.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>

namespace qipan::record {

namespace {

[[nodiscard]] bool hasManyChildren(const GameTree& tree, GameTree::Node node)
{
    std::size_t count = 0;
    for (node = tree.firstChild(node); node != GameTree::none && count < maxVariations; node = tree.nextSibling(node))
        ++count;
    return count == maxVariations;
}

} // namespace

TreeBuilder::TreeBuilder(GameRecord& record, RecordBudget& budget)
    : m_record{record}
    , m_budget{budget}
    , m_replay{record}
{
}

std::optional<PlyError> TreeBuilder::play(std::optional<Side> side, std::optional<Cell> cell)
{
    if (!cell && m_replay.isOver() && m_record.game == reversiKey)
        return std::nullopt;
    const Side turn = m_replay.sideToMove();
    const bool passes = cell && m_replay.mustPass() && side.value_or(opposite(turn)) != turn;
    if (m_budget.nodes < (passes ? 2U : 1U))
        return PlyError{.kind = FaultKind::TooMuch};
    if (passes)
        m_replay.play({.side = turn, .cell = std::nullopt});
    const RecordPly ply{.side = side.value_or(m_replay.sideToMove()), .cell = cell};
    const auto moveError = m_replay.moveError(ply);
    if (passes)
        m_replay.takeBack();
    if (moveError)
        return moveError;
    if (passes)
        add({.side = turn, .cell = std::nullopt});
    add(ply);
    return std::nullopt;
}

void TreeBuilder::add(RecordPly ply)
{
    m_replay.play(ply);
    const GameTree::Node same =
        hasManyChildren(m_record.tree, m_here) ? childWith(m_record.tree, m_here, ply) : GameTree::none;
    if (same == GameTree::none)
        --m_budget.nodes;
    m_here = same == GameTree::none ? m_record.tree.add(m_here, ply) : same;
}

void TreeBuilder::backTo(GameTree::Node node)
{
    for (; m_here != node; m_here = m_record.tree.parent(m_here))
        m_replay.takeBack();
}

bool playOrNote(TreeBuilder& builder, std::optional<Side> side, std::optional<Cell> cell, FaultCollector& faults,
                RecordFault where, std::size_t textBytes)
{
    const auto moveError = builder.play(side, cell);
    if (!moveError)
        return true;
    where.kind = moveError->kind;
    where.illegal = moveError->illegal;
    where.ply = builder.nextPly();
    faults.note(std::move(where), textBytes);
    return false;
}

bool addExtra(GameRecord& record, RecordFormat format, GameTree::Node node, std::string_view text)
{
    if (text.empty())
        return true;
    const std::size_t room = maxExtraBytes - record.tree.extra(node).size();
    if (text.size() > room) // checked before the text is copied
        return false;
    const std::string extra = toUtf8(text);
    if (extra.size() > room)
        return false;
    record.tree.addExtra(node, extra);
    record.extraFormat = format;
    return true;
}

std::string_view extraFor(const GameRecord& record, RecordFormat format, GameTree::Node node)
{
    return record.extraFormat == format ? record.tree.extra(node) : std::string_view{};
}

std::optional<std::vector<Cell>> cellsFromStandardStart(const GameRecord& record)
{
    std::vector<Cell> cells;
    Side turn = Side::Black;
    if (record.start) {
        if (record.game == reversiKey)
            return std::nullopt;
        for (const Ply& stone : record.start->stones) {
            if (stone.side != turn)
                return std::nullopt;
            cells.push_back(stone.cell);
            turn = opposite(turn);
        }
        if (record.start->toMove != turn)
            return std::nullopt;
    }
    for (const GameTree::Node node : record.tree.mainLine()) {
        if (const auto cell = record.tree.ply(node).cell)
            cells.push_back(*cell);
    }
    return cells;
}

void FaultCollector::note(RecordFault fault, std::size_t textBytes)
{
    constexpr std::size_t quotedBytes = 40;
    const std::size_t lastGame = std::exchange(m_lastGame, fault.game);
    if (m_first) {
        const bool isOfOther = fault.game > lastGame && fault.kind != FaultKind::TooMuch; // which is of the rest
        m_first->moreGames += isOfOther ? 1 : 0;
        return;
    }
    const std::string_view before = m_file.substr(0, fault.byte);
    if (m_hasLines)
        fault.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    if (fault.text.empty() && textBytes > 0)
        fault.text = toUtf8(m_file.substr(before.size(), std::min(textBytes, quotedBytes)));
    fault.text = shortened(fault.text, quotedBytes);
    m_first = std::move(fault);
}

std::string_view gomokuRule(std::string_view key)
{
    const RuleInfo* rule = findGame(gomokuKey)->findRule(key);
    return rule == nullptr ? std::string_view{} : rule->key;
}

std::string_view gomokuRuleIn(std::string_view text)
{
    const std::string capitals = upperText(text.substr(0, maxNameBytes));
    const auto says = [&capitals](std::string_view word) { return capitals.find(word) != std::string::npos; };
    if (says("RENJU") || says("有禁") || capitals == "4")
        return gomokuRule("renju");
    if (says("STANDARD") || capitals == "1")
        return gomokuRule("standard");
    return says("FREE") || says("无禁") || capitals == "0" ? gomokuRule("freestyle") : std::string_view{};
}

bool isGomokuSize(int lines)
{
    return lines >= 9 && lines <= gomoku::largestSize && (lines % 2 == 1 || lines > 16);
}

} // namespace qipan::record
