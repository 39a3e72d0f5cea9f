#pragma once

#include "app/history/history_store.h"
#include "app/settings.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace qipan::app {

/// Joins the history to the page of statistics: has it counted on the store's thread, whenever the page is in front and
/// something is new, and keeps from when on the games of a profile count.
class StatisticsDesk final : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    StatisticsDesk(ui::MainWindow& window, HistoryStore& history, Settings& settings, QObject* parent = nullptr);

    /// Brings the page to the front, with what is there now.
    void show();
    void applyTheme(const ui::Theme& theme);
    /// In another language guests are called something else.
    void retranslate();
    /// Something was reset that can be put back.
    [[nodiscard]] bool canUndo() const { return !m_resets.empty(); }
    /// Takes back the reset that was made last.
    void undo();

Q_SIGNALS:
    /// Whether something can be undone is another thing now.
    void changed();
    /// The page shows what the history has.
    void counted();

private:
    using Page = ui::MainWindow::Page;

    /// What a reset changed.
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
    ui::StatisticsPage* m_page = nullptr; ///< once it is made
    Page m_pageBefore = Page::Home;
    QTimer m_longer; ///< until counting takes longer than a blink
    bool m_isCounting = false;
    bool m_isStale = false;  ///< asked for again meanwhile
    bool m_isChosen = false; ///< the user has chosen a profile
    std::vector<Done> m_resets;
};

} // namespace qipan::app
