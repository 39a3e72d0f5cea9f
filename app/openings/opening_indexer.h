// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_store.h"

#include <QElapsedTimer>
#include <QTimer>

namespace qipan::app {

/// Reads the openings of games that are new or changed, in short steps on the store's thread between all other
/// requests. The user can stop it; the next start of the program goes on with the rest.
class OpeningIndexer final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive this object.
    OpeningIndexer(HistoryStore& store, QObject* parent);

    struct Progress {
        int done = 0;
        int all = 0; ///< games that were not read when it began
    };
    /// Returns the progress while it is reading, or stopped with games left.
    [[nodiscard]] const std::optional<Progress>& progress() const { return m_progress; }
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    void stop();
    void resume();

Q_SIGNALS:
    void progressed();

private:
    void wake();
    void count();
    void step();
    void stepped(const Result<int, QString>& done);

    HistoryStore& m_store;
    QTimer m_pause;
    QElapsedTimer m_sinceTouch;
    bool m_isReading = false;
    bool m_isStopped = false;
    std::optional<Progress> m_progress;
};

} // namespace qipan::app
