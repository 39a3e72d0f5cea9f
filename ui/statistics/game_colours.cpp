// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/game_colours.h"

namespace qipan::ui {

GameColours gameColours(const Theme& theme)
{
    const auto rgb = [](QRgb value) { return QColor::fromRgb(value); };
    if (theme.dark)
        return {.won = rgb(0x6fb3ee), .drawn = rgb(0x99a2a8), .lost = rgb(0xf09a57)};
    return {.won = rgb(0x1f6fb2), .drawn = rgb(0x6f777d), .lost = rgb(0xbf5210)};
}

} // namespace qipan::ui
