// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/shown_name.h"

#include "app/base/names.h"
#include "core/games/registry.h"
#include "ui/base/texts.h"

#include <algorithm>

namespace qipan::app {

QString shownName(const PlayerEntry& side, GameSource source, const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    if (source != GameSource::Local)
        return side.name;
    if (side.kind == PlayerKind::Guest)
        return playerName({});
    if (side.kind == PlayerKind::SecondPlayer)
        return secondPlayerName();
    return side.kind == PlayerKind::Computer && info != nullptr
        ? ui::computerName(*info, std::clamp(side.level, 1, info->levels))
        : side.name;
}

} // namespace qipan::app
