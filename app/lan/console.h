// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace qipan::app {

class LanController;

/// Reports on standard output what happens at a table that the command line opened or joined: one flushed line per
/// event, never translated. Ends the program when the table is closed or the requested number of rounds has been
/// played.
class Console final : public QObject {
    Q_OBJECT

public:
    /// A guest's program ends with the table. A host's continues with the next guest, unless it cannot open the table.
    enum class Role { Host, Guest };
    /// `rounds`: leaves the table after that many.
    Console(LanController& lan, Role role, std::optional<int> rounds, QObject* parent);

private:
    static void report(const QString& line);
    static void quit(int exitStatus);
    void countRound();
    void askForNextRound();
    void fail(const QString& why);
    static void warn(const QString& why);

    LanController& m_lan;
    const Role m_role;
    std::optional<int> m_roundsLeft;
    bool m_wantsNextRound = false; ///< a round was counted, and the next has not begun
    bool m_isListening = false;
    bool m_isLost = false; ///< the peer may reconnect
};

} // namespace qipan::app
