// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analyst.h"
#include "app/match/match_controller.h"
#include "app/settings/preference_store.h"
#include "ui/panels/analysis_panel.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::ui {
class MatchPage;
}

namespace qipan::app {

/// Analyses the position on the match page, with results in the side panel and as marks on the board. It runs while it
/// is switched on, allowed and visible; it is not allowed during a game with others (see MatchController::mayAnalyse).
class AnalysisController final : public QObject {
    Q_OBJECT

public:
    AnalysisController(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page, PreferenceStore& preferences,
                       MatchController& controller, QObject* parent);
    ~AnalysisController() override;

    /// Call when the settings, the page or the language changed.
    void follow();

Q_SIGNALS:
    /// The latest result for the position on the match page. `analyst` is the id of an external engine, or 0 for the
    /// built-in one.
    void evaluated(const qipan::SearchResult& best, int analyst);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What is analysed, and how.
    struct Subject {
        GameSetup setup;
        std::vector<Ply> plies;
        int lines = 0;
        ui::ExternalEngine analyst; ///< id 0 for the built-in engine

        friend bool operator==(const Subject&, const Subject&) = default;
    };

    void connectPage();
    [[nodiscard]] bool isWanted() const;
    [[nodiscard]] Subject subject() const;
    void begin(const Subject& subject);
    void end();
    void makeAnalyst(const Subject& subject);
    void showFound();
    void showMarks();
    void showFailure(const EngineFailure& failure);
    void showState(ui::AnalysisState state);
    void chooseAnalyst(int id);

    QWidget& m_window;
    ui::Navigation& m_navigation;
    ui::PageRef<ui::MatchPage> m_page;
    PreferenceStore& m_preferences;
    MatchController& m_matchController;
    std::shared_ptr<ThreadReaper> m_reaper = std::make_shared<ThreadReaper>(); ///< of external engines
    std::optional<Subject> m_subject;                                          ///< empty while nothing is analysed
    std::unique_ptr<Analyst> m_analyst;
};

} // namespace qipan::app
