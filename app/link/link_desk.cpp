#include "app/link/link_desk.h"

#include "app/board_options.h"
#include "core/record/link_record.h"
#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/pages/link_page.h"
#include "ui/texts.h"

#include <QDate>
#include <QRandomGenerator>

#include <algorithm>
#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds patience{150};

} // namespace

LinkDesk::LinkDesk(ui::MainWindow& window, std::shared_ptr<StoreThread> thread, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_store{new LinkStore{std::move(thread), this}}
    , m_dealer{new LinkDealer{this}}
    , m_adviser{*this}
    , m_shuffler{*this}
    , m_demo{new LinkDemo{this}}
    , m_tiles{new TilesDesk{window, this}}
{
    m_time.start();
    m_timeUp.setSingleShot(true);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_timeUp, &QTimer::timeout, this, &LinkDesk::follow);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_window.linkPage().setDealing(m_dealer->isDealing()); });
    connect(m_dealer, &LinkDealer::dealt, this, &LinkDesk::dealt);
    connect(m_demo, &LinkDemo::told, &m_window, &ui::MainWindow::setStatus);
    connect(m_demo, &LinkDemo::ended, this, &LinkDesk::demoOver);
    connect(m_store, &LinkStore::loaded, this, &LinkDesk::load);
    connect(m_store, &LinkStore::counted, this, [this](int games) {
        m_hasLeft = games > 0;
        if (m_hasAsked && !m_isLoading) // the saved games could not be loaded
            askForNext(games);
        Q_EMIT changed();
    });
    connect(m_store, &LinkStore::waiting, this, &LinkDesk::askForNext);
    connect(m_store, &LinkStore::notLoaded, this, [this] {
        m_isLoading = false;
        if (!m_play)
            return newGame();
        m_window.linkPage().setPaused(isPaused());
        refresh();
    });
    connect(m_store, &LinkStore::placed, this, &LinkDesk::placed);
    m_store->tellIn(window);
    connect(m_tiles, &TilesDesk::changed, this, &LinkDesk::takeTiles);
    connect(m_tiles, &TilesDesk::settled, this, [this] {
        if (m_held)
            dealt(*std::exchange(m_held, {}));
    });
    connect(&m_window, &ui::MainWindow::deactivated, this, &LinkDesk::windowLeft);
}

LinkDesk::~LinkDesk() = default;

void LinkDesk::showPage()
{
    if (!m_view) {
        m_view = new ui::LinkView;
        connect(m_view, &ui::BoardView::cellChosen, this, &LinkDesk::chosen);
        m_view->setTheme(m_theme);
        m_window.linkPage().setBoard(m_view);
        applyPreferences();
    }
    m_window.setGame(ui::linkKey.toString());
    m_window.setPage(ui::MainWindow::Page::Link);
}

void LinkDesk::open()
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

std::shared_ptr<const ui::TileSet> LinkDesk::tilesFor(const link::Board& board) const
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

void LinkDesk::takeTiles()
{
    const bool isEnough = m_deal && tilesFor(m_deal->board()) == m_tiles->tiles();
    const bool hasBegun = !m_play || !m_play->steps().empty() || m_play->game().picked();
    if (!isEnough && m_wanted.isByChance && !hasBegun && !isDealing()) {
        m_coming = m_wanted;
        m_coming.record.reset();
        m_dealer->deal(setupFor(m_play->way(), m_play->level())); // not by the settings, which may have been changed
    } else {
        showTiles();
    }
}

void LinkDesk::showTiles()
{
    if (!m_view || !m_deal)
        return;
    const auto tiles = tilesFor(m_deal->board());
    if (tiles) // otherwise the previous tiles stay
        m_view->setTiles(tiles);
    if (tiles != m_tiles->tiles())
        m_window.tell(tr("This game has more pictures than the new tiles: they come with the next game."));
}

link::DealSetup LinkDesk::setupFor(link::Way way, int level) const
{
    m_tiles->follow();
    if (way == link::Way::Daily) {
        const QDate today = QDate::currentDate();
        return link::dailyDeal(today.year(), static_cast<unsigned>(today.month()), static_cast<unsigned>(today.day()));
    }
    const ui::LinkPreferences& wanted = m_window.preferences().link;
    link::DealSetup setup{.size = {wanted.size.width(), wanted.size.height()},
                          .outline = wanted.outline,
                          .mode = way == link::Way::Campaign ? link::campaignMode(level) : wanted.mode,
                          .border = wanted.border,
                          .pictures = std::min(wanted.pictures, m_tiles->tiles()->count()),
                          .band = wanted.band,
                          .seed = QRandomGenerator::system()->generate()};
    if (!link::canDeal(setup))
        setup.outline = link::Outline::Rectangle; // the size was changed afterwards
    return setup;
}

void LinkDesk::newGame()
{
    const link::Way way = m_window.preferences().link.way;
    begin(setupFor(way, 1),
          {.way = way, .isByChance = way != link::Way::Daily, .start = {}, .lines = {}, .record = {}, .text = {}});
}

void LinkDesk::deal(const link::DealSetup& setup)
{
    const link::Way way = wayFor(setup, m_window.preferences().link.way);
    begin(setup, {.way = way, .isByChance = false, .start = {}, .lines = {}, .record = {}, .text = {}});
}

link::Way LinkDesk::wayFor(const book::LinkStart& start, link::Way wanted) const
{
    const auto* setup = std::get_if<link::DealSetup>(&start);
    // It is neither a level of a longer game nor, except by coincidence, the deal of the day.
    const bool isOtherDay = setup != nullptr && wanted == link::Way::Daily && *setup != setupFor(wanted, 1);
    return setup == nullptr || link::rulesOf(wanted).goesOn || isOtherDay ? link::Way::Relaxed : wanted;
}

