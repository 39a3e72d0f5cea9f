// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/clock.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

/// The datagrams for finding tables. Source: docs/lan-protocol.md, "Finding a table".
namespace qipan::net {

/// The longest datagram of the protocol, in bytes; longer ones are ignored.
inline constexpr qsizetype maxDatagramBytes = 512;

/// What a host announces about its table.
struct TableNotice {
    QString id;   ///< 16 hex digits, unique to each running program
    QString name; ///< the host's user: 1–32 code points, cleaned to plain text on one line
    QString game; ///< a word: 1–32 of a–z, 0–9 and "-"; may be unknown here
    QString rule; ///< a word, like `game`
    int size = 0; ///< cells along an edge of the board
    QString opening = QStringLiteral("free"); ///< a word, like `game`
    quint16 port = 0;                         ///< TCP, 1–65535
    bool passcode = false;                    ///< one is required to join
    bool playing = false;                     ///< the seat is taken: only spectators may join
    QString first;                            ///< who plays black in round 1, a word like `game`; empty if not told
    bool tellsClock = false;                  ///< older programs do not
    QString board{};                          ///< of duels, to be shown: at most 32 code points; empty if not told
    std::optional<ClockSetting> clock{};      ///< nothing if there is none, or not told

    friend bool operator==(const TableNotice&, const TableNotice&) = default;
};

/// Returns 16 hex digits from the system's random generator.
[[nodiscard]] QString makeTableId();

/// The datagram that a seeker sends.
[[nodiscard]] QByteArray encodeSeek();
/// Whether a datagram is a seek.
[[nodiscard]] bool isSeek(QByteArrayView datagram);

/// The notice as a datagram. The name is cleaned and cut to the protocol's limit. Precondition: the other fields are
/// within theirs.
[[nodiscard]] QByteArray encodeNotice(const TableNotice& notice);
/// Parses an answer; nothing when a field is missing, has another type or is out of range. Never throws.
[[nodiscard]] std::optional<TableNotice> parseNotice(QByteArrayView datagram);

} // namespace qipan::net
