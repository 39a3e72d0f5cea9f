#pragma once

#include "app/analysis/analyst.h"
#include "app/match/match_controller.h"
#include "ui/panels/analysis_state.h"
#include "ui/shell/main_window.h"

#include <QObject>

#include <memory>
#include <vector>

namespace qipan::app {

/// Analyses the position on the match page, with results in the side panel and as marks on the board. It runs while it
/// is switched on, allowed and visible; it is not allowed during a game with others (see MatchController::mayAnalyse).
class AnalysisController final : public QObject {
    Q_OBJECT

public:
    AnalysisController(ui::MainWindow& window, MatchController& controller, QObject* parent);
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

    ui::MainWindow& m_window;
    MatchController& m_matchController;
    std::shared_ptr<ThreadReaper> m_reaper = std::make_shared<ThreadReaper>(); ///< of external engines
    std::optional<Subject> m_subject;                                          ///< empty while nothing is analysed
    std::unique_ptr<Analyst> m_analyst;
};

} // namespace qipan::app
