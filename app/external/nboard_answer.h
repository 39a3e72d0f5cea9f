#pragma once

#include "core/board/engine.h"
#include "core/reversi/game.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace qipan::app {

/// One line that an NBoard engine wrote (version 2 of the protocol, which comes with the program of that name). Reading
/// never fails: what is not in the protocol is Other.
struct NboardAnswer {
    enum class Kind : std::uint8_t {
        Pong,   ///< pong N: `number`
        Move,   ///< === F5/eval/time, with slashes or blanks
        Search, ///< search or book, for readNboardLine
        Nodes,  ///< nodestats: `nodes`
        Name,   ///< set myname
        Status, ///< `text` is empty where it does nothing
        Other,
    };

    Kind kind = Kind::Other;
    int number = 0;
    std::optional<Cell> cell;   ///< of Move; nothing for a pass and for what is none
    std::optional<double> eval; ///< of Move, in discs for the side to move, where it tells
    std::uint64_t nodes = 0;
    QString text; ///< what follows the first word; the whole line of Other
};
[[nodiscard]] NboardAnswer readNboardAnswer(const QByteArray& line);

/// Discs, within ±64, in the unit of reversi's scores that are not certain.
[[nodiscard]] int nboardScore(double discs);

/// One line of play with its value.
struct NboardLine {
    QString depth;   ///< as it is told: "14", "91%", "100%W"
    double eval = 0; ///< discs, for the side to move; within ±64
    /// In the unit of reversi's scores; without nodes. A depth in percent goes to the end of the game, but only 100% is
    /// certain: 100%W knows who wins, but not by how much.
    Thinking thinking;
};
/// Reads what follows `search` or `book`: PV EVAL GAMES DEPTH and any text. Nothing where that is not its form, or the
/// line cannot begin at `position`; it ends before the first move that is not legal, and passes are left out.
[[nodiscard]] std::optional<NboardLine> readNboardLine(const QString& text, const reversi::Game& position);

} // namespace qipan::app
