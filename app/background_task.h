#pragma once

#include "app/store/store_thread.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>

namespace qipan::app {

/// Works something out on a thread of Qt's pool, one thing at a time: what was asked for last counts, and anything
/// before it is told to stop and not heard of again. To be a member of the object that it tells.
class BackgroundTask {
public:
    /// Tells the result, in the owner's thread.
    using Tell = std::function<void()>;
    /// Runs on the other thread, and must touch nothing of the owner. Ends soon after `stop` becomes true; then what it
    /// returns is of no account.
    using Work = std::function<Tell(const std::atomic<bool>& stop)>;

    explicit BackgroundTask(QObject& owner)
        : m_messenger{std::make_shared<Messenger>(owner)}
    {
    }
    ~BackgroundTask();
    BackgroundTask(const BackgroundTask&) = delete;
    BackgroundTask& operator=(const BackgroundTask&) = delete;

    void start(Work work);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }

private:
    std::shared_ptr<std::atomic<bool>> m_stop; // of what is worked out now; null for nothing
    const std::shared_ptr<Messenger> m_messenger;
};

} // namespace qipan::app
