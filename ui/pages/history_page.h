#pragma once

#include "ui/history/history_line.h"
#include "ui/pages/closable_page.h"

#include <vector>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QStackedLayout;

namespace qipan::ui {

class HistoryFilters;
class HistoryModel;
class HistoryView;

/// All games that were played or read: a list with filters, and what can be done with those that are chosen.
class HistoryPage final : public ClosablePage {
    Q_OBJECT

public:
    explicit HistoryPage(QWidget* parent = nullptr);

    [[nodiscard]] HistoryModel& model() { return *m_model; }
    [[nodiscard]] HistoryFilter filter() const;
    /// Of a filter the game and the result are shown, and nothing else is chosen.
    void setFilter(const HistoryFilter& filter);
    [[nodiscard]] HistoryOrder order() const;
    [[nodiscard]] std::vector<qint64> chosen() const;
    /// The first games of another answer, which may come before the others.
    void setFirst(std::vector<HistoryLine> lines);
    /// All that fit, and how many games there are without a filter. Where the first have not come anew, they fit the
    /// same as before: what is chosen and in sight stays.
    void setIds(std::vector<qint64> ids, qint64 all);
    /// Why there is no list, in words.
    void setTrouble(const QString& reason);

Q_SIGNALS:
    /// Other games are wanted: another filter or order.
    void queryChanged();
    /// The whole answer is shown.
    void completed();
    void openWanted(qint64 id);
    void deleteWanted(const std::vector<qint64>& ids);
    void clearWanted();
    void exportWanted(const std::vector<qint64>& ids);
    void importWanted();
    void copyWanted(qint64 id);

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void makeLayout();
    void fillMenu();
    void follow();
    void showCount();
    void openChosen();
    void deleteChosen();
    void sortBy(HistoryColumn column);
    void showMenu(const QPoint& globalPos);

    HistoryModel* m_model;
    QLabel* m_heading;
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
    QPushButton* m_delete;
    QPushButton* m_copy;
    QPushButton* m_export;
    QPushButton* m_import;
    QPushButton* m_more;
    QMenu* m_menu;
    QMenu* m_sort;
    QAction* m_openAction = nullptr;
    QAction* m_deleteAction = nullptr;
    QAction* m_copyAction = nullptr;
    QAction* m_exportAction = nullptr;
    QAction* m_importAction = nullptr;
    QAction* m_clearAction = nullptr;
    std::vector<QAction*> m_sortActions;
    std::vector<qint64> m_followed; ///< chosen before the first of another answer came
    bool m_isOther = true;          ///< another answer is on its way
    qint64 m_all = -1;              ///< not known yet
    QString m_trouble;
};

} // namespace qipan::ui
