#include "ui/panels/notice_bar.h"

#include "ui/panels/words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>

namespace qipan::ui {

NoticeBar::NoticeBar(QWidget* parent)
    : WordsBar{parent}
    , m_close{new QPushButton{this}}
{
    addToRow(m_close);
    setAccented(true);
    connect(m_close, &QPushButton::clicked, this, &NoticeBar::close);
    retranslate();
    hide();
}

void NoticeBar::tell(const QString& words)
{
    setText(words);
    setVisible(!words.isEmpty());
    if (!words.isEmpty())
        speak(*this, words);
}

void NoticeBar::close()
{
    releaseFocus();
    tell({});
}

void NoticeBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        WordsBar::keyPressEvent(event);
}

void NoticeBar::changeEvent(QEvent* event)
{
    WordsBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NoticeBar::retranslate()
{
    m_close->setText(tr("C&lose"));
}

} // namespace qipan::ui
