#include "ui/panels/join_request_bar.h"

#include "ui/base/text_tools.h"

#include <QEvent>
#include <QPushButton>

namespace qipan::ui {

JoinRequestBar::JoinRequestBar(QWidget* parent)
    : TextBar{parent}
    , m_accept{new QPushButton{this}}
    , m_decline{new QPushButton{this}}
{
    addToRow(m_accept);
    addToRow(m_decline);
    setAccented(true);
    connect(m_accept, &QPushButton::clicked, this, [this] { Q_EMIT answered(true); });
    connect(m_decline, &QPushButton::clicked, this, [this] { Q_EMIT answered(false); });
    retranslate();
    hide();
}

void JoinRequestBar::ask(const QString& name)
{
    m_name = name;
    retranslate();
    show();
    speak(*this, text());
    offerFocus(*m_accept);
}

void JoinRequestBar::dismiss()
{
    releaseFocus();
    hide();
}

void JoinRequestBar::changeEvent(QEvent* event)
{
    TextBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void JoinRequestBar::retranslate()
{
    setText(tr("%1 wants to play.").arg(m_name));
    m_accept->setText(tr("&Let in"));
    m_decline->setText(tr("&Decline"));
}

} // namespace qipan::ui
