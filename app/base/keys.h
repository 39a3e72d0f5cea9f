// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"
#include "ui/base/preferences.h"

#include <QString>

namespace qipan::app {

/// Returns the registry's entry for a key, or null.
[[nodiscard]] inline const GameInfo* findGame(const QString& key)
{
    return qipan::findGame(key.toStdString());
}

/// Returns the setup to use when the user selects this game: their choices, or the defaults for choices that are
/// missing or unknown to the registry.
[[nodiscard]] inline GameSetup setupFor(const GameInfo& game, const QString& rule, int size, const QString& opening)
{
    const RuleInfo* known = game.findRule(rule.toStdString());
    const RuleInfo& wanted = known != nullptr ? *known : game.rules.front();
    return {.game = &game,
            .rule = wanted.key,
            .size = wanted.sizeFor(size),
            .opening = game.openingFor(opening.toStdString())};
}

} // namespace qipan::app
