#pragma once

#include "app/command_line.h"
#include "ui/preferences.h"

namespace qipan::app {

/// What the command line says about the settings: it counts for this run and is not kept.
class Overrides {
public:
    explicit Overrides(const Options& options)
        : m_options{options}
    {
    }

    /// The settings of this run.
    [[nodiscard]] ui::Preferences over(const ui::Preferences& kept) const;
    /// What to keep of the settings of now: `kept` wherever the command line's word still stands.
    [[nodiscard]] ui::Preferences without(const ui::Preferences& now, const ui::Preferences& kept) const;

private:
    [[nodiscard]] bool setsLevel() const;

    Options m_options;
};

} // namespace qipan::app
