#pragma once

#include "app/store/data_file.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace qipan::app {

/// How another thread tells an object something in its own thread, as long as there is that object.
class Messenger {
public:
    explicit Messenger(QObject& to)
        : m_to{&to}
    {
    }

    /// Runs `tell` in the object's thread, soon.
    void post(std::function<void()> tell);
    /// The object goes: nothing more is told.
    void forget();

private:
    std::mutex m_mutex;
    QObject* m_to;
};

/// The thread that reads and writes the data file, so that the window thread never does. It starts, and loads Qt's
/// driver, with the first job. Everything is done in the order it was given.
class StoreThread {
public:
    using Job = std::function<void(DataFile&)>;

    /// `folder` is the data folder.
    explicit StoreThread(const QString& folder);
    /// As `finish`, whose answer nobody hears.
    ~StoreThread();
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;

    void give(Job job);
    /// Gives what is still to be done two seconds. False where that was not enough: then the thread is left behind, and
    /// the process must not take down what it may still use (Qt's, and SQLite's) while it ends. Nothing can be given
    /// afterwards.
    [[nodiscard]] bool finish();

private:
    class Jobs;

    const QString m_folder;
    const std::shared_ptr<Jobs> m_jobs;
    std::thread m_thread;
    bool m_isLeftBehind = false;
};

} // namespace qipan::app
