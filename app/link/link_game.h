// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/link/link_dealer.h"
#include "core/book/link_board.h"
#include "core/link/play.h"
#include "ui/link/link_score.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <variant>

namespace qipan::app {

/// A board to play: what to deal, and how the game goes on from there.
struct LinkRequest {
    book::LinkStart start;
    link::GameMode gameMode = link::GameMode::Relaxed;
    bool isRandom = false; ///< any other deal would do as well
    link::Carryover carryover;
    QStringList lines;                      ///< the boards of the game before this one
    std::optional<link::PlayRecord> record; ///< of this board, to resume it
    bool suspendsCurrent = false;           ///< the running or saved game is suspended
};

/// The current game of link-match: its current board, the boards before it, and what has become of it.
class LinkGame {
public:
    /// The player moves or has paused the game.
    struct Playing { };
    /// The program has stopped the time while another page or the demo is shown. The board is not covered.
    struct Held { };
    /// The end was reported.
    struct Finished {
        std::optional<int> place; ///< in the high scores, once known
    };
    using State = std::variant<Playing, Held, Finished>;

    /// Starts a board or, if it was replayed from a record, continues it. Precondition: the record was valid.
    LinkGame(LinkRequest request, const LinkDealer::Dealt& dealt);

    [[nodiscard]] link::Play& play() { return m_play; }
    [[nodiscard]] const link::Play& play() const { return m_play; }
    /// Returns the board as dealt, before any move.
    [[nodiscard]] const link::Board& deal() const { return m_deal.board(); }
    [[nodiscard]] bool isRandom() const { return m_request.isRandom; }
    [[nodiscard]] bool isResumed() const { return m_request.record.has_value(); }
    /// Returns whether this board continues a game whose previous board has just been cleared.
    [[nodiscard]] bool isNextBoard() const { return !m_request.lines.isEmpty() && !isResumed(); }
    [[nodiscard]] bool suspendsPrevious() const { return m_request.suspendsCurrent; }
    /// Returns whether a tile has been removed or selected, or help used.
    [[nodiscard]] bool hasBegun() const { return !m_play.steps().empty() || m_play.game().picked(); }
    /// Returns whether the board is cleared and another one follows.
    [[nodiscard]] bool awaitsNext() const;

    /// Returns the boards so far, one per line.
    [[nodiscard]] QString record() const { return lines().join(u'\n'); }
    /// Returns the number of the deal; empty for laid-out tiles.
    [[nodiscard]] QString dealNumber() const;
    /// Returns the high score of the game, or nothing if it does not count.
    [[nodiscard]] std::optional<ui::LinkScore> score(const QString& playerName, link::Milliseconds now) const;

    /// Returns the same deal from its start.
    [[nodiscard]] LinkGame restarted() const;
    /// Returns a request for another deal of this board.
    [[nodiscard]] LinkRequest otherDeal(const link::DealSetup& setup) const;
    /// Returns a request for the next board. Precondition: awaitsNext().
    [[nodiscard]] LinkRequest nextBoard() const;

    [[nodiscard]] bool isPaused() const { return !m_play.end() && m_play.isPaused(); }
    [[nodiscard]] bool isHeld() const { return std::holds_alternative<Held>(m_state); }
    [[nodiscard]] bool isFinished() const { return std::holds_alternative<Finished>(m_state); }
    /// Returns the place in the high scores, once known.
    [[nodiscard]] std::optional<int> place() const;
    /// The player pauses or continues the game. Precondition: it has not ended.
    void setPaused(bool paused, link::Milliseconds now);
    /// Stops the time without covering the board. Precondition: the game has not ended.
    void hold(link::Milliseconds now);
    /// Lets the time run again if it was held.
    void release(link::Milliseconds now);
    void finish() { m_state = Finished{}; }
    void setPlace(int place) { m_state = Finished{place}; }

    /// Returns whether steps were added since the last call.
    [[nodiscard]] bool takeNewSteps();

private:
    [[nodiscard]] QStringList lines() const;

    LinkRequest m_request;
    link::Game m_deal;
    link::Play m_play;
    State m_state;
    std::size_t m_savedSteps;
};

} // namespace qipan::app
