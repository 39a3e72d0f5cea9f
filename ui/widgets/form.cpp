// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/theme/application_style.h"
#include "ui/widgets/box_layout.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>

#include <algorithm>

namespace qipan::ui {

void limitColumn(QWidget* widget, int maximumWidth)
{
    const auto limit = [widget, maximumWidth] {
        widget->setMaximumWidth(static_cast<int>(maximumWidth * ApplicationStyle::letterFactor(widget->font())));
    };
    limit();
    onFontChange(widget, limit);
}

QVBoxLayout* makeFormColumn(QWidget* page, int maximumWidth)
{
    auto* content = new QWidget;
    auto* form = new QWidget{content};
    limitColumn(form, maximumWidth);
    content->setLayout(makeRow({stretch(1), {form, 1000}, stretch(1)}, {.margins = {16, 12, 16, 12}}));
    page->setLayout(makeColumn({makeScrollArea(content, page)}, {.margins = {0, 0, 0, 0}}));
    auto* column = makeColumn({}, {.margins = {0, 0, 0, 0}, .spacing = 12});
    form->setLayout(column);
    return column;
}

void showTop(QWidget* page)
{
    for (const auto* scroll : page->findChildren<QScrollArea*>())
        scroll->verticalScrollBar()->setValue(0);
}

void showScrolled(QWidget& widget)
{
    for (QWidget* each = widget.parentWidget(); each != nullptr; each = each->parentWidget()) {
        if (auto* scroll = qobject_cast<QScrollArea*>(each))
            return scroll->ensureWidgetVisible(&widget);
    }
}

namespace {

/// Leaves the wheel to the page unless the field has the focus: scrolling must not change what is chosen.
class WheelGuard final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* field = qobject_cast<const QWidget*>(watched);
        if (event->type() != QEvent::Wheel || field == nullptr || field->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

QScrollArea* makeScrollArea(QWidget* content, QWidget* parent)
{
    auto* scroll = new QScrollArea{parent};
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    // Qt scrolls to a field reached by Tab, but not by a mnemonic. A field that is pressed stays under the mouse.
    QObject::connect(qApp, &QApplication::focusChanged, scroll, [scroll](const QWidget*, QWidget* now) {
        const bool isPressed = QApplication::mouseButtons() != Qt::NoButton;
        if (!isPressed && scroll->widget() != nullptr && scroll->widget()->isAncestorOf(now))
            scroll->ensureWidgetVisible(now);
    });
    return scroll;
}

QLabel* makeTextLabel(QWidget* parent)
{
    auto* label = new QLabel{parent};
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QGridLayout* makeFormGrid()
{
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    return grid;
}

QLabel* addFormRow(QGridLayout* grid, QWidget* field)
{
    auto* label = new QLabel{field->parentWidget()};
    label->setBuddy(field);
    if (auto* box = qobject_cast<QComboBox*>(field)) {
        limitWidth(box, 6);
        showEntryAsTip(box);
    }
    if (qobject_cast<QComboBox*>(field) != nullptr || qobject_cast<QAbstractSpinBox*>(field) != nullptr) {
        field->setFocusPolicy(Qt::StrongFocus); // not by the wheel
        field->installEventFilter(new WheelGuard{field});
    }
    const int row = grid->rowCount();
    grid->addWidget(label, row, 0);
    grid->addWidget(field, row, 1);
    return label;
}

void limitWidth(QComboBox* box, int characters)
{
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(characters);
}

void showEntryAsTip(QComboBox* box)
{
    const auto show = [box] { box->setToolTip(box->currentText()); };
    show();
    QObject::connect(box, &QComboBox::currentIndexChanged, box, show);
    QObject::connect(box->model(), &QAbstractItemModel::dataChanged, box, show);
}

void makeRowTable(QTableWidget* table)
{
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
}

void alignLabels(const QList<QLabel*>& labels)
{
    int width = 0;
    for (const QLabel* label : labels)
        width = std::max(width, label->sizeHint().width());
    for (QLabel* label : labels)
        label->setMinimumWidth(width);
}

void makeHeading(QLabel* label, double factor)
{
    QWidget* parent = label->parentWidget();
    const auto adapt = [=] { label->setFont(scaledFont(parent->font(), factor, QFont::Bold)); };
    adapt();
    onFontChange(parent, adapt);
}

} // namespace qipan::ui
