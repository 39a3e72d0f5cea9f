// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/line_reader.h"

#include "ui/base/read_only_text.h"
#include "ui/base/text_tools.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

QRect placeOnScreen(const QWidget& widget)
{
    return {widget.mapToGlobal(QPoint{}), widget.size()};
}

void addText(QList<ReadLine>& lines, const QString& text, const QRect& place)
{
    for (const QString& each : text.split(u'\n')) {
        QString words = each;
        words.remove(QChar{0x200b}); // where a long word may be broken
        if (const QString line = words.simplified(); !line.isEmpty())
            lines.push_back({line, place});
    }
}

/// Returns the cells of a table's row: "Board: A rectangle of …".
QString textOfRow(const QTextTable& table, int row)
{
    QStringList cells;
    for (int column = 0; column < table.columns(); ++column) {
        QTextCursor cell = table.cellAt(row, column).firstCursorPosition();
        cell.setPosition(table.cellAt(row, column).lastPosition(), QTextCursor::KeepAnchor);
        cells << onOneLine(cell.selectedText()).simplified();
    }
    return cells.join(LineReader::tr(": "));
}

void addDocument(QList<ReadLine>& lines, const QTextEdit& edit)
{
    const QTextTable* table = nullptr;
    int row = -1;
    for (QTextBlock block = edit.document()->begin(); block.isValid(); block = block.next()) {
        const QRectF area = edit.document()->documentLayout()->blockBoundingRect(block);
        const QPoint corner = area.topLeft().toPoint() - QPoint{0, edit.verticalScrollBar()->value()};
        const QRect place{edit.viewport()->mapToGlobal(corner), area.size().toSize()};
        const QTextTable* here = QTextCursor{block}.currentTable();
        const int at = here != nullptr ? here->cellAt(block.position()).row() : -1;
        if (here == nullptr)
            addText(lines, block.text(), place);
        else if (here != table || at != row)
            addText(lines, textOfRow(*here, at), place);
        table = here;
        row = at;
    }
}

void addTable(QList<ReadLine>& lines, const QAbstractItemView& view)
{
    const QAbstractItemModel* model = view.model();
    for (int row = 0; model != nullptr && row < model->rowCount(); ++row) {
        QStringList cells;
        for (int column = 1; column < model->columnCount(); ++column) {
            const QString title = model->headerData(column, Qt::Horizontal).toString();
            const QString value = model->index(row, column).data().toString();
            if (!value.isEmpty())
                cells << (title.isEmpty() ? value : title + u' ' + value);
        }
        addText(lines, model->index(row, 0).data().toString() + LineReader::tr(": ") + cells.join(LineReader::tr(", ")),
                placeOnScreen(view));
    }
}

void addWidget(QList<ReadLine>& lines, const QWidget& widget);

void addChildren(QList<ReadLine>& lines, const QWidget& widget)
{
    QList<QWidget*> children = widget.findChildren<QWidget*>(QString{}, Qt::FindDirectChildrenOnly);
    std::ranges::stable_sort(children, {}, [](const QWidget* each) { return std::pair{each->y(), each->x()}; });
    for (const QWidget* child : std::as_const(children))
        addWidget(lines, *child);
}

void addWidget(QList<ReadLine>& lines, const QWidget& widget)
{
    if (widget.isHidden() || widget.isWindow())
        return;
    if (qobject_cast<const QAbstractButton*>(&widget) != nullptr || qobject_cast<const QComboBox*>(&widget) != nullptr)
        return;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->buddy() == nullptr)
            addText(lines, label->accessibleName().isEmpty() ? label->text() : label->accessibleName(),
                    placeOnScreen(widget));
    } else if (const auto* edit = qobject_cast<const QTextEdit*>(&widget)) {
        addDocument(lines, *edit);
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        addTable(lines, *view);
    } else if (const QString words = widget.accessibleDescription(); !words.isEmpty()) {
        const QString name = widget.accessibleName();
        addText(lines, name.isEmpty() ? words : name + LineReader::tr(": ") + words, placeOnScreen(widget));
    } else {
        addChildren(lines, widget);
    }
}

/// Returns the start of the line that has a position.
int lineStart(const QString& text, int position)
{
    return position <= 0 ? 0 : static_cast<int>(text.lastIndexOf(u'\n', position - 1)) + 1;
}

int lineEnd(const QString& text, int position)
{
    const auto end = text.indexOf(u'\n', position);
    return static_cast<int>(end < 0 ? text.size() : end);
}

