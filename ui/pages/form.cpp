#include "ui/pages/form.h"

#include "ui/panels/words.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace qipan::ui {

QVBoxLayout* makeFormColumn(QWidget* page)
{
    constexpr int readableWidth = 560;

    auto* scroll = new QScrollArea{page};
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout{page};
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);

    auto* content = new QWidget{scroll};
    auto* form = new QWidget{content};
    form->setMaximumWidth(readableWidth);
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

QLabel* makeWords(QWidget* parent)
{
    auto* label = new QLabel{parent};
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

void makeHeading(QLabel* label)
{
    label->setFont(scaledFont(label->parentWidget()->font(), 1.7, QFont::Bold));
}

} // namespace qipan::ui
