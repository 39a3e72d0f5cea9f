// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_start_controller.h"

#include "ui/base/texts.h"
#include "ui/pages/link_start_page.h"

namespace qipan::app {

LinkStartController::LinkStartController(const ui::WindowParts& window, ui::PageRef<ui::LinkStartPage> page,
                                         PreferenceStore& preferences, LinkController& controller, QObject* parent)
    : PageController{ui::Page::LinkStart, window.navigation, parent}
    , m_page{page}
    , m_preferences{preferences}
    , m_linkController{controller}
{
    m_page.whenCreated(this, [this] { connectPage(); });
}

void LinkStartController::connectPage()
{
    m_page->setSizes(ui::LinkStartPage::usualSizes());
    connect(&*m_page, &ui::LinkStartPage::closed, &m_linkController, &LinkController::returnToGame);
    connect(&*m_page, &ui::LinkStartPage::startRequested, this, [this](const ui::LinkPreferences& choice) {
        use(choice);
        m_linkController.newGame();
    });
    connect(&*m_page, &ui::LinkStartPage::dealRequested, this,
            [this](const ui::LinkPreferences& choice, const link::DealSetup& setup) {
                use(choice);
                m_linkController.deal(setup);
            });
}

void LinkStartController::use(const ui::LinkPreferences& choice)
{
    m_preferences.change([&](ui::Preferences& preferences) { preferences.link = choice; });
}

void LinkStartController::show()
{
    navigation().setGame(ui::linkKey.toString());
    m_page->setCurrent(m_linkController.dealNumber());
    m_page->setChoice(m_preferences->link);
    m_page.show();
}

} // namespace qipan::app
