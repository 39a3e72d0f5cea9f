#pragma once

#include "app/analysis/analyst.h"
#include "app/tables/match_desk.h"
#include "ui/main_window.h"
#include "ui/panels/analysis_state.h"

#include <QObject>

#include <memory>
#include <vector>

namespace qipan::app {

/// The analysis of what the match page shows: on the panel at its side and with marks on the board. It runs while it is
/// switched on, allowed and in sight, and stands still in a game that others play a part in (see
/// MatchDesk::mayAnalyse).
class AnalysisDesk final : public QObject {
    Q_OBJECT

public:
    AnalysisDesk(ui::MainWindow& window, MatchDesk& desk, QObject* parent);
    ~AnalysisDesk() override;

    /// The settings, the page or the language changed.
    void follow();

Q_SIGNALS:
    /// What is known by now of the position that is analysed, the one that the match page shows. `analyst` is the id of
    /// an external engine, or 0 for the game's own.
    void evaluated(const qipan::Thinking& best, int analyst);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What is analysed, and how.
    struct Subject {
        GameSetup setup;
        std::vector<Ply> plies;
        int lines = 0;
        ui::ExternalEngine analyst; ///< id 0 for the game's own engine

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
    MatchDesk& m_desk;
    std::shared_ptr<ThreadKeeper> m_keeper = std::make_shared<ThreadKeeper>(); ///< of engines from elsewhere
    std::optional<Subject> m_subject;                                          ///< nothing while nothing is analysed
    std::unique_ptr<Analyst> m_analyst;
};

} // namespace qipan::app
