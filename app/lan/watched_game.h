#pragma once

#include "app/tables/table.h"
#include "net/connection.h"
#include "net/session_event.h"

#include <QPointer>

#include <array>
#include <memory>

namespace qipan::net {
class Guest;
}

namespace qipan::app {

/// A game between two others at a table on the LAN, as one who watches sees it.
class WatchedGame final : public QObject {
    Q_OBJECT

public:
    enum class Ending {
        Closed, ///< by the host, with a bye
        Lost,   ///< the line
        Failed, ///< what was said made no sense
    };

    /// `guest` has the connection that has just been let in.
    WatchedGame(std::shared_ptr<net::Guest> guest, const net::Entered& host);
    ~WatchedGame() override;

    [[nodiscard]] Table& table() { return m_table; }
    /// Of the host and the guest, cleaned; the second is empty as long as there was none. Who has gone is still named.
    [[nodiscard]] const std::array<QString, 2>& names() const { return m_names; }
    /// The guest is at the table.
    [[nodiscard]] bool hasGuest() const { return m_hasGuest; }
    /// The line to the host stands.
    [[nodiscard]] bool isAlive() const { return m_isAlive; }
    /// The host has said what is on the clocks.
    [[nodiscard]] bool knowsClock() const { return m_knowsClock; }
    void leave();

Q_SIGNALS:
    /// Players came or went, or the board was set anew.
    void changed();
    void clockChanged();
    void chatted(qipan::Seat from, const QString& text);
    /// Nothing more will come; a sentence for the user.
    void over(qipan::app::WatchedGame::Ending ending, const QString& why);

private:
    void hear(const net::SessionEvent& event);
    void takeOver(const net::Synced& synced);
    void carryOut(const Command& command);
    void end(Ending ending, const QString& why);

    std::shared_ptr<net::Guest> m_guest;
    QPointer<net::Connection> m_connection;
    std::array<QString, 2> m_names;
    bool m_hasGuest = false;
    bool m_isAlive = true;
    bool m_knowsClock = false;
    Table m_table;
};

} // namespace qipan::app
