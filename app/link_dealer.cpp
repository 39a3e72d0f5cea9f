#include "app/link_dealer.h"

namespace qipan::app {

LinkDealer::LinkDealer(QObject* parent)
    : QObject{parent}
    , m_task{*this}
{
}

void LinkDealer::deal(const link::DealSetup& setup)
{
    m_task.start([this, setup](const std::atomic<bool>& stop) -> BackgroundTask::Tell {
        const auto deal = link::makeDeal(setup, stop);
        if (!deal)
            return {};
        return [this, setup, deal = *deal] { Q_EMIT dealt(setup, deal); };
    });
}

} // namespace qipan::app
