// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preference_store.h"

#include "app/settings/settings.h"

namespace qipan::app {

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
