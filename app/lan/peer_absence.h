// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace qipan::net {
class Guest;
class Reconnector;
struct DuelResumed;
struct Entered;
struct Resumed;
enum class GuestFailure;
namespace message {
struct Resume;
}
} // namespace qipan::net

namespace qipan::app {

struct LanSeating;

/// The absence of a peer whose connection broke: how long it may last, how long the clock is stopped for it, and the
/// attempts of a guest to reconnect.
class PeerAbsence final : public QObject {
    Q_OBJECT

public:
    /// Stops the time of the round or lets it run. When it stops, `givenBack` had passed while nobody could move.
    using Halt = std::function<void(bool isHalted, std::chrono::milliseconds givenBack)>;

    explicit PeerAbsence(Halt halt);
    ~PeerAbsence() override;

    /// The peer is away; `silence` is how long the connection had been silent before.
    void begin(std::chrono::milliseconds silence);
    /// The peer is back. The clock stays stopped until `holdClock(false)`.
    void end() { m_limit.stop(); }
    /// The game has ended: nobody is awaited any more.
    void cancel();
    [[nodiscard]] bool isActive() const { return m_limit.isActive(); }
    /// Returns how long the peer may still reconnect.
    [[nodiscard]] std::chrono::milliseconds left() const { return m_limit.remainingTimeAsDuration(); }

    /// Stops the clock or lets it run. `since` is how long it should have been stopped already: that time is given back
    /// to the player who lost it.
    void holdClock(bool hold, std::chrono::milliseconds since = {});
    /// Returns how long the clock has been stopped in this round.
    [[nodiscard]] std::chrono::milliseconds paused() const;
    /// Sets it, for a round that begins or is restored.
    void setPaused(std::chrono::milliseconds paused) { m_paused = paused; }

    /// Guest: starts the attempts to take this seat again.
    void reconnect(const LanSeating& seating, const net::message::Resume& seat);
    /// Makes the next attempt at once.
    void tryNow();
    /// Returns the time until the next attempt; empty during one.
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilNextTry() const;

Q_SIGNALS:
    /// The peer did not reconnect in time.
    void expired();
    /// The clock was stopped or started.
    void clockHeld();
    /// An attempt to reconnect begins, or the wait for the next one.
    void tried();
    /// This side is back in its seat.
    void reconnected(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Resumed& peer);
    /// Likewise at a table of duels.
    void duelReconnected(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::DuelResumed& peer);
    /// The host does not know the seat and has given this side another one.
    void rejoined(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Entered& host);
    void refused(qipan::net::GuestFailure failure);

private:
    const Halt m_halt;
    QTimer m_limit;
    QTimer m_pause;                        ///< limits how long the clock is stopped
    std::chrono::milliseconds m_paused{0}; ///< earlier pauses of this round
    std::unique_ptr<net::Reconnector> m_reconnector;
};

} // namespace qipan::app
