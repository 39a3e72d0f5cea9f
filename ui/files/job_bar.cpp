#include "ui/files/job_bar.h"

#include "ui/base/text_tools.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace qipan::ui {

JobBar::JobBar(QWidget* parent)
    : Card{parent}
    , m_text{new QLabel{this}}
    , m_bar{new QProgressBar{this}}
    , m_cancel{new QPushButton{this}}
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(60);
    auto* row = new QHBoxLayout{this};
    setPadding(14, 7);
    row->setSpacing(12);
    row->addWidget(m_text, 3);
    row->addWidget(m_bar, 2);
    row->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &JobBar::cancel);
    retranslate();
    hide();
}

void JobBar::setProgress(const QString& what, int done, int all)
{
    const bool isNew = isHidden();
    m_text->setText(what);
    m_text->setToolTip(plainTip(what));
    m_bar->setRange(0, std::max(all, 0)); // a range of 0 to 0 shows a busy indicator
    m_bar->setValue(std::min(done, all));
    if (!isNew)
        return;
    m_cancel->setEnabled(true);
    show();
    speak(*this, what); // only once, or screen readers would talk all the time
}

void JobBar::setEnding()
{
    m_cancel->setEnabled(false);
    m_text->setText(tr("Stopping…"));
}

void JobBar::finish()
{
    const bool hasKeyboard = isAncestorOf(window()->focusWidget());
    hide();
    if (hasKeyboard)
        Q_EMIT closed();
}

QString JobBar::text() const
{
    return m_text->text();
}

void JobBar::cancel()
{
    if (m_cancel->isEnabled())
        Q_EMIT cancelled();
}

void JobBar::keyPressEvent(QKeyEvent* event)
{
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (enters && m_cancel->hasFocus()))
        cancel();
    else
        Card::keyPressEvent(event);
}

void JobBar::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void JobBar::retranslate()
{
    m_cancel->setText(tr("Stop no&w"));
    m_bar->setAccessibleName(tr("Progress"));
}

} // namespace qipan::ui
