// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/replay.h"

#include "core/games/registry.h"
#include "core/gomoku/forbidden.h"

#include <algorithm>

namespace qipan::record {

namespace {

gomoku::Rule ruleOf(const GameRecord& record)
{
    if (record.rule == "renju")
        return gomoku::Rule::Renju;
    return record.rule == "freestyle" ? gomoku::Rule::Freestyle : gomoku::Rule::Standard;
}

std::unique_ptr<BoardGame> startingGame(const GameRecord& record)
{
    const GameInfo& game = *findGame(record.game);
    // Without a rule, what all rules have in common, as in Replay.
    const std::string_view rule = record.rule.empty() ? "standard" : record.rule;
    return record.start ? game.makeGameFrom(rule, record.size, *record.start)
                        : game.makeGame(rule, record.size, Opening::Free);
}

/// Returns a sibling with the same ply, which is added if there is none.
GameTree::Node twinOf(GameTree& tree, GameTree::Node node)
{
    for (GameTree::Node each = tree.nextSibling(node); each != GameTree::none; each = tree.nextSibling(each)) {
        if (tree.ply(each) == tree.ply(node))
            return each;
    }
    return tree.add(tree.parent(node), tree.ply(node));
}

} // namespace

Replay::Replay(const GameRecord& record)
    : m_game{record.game == reversiKey ? decltype(m_game){reversiOf(record)} : decltype(m_game){gomokuOf(record)}}
{
}

Replay::Gomoku Replay::gomokuOf(const GameRecord& record)
{
    Gomoku game{.board = gomoku::Board{record.size}, .rule = ruleOf(record)};
    if (!record.start)
        return game;
    for (const Ply& stone : record.start->stones)
        game.board.place(gomoku::pointOf(stone.cell), stone.side);
    game.side = record.start->toMove;
    game.isOver = game.board.isFull() || std::ranges::any_of(record.start->stones, [&game](const Ply& stone) {
                      return gomoku::winsThrough(game.board, game.rule, gomoku::pointOf(stone.cell));
                  });
    return game;
}

Replay::Reversi Replay::reversiOf(const GameRecord& record)
{
    if (!record.start)
        return {.turns = {reversi::Turn{}}};
    reversi::Turn turn{.position = {}, .side = record.start->toMove};
    for (const Ply& stone : record.start->stones) {
        reversi::Squares& discs = stone.side == turn.side ? turn.position.mover : turn.position.other;
        discs |= reversi::bitOf(reversi::squareOf(stone.cell));
    }
    return {.turns = {turn}};
}

std::optional<IllegalMove> Replay::Gomoku::moveError(Cell cell) const
{
    if (!BoardSize{board.size(), board.size()}.contains(cell))
        return IllegalMove::Outside;
    if (isOver)
        return IllegalMove::GameOver;
    if (board.at(gomoku::pointOf(cell)) != gomoku::Stone::None)
        return IllegalMove::Occupied;
    return std::nullopt;
}

void Replay::Gomoku::play(Cell cell)
{
    const gomoku::Point point = gomoku::pointOf(cell);
    isOver = gomoku::isLimited(rule, side) && gomoku::forbiddenAt(board, point) != Forbidden::None;
    board.place(point, side);
    plies.push_back(point);
    side = opposite(side);
    isOver = isOver || board.isFull() || gomoku::winsThrough(board, rule, point);
}

void Replay::Gomoku::takeBack()
{
    board.remove(plies.back());
    plies.pop_back();
    side = opposite(side);
    isOver = false; // otherwise nothing could have been played
}

Side Replay::sideToMove() const
{
    if (const auto* game = std::get_if<Gomoku>(&m_game))
        return game->side;
    return std::get_if<Reversi>(&m_game)->turns.back().side;
}

bool Replay::isOver() const
{
    if (const auto* game = std::get_if<Gomoku>(&m_game))
        return game->isOver;
    return std::get_if<Reversi>(&m_game)->turns.back().isOver();
}

bool Replay::mustPass() const
{
    const auto* game = std::get_if<Reversi>(&m_game);
    return game != nullptr && game->turns.back().mustPass();
}

std::size_t Replay::plies() const
{
    if (const auto* game = std::get_if<Gomoku>(&m_game))
        return game->plies.size();
    return std::get_if<Reversi>(&m_game)->turns.size() - 1;
}

std::optional<PlyError> Replay::moveError(RecordPly ply) const
{
    if (!ply.cell && !mustPass())
        return PlyError{.kind = FaultKind::WrongPass};
    const auto illegal = ply.cell ? illegalFor(*ply.cell) : std::nullopt;
    // Neither side may play there, which is more informative than whose turn it is.
    if (illegal && illegal != IllegalMove::NoFlip)
        return PlyError{.illegal = illegal};
    if (ply.side != sideToMove())
        return PlyError{.kind = FaultKind::WrongSide};
    return illegal ? std::optional{PlyError{.illegal = illegal}} : std::nullopt;
}

std::optional<IllegalMove> Replay::illegalFor(Cell cell) const
{
    if (const auto* game = std::get_if<Gomoku>(&m_game))
        return game->moveError(cell);
    const reversi::Turn& turn = std::get_if<Reversi>(&m_game)->turns.back();
    if (!BoardSize{reversi::boardEdge, reversi::boardEdge}.contains(cell))
        return IllegalMove::Outside;
    const reversi::Square square = reversi::squareOf(cell);
    if (turn.allows(square))
        return std::nullopt;
    if (turn.isOver())
        return IllegalMove::GameOver;
    const bool occupied = (turn.position.occupied() & reversi::bitOf(square)) != 0;
    return occupied ? IllegalMove::Occupied : IllegalMove::NoFlip;
}

void Replay::play(RecordPly ply)
{
    if (auto* game = std::get_if<Gomoku>(&m_game)) {
        game->play(*ply.cell);
        return;
    }
    auto& turns = std::get_if<Reversi>(&m_game)->turns;
    turns.push_back(turns.back().after(ply.cell ? reversi::squareOf(*ply.cell) : reversi::passMove));
}

void Replay::takeBack()
{
    if (auto* game = std::get_if<Gomoku>(&m_game))
        game->takeBack();
    else
        std::get_if<Reversi>(&m_game)->turns.pop_back();
}

std::optional<PlyError> playMove(Replay& replay, Cell cell, std::vector<RecordPly>& plies)
{
    if (replay.mustPass()) {
        plies.push_back({.side = replay.sideToMove(), .cell = std::nullopt});
        replay.play(plies.back());
    }
    const RecordPly ply{.side = replay.sideToMove(), .cell = cell};
    if (const auto error = replay.moveError(ply))
        return error;
    replay.play(ply);
    plies.push_back(ply);
    return std::nullopt;
}

GameTree::Node addVariation(GameRecord& record, std::span<const Cell> line)
{
    GameTree& tree = record.tree;
    std::vector<GameTree::Node> played = tree.mainLine();
    while (!played.empty() && !tree.ply(played.back()).cell)
        played.pop_back();
    const GameTree::Node last = played.empty() ? GameTree::none : played.back();
    Replay replay{record};
    GameTree::Node node = GameTree::root;
    for (const Cell cell : line) {
        std::vector<RecordPly> plies;
        if (playMove(replay, cell, plies))
            break;
        if (node == GameTree::root && last == GameTree::none)
            return GameTree::none;
        if (node == last)
            node = twinOf(tree, last);
        for (const RecordPly& ply : plies) {
            const GameTree::Node there = childWith(tree, node, ply);
            node = there != GameTree::none ? there : tree.add(node, ply);
        }
    }
    return node;
}

Replay endOf(const GameRecord& record)
{
    Replay replay{record};
    for (const GameTree::Node node : record.tree.mainLine())
        replay.play(record.tree.ply(node));
    return replay;
}

std::unique_ptr<BoardGame> positionAfter(const GameRecord& record, std::span<const GameTree::Node> path)
{
    std::unique_ptr<BoardGame> game = startingGame(record);
    for (const Cell cell : cellsOf(record.tree, path)) // passes are not plies of a BoardGame
        game->play(cell);
    return game;
}

} // namespace qipan::record
