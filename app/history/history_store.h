// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_file.h"
#include "app/store/data_store.h"

namespace qipan::app {

/// The history for objects of the window thread.
class HistoryStore final : public DataStore {
    Q_OBJECT

public:
    explicit HistoryStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);

    /// Likewise, for `work(HistoryFile&)`.
    template <typename Work, typename Reply>
    void ask(QObject& context, Work work, Reply reply)
    {
        DataStore::ask(
            context,
            [work = std::move(work)](DataFile& data) {
                HistoryFile file{data};
                return work(file);
            },
            std::move(reply));
    }
    using DataStore::write;

    /// Checks the whole file on the store's thread, after earlier requests; `errorOccurred` reports damage, which is
    /// then repaired.
    void check();
    /// Emits `changed`, because games were added, removed or changed.
    void touch() { Q_EMIT changed(); }
    /// Checks every two seconds for changes by other programs, as long as this is wanted.
    void setPolling(bool wanted);

Q_SIGNALS:
    void changed();

private:
    void checkForChanges();

    QTimer m_pollTimer;
    bool m_isPolling = false;
};

} // namespace qipan::app
