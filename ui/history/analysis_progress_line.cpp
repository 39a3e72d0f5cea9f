// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/analysis_progress_line.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/line_label.h"

#include <QToolButton>

namespace qipan::ui {

AnalysisProgressLine::AnalysisProgressLine(QWidget* parent)
    : QWidget{parent}
    , m_text{new LineLabel{this, LineLabel::Overflow::Elide}}
    , m_cancel{new QToolButton{this}}
{
    m_text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_cancel->setAutoRaise(true);
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    pressOnEnter(m_cancel);
    QSizePolicy policy = m_cancel->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_cancel->setSizePolicy(policy);
    m_cancel->hide();
    setLayout(makeRow({{m_text, 1}, m_cancel}));
    connect(m_cancel, &QToolButton::clicked, this, &AnalysisProgressLine::cancelled);
    keepTranslated(this, [this] { retranslate(); });
}

void AnalysisProgressLine::setProgress(const std::optional<AnalysisProgress>& progress)
{
    if (progress == m_progress)
        return;
    m_progress = progress;
    show();
}

QString AnalysisProgressLine::text() const
{
    return m_text->line();
}

void AnalysisProgressLine::show()
{
    const bool hadFocus = m_cancel->hasFocus();
    QString text;
    if (m_progress) {
        const QString games = tr("Analysing game %1 of %2").arg(m_progress->done + 1).arg(m_progress->all);
        text = m_progress->isWaiting ? tr("%1: waiting").arg(games)
            : m_progress->positions == 0
            ? games
            : tr("%1: %2 %").arg(games).arg(100 * m_progress->seen / m_progress->positions);
    }
    m_text->setLine(text);
    m_cancel->setVisible(m_progress.has_value());
    if (hadFocus && !m_progress)
        Q_EMIT closed();
}

void AnalysisProgressLine::retranslate()
{
    m_cancel->setText(tr("Cancel"));
    setTip(*m_cancel, tr("Cancel the analysis of games"));
    show();
}

} // namespace qipan::ui
