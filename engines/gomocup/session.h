#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"
#include "engines/gomocup/listing.h"
#include "engines/gomocup/settings.h"
#include "engines/gomocup/stones.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::gomocup {

/// The engine's end of the Gomocup protocol: lines in, lines out. It knows no streams and no threads.
///
/// Sources: the protocol as Gomocup publishes it (plastovicka.github.io/protocl2en.htm, 2023) and the commands that
/// Yixin's board adds: INFO max_node, max_depth, thread_num, hash_size, time_increment, show_detail; YXBOARD, YXNBEST,
/// YXSTOP and YXSHOWFORBID. docs/gomocup.md lists them all.
class Session {
public:
    /// Takes a line without its end.
    using Say = std::function<void(std::string_view line)>;

    /// Keeps references to both. While `stop` is true whatever has to be thought about is answered at once. `seed`
    /// chooses among the openings for swap2.
    Session(Engine& engine, const std::atomic<bool>& stop, std::uint64_t seed, Say say);

    /// Does what one line from the manager asks for, which may be anything, and says the answer; thinks meanwhile.
    /// False when the line was END: there is nothing more to do.
    [[nodiscard]] bool take(std::string_view line);

private:
    using Clock = std::chrono::steady_clock;
    using Handler = void (Session::*)(std::string_view rest);

    [[nodiscard]] static Handler findHandler(std::string_view name);

    // One for each command. `rest` is what follows it on its line.
    void start(std::string_view rest);
    void startRectangle(std::string_view rest);
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

    void error(std::string_view text) const;
    /// Whether there is a game to play by rules that can be played; says an error when not.
    [[nodiscard]] bool isReady() const;
    void openListing(Listing::Kind kind);
    void closeListing();
    /// Answers with a move for oneself, after telling about so many lines (0: none).
    void move(int lines);
    [[nodiscard]] Thinking think(const gomoku::Game& game, const Limits& limits, int lines) const;
    /// An answer that was thought about, which took its part of the time of the game.
    void sayInTime(std::string_view answer);
    void answerSwap2(const std::vector<Cell>& cells);

    Engine& m_engine;
    const std::atomic<bool>& m_stop;
    std::uint64_t m_seed;
    Say m_say;
    Settings m_settings;
    std::optional<Stones> m_stones;   // nothing before START
    std::optional<Listing> m_listing; // while lines of a board come
    Clock::time_point m_asked;        // when the line came
};

} // namespace qipan::gomocup
