#include "ui/pages/closable_page.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>

namespace qipan::ui {

ClosablePage::ClosablePage(QWidget* parent)
    : QWidget{parent}
{
}

QPushButton* ClosablePage::makeCloseButton()
{
    m_close = new QPushButton{this};
    connect(m_close, &QPushButton::clicked, this, &ClosablePage::closed);
    return m_close;
}

void ClosablePage::retranslate()
{
    m_close->setText(tr("&Close"));
}

void ClosablePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ClosablePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace qipan::ui
