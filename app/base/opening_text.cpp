// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/opening_text.h"

#include "core/openings/opening_names.h"
#include "ui/base/opening_title.h"
#include "ui/base/texts.h"

#include <vector>

namespace qipan::app {

QString openingText(const GameSetup& setup, std::span<const Ply> plies)
{
    if (setup.position)
        return {};
    const openings::NamedOpening* opening = openings::openingOf(setup.game->key, setup.size, cellsOf(plies));
    return opening == nullptr ? QString{} : ui::openingTitle(ui::textOf(opening->game), ui::textOf(opening->key));
}

} // namespace qipan::app
