#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <thread>
#include <vector>

namespace qipan {

/// Keeps threads that are about to end by themselves, so that who has done with one need not wait for it. Those that
/// have not ended when the keeper goes are waited for then. Belongs to one thread.
class ThreadKeeper {
public:
    ThreadKeeper() = default;
    ~ThreadKeeper();
    ThreadKeeper(const ThreadKeeper&) = delete;
    ThreadKeeper& operator=(const ThreadKeeper&) = delete;

    /// `hasEnded` becomes true as the last thing that the thread does.
    void keep(std::thread thread, std::shared_ptr<const std::atomic<bool>> hasEnded);
    /// How many are kept that had not ended when the latest came.
    [[nodiscard]] std::size_t count() const { return m_kept.size(); }

private:
    struct Kept {
        std::thread thread;
        std::shared_ptr<const std::atomic<bool>> hasEnded;
    };

    std::vector<Kept> m_kept;
};

} // namespace qipan
