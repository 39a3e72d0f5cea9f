#include "ui/pages/resume_bar.h"

#include "ui/panels/words.h"

#include <QEvent>
#include <QPushButton>

namespace qipan::ui {

ResumeBar::ResumeBar(QWidget* parent)
    : WordsBar{parent}
    , m_goOn{new QPushButton{this}}
    , m_discard{new QPushButton{this}}
{
    addToRow(m_goOn);
    addToRow(m_discard);
    setAccented(true);
    connect(m_goOn, &QPushButton::clicked, this, &ResumeBar::resumeWanted);
    connect(m_discard, &QPushButton::clicked, this, &ResumeBar::discardWanted);
    retranslate();
    hide();
}

void ResumeBar::setUnfinished(const QString& text)
{
    if (text == this->text())
        return;
    setText(text);
    setVisible(!text.isEmpty());
    if (!text.isEmpty())
        speak(*this, text);
}

void ResumeBar::changeEvent(QEvent* event)
{
    WordsBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ResumeBar::retranslate()
{
    m_goOn->setText(tr("Go o&n"));
    m_discard->setText(tr("Disc&ard"));
}

} // namespace qipan::ui
