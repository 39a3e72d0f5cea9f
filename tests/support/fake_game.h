// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::test {

/// A minimal game: a row of cells, one stone per turn. Three adjacent stones of one colour win (reported as Five), a
/// full row is a draw. A stone on a cell of `passing` makes the other side pass; a cell of `barren` can never be
/// played (reported as NoFlip).
class FakeGame final : public BoardGame {
public:
    struct Row {
        int cells = 9;
        std::vector<int> passing;
        std::vector<int> barren;
    };

    FakeGame() = default;
    explicit FakeGame(Row row)
        : m_row{std::move(row)}
    {
    }

    std::unique_ptr<BoardGame> clone() const override { return std::make_unique<FakeGame>(*this); }
    BoardSize size() const override { return {m_row.cells, 1}; }

    Side sideToMove() const override
    {
        if (m_plies.empty())
            return Side::Black;
        return passed() ? m_plies.back().side : opposite(m_plies.back().side);
    }

    std::optional<Side> stoneAt(Cell cell) const override
    {
        const auto found = std::ranges::find(m_plies, cell, &Ply::cell);
        return found == m_plies.end() ? std::nullopt : std::optional{found->side};
    }

    int count(Side side) const override { return static_cast<int>(std::ranges::count(m_plies, side, &Ply::side)); }

    std::optional<IllegalMove> moveError(Cell cell) const override
    {
        if (outcome())
            return IllegalMove::GameOver;
        if (!size().contains(cell))
            return IllegalMove::Outside;
        if (stoneAt(cell))
            return IllegalMove::Occupied;
        return contains(m_row.barren, cell.x) ? std::optional{IllegalMove::NoFlip} : std::nullopt;
    }

    void play(Cell cell) override { m_plies.push_back({cell, sideToMove()}); }
    void takeBack() override { m_plies.pop_back(); }
    const std::vector<Ply>& plies() const override { return m_plies; }

    std::optional<Side> passed() const override
    {
        if (m_plies.empty() || outcome() || !contains(m_row.passing, m_plies.back().cell.x))
            return std::nullopt;
        return opposite(m_plies.back().side);
    }

    std::optional<Outcome> outcome() const override
    {
        for (int x = 0; x + 2 < m_row.cells; ++x) {
            const auto stone = stoneAt({x, 0});
            if (stone && stone == stoneAt({x + 1, 0}) && stone == stoneAt({x + 2, 0}))
                return Outcome{stone, EndReason::Five};
        }
        if (m_plies.size() + m_row.barren.size() == static_cast<std::size_t>(m_row.cells))
            return Outcome{std::nullopt, EndReason::Full};
        return std::nullopt;
    }

private:
    static bool contains(const std::vector<int>& cells, int x) { return std::ranges::find(cells, x) != cells.end(); }

    Row m_row;
    std::vector<Ply> m_plies;
};

} // namespace qipan::test
