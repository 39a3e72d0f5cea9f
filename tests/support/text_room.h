// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the texts of a window have room.
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QString>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace qipan::tests {

using namespace Qt::StringLiterals;

[[nodiscard]] inline QString plain(const QString& text)
{
    return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

[[nodiscard]] inline bool isWrapped(const QLabel& label)
{
    return label.wordWrap();
}

/// Whether a card, which wraps its texts, has room for its words and lines.
[[nodiscard]] inline bool hasRoomForWords(const QAbstractButton& card)
{
    constexpr int padding = 8;
    QFont bold = card.font();
    bold.setBold(true);
    for (const QString& word : card.text().split(u' ')) {
        if (QFontMetrics{bold}.horizontalAdvance(word) > card.width() - 2 * padding)
            return false;
    }
    return card.height() >= card.heightForWidth(card.width());
}

/// The width of the text and the icon of a button, with narrow edges.
[[nodiscard]] inline int widthOfText(const QAbstractButton& button)
{
    constexpr int edges = 8;
    const auto* box = qobject_cast<const QPushButton*>(&button);
    if (box == nullptr)
        return button.sizeHint().width();
    return box->fontMetrics().size(Qt::TextShowMnemonic, box->text()).width()
        + (box->icon().isNull() ? 0 : box->iconSize().width() + 4) + edges;
}

/// Says which part of a widget's text is cut off and cannot be seen in its tool tip; empty for none.
[[nodiscard]] inline QString clipped(const QWidget* widget)
{
    const QSize wanted = widget->sizeHint();
    if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && !label->text().isEmpty()) {
        if (isWrapped(*label) && label->height() < label->heightForWidth(label->width()))
            return u"the last lines of “%1”"_s.arg(plain(label->text()));
        const bool elidesItself = label->inherits("qipan::ui::LineLabel"); // with the whole text as its tool tip
        if (!isWrapped(*label) && !elidesItself && label->width() < wanted.width() && label->toolTip().isEmpty())
            return u"“%1”"_s.arg(plain(label->text()));
    }
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const QString kind = QString::fromLatin1(widget->metaObject()->className());
    if (kind == u"qipan::ui::OptionCard" && !hasRoomForWords(*button))
        return u"“%1”"_s.arg(button->text());
    const bool isPainted = kind == u"qipan::ui::CardButton" || kind == u"qipan::ui::OptionCard";
    const bool isNarrow = button != nullptr && button->width() < std::min(wanted.width(), widthOfText(*button));
    if (isNarrow && !isPainted && !button->text().isEmpty()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        if (tool == nullptr || tool->toolButtonStyle() != Qt::ToolButtonIconOnly)
            return u"“%1”"_s.arg(button->text());
    }
    if (const auto* box = qobject_cast<const QComboBox*>(widget); box != nullptr && !box->isEditable()) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        const int room =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
        if (room < box->fontMetrics().horizontalAdvance(box->currentText()) && box->toolTip().isEmpty())
            return u"“%1”"_s.arg(box->currentText());
    }
    const bool isField = qobject_cast<const QComboBox*>(widget) != nullptr
        || qobject_cast<const QLineEdit*>(widget) != nullptr
        || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
    const bool isOfOther = qobject_cast<const QComboBox*>(widget->parentWidget()) != nullptr
        || qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) != nullptr;
    if ((button != nullptr || isField) && !isOfOther && widget->height() < widget->minimumSizeHint().height())
        return u"a %1 of %2 instead of %3 pixels"_s.arg(kind)
            .arg(widget->height())
            .arg(widget->minimumSizeHint().height());
    return {};
}

/// Whether a message lies over the middle of a widget.
[[nodiscard]] inline bool isCovered(const QWidget& widget)
{
    const QWidget* top = widget.window()->childAt(widget.mapTo(widget.window(), widget.rect().center()));
    return top != nullptr && top != &widget && !widget.isAncestorOf(top) && !top->isAncestorOf(&widget);
}

/// Says that a widget is not whole within its parent; it may be scrolled up and down.
[[nodiscard]] inline QString outside(const QWidget* widget)
{
    const QWidget* parent = widget->parentWidget();
    const QWidget* above = parent->parentWidget();
    if (widget->inherits("QFocusFrame") || (above != nullptr && above->inherits("qipan::ui::BoardPart")))
        return {}; // around a widget, and the part of a board that a diagram shows
    if (const auto* scrolled = qobject_cast<const QAbstractScrollArea*>(parent);
        scrolled != nullptr && scrolled->viewport() == widget)
        return {};
    if (isCovered(*widget))
        return {}; // the buttons below a message have its height, with room or without
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
    const bool isScrolled = area != nullptr && area->viewport() == parent;
    QRect room = parent->rect();
    if (isScrolled)
        room.setHeight(QWIDGETSIZE_MAX);
    const bool isWithin = isScrolled ? widget->width() <= room.width() : room.contains(widget->geometry());
    return isWithin ? QString{}
                    : u"%1 “%2” is not within its parent, a %3: %4 × %5 of %6 × %7"_s
                          .arg(QString::fromLatin1(widget->metaObject()->className()), widget->accessibleName(),
                               QString::fromLatin1(parent->metaObject()->className()))
                          .arg(widget->width())
                          .arg(widget->height())
                          .arg(room.width())
                          .arg(room.height());
}

inline void settleLayouts()
{
    QCoreApplication::processEvents();
    for (int round = 0; round < 3; ++round) // without timers, which may change a text again
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

[[nodiscard]] inline QList<const QWidget*> visibleIn(const QWidget& top)
{
    QList<const QWidget*> visible{&top};
    for (const QWidget* widget : top.findChildren<QWidget*>()) {
        if (widget->isVisibleTo(&top) && widget->window() == &top)
            visible << widget;
    }
    return visible;
}

/// Complaints about the texts of a window of this size.
[[nodiscard]] inline QStringList complaintsOfRoom(const QWidget& top, QSize size)
{
    QStringList complaints;
    if (const QSize least = top.minimumSizeHint(); least.width() > size.width() || least.height() > size.height())
        complaints << u"the window needs %1 × %2"_s.arg(least.width()).arg(least.height());
    for (const QWidget* widget : visibleIn(top)) {
        complaints << clipped(widget);
        if (widget != &top)
            complaints << outside(widget);
    }
    complaints.removeAll(QString{});
    return complaints;
}

} // namespace qipan::tests
