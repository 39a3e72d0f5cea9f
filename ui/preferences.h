#pragma once

#include "core/link/deal.h"
#include "core/link/way.h"
#include "ui/link/tile_set_kind.h"
#include "ui/theme/theme.h"

#include <QList>
#include <QMap>
#include <QSize>
#include <QString>
#include <QStringList>

namespace qipan::ui {

/// An engine that is a program of its own and speaks the protocol that its game has in the registry.
struct ExternalEngine {
    static constexpr int most = 16;        ///< engines
    static constexpr int longestName = 32; ///< Unicode code points
    static constexpr int mostArguments = 32;
    static constexpr int longestText = 1024; ///< characters of the program's path and of each argument
    static constexpr int mostSeconds = 300;
    static constexpr int mostDepth = 60;

    int id = 0;                  ///< from 1, its own for good
    QString game = u"gomoku"_qs; ///< key of a game whose row in the registry has a protocol
    QString name;                ///< as people see it; not empty
    QString program;             ///< absolute path
    QStringList arguments;       ///< each as it is: no shell reads them
    int seconds = 2;             ///< for a move, 1 to mostSeconds
    int depth = 16;              ///< plies for a move, 1 to mostDepth, where the protocol has it

    friend bool operator==(const ExternalEngine&, const ExternalEngine&) = default;
};

/// The engine of this id, or null.
[[nodiscard]] inline const ExternalEngine* findEngine(const QList<ExternalEngine>& engines, int id)
{
    for (const ExternalEngine& engine : engines) {
        if (engine.id == id)
            return &engine;
    }
    return nullptr;
}

/// The engines that play this game.
[[nodiscard]] inline QList<ExternalEngine> enginesOf(const QList<ExternalEngine>& engines, const QString& game)
{
    QList<ExternalEngine> found;
    for (const ExternalEngine& engine : engines) {
        if (engine.game == game)
            found << engine;
    }
    return found;
}

/// What the user has chosen for one two-player game.
struct GamePreferences {
    enum class Opponent { Computer, Person };
    enum class First { I, Other, Throw }; ///< who plays black: the user, the other side, or rock, paper, scissors

    Opponent opponent = Opponent::Computer;
    int level = 1;   ///< of the computer, from 1
    int engine = 0;  ///< id of the external engine that plays in its place; 0 for none
    int analyst = 0; ///< id of the external engine that analyses; 0 for the program's own
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
    link::Way way = link::Way::Relaxed;
    link::FallingMode mode = link::FallingMode::None; ///< but in the campaign
    link::Outline outline = link::Outline::Rectangle;
    link::Band band = link::Band::Normal;
    bool pauseWhenLeft = true; ///< the board is covered when the window is left
    bool skipEmpty = true;     ///< arrow keys pass over empty cells
    int pictures = 36;         ///< number of different pictures, from 2; as many as there are where the set has fewer
    static constexpr int mostPictures = 200; ///< all of any set
    TileSetKind tiles = TileSetKind::Pictures;
    QString tileFolder; ///< of one's own pictures; empty until one was chosen

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
    bool threats = false;
    bool lastMove = true;
    bool moveNumbers = false;
    bool animation = true;
    bool sidePanel = true;

    // What a refused click does.
    bool beep = true;
    bool shake = true;
    bool words = true;

    int pause = 800; ///< milliseconds from a move to the computer's next one, at least: one of `pauses`
    static constexpr int pauses[] = {0, 400, 800, 1'500, 3'000};

    bool strictMouse = false; ///< reversi: the left button plays black only, the right one white only
    LinkPreferences link;
    QMap<QString, GamePreferences> games; ///< by the key of the registry; a missing one has the defaults
    QList<ExternalEngine> engines;

    bool analysis = false; ///< while one plays or looks at a game
    int analysisLines = 3; ///< 1 to mostAnalysisLines
    static constexpr int mostAnalysisLines = 5;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

} // namespace qipan::ui
