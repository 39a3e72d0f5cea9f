#pragma once

#include "core/board/registry.h"
#include "ui/preferences.h"

#include <QString>

namespace qipan::app {

/// The registry's row for a key of the window, or null.
[[nodiscard]] inline const GameInfo* findGame(const QString& key)
{
    return qipan::findGame(key.toStdString());
}

/// What the user plays when they pick this game: their own choice, or the defaults where they have none or the
/// registry does not know it.
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
