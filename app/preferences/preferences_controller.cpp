// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/preferences_controller.h"

#include "app/base/board_options.h"
#include "app/base/languages.h"
#include "ui/base/actions.h"
#include "ui/shell/navigation.h"

#include <QAction>

namespace qipan::app {

PreferencesController::PreferencesController(const ui::WindowParts& window, ui::PageRef<ui::PreferencesPage> page,
                                             PreferenceStore& preferences, QObject* parent)
    : PageController{ui::Page::Preferences, window.navigation, parent}
    , m_page{page}
    , m_preferences{preferences}
{
    m_page.whenCreated(this, [this] { connectPage(); });
    connect(window.actions.preferences, &QAction::triggered, this,
            [this] { isShown() ? navigation().leavePage() : m_page.show(); });
    connect(window.actions.name, &QAction::triggered, this, [this] {
        m_page.show();
        m_page->editName();
    });
}

void PreferencesController::connectPage()
{
    m_page->setLanguages(Languages::all());
    m_page->setTheme(m_theme);
    applyPreferences();
    connect(&*m_page, &ui::PreferencesPage::changed, &m_preferences, &PreferenceStore::set);
    connect(&*m_page, &ui::PreferencesPage::newGameRequested, this, &PreferencesController::newGameRequested);
    connect(&*m_page, &ui::PreferencesPage::brokersRequested, this, &PreferencesController::brokersRequested);
    connect(&*m_page, &ui::PreferencesPage::closed, this, [this] { navigation().leavePage(); });
}

void PreferencesController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (ui::PreferencesPage* page = m_page.get())
        page->setTheme(theme);
}

void PreferencesController::applyPreferences()
{
    ui::PreferencesPage* page = m_page.get();
    if (page == nullptr)
        return;
    page->setPreferences(m_preferences.value());
    page->setBoardOptions(boardOptions(m_preferences.value()));
}

} // namespace qipan::app
