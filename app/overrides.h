#pragma once

#include "app/command_line.h"
#include "ui/base/preferences.h"

namespace qipan::app {

/// Settings from the command line, which apply to this run and are not stored.
class Overrides {
public:
    explicit Overrides(const Options& options)
        : m_options{options}
    {
    }

    /// Returns the settings of this run.
    [[nodiscard]] ui::Preferences apply(const ui::Preferences& stored) const;
    /// Returns the settings to store: `now`, but `stored` wherever the command line's value is still in effect.
    [[nodiscard]] ui::Preferences strip(const ui::Preferences& now, const ui::Preferences& stored) const;

private:
    [[nodiscard]] bool setsLevel() const;

    Options m_options;
};

} // namespace qipan::app
