// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preference_store.h"
#include "core/board/result.h"
#include "core/duel/setup.h"
#include "core/games/registry.h"
#include "core/match/clock.h"
#include "core/match/hand.h"
#include "net/broker/invitation.h"

#include <QStringList>

namespace qipan::app {

/// What the program was started to do.
enum class Mode {
    Open,   ///< the home page, or a game directly
    Record, ///< a file of games
    Host,
    Join,
    Find, ///< without a window
};

/// A valid command line.
struct Options {
    Mode mode = Mode::Open;
    /// "link" or a key of the registry; empty opens the home page.
    QString game;

    // open
    QString file; ///< as given: a path or a URL; empty asks for a file

    // all modes
    std::optional<QString> name; ///< 1–32 characters
    bool computerSeat = false;   ///< the computer plays the user's own seat
    /// 1 … the number of levels of the game, or of all games if it is not known yet.
    std::optional<int> level;
    QString dataDir;  ///< empty: the system's default
    QString language; ///< empty: as in the settings

    // host
    std::optional<GameSetup> setup;
    std::optional<duel::Setup> duel; ///< in place of `setup` for the game "link"; isValid
    std::optional<quint16> port;     ///< not set: 15155, or any free port if that is taken; 0: any free port
    FirstBlack first = FirstBlack::Host;
    std::optional<ClockSetting> clock; ///< not set: no clock
    bool acceptAnyone = false;
    bool onlyEncrypted = false;                ///< admit nobody over a connection that is not encrypted
    std::optional<net::Invitation> invitation; ///< open the table at a broker too, with this code

    // join
    QString address;               ///< or link or code; empty shows the page with the tables on the LAN
    bool onlyShow = false;         ///< shows the page with the address instead of joining
    bool spectate = false;         ///< join as a spectator
    bool allowUnencrypted = false; ///< prove the passcode to hosts that do not encrypt the connection, without asking

    // host and join
    QString passcode;          ///< 1–64 code points, to require or to answer with; empty: none. Never display it.
    std::optional<int> rounds; ///< leave after this many rounds
    std::optional<net::BrokerAddress> broker; ///< where to open the table, or to look for that with the code
    QString brokerUser;                       ///< to log in there, in place of what is stored; empty: as stored
    QString brokerPassword;                   ///< likewise. Never display it.

    // find
    int seconds = 5; ///< 1–3600
};

/// Returns the preferences that these options override. A level counts only for a game of the registry.
[[nodiscard]] Overrides overridesOf(const Options& options);

/// A reply that ends the program: `text` goes to standard output (exit status 0) or standard error (2).
struct CommandLineReply {
    QString text;
    int exitStatus = 0;
    QString language; ///< the value of --lang, if valid
};

/// Parses the arguments, without the program's own name. For host and join the environment variable QIPAN_PASSCODE is
/// used if --passcode is not given; for join QIPAN_CODE if there is no address; for both QIPAN_BROKER_USER and
/// QIPAN_BROKER_PASSWORD. Needs no application object. No reply repeats a passcode.
[[nodiscard]] Result<Options, CommandLineReply> parseCommandLine(const QStringList& arguments);

} // namespace qipan::app
