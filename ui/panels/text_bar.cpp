// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/text_bar.h"

#include "ui/base/accessible_role.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/text_tools.h"
#include "ui/board/board_view.h"
#include "ui/widgets/button.h"
#include "ui/widgets/passing_label.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QResizeEvent>
#include <QShortcut>
#include <QTextEdit>

#include <algorithm>
#include <iterator>
#include <utility>

namespace qipan::ui {
namespace {

constexpr int widePadding = 14;
constexpr int narrowPadding = 8; // with stacked buttons
constexpr int verticalPadding = 7;
constexpr int flatPadding = 2;
constexpr int flatRowsPadding = 6; // with buttons below the text
constexpr int rowSpacing = 4;
constexpr int edge = 4; // of the parent, and of the status bar, where it has no text

/// Such a widget keeps the focus: a key meant for it must not press a button instead.
bool isInUse(const QWidget* widget)
{
    return isTextField(widget) || qobject_cast<const BoardView*>(widget) != nullptr;
}

} // namespace

bool isTextField(const QWidget* widget)
{
    const auto* list = qobject_cast<const QComboBox*>(widget);
    return qobject_cast<const QLineEdit*>(widget) != nullptr || qobject_cast<const QTextEdit*>(widget) != nullptr
        || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr || (list != nullptr && list->isEditable());
}

bool isTypingBeside(const QWidget& widget)
{
    return isTextField(widget.window()->focusWidget());
}

TextBar::TextBar(QWidget* parent)
    : Card{parent}
    , m_text{new PassingLabel{this}}
    , m_layout{new QBoxLayout{QBoxLayout::LeftToRight, this}}
    , m_row{new QGridLayout}
{
    setAccessibleRole(*m_text, QAccessible::Paragraph); // announced; Orca would read a label again with a button
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setVerticalSpacing(rowSpacing);
    m_layout->addWidget(m_text, 1);
    m_layout->addLayout(m_row);
    setPadding(widePadding, verticalPadding); // until arrange()
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Minimum};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(qApp, &QApplication::focusChanged, this, &TextBar::followFocus);
}

TextBar::~TextBar()
{
    qApp->disconnect(this); // its children lose the focus after this
}

QString TextBar::text() const
{
    return m_words;
}

void TextBar::setText(const QString& text)
{
    m_words = withChineseSpacing(text);
    m_text->setText(withBreaks(m_words));
    m_text->setAccessibleName(m_words);
}

void TextBar::setPassingText(const QString& text)
{
    m_text->setPassing(withBreaks(withChineseSpacing(text)));
}

QShortcut* TextBar::addKey(Qt::Key key, const std::function<void()>& act)
{
    auto* shortcut = new QShortcut{key, this};
    shortcut->setAutoRepeat(false);
    const auto answer = [this, act] {
        if (!isTooNew())
            act();
    };
    connect(shortcut, &QShortcut::activated, this, answer);
    connect(shortcut, &QShortcut::activatedAmbiguously, this, answer);
    shortcut->setEnabled(false);
    return shortcut;
}

void TextBar::setStrong(bool strong)
{
    QFont letters = font();
    letters.setBold(strong);
    m_text->setFont(letters);
}

void TextBar::addToRow(QWidget* widget)
{
    m_rowWidgets.push_back(widget);
    m_row->addWidget(widget, 0, 0); // until layRow()
    if (auto* button = qobject_cast<QAbstractButton*>(widget)) {
        pressOnEnter(button);
        m_guard.add(button);
    }
}

void TextBar::followFocus(QWidget* from, const QWidget* to)
{
    if (isAncestorOf(to) && from != nullptr && from->window() == window() && !isAncestorOf(from))
        m_previousFocus = from;
}

bool TextBar::hasKeyboard() const
{
    // Not focusWidget() of this bar: it is the child focused last, even if the focus is elsewhere now.
    return isAncestorOf(window()->focusWidget());
}

