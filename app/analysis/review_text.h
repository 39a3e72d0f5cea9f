// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/game_values.h"
#include "ui/panels/evaluation_graph.h"

#include <QString>

#include <functional>

namespace qipan::app {

/// Describes the evaluations of a game for its graph, in the current language.
class ReviewText {
public:
    /// Returns the name of a cell on the board.
    using NameOf = std::function<QString(Cell)>;

    explicit ReviewText(NameOf nameOf)
        : m_nameOf{std::move(nameOf)}
    {
    }

    /// Returns the graph without the current position. Precondition: the values follow a game with these plies.
    [[nodiscard]] ui::GraphState graph(const GameValues& values, const std::vector<Ply>& plies) const;
    /// Returns who is ahead: "Black about 3.5 discs ahead", "White wins by 4 discs, exact", "Black 62 %".
    [[nodiscard]] static QString value(const GameValues::Value& value, bool isInDiscs);
    /// Returns "23. E6: −8 discs; better D3".
    [[nodiscard]] QString mistake(const Mistake& mistake, bool isInDiscs) const;

private:
    NameOf m_nameOf;
};

} // namespace qipan::app
