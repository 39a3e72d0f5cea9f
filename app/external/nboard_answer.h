// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/reversi/game.h"

#include <QByteArray>
#include <QString>

namespace qipan::app {

/// A parsed line from an NBoard engine (version 2 of the protocol, which is distributed with the NBoard program).
/// Parsing never fails: lines outside the protocol are `Other`.
struct NboardAnswer {
    enum class Kind : std::uint8_t {
        Pong,   ///< pong N: `number`
        Move,   ///< === F5/eval/time, with slashes or spaces
        Search, ///< search or book, for readNboardLine
        Nodes,  ///< nodestats: `nodes`
        Name,   ///< set myname
        Status, ///< `text` is empty if the engine is idle
        Other,
    };

    Kind kind = Kind::Other;
    int number = 0;
    std::optional<Cell> cell;   ///< of `Move`; empty for a pass or an invalid move
    std::optional<double> eval; ///< of `Move`, in discs for the side to move, if given
    std::uint64_t nodes = 0;
    QString text; ///< what follows the first word; the whole line of `Other`
};
[[nodiscard]] NboardAnswer readNboardAnswer(const QByteArray& line);

/// Converts discs, clamped to ±64, to an uncertain score of reversi.
[[nodiscard]] int nboardScore(double discs);

/// A variation with its value.
struct NboardLine {
    QString depth;   ///< as reported: "14", "91%", "100%W"
    double eval = 0; ///< discs, for the side to move; within ±64
    /// With a score of reversi, without nodes. A depth in percent means a search to the end of the game, but only 100%
    /// is exact: 100%W knows the winner, not the margin.
    SearchResult result;
};
/// Parses what follows `search` or `book`: PV EVAL GAMES DEPTH and any text. Returns nothing if the format is wrong or
/// the line cannot start at `position`. The line ends before the first illegal move; passes are left out.
[[nodiscard]] std::optional<NboardLine> readNboardLine(const QString& text, const reversi::Game& position);

/// Collects and sorts the best moves of an NBoard engine, which reports them one by one for each depth, including some
/// that turn out not to be among the best.
class NboardLines {
public:
    /// `most` is how many are wanted, at least 1.
    explicit NboardLines(int most)
        : m_most{most}
    {
    }

    void add(const NboardLine& line);
    [[nodiscard]] bool isEmpty() const { return m_now.empty(); }
    /// Returns at most `most` lines by rank. The lines of a depth replace those of the previous depth when there are as
    /// many. If only one is wanted, it is the last one reported.
    [[nodiscard]] std::vector<SearchResult> best() const;

private:
    [[nodiscard]] std::vector<NboardLine> merged() const;

    const int m_most;
    std::vector<NboardLine> m_now;          ///< of the current depth, best first
    std::vector<NboardLine> m_previousBest; ///< the best lines of earlier depths
};

} // namespace qipan::app
