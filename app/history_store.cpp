#include "app/history_store.h"

#include <QFile>

namespace qipan::app {

HistoryStore::HistoryStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : QObject{parent}
    , m_messenger{std::make_shared<Messenger>(*this)}
    , m_thread{std::move(thread)}
{
}

HistoryStore::~HistoryStore()
{
    m_messenger->forget();
}

void HistoryStore::check()
{
    m_thread->give([this, messenger = m_messenger](DataFile& data) {
        if (!QFile::exists(data.path()))
            return;
        const auto failure = data.check();
        messenger->post([this, failure, notice = data.takeNotice()] {
            if (notice)
                Q_EMIT troubled(*notice);
            trouble(failure);
        });
    });
}

void HistoryStore::trouble(const HistoryFile::Failure& reason)
{
    if (reason && reason != m_trouble)
        Q_EMIT troubled(*reason);
    if (!reason && m_trouble)
        Q_EMIT recovered(*m_trouble);
    m_trouble = reason;
}

} // namespace qipan::app
