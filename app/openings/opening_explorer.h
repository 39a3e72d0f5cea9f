// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analysed_game.h"
#include "app/history/history_store.h"
#include "app/openings/opening_file.h"
#include "app/openings/opening_indexer.h"

namespace qipan::ui {
class ExplorerPanel;
struct ExplorerState;
} // namespace qipan::ui

namespace qipan::app {

/// Shows the moves that the games of the history have from the shown position of a game, while its panel is visible.
/// That helps the player of a running game, and is not offered in games on the network.
class OpeningExplorer final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    OpeningExplorer(AnalysedGame& game, HistoryStore& store, OpeningIndexer& indexer, QObject* parent);

    /// Call after the language changed.
    void retranslate() { show(); }

Q_SIGNALS:
    /// The user wants to play this move in the shown position.
    void moveChosen(qipan::Cell move);

private:
    /// The shown position: its key, and the move that follows in the line, if any.
    struct Place {
        openings::PositionKey key;
        std::optional<Cell> next;
        GameSetup setup;
    };

    void connectPanel();
    void follow();
    void ask();
    void take(const std::vector<PlayedMove>& moves);
    void show();
    [[nodiscard]] QString note() const;
    [[nodiscard]] std::optional<Cell> cellOf(const PlayedMove& move) const;
    /// Returns the mean chance to win after a move in percent, if it was analysed.
    [[nodiscard]] static std::optional<int> valueOf(const PlayedMove& move);
    [[nodiscard]] QString countText(int games) const;
    void choose(int move);

    AnalysedGame& m_game;
    HistoryStore& m_store;
    OpeningIndexer& m_indexer;
    ui::ExplorerPanel* m_panel = nullptr;
    std::optional<Place> m_place; ///< nothing if positions like the shown one are not compared
    bool m_isOld = true;          ///< the history has changed since the last answer
    bool m_isAsking = false;
    bool m_countsAllRules = false;   ///< instead of those of the shown game
    int m_others = 0;                ///< games by other rules, unless all count
    std::vector<PlayedMove> m_moves; ///< possible in the shown position
};

} // namespace qipan::app