void LinkDesk::playOn(const book::LinkStart& start, link::Way way)
{
    begin(start,
          {.way = wayFor(start, way),
           .isByChance = false,
           .start = {},
           .lines = {},
           .record = {},
           .text = {},
           .isBeside = true});
}

void LinkDesk::begin(const book::LinkStart& start, Wanted wanted)
{
    m_hasAsked = true;
    m_isLoading = false;
    askForNext(0);
    m_coming = std::move(wanted);
    m_held.reset();
    m_demo->stop();
    if (m_play && !m_play->end())
        m_play->pause(now());
    showPage();
    m_dealer->deal(start, m_coming.record);
    m_play ? m_patience.start() : m_window.linkPage().setDealing(true);
    Q_EMIT changed();
}

void LinkDesk::dealt(const LinkDealer::Dealt& dealt)
{
    m_tiles->follow();
    if (!tilesFor(dealt.game.board()) && m_tiles->isReading()) {
        m_held = dealt;
        return;
    }
    // While dealing, the user's pictures were loaded, and there are fewer.
    const auto* setup = std::get_if<link::DealSetup>(&dealt.start);
    const bool isTooMuch = setup != nullptr && setup->pictures > m_tiles->tiles()->count();
    if (m_coming.isByChance && !m_coming.record && isTooMuch) {
        m_dealer->deal(setupFor(m_coming.way, m_coming.start.level));
        return;
    }
    m_patience.stop();
    m_window.linkPage().setDealing(false);
    if (!tilesFor(dealt.game.board()))
        return refuse();
    m_start = dealt.start;
    m_wanted = std::exchange(m_coming, {});
    if (!dealt.play)
        return lay(dealt.game);
    const auto& rebuilt = *dealt.play;
    if (!rebuilt) {
        giveUpKept(tr("The game that was kept cannot be continued: step %1 of its record breaks the rules.")
                       .arg(rebuilt.error().step));
        m_wanted = {.way = m_wanted.way, .isByChance = false, .start = {}, .lines = {}, .record = {}, .text = {}};
        return lay(dealt.game);
    }
    lay(dealt.game);
    m_play = *rebuilt;
    m_stepsKept = m_play->steps().size();
    refresh();
    follow();
    if (!m_play->end())
        m_window.linkPage().setPaused(true);
}

void LinkDesk::refuse()
{
    const QString why = tr("This deal has more different pictures than any tiles here.");
    if (m_coming.record) {
        giveUpKept(why);
        m_coming = {};
        m_isLoading = true;
        m_store->loadNext(); // the previous game waits there, too
        return;
    }
    m_window.tell(why);
    if (!m_play)
        return newGame();
    m_coming = {};
    refresh(); // paused if it was running
    follow();
}

void LinkDesk::lay(const link::Game& game)
{
    m_demo->stop();
    m_shuffler.cancel();
    m_deal = game;
    const bool isNextBoard = !m_wanted.lines.isEmpty() && !m_wanted.record;
    m_gameNumber += isNextBoard ? 0 : 1;
    showTiles();
    m_play.emplace(game, m_wanted.way, book::wordOf(m_start), m_wanted.start);
    m_isFinished = false;
    m_isCoveredByPage = false;
    m_place.reset();
    m_refused.reset();
    m_stepsKept = 0;
    m_window.linkPage().setPaused(false);
    if (!m_wanted.record) {
        m_isCoveredByPage = m_window.page() != ui::MainWindow::Page::Link;
        if (!m_isCoveredByPage)
            m_play->resume(now());
        if (std::exchange(m_wanted.isBeside, false))
            m_store->letWait();
        m_store->save(record());
    }
    refresh();
}

void LinkDesk::restart()
{
    if (!m_deal || isDealing())
        return;
    // A game of several boards restarts with its first, which is not this one.
    if (m_play->level() > 1)
        return newGame();
    m_wanted = {
        .way = m_play->way(), .isByChance = m_wanted.isByChance, .start = {}, .lines = {}, .record = {}, .text = {}};
    lay(*m_deal);
}

void LinkDesk::goOn()
{
    if (!m_play || m_play->end() != link::Play::End::Cleared || !link::rulesOf(m_play->way()).goesOn || isDealing())
        return;
    const link::Standing next = m_play->next();
    QStringList lines = m_wanted.lines;
    lines << QString::fromStdString(record::writeLinkRecord(m_play->record(), book::sizeOf(m_start)));
    begin(setupFor(m_play->way(), next.level),
          {.way = m_play->way(), .isByChance = true, .start = next, .lines = lines, .record = {}, .text = {}});
}

QString LinkDesk::dealNumber() const
{
    const bool isDealt = m_play && std::holds_alternative<link::DealSetup>(m_start);
    return isDealt ? QString::fromStdString(m_play->deal()) : QString{};
}

QString LinkDesk::record() const
{
    QStringList lines = m_wanted.lines;
    lines << QString::fromStdString(record::writeLinkRecord(m_play->record(), book::sizeOf(m_start)));
    return lines.join(u'\n');
}

void LinkDesk::applyPreferences()
{
    if (!m_view)
        return;
    const ui::LinkPreferences& link = m_window.preferences().link;
    m_view->setOptions(boardOptions(m_window.preferences()));
    m_view->setLinkOptions({.cornerDots = link.cornerDots, .outlines = link.outlines, .skipEmpty = link.skipEmpty});
    m_window.linkPage().info().setAnimation(m_window.preferences().animation);
    m_tiles->follow();
}

void LinkDesk::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

void LinkDesk::retranslate()
{
    if (m_play)
        tellState();
}

} // namespace qipan::app
