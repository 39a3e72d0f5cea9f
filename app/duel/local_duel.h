// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/duel_computer.h"
#include "app/duel/duel_controller.h"
#include "app/duel/duel_entry.h"
#include "app/duel/shown_duel.h"

#include <QObject>

#include <memory>

namespace qipan::app {

/// Duels of the user against the computer, in the first and the second seat.
class LocalDuel final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    LocalDuel(DuelController& controller, PreferenceStore& preferences, QObject* parent);
    ~LocalDuel() override;

    /// Deals the first round of a match and shows it, instead of the current one. `ownLevel`: the computer plays the
    /// user's seat too.
    void start(const duel::Setup& setup, int level, std::optional<int> ownLevel = std::nullopt);
    /// Shows the current duel again. Precondition: hasDuel().
    void show();
    /// Returns whether there is a duel, perhaps one whose last round has ended.
    [[nodiscard]] bool hasDuel() const { return m_table != nullptr; }
    [[nodiscard]] bool isRunning() const { return m_table && m_table->hasDuel() && m_table->duel().isRunning(); }
    [[nodiscard]] bool isShown() const { return m_table && m_controller.table() == m_table.get(); }
    /// Ends the duel. A running round is not counted.
    void drop();
    /// Stops the time, because the page is left.
    void pause();
    /// The page is back: a count that was stopped goes on. A pause lasts until the user ends it.
    void goOn();
    [[nodiscard]] int level() const { return m_level; }
    [[nodiscard]] DuelTable* table() const { return m_table.get(); }
    [[nodiscard]] ShownDuel shown() const;
    /// Returns the players for the history. Precondition: hasDuel().
    [[nodiscard]] DuelPlayers players() const;

    void retranslate();

Q_SIGNALS:
    /// There is another table; nothing has happened there yet.
    void tableCreated(qipan::app::DuelTable& table);
    /// The table goes, perhaps with a round that runs.
    void left(const qipan::app::DuelTable& table);
    void changed();

private:
    void deal(const link::DealSetup& deal);
    void observe(const duel::Event& event);

    DuelController& m_controller;
    PreferenceStore& m_preferences;
    int m_level = 1;
    Score m_score;
    std::unique_ptr<DuelTable> m_table;
    std::array<std::unique_ptr<DuelComputer>, 2> m_computers; ///< by seat; null for a person
};

} // namespace qipan::app
