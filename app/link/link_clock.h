// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/play.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace qipan::app {

/// The clock by which games of link-match are played. Wakes up when the time of a game runs out.
class LinkClock final : public QObject {
    Q_OBJECT

public:
    explicit LinkClock(QObject* parent = nullptr);

    [[nodiscard]] link::Milliseconds now() const { return link::Milliseconds{m_time.elapsed()}; }
    /// Call after each change of the play: `timeUp` follows when its time runs out, if it is running.
    void follow(const link::Play& play);

Q_SIGNALS:
    void timeUp();

private:
    QElapsedTimer m_time;
    QTimer m_timeUp;
};

} // namespace qipan::app
