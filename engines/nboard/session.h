#pragma once

#include "core/board/engine.h"
#include "core/reversi/turn.h"
#include "engines/nboard/settings.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::nboard {

/// The engine's end of the NBoard protocol, version 2: lines in, lines out. It knows no streams and no threads.
///
/// Source: the protocol as NBoard's author publishes it (instructions/Protocol.htm of weltyc/ntest).
/// docs/qipan-reversi.md tells how it is spoken here.
class Session {
public:
    /// Takes a line without its end.
    using Say = std::function<void(std::string_view line)>;

    /// `engine` is one for reversi::Game. Keeps references to it and to `stop`: while that is true, whatever has to be
    /// thought about is answered at once.
    Session(Engine& engine, const std::atomic<bool>& stop, const Settings& settings, Say say);

    /// Does what one line asks for, which may be anything, and says the answer; thinks meanwhile.
    /// False when the line was quit: there is nothing more to do.
    [[nodiscard]] bool take(std::string_view line);

private:
    using Clock = std::chrono::steady_clock;
    using Handler = void (Session::*)(std::string_view rest);

    [[nodiscard]] static Handler findHandler(std::string_view name);

    // One for each command. `rest` is what follows it on its line.
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
    /// False, and said, where the game that was to be set was refused, and there has been none since.
    [[nodiscard]] bool hasGame() const;
    /// Thinks about a position where somebody can move, for the side that can. Says the `lines` best moves of every
    /// depth on the way; none with 0.
    [[nodiscard]] Thinking think(const reversi::Turn& turn, int lines) const;
    void sayFound(const reversi::Turn& turn, const Thinking& found) const;
    void sayNodes(std::uint64_t nodes) const;
    /// The value of the position after so many moves of the game, for black in hundredths of a disc. `next` is that of
    /// the position after it, where there is one.
    [[nodiscard]] int valueOf(std::size_t made, int next) const;

    Engine& m_engine;
    const std::atomic<bool>& m_stop;
    Settings m_settings;
    Say m_say;
    std::vector<reversi::Turn> m_turns{reversi::Turn{}}; // of the game, from its start; never empty
    std::vector<reversi::Square> m_moves;                // those between them
    bool m_hasGame = true;                               // false: these are not of the game that is asked about
    Clock::time_point m_asked;                           // when the line came
};

} // namespace qipan::nboard
