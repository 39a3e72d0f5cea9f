// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

#include <QObject>

#include <optional>
#include <utility>

namespace qipan::app {

class Settings;

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

/// The preferences of this run of the program: the stored ones with the overrides of the command line. Changes are
/// stored at once.
class PreferenceStore final : public QObject {
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    PreferenceStore(Settings& settings, Overrides overrides, QObject* parent = nullptr);

    [[nodiscard]] const ui::Preferences& value() const { return m_value; }
    [[nodiscard]] const ui::Preferences* operator->() const { return &m_value; }
    /// Stores `value`, and emits `changed` if it differs.
    void set(const ui::Preferences& value);
    /// Does the same with the result of `edit(ui::Preferences&)`.
    template <typename Edit>
    void change(Edit edit)
    {
        ui::Preferences next = m_value;
        edit(next);
        set(next);
    }

Q_SIGNALS:
    void changed(const qipan::ui::Preferences& now, const qipan::ui::Preferences& before);

private:
    Settings& m_settings;
    const Overrides m_overrides;
    ui::Preferences m_value;
};

} // namespace qipan::app
