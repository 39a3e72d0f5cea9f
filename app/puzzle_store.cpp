#include "app/puzzle_store.h"

#include <utility>

namespace qipan::app {

PuzzleStore::PuzzleStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : QObject{parent}
    , m_waiting{std::make_shared<Waiting>()}
    , m_messenger{std::make_shared<Messenger>(*this)}
    , m_thread{std::move(thread)}
{
}

PuzzleStore::~PuzzleStore()
{
    m_messenger->forget();
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
    m_thread->give([this, one, waiting = m_waiting, messenger = m_messenger](DataFile& data) {
        waiting->push_back(one);
        const auto failure = write(data, *waiting);
        messenger->post([this, failure, notice = data.takeNotice()] { tell(failure, notice); });
    });
}

void PuzzleStore::load()
{
    m_thread->give([this, added = m_added, waiting = m_waiting, messenger = m_messenger](DataFile& data) {
        auto failure = write(data, *waiting);
        std::vector<PuzzleTry> tries;
        if (!failure) {
            auto all = PuzzleFile{data}.all();
            if (all)
                tries = std::move(all.value());
            else
                failure = all.error();
        }
        messenger->post([this, added, failure, tries = std::move(tries), notice = data.takeNotice()] {
            tell(failure, notice);
            if (failure)
                Q_EMIT unread();
            else if (added != m_added)
                load(); // what was read is not all any more
            else
                Q_EMIT read(tries);
        });
    });
}

void PuzzleStore::tell(const PuzzleFile::Failure& failure, const std::optional<QString>& notice)
{
    if (notice)
        Q_EMIT troubled(*notice);
    if (failure && failure != m_trouble)
        Q_EMIT troubled(*failure);
    m_trouble = failure;
}

} // namespace qipan::app
