// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preference_store.h"

#include "app/settings/settings.h"

namespace qipan::app {

ui::Preferences Overrides::apply(const ui::Preferences& stored) const
{
    ui::Preferences now = stored;
    if (name)
        now.name = *name;
    if (!language.isEmpty())
        now.language = language;
    if (setsLevel()) {
        now.games[game].level = *level;
        now.games[game].engine = 0; // levels belong to the built-in engine
    }
    return now;
}

ui::Preferences Overrides::strip(const ui::Preferences& now, const ui::Preferences& stored) const
{
    ui::Preferences result = now;
    if (name == now.name)
        result.name = stored.name;
    if (!language.isEmpty() && language == now.language)
        result.language = stored.language;
    if (setsLevel() && now.games.value(game).level == *level && now.games.value(game).engine == 0) {
        result.games[game].level = stored.games.value(game).level;
        result.games[game].engine = stored.games.value(game).engine;
    }
    return result;
}

PreferenceStore::PreferenceStore(Settings& settings, Overrides overrides, QObject* parent)
    : QObject{parent}
    , m_settings{settings}
    , m_overrides{std::move(overrides)}
    , m_value{m_overrides.apply(settings.preferences())}
{
}

void PreferenceStore::set(const ui::Preferences& value)
{
    if (value == m_value)
        return;
    const ui::Preferences before = std::exchange(m_value, value);
    m_settings.setPreferences(m_overrides.strip(value, m_settings.preferences()));
    Q_EMIT changed(m_value, before);
}

} // namespace qipan::app
