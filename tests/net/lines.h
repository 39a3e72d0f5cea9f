// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/session.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <stdexcept>
#include <string>
#include <vector>

namespace qipan::net::test {

inline constexpr Time atStart{0};

/// Gomoku, freestyle, 15: the default table of the tests.
[[nodiscard]] GameTerms gomokuTable();

[[nodiscard]] GameTerms rockPaperScissorsTable();

[[nodiscard]] Introduction named(const char* name);

/// The lines that a session wants to send, as objects.
[[nodiscard]] std::vector<QJsonObject> sent(Session& session);
/// The types of these lines, separated by blanks.
[[nodiscard]] QString sentTypes(Session& session);

/// The same, with the reason or code after each type.
[[nodiscard]] QString sentWords(Session& session);

/// Passes a line of JSON to a session. Adds the LF.
void give(Session& session, const char* line, Time now = Time{0});

/// Passes a line to a session and returns the resulting event, which must be of this type.
template <typename Wanted>
[[nodiscard]] Wanted eventAfter(Session& session, const char* line, Time now = Time{0})
{
    give(session, line, now);
    const auto event = session.poll(now);
    if (!event || !std::holds_alternative<Wanted>(*event))
        throw std::runtime_error{std::string{"another event, or none, after "} + line};
    return std::get<Wanted>(*event);
}

/// All pending events of the session.
[[nodiscard]] std::vector<SessionEvent> eventsOf(Session& session, Time now = Time{0});

/// Ends the round on this end's board: the host resigns.
void endRound(Session& session);

/// A host whose guest was just let in, in round `round` with the host as black; the output is empty.
[[nodiscard]] Session playingHost(int round = 1);
/// A guest in the same state.
[[nodiscard]] Session playingGuest(int round = 1);

inline constexpr const char* helloLine =
    R"({"type":"hello","protocol":1,"name":"Guest","role":"play","client":"test"})";
inline constexpr const char* welcomeLine =
    R"({"type":"welcome","protocol":1,"name":"Host","client":"test","token":"00112233445566778899aabbccddeeff",)"
    R"("setup":{"game":"gomoku","rule":"freestyle","size":15,"opening":"free","first":"host","clock":null}})";

} // namespace qipan::net::test
