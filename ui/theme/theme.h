#pragma once

#include <QColor>
#include <QPalette>

#include <cstdint>

namespace qipan::ui {

/// Which colours the person asked for.
enum class ColorMode : std::uint8_t { System, Light, Dark };

/// Plain: quiet greys and greens. Classical: wood, ink and paper.
enum class Look : std::uint8_t { Plain, Classical };

/// The colours of everything the program draws. A value: copy it freely.
///
/// Texts and coordinates have a contrast of at least 4.5:1 to what they lie on, lines and marks 3:1 (WCAG 2.1,
/// 1.4.3 and 1.4.11); a test computes each of the pairs that are named below.
struct Theme {
    Look look = Look::Plain;
    bool dark = false;

    // The window. `text` and `mutedText` lie on window, panel and button; `accentText` on accent.
    QColor window;
    QColor panel;
    QColor button;
    QColor border;
    QColor text;
    QColor mutedText;
    QColor accent; ///< buttons that matter, selection, links; 4.5:1 to window and panel
    QColor accentText;
    QColor danger; ///< words of a refusal or loss; 4.5:1 to window and panel

    // The wooden board of gomoku: lines, coordinates and marks lie on wood.
    QColor wood;
    QColor woodGrain; ///< the darkest streak of the grain; contrasts are kept on it too
    QColor woodLine;
    QColor woodCoordinates;

    // The felt of reversi in its frame: lines and marks lie on felt, coordinates on feltFrame.
    QColor felt;
    QColor feltFrame;
    QColor feltLine;
    QColor feltCoordinates;
    QColor legal; ///< a cell that can be played

    // The table under the tiles of link-match. Coordinates lie on table, ink on tile.
    QColor table;
    QColor tableCoordinates;
    QColor emptyCell; ///< the faint outline of a cell without a tile (a decoration, no contrast is promised)
    QColor tile;
    QColor tileEdge;
    QColor tileInk;

    // Stones, each with the mark of the last move on it.
    QColor blackStone;
    QColor whiteStone;
    QColor lastOnBlack;
    QColor lastOnWhite;
    QColor stoneEdge; ///< the outline of a white stone; 3:1 to wood

    // The ring around the stones of a winning row, in a casing that stands out from it.
    QColor win;
    QColor winCasing;

    // The cross on a point that is forbidden to black, in a casing that stands out from it.
    QColor forbidden;
    QColor forbiddenCasing;

    // The keyboard cursor and the hint, each in a casing that stands out from them: 3:1 between the two.
    QColor cursor;
    QColor cursorCasing;
    QColor hint;
    QColor hintCasing;

    // Values of moves on the board, better, worse and as good for who is to move: 4.5:1 to hintCasing, either on it or
    // it on them.
    QColor valueAhead;
    QColor valueBehind;
    QColor valueEven;

    friend bool operator==(const Theme&, const Theme&) = default;
};

[[nodiscard]] Theme makeTheme(Look look, bool dark);

/// Contrast of two opaque colours by WCAG 2.1: 1 (none) to 21 (black on white).
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

/// True when light text lies on dark ground in `palette`.
[[nodiscard]] bool isDark(const QPalette& palette);

/// Whether the dark colours are wanted. `systemPalette` is the application's palette from before any theme was applied:
/// it decides where Qt does not know the system's colour scheme (before Qt 6.5).
[[nodiscard]] bool wantsDark(ColorMode mode, const QPalette& systemPalette);

/// What widgets of the style "fusion" are drawn with.
[[nodiscard]] QPalette makePalette(const Theme& theme);

/// Gives the application the style "fusion", which looks the same on every system, and the theme's palette.
void applyTheme(const Theme& theme);

} // namespace qipan::ui
