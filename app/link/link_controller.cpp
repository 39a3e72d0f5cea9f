// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_controller.h"

#include "app/base/board_options.h"
#include "core/record/link_record.h"
#include "ui/base/texts.h"
#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/pages/link_page.h"
#include "ui/panels/message_bar.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <QDate>
#include <QRandomGenerator>

#include <algorithm>
#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds dealNoticeDelay{150};

} // namespace

LinkController::LinkController(const ui::WindowParts& window, ui::PageRef<ui::LinkPage> page,
                               PreferenceStore& preferences, std::shared_ptr<StoreThread> thread, QObject* parent)
    : PageController{ui::Page::Link, window.navigation, parent}
    , m_messages{window.messages}
    , m_status{window.status}
    , m_page{page}
    , m_preferences{preferences}
    , m_store{new LinkStore{std::move(thread), this}}
    , m_dealer{new LinkDealer{this}}
    , m_adviser{*this}
    , m_shuffler{*this}
    , m_demo{new LinkDemo{this}}
    , m_tiles{new TilesController{window.messages, preferences, this}}
{
    m_time.start();
    m_timeUp.setSingleShot(true);
    m_dealNotice.setSingleShot(true);
    m_dealNotice.setInterval(dealNoticeDelay);
    connect(&m_timeUp, &QTimer::timeout, this, &LinkController::follow);
    connect(&m_dealNotice, &QTimer::timeout, this, [this] { m_page->setDealing(m_dealer->isDealing()); });
    connect(m_dealer, &LinkDealer::dealt, this, &LinkController::dealt);
    connect(m_demo, &LinkDemo::statusChanged, &m_status, &ui::StatusBar::setText);
    connect(m_demo, &LinkDemo::ended, this, &LinkController::demoOver);
    connect(m_store, &LinkStore::loaded, this, &LinkController::load);
    connect(m_store, &LinkStore::counted, this, [this](int games) {
        m_hasResumable = games > 0;
        if (m_hasAsked && !m_isLoading) // the saved games could not be loaded
            askForNext(games);
        Q_EMIT changed();
    });
    connect(m_store, &LinkStore::waiting, this, &LinkController::askForNext);
    connect(m_store, &LinkStore::notLoaded, this, [this] {
        m_isLoading = false;
        if (!m_play)
            return newGame();
        m_page->setPaused(isPaused());
        refresh();
    });
    connect(m_store, &LinkStore::placed, this, &LinkController::placed);
    const auto on = [this](const QAction* action, auto&& run) { connect(action, &QAction::triggered, this, run); };
    on(window.actions.shuffle, [this] { shuffle(); });
    on(window.actions.demo, [this] { demo(); });
    on(window.actions.why, [this] { explain(); });
    on(window.actions.stop, [this] { stop(); });
    on(window.actions.pause, [this](bool paused) { setPaused(paused); });
    connect(this, &PageController::changed, &window.actions,
            [this, &actions = window.actions] { actions.setPaused(isPaused()); });
    connect(m_tiles, &TilesController::changed, this, &LinkController::takeTiles);
    connect(m_tiles, &TilesController::settled, this, [this] {
        if (m_heldDeal)
            dealt(*std::exchange(m_heldDeal, {}));
    });
}

LinkController::~LinkController() = default;

void LinkController::showPage()
{
    if (!m_view) {
        m_view = new ui::LinkView;
        connect(m_view, &ui::BoardView::cellChosen, this, &LinkController::chosen);
        m_view->setTheme(m_theme);
        m_page->setBoard(m_view);
        applyPreferences();
    }
    navigation().setGame(ui::linkKey.toString());
    m_page.show();
}

ui::LinkView* LinkController::view() const
{
    return m_view;
}

void LinkController::returnToGame()
{
    m_play || isDealing() ? m_page.show() : navigation().setPage(ui::Page::Home);
}

void LinkController::open()
{
    if (!m_hasAsked && !m_play) {
        m_hasAsked = true;
        m_isLoading = true;
        showPage();
        m_store->load();
        return;
    }
    if (!isDealing() && (!m_play || m_isFinished))
        return newGame();
    showPage();
    if (m_play)
        refresh();
}

std::shared_ptr<const ui::TileSet> LinkController::tilesFor(const link::Board& board) const
{
    const auto shows = [&](const std::shared_ptr<const ui::TileSet>& tiles) {
        return tiles && std::ranges::all_of(board.values(), [&](const link::Tile& tile) {
                   return !tile || *tile < tiles->count();
               });
    };
    if (shows(m_tiles->tiles()))
        return m_tiles->tiles();
    const auto own = ui::makeTileSet(ui::TileSetKind::Pictures);
    return shows(own) ? own : nullptr;
}

