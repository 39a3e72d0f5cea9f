// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/join_request_bar.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

namespace qipan::ui {

JoinRequestBar::JoinRequestBar(QWidget* parent)
    : TextBar{parent}
    , m_accept{makeButton(this, [this] { Q_EMIT answered(true); })}
    , m_decline{makeButton(this, [this] { Q_EMIT answered(false); })}
{
    addToRow(m_accept);
    addToRow(m_decline);
    setAccented(true);
    keepTranslated(this, [this] { retranslate(); });
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

void JoinRequestBar::retranslate()
{
    setText(tr("%1 wants to play.").arg(m_name));
    m_accept->setText(tr("&Let in"));
    m_decline->setText(tr("&Decline"));
}

} // namespace qipan::ui
