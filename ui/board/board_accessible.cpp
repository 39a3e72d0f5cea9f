// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_accessible.h"

#include "ui/board/board_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QStringList>

#include <unordered_map>

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
        return isValid() && kind == QAccessible::Name ? m_view->accessibleTextOf(m_cell) : QString{};
    }

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
    QPointer<BoardView> m_view;
    Cell m_cell;
};

/// The board as a table.
class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardView& view)
        : QAccessibleWidget{&view, QAccessible::Table}
    {
    }
    ~BoardAccessible() override { forgetCells(); }
    BoardAccessible(const BoardAccessible&) = delete;
    BoardAccessible& operator=(const BoardAccessible&) = delete;

    BoardView& view() const { return *static_cast<BoardView*>(object()); }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return view().boardName();
        if (kind == QAccessible::Description)
            return description();
        return QAccessibleWidget::text(kind);
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

private:
    /// The page's description of the board and the last announcement.
    QString description() const
    {
        QStringList lines{view().accessibleDescription(), view().spoken()};
        lines.removeAll(QString{});
        return lines.join(u'\n');
    }

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

void announceText(QWidget& board, const QString& words)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event{&board, words};
    QAccessible::updateAccessibility(&event);
#else
    Q_UNUSED(words); // part of the board's description
    QAccessibleEvent changed{&board, QAccessible::DescriptionChanged};
    QAccessible::updateAccessibility(&changed);
    QAccessibleEvent alert{&board, QAccessible::Alert};
    QAccessible::updateAccessibility(&alert);
#endif
}

void announceCellsReset(BoardView& view)
{
    QAccessibleTableModelChangeEvent event{&view, QAccessibleTableModelChangeEvent::ModelReset};
    QAccessible::updateAccessibility(&event);
}

} // namespace qipan::ui
