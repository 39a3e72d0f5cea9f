// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/reversi/turn.h"
#include "engines/nboard/settings.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace qipan::nboard {

/// The engine's end of the NBoard protocol, version 2: lines in, lines out, without streams or threads. Source: the
/// protocol as published by NBoard's author (instructions/Protocol.htm of weltyc/ntest). docs/qipan-reversi.md
/// describes this implementation.
class Session {
public:
    /// Receives a line without its end.
    using WriteLine = std::function<void(std::string_view line)>;

    /// Keeps references to `engine`, which must play reversi::Game, and to `stop`. While `stop` is true, every search
    /// ends at once.
    Session(Engine& engine, const std::atomic<bool>& stop, const Settings& settings, WriteLine writeLine);

    /// Executes one line, which may be any text; searches within the call. False after `quit`.
    [[nodiscard]] bool process(std::string_view line);

private:
    using Clock = std::chrono::steady_clock;
    using Handler = void (Session::*)(std::string_view rest);

    [[nodiscard]] static Handler findHandler(std::string_view name);

    // One for each command. `rest` is the text after it on its line.
    void introduce(std::string_view rest);
    void set(std::string_view rest);
    void setDepth(std::string_view rest);
    void setTime(std::string_view rest);
    void setGame(std::string_view rest);
    void play(reversi::Square move);
    void move(std::string_view rest);
    void go(std::string_view rest);
    void hint(std::string_view rest);
    void analyze(std::string_view rest);
    void learn(std::string_view rest);
    void ping(std::string_view rest);

    void status(std::string_view text) const;
    /// False, with an answer said, if the last game was refused and none was set since.
    [[nodiscard]] bool hasGame() const;
    /// Searches the position for the side that can move. Precondition: one of them can. Says the best `lines` moves
    /// after every depth; 0 for none.
    [[nodiscard]] SearchResult think(const reversi::Turn& turn, int lines) const;
    void sendResult(const reversi::Turn& turn, const SearchResult& found) const;
    void sendNodes(std::uint64_t nodes) const;
    /// The value for black, in hundredths of a disc, of the position after `made` moves of the game. `next` is the
    /// value of the position after the following move, if there is one.
    [[nodiscard]] int valueOf(std::size_t made, int next) const;

    Engine& m_engine;
    const std::atomic<bool>& m_stop;
    Settings m_settings;
    WriteLine m_writeLine;
    std::vector<reversi::Turn> m_turns{reversi::Turn{}}; // all positions of the game; never empty
    std::vector<reversi::Square> m_moves;                // the moves between them
    bool m_hasGame = true;     // false: m_turns and m_moves are of an earlier game than the one last set
    Clock::time_point m_asked; // when the command came
};

} // namespace qipan::nboard
