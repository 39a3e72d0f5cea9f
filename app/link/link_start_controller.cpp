// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_start_controller.h"

#include "core/link/reachable_difficulty.h"
#include "ui/base/texts.h"
#include "ui/pages/link_start_page.h"

#include <vector>

namespace qipan::app {

namespace {

/// Returns the modes in which a game deals its boards.
[[nodiscard]] std::vector<link::FallingMode> fallingModesOf(const ui::LinkPreferences& choice)
{
    if (choice.gameMode != link::GameMode::Campaign)
        return {choice.mode};
    std::vector<link::FallingMode> modes;
    for (int level = 1; level <= link::campaignModes; ++level)
        modes.push_back(link::campaignMode(level));
    return modes;
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
}

void LinkStartController::use(const ui::LinkPreferences& choice)
{
    m_preferences.change([&, name = m_page->secondName()](ui::Preferences& preferences) {
        preferences.link = choice;
        preferences.secondName = name;
    });
}

/// Tells the page, as soon as it is known, whether the choice can be as hard or easy as it wants.
void LinkStartController::check()
{
    const ui::LinkPreferences& choice = m_page->choice();
    const link::DealSetup setup = m_linkController.setupFor(choice);
    if (choice.gameMode == link::GameMode::Daily || setup.outline != choice.outline)
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
    m_page->setChoice(m_preferences->link);
    m_linkController.store().listLevels();
    bringToFront();
}

void LinkStartController::switchTo()
{
    bringToFront();
    m_page->focusGame();
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
