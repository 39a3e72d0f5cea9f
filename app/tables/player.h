#pragma once

#include "core/match/match.h"

#include <QObject>

namespace qipan::app {

/// Who holds a seat: a person, the computer or a peer on the network; to a table all look the same.
/// Events come in through `observe`, commands go out through `commanded`.
class Player : public QObject {
    Q_OBJECT

public:
    /// Takes `seat` of a match that has just begun, or that is under way when seats change hands.
    /// `match` outlives the player's use of it.
    virtual void begin(const Match& match, Seat seat) = 0;
    /// Something happened in the match; `match` is the state after the whole decision.
    virtual void observe(const Event& event, const Match& match) = 0;
    /// A command of this player changed nothing.
    virtual void refused(const Command& command, Refusal why);
    /// Whether its commands are made on this board, or on one at the other end of a line.
    [[nodiscard]] virtual Origin origin() const { return Origin::Here; }

Q_SIGNALS:
    void commanded(const qipan::Command& command);
};

/// A person at this machine: the window turns clicks and keys into commands.
class PersonPlayer final : public Player {
    Q_OBJECT

public:
    /// At one machine nobody asks the neighbour by message: `agreesToUndo` answers take-backs with yes at once.
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

/// Someone whose game is only watched: what they do comes from elsewhere.
class WatchedPlayer final : public Player {
    Q_OBJECT

public:
    void begin(const Match&, Seat) override { }
    void observe(const Event&, const Match&) override { }
};

} // namespace qipan::app
