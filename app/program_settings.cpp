// SPDX-License-Identifier: GPL-3.0-or-later
// Applying settings everywhere: the theme, the language and the preferences.
#include "app/program.h"
#include "app/turning_points/turning_points_controller.h"

#include <QEvent>

namespace qipan::app {

void Program::applyPreferences(const ui::Preferences& now, const ui::Preferences& before)
{
    m_window->setPreferences(now);
    if (before.language != now.language)
        m_languages.use(now.language);
    if (before.colorMode != now.colorMode || before.look != now.look) {
        const ui::Theme theme = makeTheme();
        ui::applyTheme(theme);
        showTheme(theme);
    }
    m_pages->forEach([](PageController& controller) { controller.applyPreferences(); });
    m_games->applyPreferences();
    m_analysis->follow();
}

ui::Theme Program::makeTheme() const
{
    return ui::makeTheme(m_preferences->look, ui::wantsDark(m_preferences->colorMode, m_systemPalette));
}

void Program::showTheme(const ui::Theme& theme)
{
    m_pages->forEach([&theme](PageController& controller) { controller.applyTheme(theme); });
}

bool Program::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        // After the window has applied the new texts.
        QMetaObject::invokeMethod(this, &Program::retranslate, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void Program::retranslate()
{
    m_games->retranslate();
    m_turningPoints->retranslate();
    m_pages->forEach([](PageController& controller) { controller.retranslate(); });
    m_review->follow();
    showPage();
}

} // namespace qipan::app
