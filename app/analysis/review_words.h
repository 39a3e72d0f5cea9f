#pragma once

#include "app/analysis/game_values.h"
#include "ui/panels/review_state.h"

#include <QString>

#include <functional>

namespace qipan::app {

/// What is known of a game as its graph shows it, with words in the language of the moment.
class ReviewWords {
public:
    /// What a cell is called on the board.
    using NameOf = std::function<QString(Cell)>;

    explicit ReviewWords(NameOf nameOf)
        : m_nameOf{std::move(nameOf)}
    {
    }

    /// All of the graph but the point that is on the board. Precondition: the values follow a game with these plies.
    [[nodiscard]] ui::GraphState graph(const GameValues& values, const std::vector<Ply>& plies) const;
    /// Who stands better: "Black about 3.5 discs ahead", "White wins by 4 discs, exact", "Black 62 %".
    [[nodiscard]] static QString value(const GameValues::Value& value, bool isInDiscs);
    /// "23. E6: −8 discs; better D3".
    [[nodiscard]] QString mistake(const Mistake& mistake, bool isInDiscs) const;

private:
    NameOf m_nameOf;
};

} // namespace qipan::app
