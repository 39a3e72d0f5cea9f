// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/game.h"

#include "core/link/shuffle.h"

#include <utility>

namespace qipan::link {

Game::Game(Board deal, PathRule rule, FallingMode mode, const std::optional<Shape>& shape)
    : m_board{std::move(deal)}
    , m_rule{rule}
    , m_mode{mode}
    , m_shape{shape.value_or(Shape{m_board.size()})}
    , m_plan{m_shape, mode}
{
    settle();
}

std::optional<Hint> Game::hint() const
{
    if (!m_pair)
        return std::nullopt;
    auto path = joiningPath(m_board, m_pair->a, m_pair->b, m_rule);
    assert(path);
    return Hint{*m_pair, std::move(*path)};
}

Choice Game::decide(Cell cell) const
{
    if (!m_board.contains(cell) || !m_board[cell])
        return Nothing{};
    if (!m_picked)
        return Picked{cell};
    const Cell first = *m_picked;
    if (first == cell)
        return Unpicked{cell};
    if (m_board[first] != m_board[cell])
        return PickMoved{first, cell, Mismatch::DifferentPicture};
    auto path = joiningPath(m_board, first, cell, m_rule);
    if (!path)
        return PickMoved{first, cell, Mismatch::NoPath};
    return Removed{first, cell, *m_board[cell], std::move(*path), fallsAfter(first, cell)};
}

Choice Game::choose(Cell cell)
{
    Choice choice = decide(cell);
    if (const auto* picked = std::get_if<Picked>(&choice))
        m_picked = picked->cell;
    else if (std::holds_alternative<Unpicked>(choice))
        m_picked.reset();
    else if (const auto* moved = std::get_if<PickMoved>(&choice))
        m_picked = moved->to;
    else if (const auto* removed = std::get_if<Removed>(&choice))
        record(*removed);
    return choice;
}

void Game::shuffle(std::uint64_t seed)
{
    record(Shuffled{m_board, shuffled(m_board, m_shape, m_mode, m_rule.border, seed)});
}

void Game::setRule(PathRule rule)
{
    m_rule = rule;
    settle();
}

void Game::undo()
{
    assert(canUndo());
    revert(m_history[--m_done]);
    settle();
}

void Game::redo()
{
    assert(canRedo());
    apply(m_history[m_done++]);
    settle();
}

void Game::record(Change change)
{
    apply(change);
    m_history.resize(m_done, Shuffled{}); // undone changes can no longer be redone
    m_history.push_back(std::move(change));
    ++m_done;
    settle();
}

void Game::apply(const Change& change)
{
    if (const auto* removed = std::get_if<Removed>(&change)) {
        m_board[removed->a] = m_board[removed->b] = std::nullopt;
        for (const Fall& fall : removed->falls)
            m_board[fall.to] = std::exchange(m_board[fall.from], std::nullopt);
    } else if (const auto* shuffle = std::get_if<Shuffled>(&change)) {
        m_board = shuffle->after;
    }
}

void Game::revert(const Change& change)
{
    if (const auto* removed = std::get_if<Removed>(&change)) {
        for (auto fall = removed->falls.rbegin(); fall != removed->falls.rend(); ++fall)
            m_board[fall->from] = std::exchange(m_board[fall->to], std::nullopt);
        m_board[removed->a] = m_board[removed->b] = removed->picture;
    } else if (const auto* shuffle = std::get_if<Shuffled>(&change)) {
        m_board = shuffle->before;
    }
}

std::vector<Fall> Game::fallsAfter(Cell a, Cell b) const
{
    std::vector<Fall> falls;
    Board board = m_board;
    board[a] = board[b] = std::nullopt;
    m_plan.settle(
        {a, b}, [&board](Cell cell) { return board[cell].has_value(); },
        [&](Cell from, Cell to) {
            board[to] = std::exchange(board[from], std::nullopt);
            falls.push_back({from, to});
        });
    return falls;
}

void Game::settle()
{
    m_picked.reset();
    m_tilesLeft =
        static_cast<int>(std::ranges::count_if(m_board.values(), [](const Tile& tile) { return tile.has_value(); }));
    m_pair = findPair(m_board, m_rule);
}

} // namespace qipan::link
