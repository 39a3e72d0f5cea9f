// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/link/link_dealer.h"
#include "app/link/link_file.h"
#include "core/book/link_board.h"
#include "core/link/play.h"
#include "ui/base/preferences.h"
#include "ui/link/link_score.h"

#include <QDate>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace qipan::app {

/// The current game of link-match: its current board, the boards before it, and what has become of it.
class LinkGame {
public:
    /// Starts a board or, if it was replayed from a record, continues it. Precondition: the record was valid.
    LinkGame(LinkRequest request, const LinkDealer::Dealt& dealt);

    [[nodiscard]] link::Play& play() { return m_play; }
    [[nodiscard]] const link::Play& play() const { return m_play; }
    /// Returns the board as dealt, before any move.
    [[nodiscard]] const link::Board& deal() const { return m_deal.board(); }
    [[nodiscard]] bool isRandom() const { return m_request.isRandom; }
    [[nodiscard]] bool isResumed() const { return m_request.record.has_value(); }
    [[nodiscard]] bool suspendsPrevious() const { return m_request.suspendsCurrent; }
    /// Returns whether there can be another game like this one. There is none of the deal of the day and of laid-out
    /// tiles.
    [[nodiscard]] bool hasOthers() const;
    /// Returns the mode of another game after this one: the same if there are others, or else the chosen one.
    [[nodiscard]] link::GameMode modeAfter(link::GameMode chosen) const;
    /// Returns the first level of another game after this one: that of the campaign which was reached.
    [[nodiscard]] int levelAfter() const;
    /// Returns whether a tile has been removed or selected, or help used.
    [[nodiscard]] bool hasBegun() const { return !m_play.steps().empty() || m_play.game().picked(); }
    /// Returns whether the game would be lost with its board: time has run, help was used, or it is on a later board.
    [[nodiscard]] bool isUnderWay(link::Milliseconds now) const;
    /// Returns whether the game waits when another one takes its place: tiles have gone or changed places, or it is on
    /// a later board. Time and hints alone count on the deal of the day only: any other board can be begun again.
    [[nodiscard]] bool waitsWhenLeft(link::Milliseconds now) const;
    /// Returns whether the board is cleared and another one follows.
    [[nodiscard]] bool awaitsNext() const;

    /// Returns the boards so far, one per line.
    [[nodiscard]] QString record() const { return lines().join(u'\n'); }
    /// Says what is played, on this day, in the current language.
    [[nodiscard]] QString title(const QDate& today) const;
    /// Returns the difficulty that the deal has, wanted or not; nothing for laid-out tiles.
    [[nodiscard]] std::optional<link::Difficulty> difficulty() const { return m_difficulty; }
    /// Returns the setup of the deal; null for laid-out tiles.
    [[nodiscard]] const link::DealSetup* setup() const { return std::get_if<link::DealSetup>(&m_request.start); }
    /// Returns the number of the deal; empty for laid-out tiles.
    [[nodiscard]] QString dealNumber() const;
    /// Returns the completed level of the campaign; nothing in other modes or before its end.
    [[nodiscard]] std::optional<ui::LinkLevel> completedLevel() const;
    /// Returns the level or number of the first board of the game.
    [[nodiscard]] int firstLevel() const { return m_play.level() - static_cast<int>(m_request.lines.size()); }
    /// Returns when the game began, in milliseconds since 1970 UTC; it identifies the game in the history.
    [[nodiscard]] qint64 began() const { return m_request.began; }
    /// Returns the game as an entry of the history: running, or over if it is finished. Empty if nothing has been
    /// played yet, or on laid-out tiles.
    [[nodiscard]] std::optional<HistoryEntry> entry(const ui::Preferences& preferences, link::Milliseconds now) const;
    /// Returns the high score of the game, or nothing if it does not count. That of a campaign is of its cleared
    /// levels.
    [[nodiscard]] std::optional<ui::LinkScore> score(const QString& playerName, link::Milliseconds now) const;
    /// Returns the boards of the high score, one per line.
    [[nodiscard]] QString scoredRecord() const;
    /// Returns whether the game has ended on a level of the campaign that was not cleared.
    [[nodiscard]] bool isLevelLost() const;

    /// Returns the same deal from its start. Help that was used on the deal of the day counts for every try at it.
    [[nodiscard]] LinkGame restarted() const;
    /// Returns a request for another deal of this board.
    [[nodiscard]] LinkRequest otherDeal(const link::DealSetup& setup) const;
    /// Returns a request for the next board. Precondition, also of the next two: awaitsNext().
    [[nodiscard]] LinkRequest nextBoard() const;
    /// Returns a request for this board again, or for another deal of it, in a game with the same boards before it.
    [[nodiscard]] LinkRequest sameBoard() const;
    [[nodiscard]] LinkRequest otherBoard(const link::DealSetup& setup) const;

    [[nodiscard]] bool isPaused() const { return !m_play.end() && m_play.isPaused(); }
    [[nodiscard]] bool isHeld() const { return m_state == State::Held; }
    [[nodiscard]] bool isAsked() const { return m_state == State::Asked; }
    [[nodiscard]] bool isFinished() const { return m_state == State::Finished; }
    /// Returns the place in the high scores of a game that is over, once known.
    [[nodiscard]] const std::optional<LinkFile::Place>& place() const { return m_place; }
    /// Returns how a board that another one follows compares with earlier ones, once known.
    [[nodiscard]] const std::optional<LinkFile::BoardResult>& boardResult() const { return m_boardResult; }
    /// The player pauses or continues the game. Precondition: it has not ended.
    void setPaused(bool paused, link::Milliseconds now);
    /// Stops the time without covering the board. Precondition: the game has not ended.
    void hold(link::Milliseconds now);
    /// Stops the time under a question, and covers the board where that would give time to study it. Precondition: the
    /// game has not ended.
    void ask(link::Milliseconds now);
    /// Lets the time run again if it was held, or covered by a question.
    void release(link::Milliseconds now);
    void finish() { m_state = State::Finished; }
    void setPlace(const LinkFile::Place& place) { m_place = place; }
    void setBoardResult(const LinkFile::BoardResult& result) { m_boardResult = result; }

    /// Returns whether steps were added since the last call, or the game has come under way.
    [[nodiscard]] bool takeNews(link::Milliseconds now);

private:
    enum class State : std::uint8_t {
        Playing,  ///< the player moves or has paused the game
        Held,     ///< the program has stopped the time while another page or the demo is shown; nothing is covered
        Asked,    ///< the program has stopped the clock under a question, and covered the board
        Finished, ///< the end was reported
    };

    [[nodiscard]] QStringList lines() const;

    LinkRequest m_request;
    link::Game m_deal;
    link::Play m_play;
    State m_state = State::Playing;
    std::optional<LinkFile::Place> m_place; // once known
    std::optional<LinkFile::BoardResult> m_boardResult;
    std::optional<link::Difficulty> m_difficulty;
    std::size_t m_savedSteps;
    bool m_savedUnderWay = false;
};

/// Says what a board is, on this day, in the current language.
[[nodiscard]] QString linkTitle(const link::Play& play, const book::LinkStart& start, const QDate& today);

} // namespace qipan::app
