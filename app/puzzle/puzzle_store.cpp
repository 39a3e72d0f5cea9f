// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle/puzzle_store.h"

#include <utility>

namespace qipan::app {

PuzzleStore::PuzzleStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : DataStore{std::move(thread), parent}
{
}

void PuzzleStore::add(const PuzzleTry& one)
{
    ++m_added;
    write({}, [one](DataFile& data) -> WriteQueue::Outcome { return {PuzzleFile{data}.add(one)}; });
}

void PuzzleStore::load()
{
    askWhenWritten(
        *this, [](DataFile& data) { return PuzzleFile{data}.all(); },
        [this, added = m_added](const auto& tries) {
            if (!tries)
                Q_EMIT unread();
            else if (added != m_added)
                load(); // the list read before is incomplete now
            else
                Q_EMIT read(*tries);
        });
}

} // namespace qipan::app