void TextBar::takeFocus(QWidget& widget)
{
    if (!hasKeyboard())
        m_previousFocus = window()->focusWidget();
    widget.setFocus();
}

void TextBar::offerFocus(QWidget& widget)
{
    if (hasKeyboard() && isInUse(m_previousFocus) && returnFocus())
        return;
    if (isVisibleTo(window()) && !isInUse(window()->focusWidget()))
        takeFocus(widget);
}

bool TextBar::returnFocus()
{
    if (m_previousFocus == nullptr || !m_previousFocus->isEnabled() || !m_previousFocus->isVisibleTo(window()))
        return false;
    m_previousFocus->setFocus();
    return true;
}

void TextBar::releaseFocus()
{
    if (hasKeyboard() && !returnFocus() && parentWidget() != nullptr)
        parentWidget()->setFocus();
}

void TextBar::arrange(int width) const
{
    const int spacing = m_row->horizontalSpacing();
    int row = 0;
    int widest = 0;
    int count = 0;
    for (QWidget* widget : m_rowWidgets) {
        if (widget->isHidden())
            continue;
        auto* action = qobject_cast<ActionButton*>(widget);
        if (action != nullptr)
            action->setIconOnly(m_isIconOnly && count >= m_worded);
        const int wide = widget->sizeHint().expandedTo(widget->minimumSize()).width();
        row += wide + spacing;
        if (!m_isIconOnly || action == nullptr || count >= m_worded) // otherwise it has a row of its own
            widest = std::max(widest, wide);
        ++count;
    }
    const int words = m_text->fontMetrics().horizontalAdvance(m_text->text());
    const bool isOneRow = row - spacing <= width - 2 * (shadowWidth() + widePadding);
    const int horizontal = shadowWidth() + (isOneRow ? widePadding : narrowPadding);
    const int all = width - 2 * horizontal;
    const bool below = count > 0 && all - row < std::min(words, 16 * m_text->fontMetrics().height());
    const int flat = below && !m_isTight ? flatRowsPadding : flatPadding;
    const int vertical = shadowWidth() > 0 ? shadowWidth() + verticalPadding : flat;
    if (const QMargins margins{horizontal, vertical, horizontal, vertical}; margins != m_layout->contentsMargins())
        m_layout->setContentsMargins(margins);
    m_layout->setSpacing(m_isTight ? rowSpacing : 2 * rowSpacing);
    m_layout->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int most = m_isIconOnly && count > m_worded ? count - m_worded : count;
    layRow(isOneRow ? count : std::clamp((all + spacing) / std::max(1, widest + spacing), 1, most));
}

/// Lays the shown widgets in rows of so many columns. The first one is alone if that fills all rows, and each one that
/// has words where others have none; the answers of a question are equally large.
void TextBar::layRow(int columns) const
{
    std::vector<QWidget*> shown;
    std::ranges::copy_if(m_rowWidgets, std::back_inserter(shown),
                         [](const QWidget* each) { return !each->isHidden(); });
    const bool canBeAlone = !shown.empty() && qobject_cast<ActionButton*>(shown.front()) != nullptr;
    const bool isOneRow = static_cast<int>(shown.size()) == columns;
    const bool isFirstAlone = static_cast<int>(shown.size()) % std::max(1, columns) == 1;
    const int alone = columns < 2 || isOneRow || !canBeAlone ? 0 : m_isIconOnly ? m_worded : isFirstAlone ? 1 : 0;
    if (shown == m_laid && columns == m_columns && alone == m_alone)
        return;
    m_laid = shown;
    m_columns = columns;
    m_alone = alone;
    for (QWidget* widget : m_rowWidgets) {
        m_row->removeWidget(widget);
        if (widget->isHidden())
            m_row->addWidget(widget, 0, 0); // takes no room, but asks for a new layout when it is shown
    }
    for (int column = 0; column < m_row->columnCount(); ++column)
        m_row->setColumnStretch(column, 0);
    for (int column = 0; column < columns; ++column)
        m_row->setColumnStretch(column + 1, isOneRow ? 0 : 1);
    m_row->setColumnStretch(0, isOneRow ? 1 : 0); // the buttons are at the right
    int place = 0;
    for (QWidget* widget : shown) {
        const bool isAlone = place < alone * columns;
        m_row->addWidget(widget, place / columns, 1 + place % columns, 1, isAlone ? columns : 1);
        place += isAlone ? columns : 1;
    }
}