void LinkController::takeTiles()
{
    const bool isEnough = m_deal && tilesFor(m_deal->board()) == m_tiles->tiles();
    const bool hasBegun = !m_play || !m_play->steps().empty() || m_play->game().picked();
    if (!isEnough && m_current.isRandom && !hasBegun && !isDealing()) {
        m_pending = m_current;
        m_pending.record.reset();
        m_dealer->deal(
            setupFor(m_play->gameMode(), m_play->level())); // not by the settings, which may have been changed
    } else {
        showTiles();
    }
}

void LinkController::showTiles()
{
    if (!m_view || !m_deal)
        return;
    const auto tiles = tilesFor(m_deal->board());
    if (tiles) // otherwise the previous tiles stay
        m_view->setTiles(tiles);
    if (tiles != m_tiles->tiles())
        m_messages.showMessage(tr("This game needs more pictures than the new tiles have. The next game uses them."));
}

link::DealSetup LinkController::setupFor(link::GameMode gameMode, int level) const
{
    m_tiles->follow();
    if (gameMode == link::GameMode::Daily) {
        const QDate today = QDate::currentDate();
        return link::dailyDeal(today.year(), static_cast<unsigned>(today.month()), static_cast<unsigned>(today.day()));
    }
    const ui::LinkPreferences& wanted = m_preferences->link;
    link::DealSetup setup{.size = {wanted.size.width(), wanted.size.height()},
                          .outline = wanted.outline,
                          .mode = gameMode == link::GameMode::Campaign ? link::campaignMode(level) : wanted.mode,
                          .border = wanted.border,
                          .pictures = std::min(wanted.pictures, m_tiles->tiles()->count()),
                          .difficulty = wanted.difficulty,
                          .seed = QRandomGenerator::system()->generate()};
    if (!link::canDeal(setup))
        setup.outline = link::Outline::Rectangle; // the size was changed afterwards
    return setup;
}

void LinkController::newGame()
{
    const link::GameMode gameMode = m_preferences->link.gameMode;
    begin(setupFor(gameMode, 1),
          {.gameMode = gameMode,
           .isRandom = gameMode != link::GameMode::Daily,
           .start = {},
           .lines = {},
           .record = {},
           .text = {}});
}

void LinkController::deal(const link::DealSetup& setup)
{
    const link::GameMode gameMode = gameModeFor(setup, m_preferences->link.gameMode);
    begin(setup, {.gameMode = gameMode, .isRandom = false, .start = {}, .lines = {}, .record = {}, .text = {}});
}

link::GameMode LinkController::gameModeFor(const book::LinkStart& start, link::GameMode wanted) const
{
    const auto* setup = std::get_if<link::DealSetup>(&start);
    // It is neither a level of a longer game nor, except by coincidence, the deal of the day.
    const bool isOtherDay = setup != nullptr && wanted == link::GameMode::Daily && *setup != setupFor(wanted, 1);
    return setup == nullptr || link::rulesOf(wanted).hasNextBoard || isOtherDay ? link::GameMode::Relaxed : wanted;
}

void LinkController::playFrom(const book::LinkStart& start, link::GameMode gameMode)
{
    begin(start,
          {.gameMode = gameModeFor(start, gameMode),
           .isRandom = false,
           .start = {},
           .lines = {},
           .record = {},
           .text = {},
           .suspendsCurrent = true});
}

void LinkController::begin(const book::LinkStart& start, DealRequest wanted)
{
    m_hasAsked = true;
    m_isLoading = false;
    askForNext(0);
    m_pending = std::move(wanted);
    m_heldDeal.reset();
    m_demo->stop();
    if (m_play && !m_play->end())
        m_play->pause(now());
    showPage();
    m_dealer->deal(start, m_pending.record);
    m_play ? m_dealNotice.start() : m_page->setDealing(true);
    Q_EMIT changed();
}

