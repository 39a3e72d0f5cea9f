// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/host_page.h"

#include "ui/base/change_events.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace qipan::ui {

HostPage::HostPage(QWidget* parent)
    : QWidget{parent}
{
    QVBoxLayout* column = makeFormColumn(this);
    QWidget* form = column->parentWidget();
    m_title = makeTextLabel(form);
    m_waiting = new HostWaiting{form};
    addItems(column, {stretch(), m_title, m_waiting, stretch()});
    makeHeading(m_title);
    connect(m_waiting, &HostWaiting::closeRequested, this, &HostPage::cancelled);
    keepTranslated(this, [this] { m_title->setText(tr("Your table is open")); });
}

void HostPage::showWaiting(const HostChoice& offered, const QStringList& addresses, quint16 port)
{
    m_waiting->setOffered(offered);
    showTop(this);
    m_waiting->setFocus();
    m_waiting->open(addresses, port);
}

void HostPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT cancelled();
    } else if (isEnter(event->key())) {
        // Buttons outside dialogs react only to Space. An open combo box has handled the key already.
        if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()))
            button->click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace qipan::ui
