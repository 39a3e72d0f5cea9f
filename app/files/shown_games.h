// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/review_controller.h"
#include "app/duel/duel_replay.h"
#include "app/link/link_replay.h"
#include "app/match/match_controller.h"
#include "app/record/record_controller.h"
#include "core/record/game_record.h"
#include "ui/board/board_view.h"

#include <QString>

namespace qipan::app {

/// The content of the window that can be saved, copied or painted: the match of a table, the games of a record, the
/// boards of link-match.
class ShownGames {
public:
    /// All must outlive this object.
    struct Controllers {
        const MatchController& match;
        const ReviewController& review; ///< of the match
        const LinkController& link;
        LinkReplay& replay;
        DuelReplay& duels;
        const RecordController& record;
    };

    explicit ShownGames(const Controllers& controllers)
        : m_controllers{controllers}
    {
    }

    [[nodiscard]] bool isRecord() const;
    /// Returns the two-player games; for a record, all games of its file.
    [[nodiscard]] std::vector<record::GameRecord> games() const;
    /// Returns the one that is shown.
    [[nodiscard]] std::optional<record::GameRecord> game() const;
    /// Returns the boards of link-match, one per line; empty if none are shown.
    [[nodiscard]] QString linkText() const;
    /// Returns whether there is anything to save.
    [[nodiscard]] bool hasAny() const;
    /// Returns the visible board or null, even while it is covered.
    [[nodiscard]] ui::BoardView* board() const;
    /// Returns whether the visible board is that of a two-player game.
    [[nodiscard]] bool hasPosition() const;
    /// Returns the position on the board as text that can be pasted; empty if there is none.
    [[nodiscard]] QString positionText() const;
    /// Returns an identifier of the shown game or games of a record; empty for nothing. It stays the same as long as
    /// they are shown, and is never reused.
    [[nodiscard]] QString identity();
    /// Returns a file name without suffix.
    [[nodiscard]] QString fileName() const;

private:
    /// Returns a unique number for a table, even if it reuses the address of an earlier one.
    [[nodiscard]] std::size_t numberOf(const Table& table);

    Controllers m_controllers;
    std::vector<QPointer<const Table>> m_tables; ///< tables numbered so far, by index
};

} // namespace qipan::app