void LinkController::dealt(const LinkDealer::Dealt& dealt)
{
    m_tiles->follow();
    if (!tilesFor(dealt.game.board()) && m_tiles->isReading()) {
        m_heldDeal = dealt;
        return;
    }
    // While dealing, the user's pictures were loaded, and there are fewer.
    const auto* setup = std::get_if<link::DealSetup>(&dealt.start);
    const bool isTooMuch = setup != nullptr && setup->pictures > m_tiles->tiles()->count();
    if (m_pending.isRandom && !m_pending.record && isTooMuch) {
        m_dealer->deal(setupFor(m_pending.gameMode, m_pending.start.level));
        return;
    }
    m_dealNotice.stop();
    m_page->setDealing(false);
    if (!tilesFor(dealt.game.board()))
        return refuse();
    m_start = dealt.start;
    m_current = std::exchange(m_pending, {});
    if (!dealt.play)
        return lay(dealt.game);
    const auto& rebuilt = *dealt.play;
    if (!rebuilt) {
        discardSaved(
            tr("The saved game cannot be continued: step %1 of its record is illegal.").arg(rebuilt.error().step));
        m_current = {
            .gameMode = m_current.gameMode, .isRandom = false, .start = {}, .lines = {}, .record = {}, .text = {}};
        return lay(dealt.game);
    }
    lay(dealt.game);
    m_play = *rebuilt;
    m_savedSteps = m_play->steps().size();
    refresh();
    follow();
    if (!m_play->end())
        m_page->setPaused(true);
}

void LinkController::refuse()
{
    const QString why = tr("This deal needs more pictures than any tiles have.");
    if (m_pending.record) {
        discardSaved(why);
        m_pending = {};
        m_isLoading = true;
        m_store->loadNext(); // the previous game waits there, too
        return;
    }
    m_messages.showMessage(why);
    if (!m_play)
        return newGame();
    m_pending = {};
    refresh(); // paused if it was running
    follow();
}

void LinkController::lay(const link::Game& game)
{
    m_demo->stop();
    m_shuffler.cancel();
    m_deal = game;
    const bool isNextBoard = !m_current.lines.isEmpty() && !m_current.record;
    m_gameNumber += isNextBoard ? 0 : 1;
    showTiles();
    m_play.emplace(game, m_current.gameMode, book::wordOf(m_start), m_current.start);
    m_isFinished = false;
    m_isHiddenByPage = false;
    m_place.reset();
    m_refused.reset();
    m_savedSteps = 0;
    m_page->setPaused(false);
    if (!m_current.record) {
        m_isHiddenByPage = !isShown();
        if (!m_isHiddenByPage)
            m_play->resume(now());
        if (std::exchange(m_current.suspendsCurrent, false))
            m_store->suspend();
        m_store->save(record());
    }
    refresh();
}

void LinkController::restart()
{
    if (!m_deal || isDealing())
        return;
    // A game of several boards restarts with its first, which is not this one.
    if (m_play->level() > 1)
        return newGame();
    m_current = {.gameMode = m_play->gameMode(),
                 .isRandom = m_current.isRandom,
                 .start = {},
                 .lines = {},
                 .record = {},
                 .text = {}};
    lay(*m_deal);
}

void LinkController::nextBoard()
{
    if (!m_play || m_play->end() != link::Play::End::Cleared || !link::rulesOf(m_play->gameMode()).hasNextBoard
        || isDealing())
        return;
    const link::Carryover next = m_play->next();
    QStringList lines = m_current.lines;
    lines << QString::fromStdString(record::writeLinkRecord(m_play->record(), book::sizeOf(m_start)));
    begin(setupFor(m_play->gameMode(), next.level),
          {.gameMode = m_play->gameMode(), .isRandom = true, .start = next, .lines = lines, .record = {}, .text = {}});
}

QString LinkController::dealNumber() const
{
    const bool isDealt = m_play && std::holds_alternative<link::DealSetup>(m_start);
    return isDealt ? QString::fromStdString(m_play->deal()) : QString{};
}

QString LinkController::record() const
{
    QStringList lines = m_current.lines;
    lines << QString::fromStdString(record::writeLinkRecord(m_play->record(), book::sizeOf(m_start)));
    return lines.join(u'\n');
}

void LinkController::applyPreferences()
{
    if (!m_view)
        return;
    const ui::LinkPreferences& link = m_preferences->link;
    m_view->setOptions(boardOptions(m_preferences.value()));
    m_view->setLinkOptions({.cornerDots = link.cornerDots, .outlines = link.outlines, .skipEmpty = link.skipEmpty});
    m_page->info().setAnimation(m_preferences->animation);
    m_tiles->follow();
}

void LinkController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

void LinkController::retranslate()
{
    if (m_play)
        showState();
}

} // namespace qipan::app
