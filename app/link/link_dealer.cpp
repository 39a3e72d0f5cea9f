// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_dealer.h"

#include "core/link/deal.h"
#include "core/link/game.h"
#include "core/link/shape.h"

#include <utility>

namespace qipan::app {

namespace {

/// Empty if `stop` became true.
[[nodiscard]] std::optional<link::Game> gameOf(const book::LinkStart& start, const std::atomic<bool>& stop)
{
    if (const auto* board = std::get_if<book::LinkBoard>(&start))
        return book::gameOf(*board);
    const auto& setup = *std::get_if<link::DealSetup>(&start);
    const auto deal = link::makeDeal(setup, stop);
    if (!deal)
        return std::nullopt;
    const auto shape = link::makeShape(setup.outline, setup.size);
    return link::Game{deal->board, {.border = setup.border}, setup.mode, shape};
}

} // namespace

LinkDealer::LinkDealer(QObject* parent)
    : QObject{parent}
    , m_task{*this}
{
}

void LinkDealer::deal(const book::LinkStart& start, const std::optional<link::PlayRecord>& record)
{
    m_task.start([this, start, record](const std::atomic<bool>& stop) -> BackgroundTask::Reply {
        const auto game = gameOf(start, stop);
        if (!game)
            return {};
        Dealt dealt{start, *game, {}};
        if (record)
            dealt.play = link::Play::replay(*record, dealt.game, stop);
        return [this, dealt = std::move(dealt)] { Q_EMIT this->dealt(dealt); };
    });
}

} // namespace qipan::app
