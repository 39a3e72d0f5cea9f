// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/notice_bar.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

#include <QKeyEvent>

namespace qipan::ui {

NoticeBar::NoticeBar(QWidget* parent)
    : TextBar{parent}
    , m_close{makeButton(this, &NoticeBar::close)}
{
    addToRow(m_close);
    setAccented(true);
    keepTranslated(this, [this] { m_close->setText(tr("C&lose")); });
    hide();
}

void NoticeBar::showMessage(const QString& text)
{
    setText(text);
    setVisible(!text.isEmpty());
    if (!text.isEmpty())
        speak(*this, text);
}

void NoticeBar::close()
{
    releaseFocus();
    showMessage({});
}

void NoticeBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        TextBar::keyPressEvent(event);
}

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
    setVisible(!text.isEmpty());
    if (!text.isEmpty())
        speak(*this, text);
}

} // namespace qipan::ui
