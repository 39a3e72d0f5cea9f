// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

#include <cstdint>
#include <optional>

namespace qipan::ui {

/// The user's choice of colours. `System` follows the desktop, also into high contrast.
enum class ColorMode : std::uint8_t { System, Light, Dark, HighContrast };

/// Plain: quiet greys and greens. Classical: wood, ink and paper.
enum class Look : std::uint8_t { Plain, Classical };

/// The stones are the same in every look.
inline constexpr QRgb blackStoneColor = qRgb(0x15, 0x16, 0x1a);
inline constexpr QRgb whiteStoneColor = qRgb(0xf6, 0xf3, 0xea);

/// The colours of everything the program draws; a value.
/// Texts and coordinates have a contrast of at least 4.5:1 to their background, lines and marks 3:1 (WCAG 2.1, 1.4.3
/// and 1.4.11). A test computes the contrast of each pair named below.
struct Theme {
    Look look = Look::Plain;
    bool dark = false;
    /// In high contrast the palette that all colours come from. Everything is then painted flat, without lights and
    /// shadows, with edges in the colour of texts, which have a contrast of at least 7:1 (WCAG 2.1, 1.4.6).
    std::optional<QPalette> highContrast{};

    // The window. `text` and `mutedText` lie on window, panel and button; `accentText` on accent.
    QColor window;
    QColor panel;
    QColor button;
    QColor border;
    QColor text;
    QColor mutedText;
    QColor accent; ///< important buttons, selection, links; 4.5:1 to window and panel
    QColor accentText;
    QColor danger; ///< text of a refusal or loss; 4.5:1 to window and panel

    // The wooden board of gomoku: lines, coordinates and marks lie on wood.
    QColor wood;
    QColor woodGrain; ///< the darkest streak of the grain; the contrasts hold on it too
    QColor woodLine;
    QColor woodCoordinates;

    // The felt of reversi in its frame: lines and marks lie on felt, coordinates on feltFrame.
    QColor felt;
    QColor feltFrame;
    QColor feltLine;
    QColor feltCoordinates;
    QColor legal; ///< mark of a legal cell

    // The table under the tiles of link-match. Coordinates lie on table, ink on tile.
    QColor table;
    QColor tableCoordinates;
    QColor emptyCell; ///< faint outline of a cell without a tile (decoration, no minimum contrast)
    QColor tile;
    QColor tileEdge;
    QColor tileInk;

    // Stones, each with the mark of the last move on it. In high contrast both have an outline.
    QColor blackStone;
    QColor whiteStone;
    QColor lastOnBlack;
    QColor lastOnWhite;
    QColor stoneEdge; ///< outline of a white stone; 3:1 to wood

    // The ring around the stones of a winning row, and its contrasting casing.
    QColor win;
    QColor winCasing;

    // The cross on a point forbidden to black, and its contrasting casing.
    QColor forbidden;
    QColor forbiddenCasing;

    // The keyboard cursor and the hint, each with a casing: 3:1 between the two.
    QColor cursor;
    QColor cursorCasing;
    QColor hint;
    QColor hintCasing;

    // Evaluations of moves on the board: better, worse and even for the side to move; 4.5:1 to hintCasing, as text or
    // as background.
    QColor valueAhead;
    QColor valueBehind;
    QColor valueEven;

    friend bool operator==(const Theme&, const Theme&) = default;
};

[[nodiscard]] Theme makeTheme(Look look, bool dark);

/// Returns the theme of high contrast in the colours of this palette. Where they are hard to read, others take their
/// place.
[[nodiscard]] Theme makeHighContrastTheme(const QPalette& palette);
/// Our palette of high contrast: black on white, or white on black.
[[nodiscard]] QPalette highContrastPalette(bool dark);

/// Returns the theme that the user or the desktop wants. High contrast has the colours of the desktop, if that is in
/// high contrast, otherwise ours. `systemPalette`: see wantsDark. `wantsHighContrast`: the desktop says so.
[[nodiscard]] Theme chooseTheme(Look look, ColorMode mode, const QPalette& systemPalette, bool wantsHighContrast);

/// Returns true if `palette` has light text on a dark background.
[[nodiscard]] bool isDark(const QPalette& palette);
/// Returns true if `palette` is that of a theme of high contrast: its borders have the colour of its texts.
[[nodiscard]] bool isHighContrast(const QPalette& palette);

/// Returns whether dark colours are wanted. `systemPalette` is the application's palette before any theme was applied;
/// it decides if Qt does not know the system's colour scheme (before Qt 6.5).
[[nodiscard]] bool wantsDark(ColorMode mode, const QPalette& systemPalette);

/// Returns the palette for the style "fusion".
[[nodiscard]] QPalette makePalette(const Theme& theme);

/// Sets the application's style (ApplicationStyle) and its palette to the theme's.
void applyTheme(const Theme& theme);
/// Whether the application's style animates controls.
void setStyleAnimated(bool isAnimated);

} // namespace qipan::ui
