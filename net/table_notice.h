#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

/// The datagrams by which tables are found. Source: docs/lan-protocol.md, "Finding a table".
namespace qipan::net {

/// No datagram of the protocol is longer, in bytes; a longer one is none.
inline constexpr qsizetype maxDatagramBytes = 512;

/// What a host says about its table.
struct TableNotice {
    QString id;   ///< 16 hex digits, another one for each program that runs
    QString name; ///< the host's user, 1–32 code points, clean: plain text on one line
    QString game; ///< a word: 1–32 of a–z, 0–9 and "-"; perhaps of a game that is not known here
    QString rule; ///< a word, as game
    int size = 0; ///< cells along an edge of the board
    QString opening = QStringLiteral("free"); ///< a word, as game
    quint16 port = 0;                         ///< TCP, 1–65535
    bool passcode = false;                    ///< one is asked for at the door
    bool playing = false;                     ///< someone plays there: only watchers may come in

    friend bool operator==(const TableNotice&, const TableNotice&) = default;
};

/// 16 hex digits from the system's randomness.
[[nodiscard]] QString makeTableId();

/// The question that a seeker sends.
[[nodiscard]] QByteArray encodeSeek();
/// Whether a datagram is that question.
[[nodiscard]] bool isSeek(QByteArrayView datagram);

/// The notice as a datagram; the name is cleaned and cut to what the protocol allows, the rest must be within it.
[[nodiscard]] QByteArray encodeNotice(const TableNotice& notice);
/// Reads an answer; nothing when a field is missing, ill-typed or out of range. Never throws.
[[nodiscard]] std::optional<TableNotice> parseNotice(QByteArrayView datagram);

} // namespace qipan::net