/// The widgets whose movements move the bar.
std::vector<QWidget*> TextBar::followed() const
{
    std::vector<QWidget*> all{parentWidget()};
    QWidget* each = m_place ? m_place->covered.data() : nullptr;
    for (; each != nullptr && each != parentWidget(); each = each->parentWidget())
        all.push_back(each);
    return all;
}

void TextBar::setPlace(const Place& where)
{
    for (QWidget* each : followed())
        each->removeEventFilter(this);
    m_place = where;
    for (QWidget* each : followed())
        each->installEventFilter(this);
    place();
}

/// Returns the rectangle of the covered widget in the parent.
QRect TextBar::coveredRect() const
{
    const QWidget& parent = *parentWidget();
    if (m_place->covered != nullptr && parent.isAncestorOf(m_place->covered))
        return {m_place->covered->mapTo(&parent, QPoint{}), m_place->covered->size()};
    return {edge, parent.height(), parent.width() - 2 * edge, 0};
}

/// Returns where the bar should end: before the status bar, unless it lies over that anyway.
int TextBar::bottomBefore(const QRect& covered) const
{
    const auto* window = qobject_cast<const QMainWindow*>(parentWidget());
    const int bottom = window != nullptr ? window->centralWidget()->geometry().bottom() : parentWidget()->height() - 1;
    return covered.top() < bottom ? bottom : parentWidget()->height() - 1;
}

/// Shows only the icons of the last buttons if there is no room for all words, and leaves less between the rows if they
/// would be higher than `most`.
void TextBar::fitButtons(QSize size, int most)
{
    const auto shown = std::ranges::count_if(m_rowWidgets, [](const QWidget* each) { return !each->isHidden(); });
    if (Room room{size, text(), static_cast<std::size_t>(shown)}; std::exchange(m_room, room) == room)
        return;
    m_isIconOnly = false;
    m_isTight = false;
    m_isIconOnly = heightForWidth(size.width()) > size.height();
    const auto first = std::ranges::find_if(m_rowWidgets, [](const QWidget* each) { return !each->isHidden(); });
    const bool canBeAlone = first != m_rowWidgets.end() && qobject_cast<ActionButton*>(*first) != nullptr;
    m_worded = canBeAlone ? std::max(1, static_cast<int>(shown) - 2) : 1; // one icon would look lost
    while (m_isIconOnly && m_worded > 1 && heightForWidth(size.width()) > size.height())
        --m_worded;
    m_isTight = heightForWidth(size.width()) > most;
}

