// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/analysed_record.h"

#include "ui/pages/record_page.h"
#include "ui/pages/record_side.h"

namespace qipan::app {

AnalysedRecord::AnalysedRecord(ui::PageRef<ui::RecordPage> page, ui::Navigation& navigation,
                               RecordController& controller, QObject* parent)
    : AnalysedGame{parent}
    , m_page{page}
    , m_controller{controller}
{
    connect(&controller, &RecordController::changed, this, &AnalysedRecord::changed);
    connect(&navigation, &ui::Navigation::pageChanged, this, &AnalysedRecord::changed);
}

std::function<qint64()> AnalysedRecord::historyRow() const
{
    if (!m_controller.isOfHistory() || !m_controller.isOnMainLine())
        return {};
    return [id = m_controller.opened().historyId] { return id; };
}

bool AnalysedRecord::isShown() const
{
    return m_page.isShown();
}

void AnalysedRecord::whenCreated(QObject* context, const std::function<void()>& connectPage) const
{
    m_page.whenCreated(context, connectPage);
}

ui::AnalysisPanel& AnalysedRecord::analysisPanel() const
{
    return m_page->side().analysis();
}

ui::MovesPanel& AnalysedRecord::movesPanel() const
{
    return m_page->side().movesPanel();
}

ui::ReviewPanel& AnalysedRecord::reviewPanel() const
{
    return m_page->side().review();
}

} // namespace qipan::app
