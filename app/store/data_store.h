#pragma once

#include "app/store/store_thread.h"

#include <QObject>

#include <memory>
#include <optional>

namespace qipan::ui {
class MessageBar;
}

namespace qipan::app {

/// Base class of the objects in the window thread that read and write the data file. It holds the thread for the disk
/// access and reports problems with the file.
class DataStore : public QObject {
    Q_OBJECT

public:
    ~DataStore() override;

    /// Shows each problem in `messages` as long as it lasts.
    void reportIn(ui::MessageBar& messages);

    /// Returns whether something could not be written yet. It is lost if the program ends before it can be written.
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }

Q_SIGNALS:
    /// Reports a problem with the file in a sentence; not repeated until it changes or has been solved.
    void errorOccurred(const QString& reason);
    /// The problem that was reported as `reason` is solved.
    void recovered(const QString& reason);

protected:
    DataStore(std::shared_ptr<StoreThread> thread, QObject* parent);

    /// What the user is told after a job.
    struct StoreStatus {
        DataFile::Failure failure;
        std::optional<QString> notice; ///< about the file
    };
    /// Returns the news after a job with this result. Called on the store's thread.
    [[nodiscard]] static StoreStatus statusOf(DataFile& data, const DataFile::Failure& failure);
    /// Reports the news. Called in this object's thread. A problem persists as long as something waits to be written.
    void report(const StoreStatus& status, bool isWaiting);

    [[nodiscard]] const std::shared_ptr<GuardedPoster>& poster() const { return m_poster; }
    [[nodiscard]] StoreThread& thread() const { return *m_thread; }

private:
    DataFile::Failure m_error;
    bool m_isWaiting = false;
    const std::shared_ptr<GuardedPoster> m_poster;
    const std::shared_ptr<StoreThread> m_thread; // last: destroying its last owner waits for pending jobs
};

} // namespace qipan::app
