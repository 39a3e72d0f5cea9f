// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lan/round_result.h"
#include "net/connection.h"
#include "net/session_event.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <memory>

namespace qipan::net {
class Guest;
}

namespace qipan::app {

/// A LAN table of two others, as a spectator sees it.
class SpectatedTable : public QObject {
    Q_OBJECT

public:
    enum class Ending {
        Closed, ///< by the host, with a goodbye
        Lost,   ///< the connection broke
        Failed, ///< the host's messages were invalid
    };

    ~SpectatedTable() override;

    /// Returns the sanitized names of the host and the guest, even after they left; the guest's may be empty.
    [[nodiscard]] const std::array<QString, 2>& names() const { return m_names; }
    /// Returns whether the guest is at the table.
    [[nodiscard]] bool hasGuest() const { return m_hasGuest; }
    /// Returns whether the host is connected.
    [[nodiscard]] bool isAlive() const { return m_isAlive; }
    void leave();

Q_SIGNALS:
    /// Players joined or left, or the board was set up again.
    void changed();
    void clockChanged();
    /// The result of a round is final.
    void settled(const qipan::app::RoundResult& result);
    void chatted(qipan::Seat from, const QString& text);
    /// The game has ended for the spectator; `why` is a sentence for the user.
    void ended(qipan::app::SpectatedTable::Ending ending, const QString& why);

protected:
    /// `guest` has the connection that was just admitted.
    SpectatedTable(std::shared_ptr<net::Guest> guest, const QString& host);

    virtual void receive(const net::SessionEvent& event);
    /// Takes over who is at the table. `hasRound`: a guest who has left is still named at the board.
    void setNames(const QString& host, const QString& guest, bool hasRound);

    QPointer<net::Connection> m_connection;

private:
    void end(Ending ending, const QString& why);

    std::shared_ptr<net::Guest> m_guest;
    std::array<QString, 2> m_names;
    bool m_hasGuest = false;
    bool m_isAlive = true;
};

} // namespace qipan::app
