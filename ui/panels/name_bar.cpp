#include "ui/panels/name_bar.h"

#include "ui/base/text_tools.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace qipan::ui {

NameBar::NameBar(QWidget* parent)
    : Card{parent}
    , m_label{new QLabel{this}}
    , m_name{new QLineEdit{this}}
    , m_save{new QPushButton{this}}
    , m_cancel{new QPushButton{this}}
{
    m_label->setBuddy(m_name);
    auto* row = new QHBoxLayout{this};
    setPadding(14, 7);
    row->addWidget(m_label);
    row->addWidget(m_name, 1);
    row->addWidget(m_save);
    row->addWidget(m_cancel);
    connect(m_name, &QLineEdit::returnPressed, this, &NameBar::save);
    connect(m_save, &QPushButton::clicked, this, &NameBar::save);
    connect(m_cancel, &QPushButton::clicked, this, &NameBar::leave);
    retranslate();
    hide();
}

void NameBar::open(const QString& name)
{
    m_name->setText(name);
    show();
    m_name->setFocus();
    m_name->selectAll();
}

void NameBar::save()
{
    const QString name = firstCodePoints(m_name->text().simplified(), maxLength).trimmed();
    leave();
    Q_EMIT nameChosen(name);
}

void NameBar::leave()
{
    hide();
    Q_EMIT closed();
}

void NameBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        Card::keyPressEvent(event);
}

void NameBar::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NameBar::retranslate()
{
    m_label->setText(tr("&Your name:"));
    m_name->setPlaceholderText(tr("Player"));
    m_name->setAccessibleName(tr("Your name"));
    m_save->setText(tr("S&ave"));
    m_cancel->setText(tr("&Cancel"));
}

} // namespace qipan::ui