int nextWord(const QString& text, int position)
{
    const auto end = static_cast<int>(text.size());
    while (position < end && !text[position].isSpace())
        ++position;
    while (position < end && text[position].isSpace())
        ++position;
    return position;
}

int previousWord(const QString& text, int position)
{
    while (position > 0 && text[position - 1].isSpace())
        --position;
    while (position > 0 && !text[position - 1].isSpace())
        --position;
    return position;
}

/// An area with a reader, as a text.
class LinesAccessible final : public QAccessibleWidget, public ReadOnlyText {
public:
    LinesAccessible(QWidget& area, LineReader& reader)
        : QAccessibleWidget{&area, QAccessible::EditableText}
        , m_reader{reader}
    {
    }

    QString content() const override { return m_reader.content(); }
    int cursorPosition() const override { return m_reader.cursor(); }
    void setCursorPosition(int position) override { m_reader.setCursor(position); }
    QRect characterRect(int offset) const override { return m_reader.placeOf(offset); }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? content() : QAccessibleWidget::text(kind);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

private:
    LineReader& m_reader;
};

QAccessibleInterface* makeLinesInterface(const QString&, QObject* object)
{
    auto* area = qobject_cast<QAbstractScrollArea*>(object);
    auto* reader = area != nullptr ? area->findChild<LineReader*>(QString{}, Qt::FindDirectChildrenOnly) : nullptr;
    return reader != nullptr ? new LinesAccessible{*area, *reader} : nullptr;
}

} // namespace

QList<ReadLine> linesOf(const QAbstractScrollArea& area)
{
    QList<ReadLine> lines;
    if (const auto* edit = qobject_cast<const QTextEdit*>(&area))
        addDocument(lines, *edit);
    else if (const auto* scroll = qobject_cast<const QScrollArea*>(&area); scroll != nullptr && scroll->widget())
        addChildren(lines, *scroll->widget());
    return lines;
}

LineReader::LineReader(QAbstractScrollArea* area)
    : QObject{area}
    , m_area{area}
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(makeLinesInterface);
        return true;
    }();
    area->installEventFilter(this);
}

QString LineReader::content() const
{
    QStringList texts;
    for (const ReadLine& line : linesOf(*m_area))
        texts << line.text;
    return texts.join(u'\n');
}

int LineReader::cursor() const
{
    if (const QString now = content(); now != std::exchange(m_read, now))
        m_cursor = 0;
    return m_cursor;
}

QRect LineReader::placeOf(int position) const
{
    const auto line = content().left(position).count(u'\n');
    const QList<ReadLine> lines = linesOf(*m_area);
    return line < lines.size() ? lines[line].place : QRect{};
}

/// The line of the cursor is scrolled into view.
void LineReader::setCursor(int position)
{
    m_read = content();
    m_cursor = std::clamp(position, 0, static_cast<int>(m_read.size()));
    const QRect place = placeOf(m_cursor);
    const QRect shown = placeOnScreen(*m_area->viewport());
    QScrollBar& bar = *m_area->verticalScrollBar();
    if (place.isValid() && (place.top() < shown.top() || place.bottom() > shown.bottom()))
        bar.setValue(bar.value() + place.top() - shown.top() - m_area->fontMetrics().height());
    QAccessibleTextCursorEvent event{m_area, m_cursor};
    QAccessible::updateAccessibility(&event);
}

bool LineReader::move(const QKeyEvent& key)
{
    const int here = cursor();
    const QString& text = m_read;
    const bool byWords = key.modifiers() == Qt::ControlModifier;
    if (!byWords && (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    const int start = lineStart(text, here);
    switch (key.key()) {
    case Qt::Key_Down:
        setCursor(lineEnd(text, here) < text.size() ? lineEnd(text, here) + 1 : start);
        return true;
    case Qt::Key_Up:
        setCursor(lineStart(text, start - 1));
        return true;
    case Qt::Key_Home:
        setCursor(byWords ? 0 : start);
        return true;
    case Qt::Key_End:
        setCursor(byWords ? static_cast<int>(text.size()) : lineEnd(text, here));
        return true;
    case Qt::Key_Left:
        setCursor(byWords ? previousWord(text, here) : here - 1);
        return true;
    case Qt::Key_Right:
        setCursor(byWords ? nextWord(text, here) : here + 1);
        return true;
    default:
        return false;
    }
}

bool LineReader::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress && m_area->hasFocus() && QAccessible::isActive();
    if (isKey && move(*static_cast<const QKeyEvent*>(event)))
        return true;
    return QObject::eventFilter(watched, event);
}

} // namespace qipan::ui
