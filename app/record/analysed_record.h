// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analysed_game.h"
#include "app/record/record_controller.h"

namespace qipan::app {

/// The line through the shown place of a record, as its analysis sees it.
class AnalysedRecord final : public AnalysedGame {
    Q_OBJECT

public:
    /// All must outlive this object.
    AnalysedRecord(ui::PageRef<ui::RecordPage> page, ui::Navigation& navigation, RecordController& controller,
                   QObject* parent);

    [[nodiscard]] std::optional<Line> line() const override { return m_controller.line(); }
    [[nodiscard]] bool isShown() const override;
    void whenCreated(QObject* context, const std::function<void()>& connectPage) const override;
    [[nodiscard]] ui::AnalysisPanel& analysisPanel() const override;
    [[nodiscard]] ui::ReviewPanel& reviewPanel() const override;
    [[nodiscard]] ui::MovesPanel& movesPanel() const override;
    [[nodiscard]] ui::TurnBoardView* view() const override { return m_controller.view(); }
    [[nodiscard]] std::function<qint64()> historyRow() const override;
    void showQualities(const std::vector<record::MoveQuality>& qualities) override
    {
        m_controller.showQualities(qualities);
    }
    void showPlace(std::ptrdiff_t place) override { m_controller.showMove(place); }

private:
    ui::PageRef<ui::RecordPage> m_page;
    RecordController& m_controller;
};

} // namespace qipan::app
