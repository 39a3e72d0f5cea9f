// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis_queue/analysis_queue_controller.h"

#include "ui/pages/history_page.h"
#include "ui/shell/status_bar.h"

namespace qipan::app {

AnalysisQueueController::AnalysisQueueController(const ui::WindowParts& window, ui::PageRef<ui::HistoryPage> page,
                                                 AnalysisQueue& queue, QObject* parent)
    : QObject{parent}
    , m_status{window.status}
    , m_page{page}
    , m_queue{queue}
{
    connect(&queue, &AnalysisQueue::progressed, this, [this] {
        if (m_isConnected)
            m_page->setAnalysis(m_queue.progress());
    });
    connect(&queue, &AnalysisQueue::added, this, &AnalysisQueueController::tellAdded);
    connect(&queue, &AnalysisQueue::ended, this, &AnalysisQueueController::tellEnded);
    m_page.whenCreated(this, [this] { connectPage(); });
}

void AnalysisQueueController::connectPage()
{
    m_isConnected = true;
    connect(&*m_page, &ui::HistoryPage::analysisRequested, &m_queue, &AnalysisQueue::add);
    connect(&*m_page, &ui::HistoryPage::analysisCancelled, &m_queue, &AnalysisQueue::cancel);
    m_page->setAnalysis(m_queue.progress());
}

void AnalysisQueueController::tellAdded(const AnalysisQueueFile::Added& added)
{
    QStringList sentences;
    if (added.queued > 0)
        sentences << tr("%Ln game(s) will be analysed.", nullptr, added.queued);
    if (added.analysed > 0)
        sentences << tr("%Ln game(s) have been analysed already.", nullptr, added.analysed);
    if (added.unsuitable > 0)
        sentences << tr("Link-match, games in progress and games without a move are left out.");
    m_status.setText(sentences.join(u' '));
}

/// Quietly: elsewhere nobody waits for it.
void AnalysisQueueController::tellEnded(int analysed, int failed)
{
    if (!m_page.isShown())
        return;
    QString text = tr("%Ln game(s) analysed.", nullptr, analysed);
    if (failed > 0)
        text += u' ' + tr("%Ln game(s) could not be analysed: no rule allows their moves.", nullptr, failed);
    m_status.setText(text);
}

} // namespace qipan::app
