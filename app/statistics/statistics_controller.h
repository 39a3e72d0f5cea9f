// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/history/history_store.h"
#include "app/settings/preference_store.h"
#include "app/settings/settings.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QTimer>

#include <vector>

namespace qipan::ui {
class StatisticsPage;
}

namespace qipan::app {

/// Connects the history with the statistics page: counts on the store's thread whenever the page is shown and something
/// changed, and stores the times from which a profile's games count.
class StatisticsController final : public PageController {
    Q_OBJECT

public:
    /// All must outlive this object.
    StatisticsController(const ui::WindowParts& window, ui::PageRef<ui::StatisticsPage> page,
                         PreferenceStore& preferences, HistoryStore& history, Settings& settings,
                         QObject* parent = nullptr);

    /// Brings the page to the front with current data.
    void show();
    void pageHidden(ui::Page next) override;
    void applyTheme(const ui::Theme& theme) override;
    /// Counts again, because the name for guests depends on the language.
    void retranslate() override;
    [[nodiscard]] ui::ActionState actionState() const override
    {
        return {.playAgain = false, .undo = !m_resets.empty()};
    }
    /// Undoes the last reset.
    void undo() override;

Q_SIGNALS:
    /// The page shows the current history.
    void counted();

private:
    using Page = ui::Page;

    /// The changes of a reset.
    struct Done {
        std::vector<StatisticsReset> made;
        std::vector<StatisticsReset> replaced;
    };

    void connectPage();
    void count();
    void take(const Result<ui::Statistics, QString>& result);
    void askForReset();
    void reset(const ui::StatisticsChoice& choice);

    const ui::WindowParts m_parts;
    ui::PageRef<ui::StatisticsPage> m_page;
    PreferenceStore& m_preferences;
    HistoryStore& m_history;
    Settings& m_settings;
    ui::Theme m_theme;
    Page m_previousPage = Page::Home;
    QTimer m_longer; ///< delays the progress display for short counts
    bool m_isCounting = false;
    bool m_isStale = false;  ///< requested again in the meantime
    bool m_isChosen = false; ///< the user has chosen a profile
    std::vector<Done> m_resets;
};

} // namespace qipan::app
