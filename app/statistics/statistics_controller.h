#pragma once

#include "app/history/history_store.h"
#include "app/settings/settings.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace qipan::app {

/// Connects the history with the statistics page: counts on the store's thread whenever the page is shown and something
/// changed, and stores the times from which a profile's games count.
class StatisticsController final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    StatisticsController(ui::MainWindow& window, HistoryStore& history, Settings& settings, QObject* parent = nullptr);

    /// Brings the page to the front with current data.
    void show();
    void applyTheme(const ui::Theme& theme);
    /// Counts again, because the name for guests depends on the language.
    void retranslate();
    /// Returns whether a reset can be undone.
    [[nodiscard]] bool canUndo() const { return !m_resets.empty(); }
    /// Undoes the last reset.
    void undo();

Q_SIGNALS:
    /// `canUndo` changed.
    void changed();
    /// The page shows the current history.
    void counted();

private:
    using Page = ui::MainWindow::Page;

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
    void close();

    ui::MainWindow& m_window;
    HistoryStore& m_history;
    Settings& m_settings;
    ui::Theme m_theme;
    ui::StatisticsPage* m_page = nullptr; ///< null until it is created
    Page m_previousPage = Page::Home;
    QTimer m_longer; ///< delays the progress display for short counts
    bool m_isCounting = false;
    bool m_isStale = false;  ///< requested again in the meantime
    bool m_isChosen = false; ///< the user has chosen a profile
    std::vector<Done> m_resets;
};

} // namespace qipan::app
