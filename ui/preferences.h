#pragma once

#include "ui/theme/theme.h"

#include <QMap>
#include <QSize>
#include <QString>

namespace qipan::ui {

/// What the user has chosen for one two-player game.
struct GamePreferences {
    enum class Opponent { Computer, Person };
    enum class First { I, Other, Throw }; ///< who plays black: the user, the other side, or rock, paper, scissors

    Opponent opponent = Opponent::Computer;
    int level = 1; ///< of the computer, from 1
    First first = First::I;
    int size = 0;    ///< cells along one edge; 0 is the game's default
    QString rule;    ///< key of the rule; empty is the game's default
    QString opening; ///< key of the opening rule; empty is the game's default

    friend bool operator==(const GamePreferences&, const GamePreferences&) = default;
};

/// What the user has chosen for link-match.
struct LinkPreferences {
    bool border = true;      ///< paths may run outside the board
    bool cornerDots = false; ///< dots on the corners of a path
    bool outlines = true;    ///< empty cells keep a faint outline
    QSize size{16, 10};      ///< columns and rows
    int pictures = 36;       ///< number of different pictures, from 2

    friend bool operator==(const LinkPreferences&, const LinkPreferences&) = default;
};

/// Every setting that stays, as a plain value: the window shows it and reports changes, the application keeps it.
struct Preferences {
    QString name;     ///< of the user; empty is the word for "Player"
    QString language; ///< a locale's name such as "zh_CN"; empty follows the system
    ColorMode colorMode = ColorMode::System;
    Look look = Look::Plain;

    bool coordinates = true;
    bool legalMoves = true;
    bool forbiddenPoints = true;
    bool lastMove = true;
    bool moveNumbers = false;
    bool animation = true;
    bool sidePanel = true;

    // What a refused click does.
    bool beep = true;
    bool shake = true;
    bool words = true;

    bool strictMouse = false; ///< reversi: the left button plays black only, the right one white only
    LinkPreferences link;
    QMap<QString, GamePreferences> games; ///< by the key of the registry; a missing one has the defaults

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

} // namespace qipan::ui
