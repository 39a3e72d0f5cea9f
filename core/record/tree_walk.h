#pragma once

#include "core/board/board_game.h"
#include "core/record/game_record.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace qipan::record {

// Ways through a tree. Each takes as long as the line of a node, or the children of one, however large the tree is.

/// From the first ply to `node`; empty for the root.
[[nodiscard]] std::vector<GameTree::Node> pathTo(const GameTree& tree, GameTree::Node node);
/// The same, and on from there by first children to the end of the line.
[[nodiscard]] std::vector<GameTree::Node> lineThrough(const GameTree& tree, GameTree::Node node);
/// The plies that may follow on `node`, in their order.
[[nodiscard]] std::vector<GameTree::Node> childrenOf(const GameTree& tree, GameTree::Node node);
/// The variation before `node`, or none. Precondition: not the root.
[[nodiscard]] GameTree::Node siblingBefore(const GameTree& tree, GameTree::Node node);
/// The child of `node` with this ply, or none.
[[nodiscard]] GameTree::Node childWith(const GameTree& tree, GameTree::Node node, RecordPly ply);
/// Where the variation begins that `node` belongs to: the last node on its path that is no first child, or the first
/// ply. Precondition: not the root.
[[nodiscard]] GameTree::Node headOf(const GameTree& tree, GameTree::Node node);
/// How many plies lead to `node`, with passes.
[[nodiscard]] std::size_t depthOf(const GameTree& tree, GameTree::Node node);

/// Where these plies were played; a pass is no cell.
[[nodiscard]] std::vector<Cell> cellsOf(const GameTree& tree, std::span<const GameTree::Node> path);

/// What lies on the board after these plies from the start of `record`. Precondition: they are a path of its tree, or
/// such as Replay has no objection to.
[[nodiscard]] std::unique_ptr<BoardGame> positionAfter(const GameRecord& record, std::span<const GameTree::Node> path);

} // namespace qipan::record
