// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/data_store.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace qipan::app {

/// The stores of the program. Waits, without blocking, until everything given to them is on disk.
class StoreDrain final : public QObject {
    Q_OBJECT

public:
    /// The stores are the children of `parent`. Waits for them at most as long as `limit`.
    StoreDrain(std::shared_ptr<StoreThread> thread, std::chrono::milliseconds limit, QObject* parent);
    ~StoreDrain() override;

    [[nodiscard]] QList<DataStore*> stores() const { return parent()->findChildren<DataStore*>(); }
    /// Returns whether something could not be written yet.
    [[nodiscard]] bool hasUnwritten() const;
    /// Tries to write now what could not be written.
    void retry() const;
    /// Begins to wait, unless it does already. Exactly one of `written` and `timedOut` follows, unless it is cancelled.
    void start();
    void cancel();
    [[nodiscard]] bool isActive() const { return m_limit.isActive(); }

Q_SIGNALS:
    /// The user would notice the wait by now.
    void isSlow();
    void written();
    /// Something could not be written in time.
    void timedOut();

private:
    void check();

    QTimer m_patience;
    QTimer m_limit; ///< active while waiting
    QTimer m_retry;
    const std::shared_ptr<GuardedPoster> m_poster;
    const std::shared_ptr<StoreThread> m_thread;
};

} // namespace qipan::app
