#pragma once

#include "core/board/registry.h"
#include "core/board/result.h"
#include "core/match/clock.h"
#include "core/match/throw.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace qipan::app {

/// What the program was started to do.
enum class Mode {
    Open,   ///< the home page, or straight into a game
    Record, ///< a file of games
    Host,
    Join,
    Find, ///< without a window
};

/// A command line that was understood.
struct Options {
    Mode mode = Mode::Open;
    /// "link" or a key of the registry; empty opens the home page.
    QString game;

    // open
    QString file; ///< as it was given: a path, or a URL

    // everywhere
    std::optional<QString> name; ///< 1–32 characters
    bool computerSeat = false;   ///< the computer holds one's own seat
    std::optional<int> level;    ///< 1 … the levels of the game
    QString dataDir;             ///< empty: the system's place
    QString language;            ///< empty: as set

    // host
    std::optional<GameSetup> setup;
    std::optional<quint16> port; ///< not set: 15155, or any free one when that is taken; 0: any free one
    FirstBlack first = FirstBlack::Host;
    std::optional<ClockSetting> clock; ///< not set: nobody's time runs
    bool acceptAnyone = false;

    // join
    QString address;
    bool watch = false; ///< come as a watcher

    // host and join
    QString passcode;          ///< 1–64 code points, to ask for or to answer with; empty: none. Never to be shown.
    std::optional<int> rounds; ///< leave after so many

    // find
    int seconds = 5; ///< 1–3600
};

/// A command line that is only answered: `text` for standard output (exit status 0) or an error for standard error (2).
struct CommandLineReply {
    QString text;
    int exitStatus = 0;
    QString language; ///< what --lang asked for, as far as that was understood
};

/// Reads the arguments without the program's own name, and for host and join the environment variable QIPAN_PASSCODE,
/// which works like --passcode where that is not given. Needs no application object. No answer repeats a passcode.
[[nodiscard]] Result<Options, CommandLineReply> parseCommandLine(const QStringList& arguments);

} // namespace qipan::app
