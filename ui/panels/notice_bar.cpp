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

} // namespace qipan::ui
