// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/found_table.h"

#include <QStackedWidget>

class QLabel;
class QTreeView;

namespace qipan::ui {

class FoundTables;

/// The live list of tables on the network, or a text while it is empty. Rows do not move while the pointer is over
/// them, and the selection is kept (see FoundTables). Escape clears the selection.
class TableList final : public QStackedWidget {
    Q_OBJECT

public:
    explicit TableList(QWidget* parent = nullptr);

    /// Sets the tables now on the network, as often as they change.
    void setTables(const QList<FoundTable>& tables);

    /// Returns the selected table, or null; valid until the next call or event.
    [[nodiscard]] const FoundTable* chosen() const;
    /// Returns whether the selected table has disappeared from the network.
    [[nodiscard]] bool isChosenGone() const;
    void clearChoice();

    /// The minimum; pages stretch the list if they have room.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

Q_SIGNALS:
    /// The selection, or the state of the selected table, changed.
    void choiceChanged();
    /// Enter or a double click on the selected table.
    void activated();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] int chosenRow() const;
    [[nodiscard]] bool chooseByKey(int key);
    void settle();
    void retranslate();

    QList<FoundTable> m_tables;
    FoundTables* m_model;
    QLabel* m_empty;
    QTreeView* m_view;
};

} // namespace qipan::ui
