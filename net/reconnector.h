// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/guest.h"

#include <QDeadlineTimer>

namespace qipan::net {

/// Reconnects a guest whose connection broke. Tries after 1, 2, 4 and 8 s, then every 8 s, until it succeeds, is
/// refused or is destroyed.
class Reconnector final : public QObject {
    Q_OBJECT
public:
    Reconnector(Introduction self, TablePlace place, message::Resume seat, QObject* parent = nullptr);
    ~Reconnector() override;

    /// The delay before an attempt; attempts count from 0.
    [[nodiscard]] static constexpr std::chrono::seconds delayBefore(int attempt)
    {
        return std::chrono::seconds{attempt < 3 ? 1 << attempt : 8};
    }

    /// The seat is one at a table of duels.
    void setPlaysDuels(bool playsDuels) { m_playsDuels = playsDuels; }

    /// The seat was taken over an encrypted line: it is not resumed over another one.
    void setSeatEncrypted(bool isEncrypted) { m_isSeatEncrypted = isEncrypted; }

    /// Starts the delay before the first attempt.
    void start();
    /// Tries again now, for example at the user's request or after the machine woke up.
    void tryNow();

    /// The time until the next attempt; zero while one is under way.
    [[nodiscard]] std::chrono::milliseconds untilNextTry() const;

Q_SIGNALS:
    /// An attempt has begun, or one has failed and the delay before the next one runs.
    void changed();
    /// Back in the seat. The connection belongs to `guest`, whose ownership is passed on.
    void reconnected(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Resumed& peer);
    /// The same at a table of duels.
    void duelReconnected(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::DuelResumed& peer);
    /// The host no longer knows the old seat and has admitted this player as a new one; `guest` has the new seat.
    void rejoined(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Entered& host);
    /// The host no longer knows the seat, or cannot play with this program. No further attempt is made.
    void refused(qipan::net::GuestFailure failure, const QString& detail);

private:
    void waitForNext();
    void attempt();
    void failed(GuestFailure failure, const QString& detail);
    void dropGuest();

    Introduction m_self;
    TablePlace m_place;
    message::Resume m_seat;
    bool m_playsDuels = false;
    bool m_isSeatEncrypted = false;
    std::shared_ptr<Guest> m_guest;
    QTimer m_timer;
    int m_nextAttempt = 0;
};

} // namespace qipan::net
