// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_dealer.h"

#include "core/link/deal.h"
#include "core/link/shape.h"

#include <QDate>
#include <QRandomGenerator>

#include <algorithm>
#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

/// Empty if `stop` became true.
[[nodiscard]] std::optional<LinkDealer::Dealt> dealtOf(const book::LinkStart& start, const std::atomic<bool>& stop)
{
    if (const auto* board = std::get_if<book::LinkBoard>(&start))
        return LinkDealer::Dealt{start, book::gameOf(*board), {}};
    const auto& setup = *std::get_if<link::DealSetup>(&start);
    const auto deal = link::makeDeal(setup, stop);
    if (!deal)
        return std::nullopt;
    const auto shape = link::makeShape(setup.outline, setup.size);
    const link::Game game{deal->board, {.border = setup.border}, setup.mode, shape};
    return LinkDealer::Dealt{start, game, {}, link::difficultyOf(deal->winRate)};
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
        auto dealt = dealtOf(start, stop);
        if (!dealt)
            return {};
        if (record)
            dealt->play = link::Play::replay(*record, dealt->game, stop);
        return [this, dealt = std::move(*dealt)] { Q_EMIT this->dealt(dealt); };
    });
}

PendingDeal::PendingDeal(TilesController& tiles, PreferenceStore& preferences, QObject* parent)
    : QObject{parent}
    , m_tiles{tiles}
    , m_preferences{preferences}
    , m_dealer{new LinkDealer{this}}
{
    m_delay.setSingleShot(true);
    constexpr std::chrono::milliseconds delayNotice{150};
    m_delay.setInterval(delayNotice);
    connect(&m_delay, &QTimer::timeout, this, [this] { Q_EMIT delayed(m_dealer->isDealing()); });
    connect(m_dealer, &LinkDealer::dealt, this, &PendingDeal::take);
    connect(&m_tiles, &TilesController::settled, this, [this] {
        if (m_held)
            take(*std::exchange(m_held, {}));
    });
}

void PendingDeal::start(const LinkRequest& request)
{
    m_held.reset();
    m_request = request;
    m_dealer->deal(m_request.start, m_request.record);
}

void PendingDeal::take(const LinkDealer::Dealt& dealt)
{
    m_tiles.follow();
    if (!m_tiles.tilesFor(dealt.game.board()) && m_tiles.isReading()) {
        m_held = dealt;
        return;
    }
    // While dealing, the user's pictures were loaded, and there are fewer.
    const auto* setup = std::get_if<link::DealSetup>(&dealt.start);
    const bool isTooMuch = setup != nullptr && setup->pictures > m_tiles.tiles()->count();
    if (m_request.isRandom && !m_request.record && isTooMuch) {
        m_dealer->deal(setupLike(*setup, m_request.gameMode, m_request.carryover.level));
        return;
    }
    m_delay.stop();
    const LinkRequest request = std::exchange(m_request, {});
    if (m_tiles.tilesFor(dealt.game.board()))
        Q_EMIT this->dealt(request, dealt);
    else
        Q_EMIT refused(request);
}

link::DealSetup PendingDeal::setupFor(link::GameMode gameMode, int level) const
{
    m_tiles.follow();
    if (gameMode == link::GameMode::Daily) {
        const QDate today = QDate::currentDate();
        return link::dailyDeal(today.year(), static_cast<unsigned>(today.month()), static_cast<unsigned>(today.day()));
    }
    const ui::LinkPreferences& wanted = m_preferences->link;
    return setupFor(wanted, gameMode == link::GameMode::Campaign ? link::campaignMode(level) : wanted.mode);
}

link::DealSetup PendingDeal::setupFor(const ui::LinkPreferences& wanted, link::FallingMode mode) const
{
    link::DealSetup setup{.size = {wanted.size.width(), wanted.size.height()},
                          .outline = wanted.outline,
                          .mode = mode,
                          .border = wanted.border,
                          .pictures = std::min(wanted.pictures, m_tiles.tiles()->count()),
                          .difficulty = wanted.difficulty,
                          .seed = QRandomGenerator::system()->generate()};
    if (!link::canDeal(setup))
        setup.outline = link::Outline::Rectangle; // the size was changed afterwards
    return setup;
}

link::DealSetup PendingDeal::setupLike(const link::DealSetup& other, link::GameMode gameMode, int level) const
{
    m_tiles.follow();
    link::DealSetup setup = other;
    if (gameMode == link::GameMode::Campaign)
        setup.mode = link::campaignMode(level);
    setup.pictures = std::min(setup.pictures, m_tiles.tiles()->count());
    setup.seed = QRandomGenerator::system()->generate();
    setup.version = link::DealSetup{}.version;
    return setup;
}

link::GameMode PendingDeal::gameModeFor(const book::LinkStart& start, link::GameMode wanted) const
{
    const auto* setup = std::get_if<link::DealSetup>(&start);
    // It is neither a level of a longer game nor, except by coincidence, the deal of the day.
    const bool isOtherDay = setup != nullptr && wanted == link::GameMode::Daily && *setup != setupFor(wanted, 1);
    return setup == nullptr || link::rulesOf(wanted).hasNextBoard || isOtherDay ? link::GameMode::Relaxed : wanted;
}

} // namespace qipan::app
