#include "app/link_dealer.h"

#include "core/link/shapes.h"

#include <utility>

namespace qipan::app {

LinkDealer::LinkDealer(QObject* parent)
    : QObject{parent}
    , m_task{*this}
{
}

void LinkDealer::deal(const link::DealSetup& setup, const std::optional<link::PlayRecord>& record)
{
    m_task.start([this, setup, record](const std::atomic<bool>& stop) -> BackgroundTask::Tell {
        const auto deal = link::makeDeal(setup, stop);
        if (!deal)
            return {};
        const auto shape = link::makeShape(setup.outline, setup.size);
        Dealt dealt{setup, link::Game{deal->board, {.border = setup.border}, setup.mode, shape}, {}};
        if (record)
            dealt.play = link::Play::rebuild(*record, dealt.game, stop);
        return [this, dealt = std::move(dealt)] { Q_EMIT this->dealt(dealt); };
    });
}

} // namespace qipan::app
