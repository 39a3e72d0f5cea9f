// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/resume_bar.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

namespace qipan::ui {

ResumeBar::ResumeBar(QWidget* parent)
    : TextBar{parent}
    , m_continue{makeButton(this, &ResumeBar::resumeRequested)}
    , m_discard{makeButton(this, &ResumeBar::discardRequested)}
{
    addToRow(m_continue);
    addToRow(m_discard);
    setAccented(true);
    keepTranslated(this, [this] {
        m_continue->setText(tr("Co&ntinue"));
        m_discard->setText(tr("Disc&ard"));
    });
    hide();
}

void ResumeBar::setUnfinished(const QString& text)
{
    if (text == this->text())
        return;
    setText(text);
    setAccessibleName(text);
    questionChanged();
    setVisible(!text.isEmpty());
    if (!text.isEmpty())
        speak(*this, text);
}

} // namespace qipan::ui
