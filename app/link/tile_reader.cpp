// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/tile_reader.h"

#include <atomic>
#include <mutex>
#include <utility>

namespace qipan::app {

struct TileReader::State {
    std::atomic<bool> stop{false};
    std::atomic<bool> hasEnded{false};
    std::mutex mutex;
    bool hasOwner = true; ///< guarded by the mutex
};

TileReader::TileReader(const QString& folder, std::shared_ptr<ThreadReaper> reaper)
    : m_state{std::make_shared<State>()}
    , m_reaper{std::move(reaper)}
    , m_thread{[this, state = m_state, folder] {
        auto found = ui::readUserPictures(folder, state->stop);
        {
            const std::lock_guard lock{state->mutex};
            if (state->hasOwner)
                QMetaObject::invokeMethod(
                    this, [this, found = std::move(found)] { Q_EMIT done(found); }, Qt::QueuedConnection);
        }
        state->hasEnded = true;
    }}
{
}

TileReader::~TileReader()
{
    m_state->stop = true;
    {
        const std::lock_guard lock{m_state->mutex};
        m_state->hasOwner = false;
    }
    m_reaper->adopt(std::move(m_thread), {m_state, &m_state->hasEnded});
}

} // namespace qipan::app
