// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis_queue/analysis_queue.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::ui {
class HistoryPage;
}

namespace qipan::app {

/// Connects the history page with the queue of games to be analysed.
class AnalysisQueueController final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    AnalysisQueueController(const ui::WindowParts& window, ui::PageRef<ui::HistoryPage> page, AnalysisQueue& queue,
                            QObject* parent);

private:
    void connectPage();
    void tellAdded(const AnalysisQueueFile::Added& added);
    void tellEnded(int analysed, int failed);

    ui::StatusBar& m_status;
    ui::PageRef<ui::HistoryPage> m_page;
    AnalysisQueue& m_queue;
    bool m_isConnected = false;
};

} // namespace qipan::app
