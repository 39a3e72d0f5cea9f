#include "app/home_cards.h"

#include "ui/game_looks.h"
#include "ui/link/link_painting.h"
#include "ui/texts.h"

namespace qipan::app {

std::vector<ui::HomeCard> homeCards(const ui::Theme& theme)
{
    std::vector<ui::HomeCard> cards;
    cards.push_back({ui::linkKey.toString(),
                     [theme](QPainter& painter, const QRectF& area) { ui::paintLinkCard(painter, area, theme); }});
    for (const ui::GameLook& look : ui::gameLooks()) {
        cards.push_back({ui::textOf(look.key), [theme, paint = look.paintCard](QPainter& painter, const QRectF& area) {
                             paint(painter, area, theme);
                         }});
    }
    return cards;
}

} // namespace qipan::app
