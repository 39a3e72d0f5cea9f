// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_controller.h"

#include "app/home/home_cards.h"
#include "ui/pages/home_page.h"

#include <QAction>

namespace qipan::app {

HomeController::HomeController(const ui::WindowParts& window, ui::PageRef<ui::HomePage> page, QObject* parent)
    : PageController{ui::Page::Home, window.navigation, parent}
    , m_page{page}
{
    connect(&*m_page, &ui::HomePage::gameChosen, this, &HomeController::gameChosen);
    connect(window.actions.home, &QAction::triggered, this, [this] { m_page.show(); });
}

void HomeController::setWaiting(const QString& continueText, const QStringList& games)
{
    m_page->setContinue(continueText);
    m_page->setWaiting(games);
}

void HomeController::applyTheme(const ui::Theme& theme)
{
    m_page->setCards(homeCards(theme));
}

} // namespace qipan::app
