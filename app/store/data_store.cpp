#include "app/store/data_store.h"

#include "ui/panels/message_bar.h"

#include <utility>

namespace qipan::app {

DataStore::DataStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : QObject{parent}
    , m_poster{std::make_shared<GuardedPoster>(*this)}
    , m_thread{std::move(thread)}
{
}

DataStore::~DataStore()
{
    m_poster->detach();
}

void DataStore::reportIn(ui::MessageBar& messages)
{
    connect(this, &DataStore::errorOccurred, &messages, &ui::MessageBar::showMessage);
    connect(this, &DataStore::recovered, &messages, &ui::MessageBar::hideMessage);
}

DataStore::StoreStatus DataStore::statusOf(DataFile& data, const DataFile::Failure& failure)
{
    return {failure ? failure : data.readOnly(), data.takeNotice()};
}

void DataStore::report(const StoreStatus& status, bool isWaiting)
{
    m_isWaiting = isWaiting;
    if (status.notice)
        Q_EMIT errorOccurred(*status.notice);
    if (isWaiting && !status.failure)
        return;
    if (status.failure && status.failure != m_error)
        Q_EMIT errorOccurred(*status.failure);
    if (!status.failure && m_error)
        Q_EMIT recovered(*m_error);
    m_error = status.failure;
}

} // namespace qipan::app
