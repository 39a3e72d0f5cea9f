// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process_end.h"

#include "app/store/store_thread.h"

#include <cstdlib>
#include <utility>

namespace qipan::app {

void endProcessInTime(std::shared_ptr<StoreThread> store, int exitStatus)
{
    std::thread{[store = std::move(store), exitStatus] {
        std::this_thread::sleep_for(endTimeout);
        (void)store->waitUntilIdle(StoreThread::finishTimeout - endTimeout);
        std::_Exit(exitStatus);
    }}.detach();
}

} // namespace qipan::app
