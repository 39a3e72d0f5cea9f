// SPDX-License-Identifier: GPL-3.0-or-later
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

/// A LAN game between two others, as a spectator sees it.
class SpectatedGame final : public QObject {
    Q_OBJECT

public:
    enum class Ending {
        Closed, ///< by the host, with a goodbye
        Lost,   ///< the connection broke
        Failed, ///< the host's messages were invalid
    };

    /// `guest` has the connection that was just admitted.
    SpectatedGame(std::shared_ptr<net::Guest> guest, const net::Entered& host);
    ~SpectatedGame() override;

    [[nodiscard]] Table& table() { return m_table; }
    /// Returns the sanitized names of the host and the guest, even after they left; the guest's may be empty.
    [[nodiscard]] const std::array<QString, 2>& names() const { return m_names; }
    /// Returns whether the guest is at the table.
    [[nodiscard]] bool hasGuest() const { return m_hasGuest; }
    /// Returns whether the host is connected.
    [[nodiscard]] bool isAlive() const { return m_isAlive; }
    /// Returns whether the host has sent the times on the clocks.
    [[nodiscard]] bool knowsClock() const { return m_knowsClock; }
    void leave();

Q_SIGNALS:
    /// Players joined or left, or the board was set up again.
    void changed();
    void clockChanged();
    void chatted(qipan::Seat from, const QString& text);
    /// The game has ended for the spectator; `why` is a sentence for the user.
    void ended(qipan::app::SpectatedGame::Ending ending, const QString& why);

private:
    void receive(const net::SessionEvent& event);
    void takeOver(const net::Synced& synced);
    void execute(const Command& command);
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
