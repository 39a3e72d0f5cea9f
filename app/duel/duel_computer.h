// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/duel/duel_table.h"
#include "core/duel/computer.h"

#include <QObject>
#include <QTimer>

namespace qipan::app {

/// The computer in a seat of a duel: takes pairs at the pace of its level, and answers the other seat. It looks for
/// pairs on another thread.
class DuelComputer final : public QObject {
    Q_OBJECT

public:
    /// `table` must outlive this object. Precondition: 1 <= level <= duel::computerLevels.
    DuelComputer(DuelTable& table, Seat seat, int level, std::uint64_t seed);

    [[nodiscard]] int level() const { return m_level; }

private:
    void observe(const duel::Event& event);
    void answer(const duel::Asked& asked);
    void look();
    void arm();
    void play();

    DuelTable& m_table;
    const Seat m_seat;
    const int m_level;
    duel::Computer m_computer;
    std::optional<duel::Action> m_next;
    QTimer m_timer;
    BackgroundTask m_search;
};

} // namespace qipan::app
