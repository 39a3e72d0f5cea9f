// Applying settings everywhere: the theme, the language and the preferences.
#include "app/home_cards.h"
#include "app/program.h"
#include "ui/pages/home_page.h"

#include <QEvent>

#include <utility>

namespace qipan::app {

void Program::applyPreferences(const ui::Preferences& preferences)
{
    const ui::Preferences before = std::exchange(m_preferences, preferences);
    m_settings.setPreferences(m_overrides.strip(preferences, m_settings.preferences()));
    if (before.language != preferences.language)
        m_languages.use(preferences.language);
    if (before.colorMode != preferences.colorMode || before.look != preferences.look) {
        const ui::Theme theme = makeTheme();
        ui::applyTheme(theme);
        showTheme(theme);
    }
    m_match->applyPreferences();
    m_link->applyPreferences();
    m_record->applyPreferences();
    m_book->applyPreferences();
    m_puzzles->applyPreferences();
    m_lesson->applyPreferences();
    m_local->applyPreferences();
    m_lan->retranslate();
    m_analysis->follow();
}

ui::Theme Program::makeTheme() const
{
    return ui::makeTheme(m_preferences.look, ui::wantsDark(m_preferences.colorMode, m_systemPalette));
}

void Program::showTheme(const ui::Theme& theme)
{
    m_match->applyTheme(theme);
    m_link->applyTheme(theme);
    m_record->applyTheme(theme);
    m_book->applyTheme(theme);
    m_puzzles->applyTheme(theme);
    m_linkPages->replay().applyTheme(theme);
    m_lesson->applyTheme(theme);
    m_statistics->applyTheme(theme);
    m_window->homePage().setCards(homeCards(theme));
}

bool Program::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        // After the window has applied the new texts.
        QMetaObject::invokeMethod(this, &Program::retranslate, Qt::QueuedConnection);
    }
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide || event->type() == QEvent::WindowStateChange)
        pollHistory();
    return QObject::eventFilter(watched, event);
}

void Program::retranslate()
{
    m_local->retranslate();
    m_lan->retranslate();
    m_match->retranslate();
    m_link->retranslate();
    m_record->retranslate();
    m_review->follow();
    m_history->retranslate();
    m_statistics->retranslate();
    m_turningPoints->retranslate();
    m_book->retranslate();
    m_puzzles->retranslate();
    m_lesson->retranslate();
    m_lessonOffer->retranslate();
    pageChanged(m_window->page());
}

} // namespace qipan::app
