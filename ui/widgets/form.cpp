#include "ui/widgets/form.h"

#include "ui/base/text_tools.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace qipan::ui {

QVBoxLayout* makeFormColumn(QWidget* page, int maximumWidth)
{
    auto* scroll = new QScrollArea{page};
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout{page};
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);

    auto* content = new QWidget{scroll};
    auto* form = new QWidget{content};
    form->setMaximumWidth(maximumWidth);
    auto* row = new QHBoxLayout{content};
    row->setContentsMargins(16, 12, 16, 12);
    row->addStretch(1);
    row->addWidget(form, 1000);
    row->addStretch(1);
    scroll->setWidget(content);

    auto* column = new QVBoxLayout{form};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    return column;
}

void showTop(QWidget* page)
{
    if (auto* scroll = page->findChild<QScrollArea*>())
        scroll->verticalScrollBar()->setValue(0);
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
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // long entries do not widen pages
        box->setMinimumContentsLength(6);
    }
    const int row = grid->rowCount();
    grid->addWidget(label, row, 0);
    grid->addWidget(field, row, 1);
    return label;
}

void alignLabels(const QList<QLabel*>& labels)
{
    int width = 0;
    for (const QLabel* label : labels)
        width = std::max(width, label->sizeHint().width());
    for (QLabel* label : labels)
        label->setMinimumWidth(width);
}

void makeHeading(QLabel* label)
{
    label->setFont(scaledFont(label->parentWidget()->font(), 1.7, QFont::Bold));
}

} // namespace qipan::ui
