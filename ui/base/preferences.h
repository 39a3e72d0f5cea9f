// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/setup.h"
#include "core/link/deal_setup.h"
#include "core/link/game_mode.h"
#include "core/match/clock.h"
#include "ui/theme/theme.h"

#include <QList>
#include <QMap>
#include <QSize>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace qipan::ui {

/// An engine that is a separate program and speaks the protocol that the registry names for its game.
struct ExternalEngine {
    static constexpr int most = 16;        ///< engines
    static constexpr int longestName = 32; ///< Unicode code points
    static constexpr int maxArguments = 32;
    static constexpr int longestText = 1024; ///< characters of the program's path and of each argument
    static constexpr int maxSeconds = 300;
    static constexpr int maxDepth = 60;

    int id = 0;                              ///< from 1, never reused
    QString game = QStringLiteral("gomoku"); ///< key of a game whose row in the registry has a protocol
    QString name;                            ///< display name; not empty
    QString program;                         ///< absolute path
    QStringList arguments;                   ///< passed as they are, without a shell
    int seconds = 2;                         ///< per move, 1 to maxSeconds
    int depth = 16;                          ///< plies per move, 1 to maxDepth, if the protocol supports it

    friend bool operator==(const ExternalEngine&, const ExternalEngine&) = default;
};

/// Returns the engine with this id, or null.
[[nodiscard]] inline const ExternalEngine* findEngine(const QList<ExternalEngine>& engines, int id)
{
    const auto found = std::ranges::find(engines, id, &ExternalEngine::id);
    return found == engines.end() ? nullptr : &*found;
}

/// Returns the engines that play this game.
[[nodiscard]] inline QList<ExternalEngine> enginesOf(const QList<ExternalEngine>& engines, const QString& game)
{
    QList<ExternalEngine> found;
    for (const ExternalEngine& engine : engines) {
        if (engine.game == game)
            found << engine;
    }
    return found;
}

/// The user's choices for one two-player game.
struct GamePreferences {
    enum class Opponent { Computer, Person };
    /// Who plays black.
    enum class First {
        I,
        Other,
        RockPaperScissors,
        ByTurns ///< the one who played white in the game before
    };

    Opponent opponent = Opponent::Computer;
    bool isWithFriend = false; ///< a friend on the network was chosen last; games at this machine keep their opponent
    int level = 1;             ///< of the computer, from 1
    int engine = 0;            ///< id of the external engine that plays in place of the computer; 0 for none
    int analyst = 0;           ///< id of the external engine that analyses; 0 for the built-in one
    First first = First::I;
    int size = 0;                        ///< cells along one edge; 0 for the game's default
    QString rule;                        ///< key of the rule; empty for the game's default
    QString opening;                     ///< key of the opening rule; empty for the game's default
    std::optional<ClockSetting> clock{}; ///< of games at this machine; nothing for none

    friend bool operator==(const GamePreferences&, const GamePreferences&) = default;
};

/// The picture sets for tiles of link-match.
enum class TileSetKind : std::uint8_t {
    Pictures, ///< in colour, drawn for this program
    Contrast, ///< the same things in black and white
    Mahjong,
    Symbols,
    Emoji, ///< of the system's colour font, if it has one
    User,  ///< pictures from a folder
};

/// The user's choices for duels of link-match. Size, falling mode and the like are those of LinkPreferences.
struct DuelPreferences {
    enum class Opponent { Computer, Friend };

    bool isChosen = false; ///< a duel was chosen last, in place of LinkPreferences::gameMode
    Opponent opponent = Opponent::Computer;
    int level = 2; ///< of the computer: 1 to duel::computerLevels
    duel::Rule rule = duel::Rule::Race;
    int bestOf = 1;          ///< rounds at most: 1, 3 or 5
    int minutes = 3;         ///< of a round by points: 1 to duel::longestMinutes
    int hintSeconds = 5;     ///< what a hint costs: 0 to duel::largestCost
    int shuffleSeconds = 10; ///< likewise a shuffle

