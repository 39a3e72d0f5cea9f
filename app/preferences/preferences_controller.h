// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/settings/preference_store.h"
#include "ui/pages/preferences_page.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

/// Controls the page of the preferences: shows the stored ones and stores each change.
class PreferencesController final : public PageController {
    Q_OBJECT

public:
    /// All must outlive this object.
    PreferencesController(const ui::WindowParts& window, ui::PageRef<ui::PreferencesPage> page,
                          PreferenceStore& preferences, QObject* parent);

    void applyTheme(const ui::Theme& theme) override;
    void applyPreferences() override;

Q_SIGNALS:
    /// The user wants the page on which games of this kind are chosen.
    void newGameRequested(const QString& game);
    /// The user wants to see and change the brokers.
    void brokersRequested();

private:
    void connectPage();

    ui::PageRef<ui::PreferencesPage> m_page;
    PreferenceStore& m_preferences;
    ui::Theme m_theme;
};

} // namespace qipan::app
