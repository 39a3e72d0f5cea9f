// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_accessible.h"

#include "ui/board/board_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QStringList>

#include <unordered_map>
#include <utility>

namespace qipan::ui {
namespace {

/// A cell. Owned by Qt's accessibility cache; the board deletes it there.
class CellAccessible final : public QAccessibleInterface,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface {
public:
    CellAccessible(BoardView& view, Cell cell)
        : m_view{&view}
        , m_cell{cell}
    {
    }

    bool isValid() const override { return m_view != nullptr && m_view->boardSize().contains(m_cell); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view.data()); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text, const QString&) override { }

    QString text(QAccessible::Text kind) const override
    {
        return isValid() && kind == QAccessible::Name ? (m_told = name()) : QString{};
    }
    /// Whether the name is another than a screen reader has read. Then it counts as read.
    bool hasNewName() { return isValid() && !m_told.isEmpty() && std::exchange(m_told, name()) != m_told; }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect local = m_view->boardGeometry().rect(m_cell).toRect();
        return {m_view->mapToGlobal(local.topLeft()), local.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.disabled = !m_view->isEnabled();
        state.invisible = !m_view->isVisible();
        state.focused = m_view->hasFocus() && m_view->cursorCell() == m_cell;
        state.selected = state.focused;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }

    // QAccessibleTableCellInterface
    bool isSelected() const override { return state().selected; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_cell.x; }
    int rowIndex() const override { return m_cell.y; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    // QAccessibleActionInterface
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& name) override
    {
        if (!isValid() || !m_view->isEnabled())
            return;
        if (name == setFocusAction() || name == pressAction()) {
            m_view->setFocus(Qt::OtherFocusReason);
            m_view->setCursorCell(m_cell);
        }
        if (name == pressAction())
            m_view->choose(m_cell);
    }

private:
    QString name() const { return m_view->accessibleTextOf(m_cell); }

    QPointer<BoardView> m_view;
    Cell m_cell;
    mutable QString m_told; ///< the name as a screen reader has read it
};

/// The board as a group of cells with the interface of a table. With the role of a table, Orca would read whole rows.
class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardView& view)
        : QAccessibleWidget{&view, QAccessible::Grouping}
    {
    }
    ~BoardAccessible() override { forgetCells(); }
    BoardAccessible(const BoardAccessible&) = delete;
    BoardAccessible& operator=(const BoardAccessible&) = delete;

    BoardView& view() const { return *static_cast<BoardView*>(object()); }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? view().boardName() : QAccessibleWidget::text(kind);
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    int childCount() const override { return view().boardSize().cells(); }
    QAccessibleInterface* child(int index) const override
    {
        return index < 0 || index >= childCount() ? nullptr : cell(view().cellOf(index));
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (const auto& [index, id] : m_cells) {
            if (QAccessible::accessibleInterface(id) == child)
                return index;
        }
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPoint local = view().mapFromGlobal(QPoint{x, y});
        const auto found = view().boardGeometry().cellAt(local);
        return found ? cell(*found) : nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        return view().hasFocus() ? cell(view().cursorCell()) : nullptr;
    }

    // QAccessibleTableInterface
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override
    {
        return view().boardSize().contains({column, row}) ? cell({column, row}) : nullptr;
    }
    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    QList<QAccessibleInterface*> selectedCells() const override
    {
        QAccessibleInterface* focused = focusChild();
        return focused != nullptr ? QList{focused} : QList<QAccessibleInterface*>{};
    }
    QString columnDescription(int column) const override { return columnName(column); }
    QString rowDescription(int row) const override
    {
        return rowName(row, view().boardSize().rows, view().rowNumbers());
    }
    int columnCount() const override { return view().boardSize().columns; }
    int rowCount() const override { return view().boardSize().rows; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { forgetCells(); }

    void tellNewNames() const
    {
        for (const auto& [index, id] : m_cells) {
            if (!static_cast<CellAccessible*>(QAccessible::accessibleInterface(id))->hasNewName())
                continue;
            QAccessibleEvent event{object(), QAccessible::NameChanged};
            event.setChild(index);
            QAccessible::updateAccessibility(&event);
        }
    }

private:
    /// Created on first use. Owned by QAccessible's cache until forgetCells().
    QAccessibleInterface* cell(Cell at) const
    {
        const int index = view().indexOf(at);
        if (const auto known = m_cells.find(index); known != m_cells.end())
            return QAccessible::accessibleInterface(known->second);
        auto* made = new CellAccessible{view(), at};
        m_cells.emplace(index, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    void forgetCells()
    {
        for (const auto& [index, id] : m_cells)
            QAccessible::deleteAccessibleInterface(id);
        m_cells.clear();
    }

    mutable std::unordered_map<int, QAccessible::Id> m_cells;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<BoardView*>(object);
    return view != nullptr ? new BoardAccessible{*view} : nullptr;
}

} // namespace

void installBoardAccessibility()
{
    QAccessible::installFactory(makeInterface);
}

void announceCellFocus(BoardView& view, Cell cell)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event{&view, QAccessible::Focus};
    event.setChild(view.indexOf(cell));
    QAccessible::updateAccessibility(&event);
}

void announceCellNames(BoardView& view)
{
    if (!QAccessible::isActive())
        return;
    if (const auto* board = dynamic_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(&view)))
        board->tellNewNames();
}

void announceCellsReset(BoardView& view)
{
    QAccessibleTableModelChangeEvent event{&view, QAccessibleTableModelChangeEvent::ModelReset};
    QAccessible::updateAccessibility(&event);
}

} // namespace qipan::ui
