// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analysed_game.h"
#include "app/match/match_controller.h"

namespace qipan::app {

/// The match on the match page, as its analysis sees it. It may not be analysed during a game with others (see
/// ShownTable::mayAnalyse).
class AnalysedMatch final : public AnalysedGame {
    Q_OBJECT

public:
    /// All must outlive this object.
    /// `rowOf` returns where a table's round is stored; see AnalysedGame::historyRow.
    AnalysedMatch(ui::PageRef<ui::MatchPage> page, ui::Navigation& navigation, MatchController& controller,
                  std::function<std::function<qint64()>(const Table&)> rowOf, QObject* parent);

    [[nodiscard]] std::optional<Line> line() const override;
    [[nodiscard]] bool isShown() const override;
    void whenCreated(QObject* context, const std::function<void()>& connectPage) const override;
    [[nodiscard]] ui::AnalysisPanel& analysisPanel() const override;
    [[nodiscard]] ui::ReviewPanel& reviewPanel() const override;
    [[nodiscard]] ui::MovesPanel& movesPanel() const override;
    [[nodiscard]] ui::TurnBoardView* view() const override { return m_controller.view(); }
    void showPlace(std::ptrdiff_t place) override { m_controller.showPly(place); }
    [[nodiscard]] std::function<qint64()> historyRow() const override;
    void showQualities(const std::vector<record::MoveQuality>& qualities) override;
    void countHelp() override;

private:
    ui::PageRef<ui::MatchPage> m_page;
    MatchController& m_controller;
    std::function<std::function<qint64()>(const Table&)> m_rowOf;
};

} // namespace qipan::app
