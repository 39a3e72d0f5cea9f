// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/opening_bar.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

using namespace Qt::StringLiterals;

namespace qipan::ui {

OpeningBar::OpeningBar(QWidget* parent)
    : TextBar{parent}
    , m_black{makeButton(this, [this] { Q_EMIT choiceMade(OpeningChoice::Black); })}
    , m_white{makeButton(this, [this] { Q_EMIT choiceMade(OpeningChoice::White); })}
    , m_two{makeButton(this, [this] { Q_EMIT choiceMade(OpeningChoice::Two); })}
{
    m_black->setObjectName(u"take-black"_s);
    m_white->setObjectName(u"take-white"_s);
    m_two->setObjectName(u"take-two"_s);
    for (QPushButton* button : {m_black, m_white, m_two})
        addToRow(button);
    keepTranslated(this, [this] {
        m_black->setText(tr("Play &black"));
        m_white->setText(tr("Play &white"));
        m_two->setText(tr("&Two more stones"));
    });
    hide();
}

void OpeningBar::offer(const QString& text, bool mayPlaceTwo)
{
    const bool isNew = !isOffering();
    showText(text, true, mayPlaceTwo);
    if (isNew)
        offerFocus(*m_black);
}

void OpeningBar::showText(const QString& text, bool offers, bool mayPlaceTwo)
{
    const bool isNew = isHidden() || text != this->text();
    if (isNew || offers != m_isOffering)
        questionChanged();
    if (!offers)
        releaseFocus();
    m_isOffering = offers;
    setAccented(offers);
    setText(text);
    m_black->setVisible(offers);
    m_white->setVisible(offers);
    m_two->setVisible(offers && mayPlaceTwo);
    show();
    if (isNew)
        speak(*this, text);
    Q_EMIT changed();
}

void OpeningBar::dismiss()
{
    if (isHidden())
        return;
    releaseFocus();
    m_isOffering = false;
    hide();
    Q_EMIT changed();
}

} // namespace qipan::ui
