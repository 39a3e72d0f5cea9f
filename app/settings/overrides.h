// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

#include <QString>

#include <optional>

namespace qipan::app {

/// Preferences from the command line, which apply to this run and are not stored.
struct Overrides {
    std::optional<QString> name;
    QString language;         ///< empty: not given
    QString game;             ///< a key of the registry to which `level` applies; empty for none
    std::optional<int> level; ///< of the computer

    /// Returns the preferences of this run.
    [[nodiscard]] ui::Preferences apply(const ui::Preferences& stored) const;
    /// Returns the preferences to store: `now`, but `stored` wherever the command line's value is still in effect.
    [[nodiscard]] ui::Preferences strip(const ui::Preferences& now, const ui::Preferences& stored) const;

private:
    [[nodiscard]] bool setsLevel() const { return level && !game.isEmpty(); }
};

} // namespace qipan::app
