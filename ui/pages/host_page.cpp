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
    m_unfinished = new ResumeBar{form};
    m_choices = new HostChoices{form};
    m_waiting = new HostWaiting{form};
    addItems(column, {stretch(), m_title, m_unfinished, m_choices, m_waiting, stretch()});
    makeHeading(m_title);
    connect(m_choices, &HostChoices::cancelled, this, &HostPage::cancelled);
    connect(m_waiting, &HostWaiting::closeRequested, this, &HostPage::cancelled);
    showChoices();
    keepTranslated(this, [this] { retranslate(); });
}

void HostPage::setStage(QWidget* stage, QWidget* start)
{
    for (QWidget* each : {static_cast<QWidget*>(m_choices), static_cast<QWidget*>(m_waiting)})
        each->setVisible(each == stage);
    showTop(this);
    m_start = start;
    m_start->setFocus();
    retranslate();
}

void HostPage::showChoices(const QString& error)
{
    m_waiting->hideJoinRequest();
    setStage(m_choices, m_choices->start());
    m_choices->setError(error);
}

void HostPage::showWaiting(const HostChoice& offered, const QStringList& addresses, quint16 port)
{
    m_waiting->setOffered(offered);
    setStage(m_waiting, m_waiting);
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

void HostPage::retranslate()
{
    m_title->setText(!m_waiting->isHidden() ? tr("Your table is open") : tr("Host a table"));
}

} // namespace qipan::ui