void TextBar::place()
{
    if (!m_place || isHidden())
        return;
    const bool isBare = std::ranges::all_of(m_rowWidgets, [](const QWidget* each) { return each->isHidden(); });
    if (isBare && m_place->kept > 0)
        return placeAbove();
    constexpr int readable = 720;
    QRect covered = coveredRect();
    const int bottom = bottomBefore(covered);
    const int last = parentWidget()->height() - 2; // over the status bar
    const int most =
        m_place->covered != nullptr ? std::max(m_place->room, last - covered.top() + 1) : parentWidget()->height();
    const int room = std::max(m_place->room, bottom - covered.top() + 1);
    m_text->setSpareHeight(0);
    fitButtons({covered.width(), room}, most);
    // A bar that lies over buttons hides each of them or none.
    const bool hasButtons = m_place->covered != nullptr && m_place->covered->findChild<QAbstractButton*>() != nullptr;
    int wide = hasButtons ? covered.width() : std::min(covered.width(), readable);
    if (m_place->covered != nullptr && heightForWidth(wide) > room + edge)
        wide = covered.width();
    if (m_place->kept > 0) // upwards, so that no button moves
        m_text->setSpareHeight(std::max(0, m_place->room - heightForWidth(wide)));
    const int needed = heightForWidth(wide);
    Q_EMIT heightNeeded(needed);
    if (m_place->kept > 0) // at the bottom
        covered.setTop(std::max(covered.top(), covered.bottom() + 1 - std::max(needed, m_place->kept)));

    const bool isHigh = covered.height() > 3 * oneLineHeight();
    const int high = std::max({needed, oneLineHeight(), isHigh ? 0 : covered.height()});
    const int below = covered.bottom() + 1 + rowSpacing;
    const int lowestBelow = high <= oneLineHeight() ? last : bottom;
    const bool fitsBelow = m_place->covered != nullptr && m_place->isLowest && below + high - 1 <= lowestBelow;
    const int middle = covered.top() + std::max(0, covered.height() - high) / 2;
    const int lowest = high <= room ? bottom : last;
    const int top = fitsBelow ? below : std::max(0, std::min(middle, lowest - high + 1));
    // Over the status bar it begins at the left, so that it covers the text there instead of cutting it.
    const bool isOverStatus = covered.left() <= 4 * edge && covered.width() == wide && top + high - 1 > bottom + edge;
    Q_EMIT coverChanged(m_place->covered != nullptr && !fitsBelow);
    const int left = m_place->covered != nullptr ? covered.left() + (covered.width() - wide) / 2 : covered.left();
    if (isOverStatus)
        setGeometry(edge, top, parentWidget()->width() - 2 * edge, last - top + 1);
    else
        setGeometry(left, top, wide, high);
    settle();
}

/// Places the bar so that it ends above the lowest pixels of the covered widget.
void TextBar::placeAbove()
{
    constexpr int gapAbove = 2; // the page may have little room
    const QRect covered = coveredRect();
    const int kept = m_place->kept;
    const int needed = heightForWidth(covered.width());
    const int high = std::clamp(m_place->room - kept - gapAbove, needed, needed + 2 * flatPadding);
    Q_EMIT heightNeeded(high + gapAbove + kept);
    Q_EMIT coverChanged(false);
    const int end = covered.bottom() + 1 - kept - gapAbove;
    setGeometry(covered.left(), std::max(0, end - high), covered.width(), high);
    settle();
}

/// Lays the placed bar out at once.
void TextBar::settle()
{
    raise();
    // Trying widths out asked for layouts, each of which would lead here again.
    arrange(this->width());
    m_layout->activate();
    QCoreApplication::removePostedEvents(this, QEvent::LayoutRequest);
}

int TextBar::oneLineHeight() const
{
    const int vertical = shadowWidth() > 0 ? shadowWidth() + verticalPadding : flatPadding;
    int line = m_text->fontMetrics().height();
    for (const QWidget* widget : m_rowWidgets)
        line = std::max(line, widget->sizeHint().height());
    return line + 2 * vertical;
}

int TextBar::heightForWidth(int width) const
{
    arrange(width);
    return m_layout->hasHeightForWidth() ? m_layout->heightForWidth(width) : m_layout->sizeHint().height();
}

QSize TextBar::minimumSizeHint() const
{
    return {0, heightForWidth(std::max(1, width()))};
}

bool TextBar::event(QEvent* event)
{
    const bool result = Card::event(event);
    if (event->type() == QEvent::LayoutRequest)
        place();
    return result;
}

bool TextBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize)
        place();
    return Card::eventFilter(watched, event);
}

void TextBar::showEvent(QShowEvent* event)
{
    Card::showEvent(event);
    place();
    m_guard.restart();
}

void TextBar::hideEvent(QHideEvent* event)
{
    Card::hideEvent(event);
    if (isHidden()) {
        Q_EMIT heightNeeded(0);
        Q_EMIT coverChanged(false);
    }
}

void TextBar::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        arrange(width());
        updateGeometry();
    }
}

} // namespace qipan::ui
