// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <QObject>
#include <QString>

#include <chrono>

namespace qipan::app {

class TableClock;

/// The holder of a seat: a person, the computer or a remote player. The table treats all alike: events come in through
/// `observe`, commands go out through `commanded`.
class Player : public QObject {
    Q_OBJECT

public:
    enum class Kind {
        Person,         ///< at this machine
        Computer,       ///< the built-in engine
        ExternalEngine, ///< another program on this machine
        RemotePeer,     ///< at another machine, in a game with this one
        Spectated,      ///< in a game that is only watched
    };

    [[nodiscard]] virtual Kind kind() const = 0;
    [[nodiscard]] bool isPerson() const { return kind() == Kind::Person; }
    /// Returns whether an engine plays, built-in or external.
    [[nodiscard]] bool isEngine() const { return kind() == Kind::Computer || kind() == Kind::ExternalEngine; }
    /// Returns the name of an external engine; empty for the others, whose names the owner of the table knows.
    [[nodiscard]] virtual QString name() const { return {}; }
    /// Returns the level of the built-in engine, from 1; 0 for the others.
    [[nodiscard]] virtual int level() const { return 0; }

    /// Takes `seat` of a match that has just begun, or of a running one when the seat changes hands. `match` outlives
    /// its use by the player.
    virtual void begin(const Match& match, Seat seat) = 0;
    /// Reports an event; `match` is the state after all events of the decision.
    virtual void observe(const Event& event, const Match& match) = 0;
    /// A command of this player was refused.
    virtual void refused(const Command&, Refusal) { }
    /// Returns whether its commands are made on this board or on the peer's.
    [[nodiscard]] virtual CommandSource commandSource() const { return CommandSource::Local; }

    // An engine's thinking. The others do not think.

    [[nodiscard]] virtual bool isThinking() const { return false; }
    /// Defers thinking until `resume`, because the user may not want to continue this game.
    virtual void hold() { }
    /// Resumes after `hold`; otherwise does nothing. Takes the match of its seat.
    virtual void resume(const Match&) { }
    /// The clock of the table, which outlives the player; not called if there is none.
    virtual void watchClock(const TableClock&) { }
    /// Sets the shortest time from the beginning of its turn to its move. Takes effect with the next turn.
    virtual void setPause(std::chrono::milliseconds) { }

Q_SIGNALS:
    void commanded(const qipan::Command& command);
    /// It started or stopped thinking.
    void thinkingChanged();
};

/// A person at this machine: the window turns clicks and keys into commands.
class PersonPlayer final : public Player {
    Q_OBJECT

public:
    /// `agreesToUndo`: the player accepts takebacks automatically, because two people at one machine need no message.
    explicit PersonPlayer(bool agreesToUndo)
        : m_agreesToUndo{agreesToUndo}
    {
    }

    [[nodiscard]] Kind kind() const override { return Kind::Person; }
    void begin(const Match&, Seat seat) override { m_seat = seat; }
    void observe(const Event& event, const Match&) override
    {
        const auto* asked = std::get_if<Asked>(&event);
        if (m_agreesToUndo && asked != nullptr && asked->by != m_seat && asked->kind == RequestKind::Undo)
            Q_EMIT commanded(Answer{asked->id, asked->kind, true, std::nullopt});
    }

private:
    const bool m_agreesToUndo;
    Seat m_seat = Seat::First;
};

/// A player in a game that is only watched; the commands come from elsewhere.
class SpectatedPlayer final : public Player {
    Q_OBJECT

public:
    [[nodiscard]] Kind kind() const override { return Kind::Spectated; }
    void begin(const Match&, Seat) override { }
    void observe(const Event&, const Match&) override { }
};

} // namespace qipan::app
