// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/history/analysis_progress_line.h"
#include "ui/history/history_filters.h"
#include "ui/history/history_line.h"
#include "ui/history/history_view.h"
#include "ui/pages/closable_page.h"

#include <vector>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QStackedLayout;

namespace qipan::ui {

class HistoryModel;

/// All games played or imported: a filtered list, and commands for the selected games.
class HistoryPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::History;

    explicit HistoryPage(QWidget* parent = nullptr);

    [[nodiscard]] HistoryModel& model() { return *m_model; }
    [[nodiscard]] HistoryFilter filter() const { return m_filters->filter(); }
    /// Applies the game and the result of `filter` and resets all other filters.
    void setFilter(const HistoryFilter& filter) { m_filters->set(filter); }
    [[nodiscard]] HistoryOrder order() const { return m_view->order(); }
    [[nodiscard]] std::vector<qint64> chosen() const { return m_view->chosen(); }
    /// Sets the first games of a new result, which may arrive before the rest.
    void setFirst(std::vector<HistoryLine> lines);
    /// Sets all games of the result, and the number of games without a filter. Without a preceding `setFirst`, the
    /// query is unchanged: selection and scroll position are kept.
    void setIds(std::vector<qint64> ids, qint64 all);
    /// Shows how far the analysis of games is.
    void setAnalysis(const std::optional<AnalysisProgress>& progress) { m_analysis->setProgress(progress); }
    /// Shows `reason` in place of the list.
    void setErrorText(const QString& reason);

Q_SIGNALS:
    /// The filter or the order changed.
    void queryChanged();
    /// The complete result is shown.
    void completed();
    void openRequested(qint64 id);
    /// The moves of a game are wanted that `openRequested` would continue.
    void replayRequested(qint64 id);
    void deleteRequested(const std::vector<qint64>& ids);
    /// Other games are selected.
    void choiceChanged();
    void clearRequested();
    void exportRequested(const std::vector<qint64>& ids);
    void importRequested();
    void copyRequested(qint64 id);
    void analysisRequested(const std::vector<qint64>& ids);
    void analysisCancelled();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void makeLayout();
    void fillMenu();
    void follow();
    void showCount();
    void openChosen();
    /// Returns the line of the only chosen game; null if there is none.
    [[nodiscard]] const HistoryLine* chosenLine() const;
    void nameOpen();
    void sortBy(HistoryColumn column);
    void retranslate();
    /// The names of some columns depend on the game.
    void nameColumns();

    HistoryModel* m_model;
    QLabel* m_heading;
    AnalysisProgressLine* m_analysis;
    QLabel* m_count;
    HistoryFilters* m_filters;
    HistoryView* m_view;
    QStackedLayout* m_middle = nullptr;
    QWidget* m_nothing; ///< in place of the list
    QLabel* m_empty;
    QPushButton* m_showAll;
    QPushButton* m_emptyImport;
    QPushButton* m_again;
    QPushButton* m_open;
    QPushButton* m_replay;
    QPushButton* m_delete;
    QPushButton* m_analyse;
    QPushButton* m_copy;
    QPushButton* m_export;
    QPushButton* m_import;
    QPushButton* m_more;
    QMenu* m_menu;
    QMenu* m_sort;
    QAction* m_openAction = nullptr;
    QAction* m_replayAction = nullptr;
    QAction* m_deleteAction = nullptr;
    QAction* m_analyseAction = nullptr;
    QAction* m_copyAction = nullptr;
    QAction* m_exportAction = nullptr;
    QAction* m_importAction = nullptr;
    QAction* m_clearAction = nullptr;
    std::vector<QAction*> m_sortActions;
    std::vector<qint64> m_followed; ///< selected before the first games of a new result arrived
    bool m_isOther = true;          ///< a new result is expected
    qint64 m_all = -1;              ///< not known yet
    QString m_errorText;
};

} // namespace qipan::ui
