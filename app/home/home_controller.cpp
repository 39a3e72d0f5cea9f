// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_controller.h"

#include "ui/base/texts.h"
#include "ui/game_appearance.h"
#include "ui/link/link_painting.h"
#include "ui/pages/home_page.h"

#include <QAction>

namespace qipan::app {

namespace {

/// Returns a card for link-match and one for each game of the registry, drawn by the games' own painters.
[[nodiscard]] std::vector<ui::HomeCard> homeCards(const ui::Theme& theme)
{
    std::vector<ui::HomeCard> cards;
    cards.push_back({ui::linkKey.toString(),
                     [theme](QPainter& painter, const QRectF& area) { ui::paintLinkCard(painter, area, theme); }});
    for (const ui::GameAppearance& appearance : ui::gameAppearances()) {
        cards.push_back(
            {ui::textOf(appearance.key), [theme, paint = appearance.paintCard](QPainter& painter, const QRectF& area) {
                 paint(painter, area, theme);
             }});
    }
    return cards;
}

} // namespace

HomeController::HomeController(const ui::WindowParts& window, ui::PageRef<ui::HomePage> page, QObject* parent)
    : PageController{ui::Page::Home, window.navigation, parent}
    , m_page{page}
{
    connect(&*m_page, &ui::HomePage::gameChosen, this, &HomeController::gameChosen);
    connect(&*m_page, &ui::HomePage::choiceRequested, this, &HomeController::choiceRequested);
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
