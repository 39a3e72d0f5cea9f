#include "ui/panels/opening_bar.h"

#include "ui/panels/words.h"

#include <QEvent>
#include <QPushButton>

namespace qipan::ui {

OpeningBar::OpeningBar(QWidget* parent)
    : WordsBar{parent}
    , m_black{new QPushButton{this}}
    , m_white{new QPushButton{this}}
    , m_two{new QPushButton{this}}
{
    m_black->setObjectName(u"take-black"_qs);
    m_white->setObjectName(u"take-white"_qs);
    m_two->setObjectName(u"take-two"_qs);
    for (QPushButton* button : {m_black, m_white, m_two})
        addToRow(button);
    connect(m_black, &QPushButton::clicked, this, [this] { Q_EMIT taken(Take::Black); });
    connect(m_white, &QPushButton::clicked, this, [this] { Q_EMIT taken(Take::White); });
    connect(m_two, &QPushButton::clicked, this, [this] { Q_EMIT taken(Take::Two); });
    retranslate();
    hide();
}

void OpeningBar::tell(const QString& text)
{
    say(text, false, false);
}

void OpeningBar::offer(const QString& text, bool mayTakeTwo)
{
    const bool isNew = !isOffering();
    say(text, true, mayTakeTwo);
    if (isNew)
        offerFocus(*m_black);
}

void OpeningBar::say(const QString& text, bool offers, bool mayTakeTwo)
{
    const bool isNew = isHidden() || text != this->text();
    if (!offers)
        releaseFocus();
    m_isOffering = offers;
    setAccented(offers);
    setText(text);
    m_black->setVisible(offers);
    m_white->setVisible(offers);
    m_two->setVisible(offers && mayTakeTwo);
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

void OpeningBar::changeEvent(QEvent* event)
{
    WordsBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OpeningBar::retranslate()
{
    m_black->setText(tr("Play &black"));
    m_white->setText(tr("Play &white"));
    m_two->setText(tr("&Two stones more"));
}

} // namespace qipan::ui
