#include "ui/pages/resume_bar.h"

#include "ui/base/text_tools.h"

#include <QEvent>
#include <QPushButton>

namespace qipan::ui {

ResumeBar::ResumeBar(QWidget* parent)
    : TextBar{parent}
    , m_continue{new QPushButton{this}}
    , m_discard{new QPushButton{this}}
{
    addToRow(m_continue);
    addToRow(m_discard);
    setAccented(true);
    connect(m_continue, &QPushButton::clicked, this, &ResumeBar::resumeRequested);
    connect(m_discard, &QPushButton::clicked, this, &ResumeBar::discardRequested);
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
    TextBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ResumeBar::retranslate()
{
    m_continue->setText(tr("Co&ntinue"));
    m_discard->setText(tr("Disc&ard"));
}

} // namespace qipan::ui
