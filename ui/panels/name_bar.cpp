// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/name_bar.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace qipan::ui {

NameBar::NameBar(QWidget* parent)
    : Card{parent}
    , m_label{new QLabel{this}}
    , m_name{new QLineEdit{this}}
    , m_save{makeButton(this, &NameBar::save)}
    , m_cancel{makeButton(this, &NameBar::leave)}
{
    m_label->setBuddy(m_name);
    setLayout(makeRow({m_label, {m_name, 1}, m_save, m_cancel}));
    setPadding(14, 7);
    connect(m_name, &QLineEdit::returnPressed, this, &NameBar::save);
    keepTranslated(this, [this] {
        m_label->setText(tr("&Your name:"));
        m_name->setPlaceholderText(tr("Player"));
        m_name->setAccessibleName(tr("Your name"));
        m_save->setText(tr("S&ave"));
        m_cancel->setText(tr("&Cancel"));
    });
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

} // namespace qipan::ui
