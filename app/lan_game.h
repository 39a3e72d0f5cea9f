#pragma once

#include "app/table.h"
#include "net/session_event.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

namespace qipan::net {
class Connection;
}

namespace qipan::app {

/// A table shared with one peer on the LAN, from the welcome until one of them goes.
class LanGame final : public QObject {
    Q_OBJECT

public:
    /// How it ended.
    enum class Ending {
        PeerLeft, ///< it said bye; in a running round that is its resignation
        Lost,     ///< the line broke
        Failed,   ///< one of the programs made an error
        Left,     ///< by this end
    };

    /// `own` holds the seat at this end: the first for a host, the second for a guest.
    LanGame(net::Connection* connection, const net::Entered& peer, std::unique_ptr<Player> own);
    ~LanGame() override;

    [[nodiscard]] Table& table() { return m_table; }
    [[nodiscard]] Seat me() const { return m_me; }
    /// Cleaned by the session: may be shown as plain text.
    [[nodiscard]] const QString& peerName() const { return m_peerName; }
    /// Nothing while the peer is at the table.
    [[nodiscard]] std::optional<Ending> ending() const { return m_ending; }

    /// Host: begins the first round.
    void start(Seat black) { m_table.startRound(black); }
    /// Asks the peer: another game after the end, a restart before.
    void askForNext();
    /// False when the text is empty, too long, or nobody hears it.
    bool chat(const QString& text);
    /// Says bye; in a running round that resigns it.
    void leave();

Q_SIGNALS:
    void chatted(const QString& text);
    /// The verdict of a round stands: both found it, or five seconds have passed. Once a round that has a result.
    void settled(int round, const qipan::Verdict& verdict);
    /// The peer is gone. `why` is a sentence for the user, or empty where the ending says it all.
    void over(qipan::app::LanGame::Ending ending, const QString& why);

private:
    void hear(const net::SessionEvent& event);
    void see(const Event& event);
    void settle();
    void end(Ending ending, const QString& why);

    QPointer<net::Connection> m_connection;
    const Seat m_me;
    const QString m_peerName;
    std::optional<Ending> m_ending;
    bool m_isSettled = true;
    QTimer m_patience;
    Table m_table;
};

} // namespace qipan::app
