// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qipan::ui {

/// The user's persistent settings for boards.
struct BoardOptions {
    bool coordinates = true;
    bool lastMove = true;
    bool moveNumbers = false; ///< gomoku: on the stones, in place of the last-move mark
    bool legalMoves = true;
    bool forbiddenPoints = true; ///< forbidden to black, under rules that have such points
    bool threats = false;        ///< fours, open threes and a win by fours, in games that have them
    bool animation = true;       ///< if off, everything moves to its place at once
    bool shake = true;           ///< an invalid move shakes the board slightly

    friend bool operator==(const BoardOptions&, const BoardOptions&) = default;
};

} // namespace qipan::ui
