// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_cards.h"

#include "ui/base/texts.h"
#include "ui/game_appearance.h"
#include "ui/link/link_painting.h"

namespace qipan::app {

std::vector<ui::HomeCard> homeCards(const ui::Theme& theme)
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

} // namespace qipan::app
