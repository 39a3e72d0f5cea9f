#include "ui/panels/knock_bar.h"

#include "ui/panels/words.h"

#include <QEvent>
#include <QPushButton>

namespace qipan::ui {

KnockBar::KnockBar(QWidget* parent)
    : WordsBar{parent}
    , m_letIn{new QPushButton{this}}
    , m_decline{new QPushButton{this}}
{
    addToRow(m_letIn);
    addToRow(m_decline);
    setAccented(true);
    connect(m_letIn, &QPushButton::clicked, this, [this] { Q_EMIT answered(true); });
    connect(m_decline, &QPushButton::clicked, this, [this] { Q_EMIT answered(false); });
    retranslate();
    hide();
}

void KnockBar::ask(const QString& name)
{
    m_name = name;
    retranslate();
    show();
    speak(*this, text());
    offerFocus(*m_letIn);
}

void KnockBar::dismiss()
{
    releaseFocus();
    hide();
}

void KnockBar::changeEvent(QEvent* event)
{
    WordsBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void KnockBar::retranslate()
{
    setText(tr("%1 wants to play.").arg(m_name));
    m_letIn->setText(tr("&Let in"));
    m_decline->setText(tr("&Decline"));
}

} // namespace qipan::ui
