// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/base/broken_files.h"
#include "app/base/page_controller.h"
#include "app/puzzle/puzzle_feedback.h"
#include "app/puzzle/puzzle_library.h"
#include "app/puzzle/puzzle_presenter.h"
#include "app/puzzle/puzzle_session.h"
#include "app/settings/preference_store.h"
#include "app/settings/settings.h"
#include "ui/link/tile_set.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <functional>
#include <memory>
#include <optional>

namespace qipan::ui {
class PuzzlePage;
}

namespace qipan::app {

/// Controls the puzzle page: loads puzzles, chooses the next one, and stores the results.
class PuzzleController final : public PageController {
    Q_OBJECT

public:
    /// Milliseconds since 1970.
    using Clock = std::function<qint64()>;

    PuzzleController(const ui::WindowParts& window, ui::PageRef<ui::PuzzlePage> page, PreferenceStore& preferences,
                     Settings& settings, std::shared_ptr<StoreThread> thread, QObject* parent);
    ~PuzzleController() override;

    /// Shows the page where it was left.
    void show();
    /// Shows puzzles of a kind, or of all kinds of a game, by its key; any puzzles if the key is unknown.
    void show(const QString& kindOrGame);
    /// Gives the next hint for the shown puzzle.
    void hint() override;
    [[nodiscard]] bool canHint() const;
    [[nodiscard]] ui::ActionState actionState() const override { return {.playAgain = false, .hint = canHint()}; }
    void pageHidden(ui::Page next) override;

    void applyTheme(const ui::Theme& theme) override;
    void applyPreferences() override;
    void retranslate() override;

    // For tests: other judges, another clock or another pace, effective for puzzles begun afterwards.
    void setJudges(PuzzleSession::MakeJudge makeJudge) { m_makeJudge = std::move(makeJudge); }
    void setClock(Clock clock) { m_clock = std::move(clock); }
    void setMoveDelay(int milliseconds) { m_moveDelayMs = milliseconds; }

    /// Returns the current puzzle session, or null.
    [[nodiscard]] const PuzzleSession* session() const { return m_session.get(); }
    [[nodiscard]] const PuzzleLibrary& library() const { return m_library; }

Q_SIGNALS:
    void solved();
    /// A move was wrong.
    void failed();
    /// The user wants to analyse the position at the start of this line.
    void analysisRequested(const qipan::record::GameRecord& line);

private:
    void connectPage();
    void load();
    void loaded(const LoadedPuzzles& loaded);
    void showBroken();
    void begin();
    /// Selects the puzzles of a game and a kind, with the difficulty chosen for these.
    void choose(const QString& game, const QString& kind);
    [[nodiscard]] std::vector<int> gradesToChoose() const;
    void takeGrade();
    void openNext();
    [[nodiscard]] bool openAnother();
    void open(std::size_t index);
    void showNone();
    void follow();
    void explain(const puzzle::Puzzle& puzzle);
    void saveOutcome(const PuzzleSession::Outcome& outcome);
    void retry();
    void analyse();
    void showChoices();
    /// The text shown instead of a task if no puzzle is shown.
    [[nodiscard]] QString noTaskText() const;
    [[nodiscard]] puzzle::Day today() const;
    [[nodiscard]] bool isReady() const { return m_hasPuzzles && m_hasTries; }

    ui::PageRef<ui::PuzzlePage> m_page;
    PreferenceStore& m_preferences;
    Settings& m_settings;
    ui::Theme m_theme;
    PuzzleSession::MakeJudge m_makeJudge;
    Clock m_clock;
    int m_moveDelayMs = 700;
    bool m_hasPuzzles = false;
    bool m_hasTries = false; ///< the stored results were read, or cannot be
    PuzzleStore m_store;
    PuzzleLibrary m_library;
    const PuzzlePresenter m_presenter;
    PuzzleFeedback m_feedback;
    QList<UserFileFault> m_faults; ///< problems in the user's own puzzle files
    BrokenFiles m_broken;
    PuzzleSet m_set;
    std::optional<std::size_t> m_shown;     ///< index on the shelf
    PuzzlePresenter::Explained m_explained; ///< with the shown puzzle
    std::optional<bool> m_wasRight;         ///< the newest judged move
    std::shared_ptr<const ui::TileSet> m_tiles;
    std::unique_ptr<PuzzleSession> m_session;
    BackgroundTask m_loading;
};

} // namespace qipan::app
