// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/record/game_record.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace qipan::record {

// Each function takes time linear in the length of a node's line or the number of its children, whatever the tree's
// size.

/// Returns the nodes from the first ply to `node`; empty for the root.
[[nodiscard]] std::vector<GameTree::Node> pathTo(const GameTree& tree, GameTree::Node node);
/// Returns pathTo() continued by first children to the end of the line.
[[nodiscard]] std::vector<GameTree::Node> lineThrough(const GameTree& tree, GameTree::Node node);
/// Returns the children of `node` in order.
[[nodiscard]] std::vector<GameTree::Node> childrenOf(const GameTree& tree, GameTree::Node node);
/// Returns the previous sibling of `node`, or `none`. Precondition: not the root.
[[nodiscard]] GameTree::Node siblingBefore(const GameTree& tree, GameTree::Node node);
/// Returns the child of `node` with this ply, or `none`.
[[nodiscard]] GameTree::Node childWith(const GameTree& tree, GameTree::Node node, RecordPly ply);
/// Returns the start of the variation of `node`: the last node on its path that is not a first child, or the first
/// ply.
/// Precondition: not the root.
[[nodiscard]] GameTree::Node headOf(const GameTree& tree, GameTree::Node node);
/// Returns the number of plies that lead to `node`, including passes.
[[nodiscard]] std::size_t depthOf(const GameTree& tree, GameTree::Node node);

/// Returns the cells of these plies, without passes.
[[nodiscard]] std::vector<Cell> cellsOf(const GameTree& tree, std::span<const GameTree::Node> path);

/// Returns the position after these plies from the start of `record`. Precondition: they are a path of its tree, or
/// legal according to Replay.
[[nodiscard]] std::unique_ptr<BoardGame> positionAfter(const GameRecord& record, std::span<const GameTree::Node> path);

} // namespace qipan::record
