#pragma once

namespace qipan::ui {

/// What a person chose about the boards: settings that stay.
struct BoardOptions {
    bool coordinates = true;
    bool lastMove = true;
    bool moveNumbers = false; ///< on the stones of gomoku, instead of the last-move mark on them
    bool legalMoves = true;
    bool forbiddenPoints = true; ///< of black, where a rule has such points
    bool threats = false;        ///< fours, open threes and a win by fours, where a game has such
    bool animation = true;       ///< without it everything is at its place at once
    bool shake = true;           ///< a refused click shakes the board a little

    friend bool operator==(const BoardOptions&, const BoardOptions&) = default;
};

} // namespace qipan::ui
