// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analysed_game.h"
#include "app/analysis/analysis_text.h"
#include "app/analysis/analyst.h"
#include "app/settings/preference_store.h"
#include "ui/panels/analysis_panel.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

/// Analyses the position on a page, with results in the side panel and as marks on the board. It runs while it is
/// switched on, allowed and visible.
class AnalysisController final : public QObject {
    Q_OBJECT

public:
    /// `game` must outlive this object.
    AnalysisController(const ui::WindowParts& window, AnalysedGame& game, PreferenceStore& preferences,
                       QObject* parent);
    ~AnalysisController() override;

    /// Call when the settings, the page or the language changed.
    void follow();

    /// Sets what returns the better line of a mistake that the board shows, or nothing. It is taken rather than the
    /// best line of the search.
    void setBetterLine(std::function<std::vector<Cell>()> line) { m_betterLine = std::move(line); }
    /// Returns the lines of a position, best first, if it is analysed and has been for a while; otherwise none.
    [[nodiscard]] std::vector<SearchResult> settledLines(const BoardGame& position) const;
    /// Whether it is computing.
    [[nodiscard]] bool isBusy() const { return m_analyst && !m_analyst->isDone(); }

Q_SIGNALS:
    /// The latest result for the position after this many plies. `analyst` is the id of an external engine, or 0 for
    /// the built-in one.
    void evaluated(std::size_t place, const qipan::SearchResult& best, int analyst);
    /// The user wants this line from the shown position as a variation.
    void lineTaken(const std::vector<qipan::Cell>& line);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What is analysed, and how.
    struct Subject {
        GameSetup setup;
        std::vector<Ply> plies;
        std::optional<OpeningTurn> turn; ///< in an opening with choices
        int lines = 0;
        ui::ExternalEngine analyst; ///< id 0 for the built-in engine

        friend bool operator==(const Subject&, const Subject&) = default;
    };

    void connectPage();
    [[nodiscard]] std::optional<Subject> subject() const;
    void begin(const Subject& subject);
    void end();
    void makeAnalyst(const Subject& subject);
    void showFound();
    void showMarks();
    void showFailure(const EngineFailure& failure);
    void showState(ui::AnalysisState state);
    [[nodiscard]] QString choiceText(int forWhite);
    void chooseAnalyst(int id);
    void takeLine(int line);
    [[nodiscard]] QString noLineText() const;

    QWidget& m_window;
    ui::StatusBar& m_status;
    AnalysedGame& m_game;
    PreferenceStore& m_preferences;
    std::function<std::vector<Cell>()> m_betterLine;
    std::shared_ptr<ThreadReaper> m_reaper = std::make_shared<ThreadReaper>(); ///< of external engines
    std::optional<Subject> m_subject;                                          ///< empty while nothing is analysed
    std::unique_ptr<BoardGame> m_position;                                     ///< of the subject
    std::optional<BetterColour> m_saidColour;                                  ///< of a choice, to the screen reader
    std::unique_ptr<Analyst> m_analyst;
};

} // namespace qipan::app
