#pragma once

#include "core/match/match.h"

#include <QObject>

namespace qipan::app {

/// The holder of a seat: a person, the computer or a remote player. The table treats all alike: events come in through
/// `observe`, commands go out through `commanded`.
class Player : public QObject {
    Q_OBJECT

public:
    /// Takes `seat` of a match that has just begun, or of a running one when the seat changes hands. `match` outlives
    /// its use by the player.
    virtual void begin(const Match& match, Seat seat) = 0;
    /// Reports an event; `match` is the state after all events of the decision.
    virtual void observe(const Event& event, const Match& match) = 0;
    /// A command of this player was refused.
    virtual void refused(const Command& command, Refusal why);
    /// Returns whether its commands are made on this board or on the peer's.
    [[nodiscard]] virtual CommandSource commandSource() const { return CommandSource::Local; }

Q_SIGNALS:
    void commanded(const qipan::Command& command);
};

/// A person at this machine: the window turns clicks and keys into commands.
class PersonPlayer final : public Player {
    Q_OBJECT

public:
    /// `agreesToUndo`: the player accepts take-backs automatically, because two people at one machine need no message.
    explicit PersonPlayer(bool agreesToUndo)
        : m_agreesToUndo{agreesToUndo}
    {
    }

    void begin(const Match& match, Seat seat) override;
    void observe(const Event& event, const Match& match) override;

private:
    const bool m_agreesToUndo;
    Seat m_seat = Seat::First;
};

/// A player in a game that is only watched; the commands come from elsewhere.
class SpectatedPlayer final : public Player {
    Q_OBJECT

public:
    void begin(const Match&, Seat) override { }
    void observe(const Event&, const Match&) override { }
};

} // namespace qipan::app
