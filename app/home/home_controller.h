// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/history/history_store.h"
#include "app/home/today.h"
#include "app/settings/preference_store.h"
#include "app/settings/settings.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QStringList>

#include <optional>

namespace qipan::ui {
class HomePage;
}

namespace qipan::app {

/// Controls the home page: the cards of the games, what can be continued, and what one may do today.
class HomeController final : public PageController {
    Q_OBJECT

public:
    /// All must outlive this object.
    HomeController(const ui::WindowParts& window, ui::PageRef<ui::HomePage> page, PreferenceStore& preferences,
                   const Settings& settings, HistoryStore& store, QObject* parent);

    /// Sets a text that says what "Continue" continues, empty for nothing, and the games that can be continued, the one
    /// played last first.
    void setWaiting(const QString& continueText, const QStringList& games);
    /// Reads what one may do today, on the store's thread.
    void readToday();
    [[nodiscard]] QString statusText() const override { return tr("Choose a game."); }
    void pageShown() override { readToday(); }
    void applyTheme(const ui::Theme& theme) override;
    void applyPreferences() override;
    void retranslate() override { showToday(); }

Q_SIGNALS:
    void gameChosen(const QString& key);
    void choiceRequested(const QString& key);
    void dealRequested();
    /// The key of a set of puzzles, or empty for the set of last time.
    void puzzlesRequested(const QString& kind);
    void lessonRequested(const QString& game);
    /// The user wants to see this finished game.
    void resultRequested(const qipan::app::HistoryEntry& game);

private:
    void choose(ui::TodayEntry::Kind kind);
    void showToday();
    void showCards();
    [[nodiscard]] std::optional<NextLesson> nextLesson() const;

    ui::PageRef<ui::HomePage> m_page;
    PreferenceStore& m_preferences;
    const Settings& m_settings;
    HistoryStore& m_store;
    ui::Theme m_theme;
    ui::TileSetKind m_tiles;           ///< on the card of link-match
    std::optional<TodayFacts> m_facts; ///< empty until they were read
};

} // namespace qipan::app
