// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis_queue/background_engine.h"

#include <utility>

#ifdef _WIN32
#include <windows.h>
#elif defined(__APPLE__)
#include <pthread/qos.h>
#elif defined(__linux__)
#include <sys/resource.h>
#endif

namespace qipan::app {

namespace {

/// QThread::setPriority has no effect on Linux, except for a policy by which a busy computer stops the thread.
void lowerThreadPriority()
{
#ifdef _WIN32
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST);
#elif defined(__APPLE__)
    pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0);
#elif defined(__linux__)
    constexpr int nice = 10;
    constexpr id_t thisThread = 0; // on Linux, not the whole process
    setpriority(PRIO_PROCESS, thisThread, nice);
#endif
}

class BackgroundEngine final : public Engine {
public:
    explicit BackgroundEngine(std::unique_ptr<Engine> engine)
        : m_engine{std::move(engine)}
    {
    }

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        if (!std::exchange(m_isLow, true))
            lowerThreadPriority();
        return m_engine->think(position, limits, stop, report);
    }

private:
    const std::unique_ptr<Engine> m_engine;
    bool m_isLow = false;
};

} // namespace

std::unique_ptr<Engine> inBackground(std::unique_ptr<Engine> engine)
{
    return std::make_unique<BackgroundEngine>(std::move(engine));
}

} // namespace qipan::app
