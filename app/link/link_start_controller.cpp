// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_start_controller.h"

#include "core/link/reachable_difficulty.h"
#include "ui/base/texts.h"
#include "ui/link/tile_set.h"
#include "ui/pages/link_start_page.h"
#include "ui/pages/resume_bar.h"

#include <algorithm>
#include <vector>

namespace qipan::app {

namespace {

/// Returns the modes in which a game deals its boards.
[[nodiscard]] std::vector<link::FallingMode> fallingModesOf(const ui::LinkPreferences& choice)
{
    if (choice.duel.isChosen || choice.gameMode != link::GameMode::Campaign)
        return {choice.mode};
    std::vector<link::FallingMode> modes;
    for (int level = 1; level <= link::campaignModes; ++level)
        modes.push_back(link::campaignMode(level));
    return modes;
}

/// Returns the settings without the mode, which a duel does not have.
[[nodiscard]] ui::LinkPreferences boardOf(ui::LinkPreferences choice)
{
    if (choice.duel.isChosen)
        choice.gameMode = link::GameMode::Relaxed;
    return choice;
}

[[nodiscard]] duel::Setup duelOf(const ui::DuelPreferences& chosen, const link::DealSetup& deal)
{
    const bool isTimed = chosen.rule == duel::Rule::Points;
    return {.deal = deal,
            .rule = chosen.rule,
            .bestOf = chosen.bestOf,
            .minutes = std::chrono::minutes{isTimed ? chosen.minutes : 0},
            .hintCost = std::chrono::seconds{chosen.hintSeconds},
            .shuffleCost = std::chrono::seconds{chosen.shuffleSeconds}};
}

} // namespace

LinkStartController::LinkStartController(const ui::WindowParts& window, ui::PageRef<ui::LinkStartPage> page,
                                         PreferenceStore& preferences, LinkController& controller, QObject* parent)
    : PageController{ui::Page::LinkStart, window.navigation, parent}
    , m_page{page}
    , m_preferences{preferences}
    , m_linkController{controller}
    , m_check{*this}
{
    m_page.whenCreated(this, [this] { connectPage(); });
}

void LinkStartController::connectPage()
{
    m_page->setSizes(ui::LinkStartPage::usualSizes());
    connect(&m_linkController.store(), &LinkStore::levelsListed, this,
            [this](const std::vector<ui::LinkLevel>& levels) { m_page->setLevels(levels); });
    connect(&*m_page, &ui::LinkStartPage::choiceChanged, this, &LinkStartController::check);
    connect(&*m_page, &ui::LinkStartPage::gameRequested, this, [this](const QString& game) {
        navigation().setGame(m_gameBefore); // closing the next page returns to it
        Q_EMIT gameRequested(game);
    });
    connect(&*m_page, &ui::LinkStartPage::closed, this, [this] {
        navigation().setGame(m_gameBefore);
        navigation().leavePage();
    });
    connect(&*m_page, &ui::LinkStartPage::startRequested, this, [this](const ui::LinkPreferences& choice) {
        const int level = m_page->level();
        use(choice);
        m_linkController.beginAt(level);
    });
    connect(&*m_page, &ui::LinkStartPage::dealRequested, this,
            [this](const ui::LinkPreferences& choice, const link::DealSetup& setup) {
                use(choice);
                m_linkController.deal(setup);
            });
    connect(&*m_page, &ui::LinkStartPage::duelRequested, this, &LinkStartController::startDuel);
    ui::ResumeBar& unfinished = m_page->unfinished();
    unfinished.setUnfinished(m_unfinished);
    connect(&unfinished, &ui::ResumeBar::resumeRequested, this, &LinkStartController::resumeRequested);
    connect(&unfinished, &ui::ResumeBar::discardRequested, this, &LinkStartController::discardRequested);
}

void LinkStartController::use(const ui::LinkPreferences& choice)
{
    m_preferences.change([&, name = m_page->secondName()](ui::Preferences& preferences) {
        preferences.link = choice;
        preferences.secondName = name;
    });
}

void LinkStartController::startDuel(const ui::LinkPreferences& choice, const std::optional<link::DealSetup>& deal)
{
    const bool isWithFriend = choice.duel.opponent == ui::DuelPreferences::Opponent::Friend;
    link::DealSetup board = deal ? *deal : m_linkController.setupFor(boardOf(choice));
    if (isWithFriend && !deal)
        board.pictures = std::min(board.pictures, ui::tilePictures); // that each program has
    const duel::Setup setup = duelOf(choice.duel, board);
    if (!duel::isValid(setup))
        return m_page->setProblem(tr("This deal has too many pictures for a duel."));
    use(choice);
    if (!isWithFriend)
        return Q_EMIT duelRequested(setup, choice.duel.level);
    m_preferences.change([name = m_page->ownName()](ui::Preferences& preferences) { preferences.name = name; });
    ui::HostChoice table = m_page->table();
    table.duel = setup;
    Q_EMIT hostRequested(table);
}

/// Tells the page, as soon as it is known, whether the choice can be as hard or easy as it wants.
void LinkStartController::check()
{
    const ui::LinkPreferences& choice = m_page->choice();
    const link::DealSetup setup = m_linkController.setupFor(boardOf(choice));
    if (m_page->isDaily() || setup.outline != choice.outline)
        return m_check.cancel();
    m_check.start(
        [this, setup, modes = fallingModesOf(choice)](const std::atomic<bool>& stop) -> BackgroundTask::Reply {
            const auto nearest = link::nearestDifficulty(setup, modes, stop);
            if (!nearest)
                return {};
            return [this, nearest, pictures = setup.pictures] { m_page->setNearest(*nearest, pictures); };
        });
}

void LinkStartController::show()
{
    m_page->setCurrent(m_linkController.dealNumber());
    ui::LinkPreferences daily;
    daily.gameMode = link::GameMode::Daily;
    m_page->setDaily(m_linkController.setupFor(daily));
    m_page->setSecondName(m_preferences->secondName);
    m_page->setOwnName(m_preferences->name);
    m_page->setChoice(m_preferences->link);
    m_linkController.store().listLevels();
    bringToFront();
}

void LinkStartController::switchTo()
{
    bringToFront();
    m_page->focusGame();
}

void LinkStartController::showDuel()
{
    showDuel(m_preferences->link.duel.opponent);
}

void LinkStartController::showDuel(ui::DuelPreferences::Opponent opponent)
{
    show();
    chooseDuel(opponent);
}

void LinkStartController::chooseDuel(ui::DuelPreferences::Opponent opponent)
{
    m_page->chooseDuel(opponent);
}

void LinkStartController::showError(const QString& error)
{
    bringToFront();
    m_page->setProblem(error);
}

void LinkStartController::setUnfinished(const QString& text)
{
    m_unfinished = text;
    if (ui::LinkStartPage* page = m_page.get())
        page->unfinished().setUnfinished(text);
}

void LinkStartController::bringToFront()
{
    if (!m_page.isShown())
        m_gameBefore = navigation().game();
    navigation().setGame(ui::linkKey.toString());
    m_page.show();
    check();
}

} // namespace qipan::app
