#include "app/link_dealer.h"

#include <QThreadPool>

namespace qipan::app {

LinkDealer::LinkDealer(QObject* parent)
    : QObject{parent}
    , m_messenger{std::make_shared<Messenger>(*this)}
{
}

LinkDealer::~LinkDealer()
{
    cancel();
    m_messenger->forget();
}

void LinkDealer::deal(const link::DealSetup& setup)
{
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    QThreadPool::globalInstance()->start([this, setup, stop = m_stop, messenger = m_messenger] {
        const auto deal = link::makeDeal(setup, *stop);
        if (!deal)
            return;
        messenger->post([this, setup, deal = *deal, stop] {
            if (stop != m_stop)
                return; // another is wanted by now
            m_stop.reset();
            Q_EMIT dealt(setup, deal);
        });
    });
}

void LinkDealer::cancel()
{
    if (m_stop)
        m_stop->store(true);
    m_stop.reset();
}

} // namespace qipan::app
