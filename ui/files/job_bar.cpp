// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/job_bar.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"

#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace qipan::ui {

JobBar::JobBar(QWidget* parent)
    : QWidget{parent}
    , m_text{new QLabel{this}}
    , m_bar{new QProgressBar{this}}
    , m_cancel{new QToolButton{this}}
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(60);
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    m_cancel->setAutoRaise(true);
    connect(m_cancel, &QToolButton::clicked, this, &JobBar::cancel);
    setLayout(makeRow({{m_text, 3}, {m_bar, 2}, m_cancel}, {.margins = {0, 0, 0, 0}, .spacing = 12}));
    pressOnEnter(m_cancel);
    // No higher than a line of text: the pages above must not move when a job begins.
    onFontChange(this, [this] { setFixedHeight(fontMetrics().height() + 2); });
    setFixedHeight(fontMetrics().height() + 2);
    keepTranslated(this, [this] {
        m_cancel->setText(tr("Stop no&w"));
        m_bar->setAccessibleName(tr("Progress"));
    });
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
    setAccessibleName(what);
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
    if (event->key() == Qt::Key_Escape)
        cancel();
    else
        QWidget::keyPressEvent(event);
}

} // namespace qipan::ui
