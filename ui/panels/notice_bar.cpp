#include "ui/panels/notice_bar.h"

#include "ui/base/text_tools.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>

namespace qipan::ui {

NoticeBar::NoticeBar(QWidget* parent)
    : TextBar{parent}
    , m_close{new QPushButton{this}}
{
    addToRow(m_close);
    setAccented(true);
    connect(m_close, &QPushButton::clicked, this, &NoticeBar::close);
    retranslate();
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

void NoticeBar::changeEvent(QEvent* event)
{
    TextBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NoticeBar::retranslate()
{
    m_close->setText(tr("C&lose"));
}

} // namespace qipan::ui
