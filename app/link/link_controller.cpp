// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_controller.h"

#include "app/base/next_game_note.h"
#include "core/link/deal_number.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/link_page.h"
#include "ui/shell/navigation.h"

#include <utility>

namespace qipan::app {

LinkController::LinkController(const ui::WindowParts& window, ui::PageRef<ui::LinkPage> page,
                               PreferenceStore& preferences, std::shared_ptr<StoreThread> thread, QObject* parent)
    : PageController{ui::Page::Link, window.navigation, parent}
    , m_messages{window.messages}
    , m_page{page}
    , m_preferences{preferences}
    , m_applied{preferences->link}
    , m_store{new LinkStore{std::move(thread), this}}
    , m_tiles{new TilesController{window, preferences, this}}
    , m_display{new LinkDisplay{window, page, preferences, *m_tiles, this}}
    , m_deal{new PendingDeal{*m_tiles, preferences, this}}
    , m_resume{new LinkResume{*m_store, window.messages, this}}
    , m_session{new LinkSession{*this,
                                window,
                                preferences,
                                {.store = *m_store, .display = *m_display, .resume = *m_resume, .deal = *m_deal},
                                this}}
{
    m_page.whenCreated(
        this, [this] { connect(&*m_page, &ui::LinkPage::gameClicked, this, &LinkController::choiceRequested); });
    connect(m_tiles, &TilesController::changed, this, &LinkController::takeTiles);
    connect(m_deal, &PendingDeal::dealt, this, &LinkController::dealt);
    connect(m_deal, &PendingDeal::refused, this, &LinkController::refused);
    connect(m_deal, &PendingDeal::delayed, this, [this](bool isDealing) { m_page->setDealing(isDealing); });
    connect(m_resume, &LinkResume::resumed, this, qOverload<const LinkRequest&>(&LinkController::begin));
    connect(m_resume, &LinkResume::nothingFound, this, [this] { newGame(); });
    connect(m_resume, &LinkResume::nextWanted, this, &LinkController::loadNext);
    connect(m_resume, &LinkResume::counted, this, &PageController::changed);
    connect(m_resume, &LinkResume::notLoaded, this, [this] {
        if (!game()) // not even the deal of the day, which would be looked for again
            return begin(m_preferences->link.gameMode, {});
        m_display->setPaused(isPaused());
        m_session->refresh();
    });
    connect(m_session, &LinkSession::changed, this, &PageController::changed);
    connect(this, &PageController::changed, &window.actions,
            [this, &actions = window.actions] { actions.setPaused(isPaused()); });
}

void LinkController::open()
{
    if (m_resume->load()) {
        m_display->show();
        return;
    }
    if (!isDealing() && !game())
        return m_resume->hasGame() ? m_resume->loadNext() : newGame();
    if (!isDealing()) {
        const bool isUntouched = !isShown() && !game()->isResumed() && !m_session->isUnderWay();
        if (m_resume->hasGame() && (isUntouched || game()->isFinished()))
            return loadNext();
        if (game()->isFinished())
            return newGame();
    }
    m_display->show();
    if (game())
        m_session->refresh();
}

void LinkController::returnToGame()
{
    game() || isDealing() ? m_page.show() : navigation().setPage(ui::Page::Home);
}

void LinkController::applyPreferences()
{
    m_display->applyPreferences();
    const ui::LinkPreferences& now = m_preferences->link;
    const ui::LinkPreferences before = std::exchange(m_applied, now);
    const bool isChanged = now.pictures != before.pictures;
    if (isChanged || now.tiles != before.tiles || now.tileFolder != before.tileFolder)
        m_hasNewPictures = true;
    if (isChanged && game() && !game()->isFinished() && navigation().page() != ui::Page::LinkStart)
        sayNextGameChanges(m_messages);
}

void LinkController::newGame()
{
    if (m_session->canAct() && game()->awaitsNext() && !game()->isFinished())
        return playLevelAnew(game()->otherBoard(otherSetup(game()->play().level())));
    const link::GameMode chosen = m_preferences->link.gameMode;
    const link::GameMode next = game() ? game()->modeAfter(chosen) : chosen;
    const bool isAfterDaily = game() && game()->play().gameMode() == link::GameMode::Daily;
    if (isAfterDaily && next != link::GameMode::Daily)
        m_messages.showNotice(ui::Page::Link, tr("There is one deal a day, so this is another game."));
    else if (isAfterDaily && !game()->isFinished())
        m_messages.showNotice(ui::Page::Link, tr("There is one deal a day. F1 begins it again."));
    if (next == link::GameMode::Daily)
        return playDaily();
    if (!game() || !game()->hasOthers())
        return begin(next, {});
    link::DealSetup setup = otherSetup(game()->levelAfter());
    if (m_hasNewPictures)
        setup.pictures = m_deal->setupFor(next, 1).pictures;
    begin(setup, next, {.level = game()->levelAfter()});
}

void LinkController::beginAt(int level)
{
    if (m_preferences->link.gameMode == link::GameMode::Daily)
        return playDaily();
    begin(m_preferences->link.gameMode, {.level = level});
}

void LinkController::playDaily()
{
    const link::DealSetup daily = m_deal->setupFor(link::GameMode::Daily, 1);
    const bool isRunning = game() && !game()->isFinished() && game()->play().gameMode() == link::GameMode::Daily
        && dealNumber().toStdString() == link::dealNumber(daily);
    if (isRunning) {
        m_display->show();
        return m_session->refresh();
    }
    const auto start = [this](bool wasHelped) { begin(link::GameMode::Daily, {.usedHelp = wasHelped}); };
    if (isDealing())
        return start(false);
    // Begun earlier, it has the help that was used and the time that ran. Help counts for later tries, too: they have
    // the same board.
    m_session->suspend();
    m_resume->loadStarting(QString::fromStdString("link1 daily " + link::dealNumber(daily) + ' '), start);
}

void LinkController::takeUp(const HistoryEntry& entry, std::function<void()> otherwise)
{
    if (game() && !game()->isFinished() && game()->began() == entry.began) {
        m_display->show();
        return m_session->refresh();
    }
    if (isDealing())
        return; // that game is not in its place yet
    m_session->suspend();
    m_resume->loadEntry(entry.id, std::move(otherwise));
}

void LinkController::begin(link::GameMode gameMode, const link::Carryover& carryover)
{
    begin(m_deal->setupFor(gameMode, carryover.level), gameMode, carryover);
}

void LinkController::begin(const link::DealSetup& setup, link::GameMode gameMode, const link::Carryover& carryover)
{
    begin({.start = setup,
           .gameMode = gameMode,
           .isRandom = gameMode != link::GameMode::Daily,
           .carryover = carryover,
           .suspendsCurrent = m_session->waitsWhenLeft()});
}

link::DealSetup LinkController::otherSetup(int level) const
{
    return m_deal->setupLike(*game()->setup(), game()->play().gameMode(), level);
}

link::DealSetup LinkController::setupFor(const ui::LinkPreferences& choice) const
{
    return choice.gameMode == link::GameMode::Daily ? m_deal->setupFor(choice.gameMode, 1)
                                                    : m_deal->setupFor(choice, choice.mode);
}

void LinkController::deal(const link::DealSetup& setup)
{
    const link::GameMode gameMode = m_deal->gameModeFor(setup, m_preferences->link.gameMode);
    if (gameMode == link::GameMode::Daily)
        return playDaily();
    begin({.start = setup, .gameMode = gameMode, .suspendsCurrent = m_session->waitsWhenLeft()});
}

void LinkController::playFrom(const book::LinkStart& start, link::GameMode gameMode)
{
    const link::GameMode playable = m_deal->gameModeFor(start, gameMode);
    if (playable == link::GameMode::Daily)
        return playDaily();
    begin({.start = start, .gameMode = playable, .suspendsCurrent = true});
}

void LinkController::restart()
{
    if (!m_session->canAct())
        return;
    if (game()->awaitsNext() && !game()->isFinished())
        return playLevelAnew(game()->sameBoard());
    // A game of several boards restarts with its first, which is not this one.
    if (game()->play().level() != game()->firstLevel())
        return begin(otherSetup(game()->firstLevel()), game()->play().gameMode(), {.level = game()->firstLevel()});
    const int points = m_session->waitsWhenLeft() ? game()->play().points() : 0;
    m_session->suspend(); // it stays in the history
    m_session->lay(game()->restarted());
    sayKept(points);
}

/// The game with the completed level stays in the history.
void LinkController::playLevelAnew(const LinkRequest& request)
{
    const int points = game()->play().points();
    begin(request);
    sayKept(points);
}

void LinkController::sayKept(int points)
{
    if (points > 0)
        m_messages.showNotice(
            ui::Page::Link,
            tr("The game with %n point(s) stays in the history and can be continued there.", nullptr, points));
}

void LinkController::goOn()
{
    if (!m_session->canAct())
        return;
    if (!game()->awaitsNext() || game()->isFinished())
        return m_resume->hasGame() ? loadNext() : void();
    LinkRequest request = game()->nextBoard();
    request.start = otherSetup(request.carryover.level);
    begin(request);
}

void LinkController::begin(const LinkRequest& request)
{
    m_resume->giveUp();
    if (request.lines.isEmpty())
        m_hasNewPictures = false;
    if (!request.record) // otherwise it was before the other one was loaded in its place
        m_session->suspend();
    if (game()) // at the start it is about the game to come
        m_tiles->withdrawMessage();
    m_display->show();
    m_deal->start(request);
    game() ? m_deal->warnOfDelay() : m_page->setDealing(true);
    Q_EMIT changed();
}

void LinkController::dealt(const LinkRequest& request, const LinkDealer::Dealt& dealt)
{
    m_page->setDealing(false);
    if (dealt.play && !*dealt.play) {
        m_resume->discard(dealt.play->error());
        return m_session->lay({{.gameMode = request.gameMode},
                               {.start = dealt.start, .game = dealt.game, .play = {}, .difficulty = dealt.difficulty}});
    }
    m_session->lay({request, dealt});
    if (game()->isResumed()) {
        m_hasNewPictures = false;
        m_session->follow();
    }
}

void LinkController::refused(const LinkRequest& request)
{
    m_page->setDealing(false);
    const QString why = tr("This deal needs more pictures than any tiles have.");
    if (request.record) {
        m_resume->discard(why);
        m_resume->loadNext(); // the previous game waits there, too
        return;
    }
    m_tiles->say(why);
    if (!game())
        return newGame();
    m_session->refresh(); // paused if it was running
    m_session->follow();
}

void LinkController::loadNext()
{
    if (!m_session->canAct())
        return;
    m_session->suspend();
    m_resume->loadNext();
}

void LinkController::takeTiles()
{
    if (!game() || !game()->isResumed()) // the tiles before may have had fewer pictures than the settings want
        m_hasNewPictures = true;
    if (!game())
        return;
    const bool isEnough = tilesFor(game()->deal()) == m_tiles->tiles();
    const link::Play& play = game()->play();
    if (!isEnough && game()->isRandom() && !game()->hasBegun() && !isDealing())
        m_deal->start(game()->otherDeal(otherSetup(play.level())));
    else
        m_display->showTiles(game()->deal());
}

QString LinkController::statusText() const
{
    if (game())
        return LinkDisplay::statusText(*game());
    return isDealing() ? tr("Dealing…") : QString{};
}

void LinkController::pageShown()
{
    navigation().setGame(ui::linkKey.toString());
    m_session->setShown(true);
}

void LinkController::pageHidden(ui::Page)
{
    m_session->setShown(false);
}

void LinkController::retranslate()
{
    if (game())
        m_session->showState();
}

} // namespace qipan::app
