// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_cursor.h"

#include "core/record/replay.h"

#include <algorithm>

namespace qipan::app {

using record::GameTree;

void RecordCursor::setGame(const record::GameRecord& game)
{
    m_game = &game;
    m_node = GameTree::root;
    m_line = record::lineThrough(tree(), m_node);
    m_place = 0;
    m_position = record::positionAfter(game, {});
}

RecordCursor::Node RecordCursor::nodeAt(std::ptrdiff_t place) const
{
    const auto clamped = std::clamp<std::ptrdiff_t>(place, 0, std::ssize(m_line));
    return clamped == 0 ? GameTree::root : m_line[static_cast<std::size_t>(clamped) - 1];
}

RecordCursor::Node RecordCursor::previousSibling() const
{
    return isAtRoot() ? GameTree::none : record::siblingBefore(tree(), m_node);
}

RecordCursor::Node RecordCursor::nextSibling() const
{
    return isAtRoot() ? GameTree::none : tree().nextSibling(m_node);
}

std::vector<Cell> RecordCursor::nextCells() const
{
    Node node = m_node;
    if (const Node only = tree().firstChild(node);
        only != GameTree::none && !tree().hasVariations(node) && !tree().ply(only).cell)
        node = only; // a pass is forced; variations branch after it
    std::vector<Cell> next;
    if (node != GameTree::none && tree().hasVariations(node)) {
        for (const Node child : record::childrenOf(tree(), node)) {
            const auto cell = tree().ply(child).cell;
            if (cell && std::ranges::find(next, *cell) == next.end())
                next.push_back(*cell);
        }
    }
    return next;
}

record::Replay RecordCursor::replay() const
{
    record::Replay replay{game()};
    for (const Node node : path())
        replay.play(tree().ply(node));
    return replay;
}

Result<std::vector<record::RecordPly>, IllegalMove> RecordCursor::pliesFor(Cell cell) const
{
    record::Replay from = replay();
    std::vector<record::RecordPly> plies;
    if (const auto error = playMove(from, cell, plies))
        return error->illegal.value_or(IllegalMove::Occupied);
    return plies;
}

std::vector<record::RecordPly> RecordCursor::pliesFor(const std::vector<Cell>& moves) const
{
    record::Replay from = replay();
    std::vector<record::RecordPly> plies;
    for (const Cell cell : moves) {
        if (playMove(from, cell, plies))
            break;
    }
    while (!plies.empty() && !plies.back().cell)
        plies.pop_back(); // a pass before the illegal move
    return plies;
}

void RecordCursor::goTo(Node node)
{
    const std::size_t depth = record::depthOf(tree(), node);
    const bool isOnLine = depth == 0 || (depth <= m_line.size() && m_line[depth - 1] == node);
    if (!isOnLine)
        followLine(node);
    m_node = node;
    m_place = depth;
    m_position = record::positionAfter(game(), path());
}

void RecordCursor::followLine(Node node)
{
    m_line = record::lineThrough(tree(), node);
}

} // namespace qipan::app
