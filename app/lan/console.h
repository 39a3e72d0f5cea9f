#pragma once

#include <QObject>

namespace qipan::app {

class LanDesk;

/// Says on standard output what happens at a table that the command line opened or joined: a flushed line each, never
/// translated. Ends the program when that table is done with.
class Console final : public QObject {
    Q_OBJECT

public:
    /// A guest's program ends with the table; a host's goes on for the next guest, unless it cannot open the table.
    enum class Role { Host, Guest };
    Console(LanDesk& lan, Role role, QObject* parent);

private:
    static void say(const QString& line);
    static void quit(int exitStatus);
    void fail(const QString& why);
    static void warn(const QString& why);

    const Role m_role;
    bool m_isListening = false;
    bool m_isLost = false; ///< the peer may come back
};

} // namespace qipan::app
