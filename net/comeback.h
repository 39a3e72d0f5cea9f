#pragma once

#include "net/address.h"
#include "net/guest.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace qipan::net {

/// A guest whose line broke, on the way back to its seat: tries after 1, 2, 4, 8 s and then every 8 s, until it is
/// back, turned away, or cancelled.
class Comeback final : public QObject {
    Q_OBJECT
public:
    Comeback(Introduction self, TableAddress address, message::Resume seat, QObject* parent = nullptr);
    ~Comeback() override;

    /// How long to wait before a try; the first one is 0.
    [[nodiscard]] static constexpr std::chrono::seconds pauseBefore(int attempt)
    {
        return std::chrono::seconds{attempt < 3 ? 1 << attempt : 8};
    }

    /// Begins to wait for the first try.
    void start();
    /// Tries again now: the user asks, or the machine has woken up.
    void tryNow();

    /// Until the next try; zero while one is under way.
    [[nodiscard]] std::chrono::milliseconds untilNextTry() const;

Q_SIGNALS:
    /// A try begins, or has failed and the next one is waited for.
    void changed();
    /// Back in the seat. The connection is `guest`'s, which is handed over.
    void returned(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Resumed& peer);
    /// Let in at the table as somebody new: the seat is not known there any more, and `guest` has another.
    void welcomed(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Entered& host);
    /// The host does not know the seat any more, or cannot play with this program: no use in trying again.
    void refused(qipan::net::GuestFailure failure, const QString& detail);

private:
    void waitForNext();
    void attempt();
    void failed(GuestFailure failure, const QString& detail);
    void dropGuest();

    Introduction m_self;
    TableAddress m_address;
    message::Resume m_seat;
    std::shared_ptr<Guest> m_guest;
    QTimer m_timer;
    int m_nextAttempt = 0;
};

} // namespace qipan::net
