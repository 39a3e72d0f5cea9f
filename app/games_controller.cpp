// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games_controller.h"

#include "app/base/give_up_question.h"
#include "app/record/record_setup.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/status_bar.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

using Page = ui::Page;

GamesController::GamesController(const ui::WindowParts& window, PreferenceStore& preferences,
                                 const Controllers& controllers, QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_preferences{preferences}
    , m_match{controllers.match}
    , m_local{controllers.local}
    , m_link{controllers.link}
    , m_duel{controllers.duel}
    , m_localDuel{controllers.localDuel}
    , m_lan{controllers.lan}
    , m_resume{controllers.resume}
    , m_lessons{controllers.lessons}
    , m_newGame{controllers.newGame}
    , m_linkStart{controllers.linkStart}
{
    connectActions(window.actions);
    connect(&m_parts.navigation, &ui::Navigation::pageChanged, this, [this](Page page) {
        if (isGameShown())
            m_lastGamePage = page;
        if (page != Page::NewGame && page != Page::LinkStart)
            m_isSwitched = false;
    });
    connect(&m_resume, &ResumeController::found, this, &GamesController::openFound);
    connect(&m_match, &MatchController::computerRequested, &m_local, &LocalTables::giveWhiteToComputer);
    connect(&m_match, &MatchController::newGameRequested, this, &GamesController::newGame);
    connect(&m_match, &MatchController::choiceRequested, this, [this] { choose(m_parts.navigation.game()); });
    connect(&m_link, &LinkController::choiceRequested, this, [this] { choose(ui::linkKey.toString()); });
    connect(&m_newGame, &NewGameController::startRequested, this,
            [this](const QString& key, const ui::GamePreferences& wanted) {
                giveUpLocal(key, [this, key, wanted] { m_local.start(key, wanted); });
            });
    connect(&m_newGame, &NewGameController::linkRequested, this, [this](bool withFriend) {
        switchTo(ui::linkKey.toString());
        if (withFriend)
            m_linkStart.chooseDuel(ui::DuelPreferences::Opponent::Friend);
    });
    connect(&m_linkStart, &LinkStartController::gameRequested, this, &GamesController::switchTo);
    connect(&m_linkStart, &LinkStartController::duelRequested, this, &GamesController::startDuel);
    connect(&m_duel, &DuelController::choiceRequested, this, [this] { choose(ui::linkKey.toString()); });
    connect(&m_duel, &DuelController::left, &m_localDuel, &LocalDuel::pause);
    connect(&m_duel, &DuelController::returned, &m_localDuel, &LocalDuel::goOn);
    connect(&m_match, &MatchController::restartRequested, this, &GamesController::restart);
    connect(&m_lan, &LanController::playing, this, [this] { m_parts.messages.withdraw(ui::Message::Topic::Leave); });
    for (const auto signal : {&LanController::peerLost, &LanController::peerResumed}) // leaving now has another effect
        connect(&m_lan, signal, this, [this] { m_parts.messages.withdraw(ui::Message::Topic::Leave); });
}

void GamesController::connectActions(const ui::Actions& actions)
{
    const auto on = [this](const QAction* action, auto&& run) { connect(action, &QAction::triggered, this, run); };
    connect(&actions, &ui::Actions::gameChosen, this, &GamesController::open);
    on(actions.newGame, [this] { choose(m_parts.navigation.game()); });
    on(actions.balancedStart,
       [this] { leaveShownTable([this] { giveUpLocal(u"reversi"_s, [this] { m_local.setUpReversi(); }); }); });
    on(actions.swapColours, [this] { m_local.swapColours(); });
    on(actions.continueGame, [this] { continueGame(); });
    on(actions.host, [this] { showHostPage(); });
    on(actions.join, [this] { leaveTable([this] { m_lan.showJoinPage(); }); });
    on(actions.leave, [this] { leaveTable([this] { m_parts.navigation.setPage(Page::Home); }); });
    on(actions.saveAndLeave, [this] { m_lan.saveAndLeave(); });
    on(actions.copyInvitation, [this] {
        QGuiApplication::clipboard()->setText(m_lan.invitationLink());
        m_parts.status.setText(tr("Invitation link copied."));
    });
    on(actions.propose, [this] { m_lan.propose(); });
}

void GamesController::open(const QString& key)
{
    if (key == ui::linkKey)
        m_link.open();
    else if (m_resume.has(key) && m_local.isUntouched(key))
        m_resume.open(key);
    else
        m_local.open(key);
    Q_EMIT changed();
}

void GamesController::goOnWith(const QString& key)
{
    open(key);
    m_resume.agree(key);
}

void GamesController::choose(const QString& key)
{
    using enum Page;
    const Page page = m_parts.navigation.page();
    if (page == NewGame || page == LinkStart)
        return; // what is chosen there stays
    if (m_lan.canPropose())
        m_lan.propose();
    else if (m_lan.isDuelShown() && m_lan.isPlaying())
        m_linkStart.show(); // the table is left when another game begins
    else if (m_lan.isShown() && m_lan.isPlaying())
        sayProposeLater();
    else if (key == ui::linkKey)
        m_linkStart.show();
    else
        m_newGame.show(key);
}

/// In the status bar if a question of the game keeps the notice from being seen.
void GamesController::sayProposeLater()
{
    const QString text = m_lan.isRoundRunning() ? tr("You can propose another game when this one is over.")
                                                : tr("Another game is proposed already: wait for the answer.");
    m_parts.messages.showNotice(Page::Match, text);
    if (!m_parts.messages.isShown(ui::Message::Topic::Notice))
        m_parts.status.setText(text);
}

/// Shows the other page for a new game, as it was left if it was shown before, or else with what was played last.
void GamesController::switchTo(const QString& key)
{
    const Page left = m_parts.navigation.page();
    const bool isLink = key == ui::linkKey;
    if (!std::exchange(m_isSwitched, true))
        isLink ? m_linkStart.show() : m_newGame.show(key);
    isLink ? m_linkStart.switchTo() : m_newGame.switchTo(key);
    m_parts.navigation.forget(left);
}

void GamesController::setUpRenju(int index)
{
    leaveShownTable([this, index] { giveUpLocal(u"gomoku"_s, [this, index] { m_local.setUpRenju(index); }); });
}

void GamesController::playFrom(const GameSetup& setup, const ui::RecordPage::Opponent& opponent)
{
    using Kind = ui::RecordPage::Opponent::Kind;
    if (opponent.kind == Kind::Friend && setup.position)
        return m_parts.messages.showMessage(
            tr("This game cannot be continued on the local network: only moves can be sent, "
               "and no known moves lead to its starting position."));
    if (opponent.kind == Kind::Friend)
        return leaveTable([this, setup] { m_lan.showHostPage(setup); });
    const auto begin = [this, setup, opponent] {
        // Before the settings change, which would apply to the game that is left.
        m_local.close(ui::textOf(setup.game->key));
        m_preferences.change([&](ui::Preferences& preferences) {
            ui::GamePreferences& game = preferences.games[ui::textOf(setup.game->key)];
            game.opponent = opponent.kind == Kind::Person ? ui::GamePreferences::Opponent::Person
                                                          : ui::GamePreferences::Opponent::Computer;
            game.isWithFriend = false;
            if (opponent.kind == Kind::Computer)
                game.level = opponent.number;
            game.engine = opponent.kind == Kind::Engine ? opponent.number : 0;
        });
        m_local.playFrom(setup);
    };
    if (m_lan.isPlaying())
        return leaveTable(begin);
    begin();
}

void GamesController::playFromBook(const record::GameRecord& line)
{
    const auto setup = setupFromRecord(line, line.tree.mainLine(), {});
    if (!setup)
        return m_parts.messages.showMessage(setup.error());
    const int level = m_preferences->games.value(ui::textOf(setup->game->key)).level;
    playFrom(*setup, {ui::RecordPage::Opponent::Kind::Computer, level});
}

void GamesController::startDuel(const duel::Setup& setup, int level)
{
    const auto start = [this, setup, level] { m_localDuel.start(setup, level); };
    const auto ask = [this, start] {
        if (!m_localDuel.isRunning())
            return start();
        askToGiveUp(m_parts.messages, tr("Begin another duel? The running one stays in the history as unfinished."),
                    tr("&Another duel"), start);
    };
    m_lan.isDuelShown() && m_lan.isPlaying() ? leaveTable(ask) : ask();
}

/// On the match page.
void GamesController::newGame()
{
    const QString key = m_parts.navigation.game();
    if (m_lan.isShown() && m_lan.isPlaying() && !m_lan.isRoundRunning() && !m_lan.peerTable()->isAway())
        return m_lan.peerTable()->askForNext(); // another game with the same peer
    if (m_lan.isShown() && m_lan.isRoundRunning())
        return sayProposeLater();
    leaveShownTable([this, key] { giveUpLocal(key, [this, key] { m_local.newGame(key); }); });
}

/// Asks first if a game at this machine is running.
void GamesController::giveUpLocal(const QString& key, std::function<void()> then)
{
    if (!m_local.isUnderWay(key))
        return then();
    askToGiveUp(m_parts.messages, tr("Begin another game? The running one stays in the history as unfinished."),
                tr("&Another game"), std::move(then), [this] {
                    if (m_parts.navigation.page() == Page::NewGame)
                        returnToGame();
                });
}

/// On the match page.
void GamesController::restart()
{
    if (m_local.isShared())
        giveUpLocal(m_parts.navigation.game(), [this] { m_local.restart(); }); // both must agree
    else if (!m_lan.isShown())
        m_local.restart();
    else if (m_lan.isPlaying())
        m_lan.peerTable()->askForNext();
}

void GamesController::continueGame()
{
    if (m_link.isShown())
        m_link.goOn();
    else if (m_lan.isPlaying() || m_lan.isSpectating())
        m_lan.showGame();
    else if (m_localDuel.isRunning() && (m_lastGamePage == Page::Duel || gameToContinue().isEmpty()))
        m_localDuel.show();
    else if (isLastRunning())
        m_parts.navigation.setPage(m_lastGamePage);
    else
        goOnWith(gameToContinue());
}

void GamesController::returnToGame()
{
    m_parts.navigation.setPage(m_lastGamePage);
}

void GamesController::showHostPage()
{
    if (m_lan.isHost())
        m_lan.showHostPage();
    else
        leaveTable([this] { m_lan.showHostPage(); }); // a guest leaves one table to open another
}

void GamesController::leaveTable(std::function<void()> then)
{
    const bool isAway = m_lan.isPlaying() && m_lan.peerTable()->isAway();
    if (!m_lan.isRoundRunning() && !isAway) {
        m_lan.leave();
        then();
        return;
    }
    askToLeave(std::move(then));
}

/// Leaves the table only if it is on the match page.
void GamesController::leaveShownTable(std::function<void()> then)
{
    if (m_lan.isShown() && m_lan.isPlaying())
        leaveTable(std::move(then));
    else
        then();
}

void GamesController::askToLeave(std::function<void()> then)
{
    QString text = tr("If you leave, you resign the game with your friend.");
    if (m_lan.peerTable()->isAway())
        text = m_lan.isRoundRunning()
            ? tr("The connection is lost. The game will be saved as unfinished.")
            : tr("The connection is lost, but %1 may still reconnect.").arg(m_lan.peerTable()->peerName());
    m_parts.messages.post({.topic = ui::Message::Topic::Leave,
                           .text = text,
                           .agree = tr("&Leave"),
                           .decline = tr("St&ay"),
                           .agreed = [this, then = std::move(then)] {
                               m_lan.leave();
                               then();
                           }});
}

/// The game was opened before the store had replied.
void GamesController::openFound()
{
    const QString key = m_parts.navigation.game();
    if (m_match.isShown() && m_local.isShown() && m_resume.has(key) && m_local.isUntouched(key))
        m_resume.open(key);
    Q_EMIT changed();
}

void GamesController::follow()
{
    offerLesson();
    const QString game = m_lan.isShown() ? QString{} : shownGame();
    m_resume.showBoard(game);
    if (!game.isEmpty() && m_shownGames.value(0) != game) {
        m_shownGames.removeOne(game);
        m_shownGames.prepend(game);
    }
    if (!m_lan.isRoundRunning())
        m_parts.messages.withdraw(ui::Message::Topic::Leave); // there is nothing left to resign
}

/// Not at a LAN table, where somebody else would have to wait.
void GamesController::offerLesson()
{
    const QString game = m_lan.isShown() ? QString{} : shownGame();
    m_lessons.showBoard(game);
    const bool isPlayed = m_link.isShown() ? m_link.play() != nullptr && m_link.play()->end() : isMatchPlayed();
    if (!game.isEmpty() && isPlayed)
        m_lessons.end(game);
}

/// Whether both sides have moved, or the game is over.
bool GamesController::isMatchPlayed() const
{
    const Table* table = m_match.table();
    if (table == nullptr || !table->hasMatch())
        return false;
    constexpr std::size_t ofBoth = 2;
    const std::size_t plies = table->match().game().plies().size();
    return !table->match().isRunning() || plies >= table->givenPlies() + ofBoth;
}

void GamesController::addActionState(ui::ActionState& actionState) const
{
    actionState.continueGame = actionState.continueGame || canContinue();
    actionState.swapColours = m_match.isShown() && m_local.isOver();
    actionState.leave = m_lan.isAtTable();
    actionState.saveAndLeave = m_lan.isRoundRunning();
    actionState.copyInvitation = !m_lan.invitationLink().isEmpty();
    actionState.propose = m_match.isShown() && m_lan.canPropose();
    if (m_lan.isRoundRunning()) // that game gets all computing power and attention
        actionState.turningPoints = false;
}

bool GamesController::canContinue() const
{
    return !isGameShown()
        && (!gameToContinue().isEmpty() || m_lan.isPlaying() || m_lan.isSpectating() || m_localDuel.isRunning());
}

/// Whether the page of the last game still has a game that has begun and not ended.
bool GamesController::isLastRunning() const
{
    if (m_lastGamePage == Page::Link)
        return m_link.isUnderWay();
    const Table* table = m_lastGamePage == Page::Match ? m_match.table() : nullptr;
    return table != nullptr && table->hasMatch() && table->match().isRunning() && table->match().plies() > 0;
}

QString GamesController::gameToContinue() const
{
    if (isLastRunning())
        return m_lastGamePage == Page::Link ? ui::linkKey.toString() : ui::textOf(m_match.table()->setup().game->key);
    return waitingGames().value(0);
}

QString GamesController::shownGame() const
{
    if (m_link.isShown())
        return ui::linkKey.toString();
    const bool isTable = m_match.isShown() && m_match.table() != nullptr;
    return isTable ? ui::textOf(m_match.table()->setup().game->key) : QString{};
}

QStringList GamesController::waitingGames() const
{
    QStringList keys;
    if (m_link.hasGame())
        keys << ui::linkKey.toString();
    for (const GameInfo& game : games()) {
        const QString key = ui::textOf(game.key);
        if (m_resume.has(key) || m_local.isRunning(key))
            keys << key;
    }
    // Those of this run come before those of earlier ones.
    std::ranges::stable_sort(keys, {}, [this, latest = m_resume.latest()](const QString& key) {
        const qsizetype place = m_shownGames.indexOf(key);
        return place >= 0 ? place : m_shownGames.size() + (key == latest ? 0 : 1);
    });
    return keys;
}

QString GamesController::continueText() const
{
    if (!canContinue())
        return {};
    if (m_lan.isPlaying())
        return tr("Continue with %1").arg(m_lan.peerName());
    if (m_lan.isSpectating())
        return tr("Continue watching %1").arg(m_lan.peerName());
    if (m_localDuel.isRunning() && (m_lastGamePage == Page::Duel || gameToContinue().isEmpty()))
        return tr("Continue the duel");
    return {};
}

void GamesController::applyPreferences()
{
    m_local.applyPreferences();
    m_lan.retranslate();
}

void GamesController::retranslate()
{
    m_local.retranslate();
    m_localDuel.retranslate();
    m_lan.retranslate();
    m_lessons.retranslate();
}

} // namespace qipan::app
