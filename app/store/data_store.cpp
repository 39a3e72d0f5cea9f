#include "app/store/data_store.h"

#include "ui/main_window.h"

#include <utility>

namespace qipan::app {

DataStore::DataStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : QObject{parent}
    , m_messenger{std::make_shared<Messenger>(*this)}
    , m_thread{std::move(thread)}
{
}

DataStore::~DataStore()
{
    m_messenger->forget();
}

void DataStore::tellIn(ui::MainWindow& window)
{
    connect(this, &DataStore::troubled, &window, &ui::MainWindow::tell);
    connect(this, &DataStore::recovered, &window, &ui::MainWindow::retract);
}

DataStore::News DataStore::newsOf(DataFile& data, const DataFile::Failure& failure)
{
    return {failure ? failure : data.readOnly(), data.takeNotice()};
}

void DataStore::tell(const News& news, bool isWaiting)
{
    m_isWaiting = isWaiting;
    if (news.notice)
        Q_EMIT troubled(*news.notice);
    if (isWaiting && !news.failure)
        return;
    if (news.failure && news.failure != m_trouble)
        Q_EMIT troubled(*news.failure);
    if (!news.failure && m_trouble)
        Q_EMIT recovered(*m_trouble);
    m_trouble = news.failure;
}

} // namespace qipan::app