    friend bool operator==(const DuelPreferences&, const DuelPreferences&) = default;
};

/// The user's choices for link-match.
struct LinkPreferences {
    bool border = true;       ///< paths may run outside the board
    bool coordinates = false; ///< letters and numbers beside the board
    bool cornerDots = false;  ///< dots on the corners of a path
    bool outlines = true;     ///< empty cells keep a faint outline
    QSize size{16, 10};       ///< columns and rows
    link::GameMode gameMode = link::GameMode::Relaxed;
    link::FallingMode mode = link::FallingMode::None; ///< not used by the campaign
    link::Outline outline = link::Outline::Rectangle;
    link::Difficulty difficulty = link::Difficulty::Normal;
    bool pauseWhenLeft = true;              ///< cover the board when the window loses the focus
    bool skipEmpty = true;                  ///< arrow keys skip empty cells
    int pictures = 36;                      ///< number of different pictures, from 2; limited to those of the set
    static constexpr int maxPictures = 200; ///< stands for all pictures of any set
    TileSetKind tiles = TileSetKind::Pictures;
    QString tileFolder; ///< folder of the user's own pictures; empty until one is chosen
    DuelPreferences duel{};

    friend bool operator==(const LinkPreferences&, const LinkPreferences&) = default;
};

/// A choice that can be left to the desktop.
enum class Switch : std::uint8_t { System, On, Off };

/// What the desktop wants of every program, as far as it says.
struct DesktopSettings {
    bool sounds = true; ///< it plays sounds of its own
    bool animation = true;
    bool highContrast = false;

    friend bool operator==(const DesktopSettings&, const DesktopSettings&) = default;
};

/// All persistent settings as a plain value: the window shows them and reports changes, the application stores them.
struct Preferences {
    DesktopSettings desktop{}; ///< what `System` stands for; not stored

    QString name;         ///< of the user; empty stands for the word "Player"
    QString secondName{}; ///< of the second person at this machine; empty stands for the words "Player 2"
    QString language;     ///< locale name such as "zh_CN"; empty follows the system
    ColorMode colorMode = ColorMode::System;
    Look look = Look::Plain;

    bool coordinates = true;
    bool legalMoves = true;
    bool forbiddenPoints = true;
    bool threats = false;
    bool lastMove = true;
    bool moveNumbers = false;
    Switch animation = Switch::System;
    bool sidePanel = true;

    Switch sounds = Switch::System;
    int volume = 70; ///< of all sounds, in percent: minVolume to maxVolume
    static constexpr int minVolume = 10;
    static constexpr int maxVolume = 100;

    // Reactions to an invalid move.
    bool beep = true;
    bool shake = true;
    bool explainRefusals = true;

    int bookLetters = 100; ///< size of the letters in the book, in percent: one of `letterSizes`
    static constexpr int letterSizes[] = {80, 90, 100, 115, 130, 150, 175, 200};

    int pause = 800; ///< minimum time before the computer's move, in milliseconds: one of `pauses`
    static constexpr int pauses[] = {0, 400, 800, 1'500, 3'000};

    bool strictMouse = false;   ///< reversi: the left button plays black only, the right button white only
    bool onlyEncrypted = false; ///< own tables with a passcode admit no program that cannot encrypt
    LinkPreferences link;
    QMap<QString, GamePreferences> games; ///< by the game's key in the registry; missing entries have the defaults
    QList<ExternalEngine> engines;

    bool analysis = false; ///< analysis during games and in records
    int analysisLines = 3; ///< 1 to maxAnalysisLines
    static constexpr int maxAnalysisLines = 5;

    [[nodiscard]] bool isAnimated() const { return isOn(animation, desktop.animation); }
    [[nodiscard]] bool hasSounds() const { return isOn(sounds, desktop.sounds); }

    friend bool operator==(const Preferences&, const Preferences&) = default;

private:
    [[nodiscard]] static bool isOn(Switch choice, bool system)
    {
        return choice == Switch::System ? system : choice == Switch::On;
    }
};

} // namespace qipan::ui
