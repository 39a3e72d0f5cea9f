// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"
#include "engines/gomocup/settings.h"
#include "engines/gomocup/stones.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace qipan::gomocup {

/// The engine's end of the Gomocup protocol: lines in, lines out, without streams or threads. Sources: the protocol as
/// published by Gomocup (plastovicka.github.io/protocl2en.htm, 2023), the Yixin protocol (github.com/accreator/
/// Yixin-protocol) with what its board (github.com/accreator/Yixin-Board) sends, and YXNBEST of Rapfi
/// (github.com/dhbloo/rapfi). docs/gomocup.md lists all commands.
class Session {
public:
    /// Receives a line without its end.
    using WriteLine = std::function<void(std::string_view line)>;

    /// Keeps references to `engine` and `stop`. While `stop` is true, every search ends at once. `seed` selects among
    /// the openings for swap2.
    Session(Engine& engine, const std::atomic<bool>& stop, std::uint64_t seed, WriteLine writeLine);

    /// Executes one line from the manager, which may be any text; searches within the call. False after END.
    [[nodiscard]] bool process(std::string_view line);

private:
    using Clock = std::chrono::steady_clock;
    using Handler = void (Session::*)(std::string_view rest);

    [[nodiscard]] static Handler findHandler(std::string_view name);

    // One for each command. `rest` is the text after it on its line.
    void start(std::string_view rest);
    void startRectangle(std::string_view rest);
    void startBoard(std::optional<std::int64_t> columns, std::optional<std::int64_t> rows, Dialect dialect);
    void restart(std::string_view rest);
    void begin(std::string_view rest);
    void turn(std::string_view rest);
    void board(std::string_view rest);
    void quietBoard(std::string_view rest);
    void swap2Board(std::string_view rest);
    void done(std::string_view rest);
    void takeBack(std::string_view rest);
    void play(std::string_view rest);
    void bestLines(std::string_view rest);
    void showForbidden(std::string_view rest);
    void showInfo(std::string_view rest);
    void clearTables(std::string_view rest);

    /// Refuses a command of which further lines follow, so that these are not taken for commands. False for any other.
    [[nodiscard]] bool refuse(std::string_view name, std::string_view rest);
    void error(std::string_view text) const;
    /// Whether there is a board and a supported rule; otherwise says an error.
    [[nodiscard]] bool isReady() const;
    void openListing(Listing::Kind kind);
    /// Answers with a move for the own side, after `lines` lines of analysis (0: none).
    void move(int lines);
    [[nodiscard]] SearchResult think(const gomoku::Game& game, const Limits& limits, int lines);
    /// Says an answer and charges the time since m_asked to the game's time.
    void sendTimed(std::string_view answer);
    void answerSwap2(const std::vector<Cell>& cells);

    Engine& m_engine;
    const std::atomic<bool>& m_stop;
    std::uint64_t m_seed;
    WriteLine m_writeLine;
    Settings m_settings;
    std::optional<Stones> m_stones;   // nothing before START
    std::optional<Listing> m_listing; // while the lines of a board come in
    bool m_forgets = false;           // if the next search begins with empty tables
    bool m_skipsLine = false;         // if the next line is the file name of a refused command
    Clock::time_point m_asked;        // when the command came
};

} // namespace qipan::gomocup
