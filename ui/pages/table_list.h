#pragma once

#include "ui/pages/found_table.h"

#include <QStackedWidget>

class QLabel;
class QTreeView;

namespace qipan::ui {

class FoundTables;

/// The live list of tables on the network, or a line that says what is looked for while it is empty. Rows keep still
/// while the pointer is over them, and the chosen one stays chosen (see FoundTables). Escape lets go of it.
class TableList final : public QStackedWidget {
    Q_OBJECT

public:
    explicit TableList(QWidget* parent = nullptr);

    /// What is on the network now; call it as often as it changes.
    void setTables(const QList<FoundTable>& tables);

    /// The chosen table, or null; it lives until the next call or event.
    [[nodiscard]] const FoundTable* chosen() const;
    /// True while the chosen table is not on the network any more.
    [[nodiscard]] bool isChosenGone() const;
    void clearChoice();

    /// No more than it needs: pages stretch it where they have room.
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Another table is chosen, none is, or the chosen one is not what it was.
    void choiceChanged();
    /// Enter or a double click on the chosen table.
    void activated();

protected:
    void changeEvent(QEvent* event) override;
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
