#include "app/puzzle/puzzle_store.h"

#include <utility>

namespace qipan::app {

PuzzleStore::PuzzleStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : DataStore{std::move(thread), parent}
    , m_waiting{std::make_shared<Waiting>()}
{
}

PuzzleStore::~PuzzleStore()
{
    if (isWaiting())
        thread().enqueue([waiting = m_waiting](DataFile& data) { (void)write(data, *waiting); });
}

PuzzleFile::Failure PuzzleStore::write(DataFile& data, Waiting& waiting)
{
    if (waiting.empty())
        return {};
    auto failure = PuzzleFile{data}.add(waiting);
    if (!failure)
        waiting.clear();
    return failure;
}

void PuzzleStore::add(const PuzzleTry& one)
{
    ++m_added;
    thread().enqueue([this, one, waiting = m_waiting, poster = poster()](DataFile& data) {
        waiting->push_back(one);
        const auto failure = write(data, *waiting);
        poster->post([this, status = statusOf(data, failure), isLeft = !waiting->empty()] { report(status, isLeft); });
    });
}

void PuzzleStore::load()
{
    thread().enqueue([this, added = m_added, waiting = m_waiting, poster = poster()](DataFile& data) {
        auto failure = write(data, *waiting);
        std::vector<PuzzleTry> tries;
        if (!failure) {
            auto all = PuzzleFile{data}.all();
            if (all)
                tries = std::move(all.value());
            else
                failure = all.error();
        }
        poster->post([this, added, failure, status = statusOf(data, failure), isLeft = !waiting->empty(),
                      tries = std::move(tries)] {
            report(status, isLeft);
            if (failure)
                Q_EMIT unread();
            else if (added != m_added)
                load(); // the list read before is incomplete now
            else
                Q_EMIT read(tries);
        });
    });
}

} // namespace qipan::app
