#pragma once

#include "app/base/background_task.h"
#include "app/base/languages.h"
#include "app/book/book_controller.h"
#include "app/book/lesson_controller.h"
#include "app/book/lesson_offer.h"
#include "app/command_line.h"
#include "app/external/engines_controller.h"
#include "app/files/files_controller.h"
#include "app/history/history_controller.h"
#include "app/history/history_recorder.h"
#include "app/history/history_store.h"
#include "app/lan/lan_controller.h"
#include "app/link/link_controller.h"
#include "app/link/link_pages.h"
#include "app/match/analysis_controller.h"
#include "app/match/local_tables.h"
#include "app/match/match_controller.h"
#include "app/match/resume_controller.h"
#include "app/match/review_controller.h"
#include "app/overrides.h"
#include "app/puzzle/puzzle_controller.h"
#include "app/record/record_controller.h"
#include "app/settings/settings.h"
#include "app/statistics/statistics_controller.h"
#include "app/store/store_drain.h"
#include "app/turning_points/turning_points_controller.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QPalette>

#include <memory>

namespace qipan::app {

class Console;

/// The whole program: the window, the objects behind its pages, and the actions requested on the command line.
class Program final : public QObject {
    Q_OBJECT

public:
    explicit Program(const Options& options);
    ~Program() override;

    /// Shows the window and executes the command line.
    void start();
    [[nodiscard]] ui::MainWindow& window() { return *m_window; }
    /// Leaves the tables and gives the stores everything that is to be saved.
    void finish();
    /// To wait, after the program object is destroyed, until everything is written.
    [[nodiscard]] const std::shared_ptr<StoreThread>& storeThread() const { return m_storeThread; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    void connectControllers();
    void connectRecorder();
    void connectHistory();
    void makeRecord(const HistoryEntry& game, std::function<void(const record::GameRecord&)> then);
    void openEntry(const HistoryEntry& game);
    void copyEntry(qint64 id);
    [[nodiscard]] Seating seating(const LanGame& game) const;
    void findInterruptedGames();
    void pollHistory();
    void openFound();
    void open(const QString& key);
    void setUpRenju(int index);
    void setUpReversi();
    void playFrom(const GameSetup& setup, const ui::RecordPage::Opponent& opponent);
    /// Against the computer at the level in the settings.
    void playFromBook(const record::GameRecord& line);
    void newGame();
    void restart();
    void undo();
    void hint();
    void startLesson(const QString& game);
    void offerLesson();
    void continueGame();
    void showHostPage();
    void leaveTable(std::function<void()> then);
    void askToLeave(std::function<void()> then);
    [[nodiscard]] bool mayClose();
    void connectDrain();
    void close();
    void keepLayout();
    /// Returns what would be lost or aborted if the program ended now, in sentences; empty for nothing.
    [[nodiscard]] QString losses() const;
    void askToLose(const QString& losses);
    [[nodiscard]] static QString unsavedText();
    /// Withdraws that question once nothing would be lost.
    void followLosses();
    void pageChanged(ui::MainWindow::Page page);
    void showActionState();
    [[nodiscard]] ui::ActionState actionStateOn(ui::MainWindow::Page page) const;
    void applyPreferences(const ui::Preferences& preferences);
    [[nodiscard]] ui::Theme makeTheme() const;
    /// Applies the theme to everything that paints with it.
    void showTheme(const ui::Theme& theme);
    void retranslate();
    void requestAttention();
    [[nodiscard]] bool isLanShown() const;
    [[nodiscard]] bool isLinkShown() const;
    [[nodiscard]] bool isRecordShown() const;
    /// Returns the game whose board is shown for playing or watching, or an empty string.
    [[nodiscard]] QString shownGame() const;
    [[nodiscard]] QString continueText() const;
    /// Returns the local games that can be continued.
    [[nodiscard]] QStringList waitingGames() const;
    [[nodiscard]] std::unique_ptr<Player> makeLanPlayer(const GameInfo& game) const;

    const Options m_options;
    Settings m_settings;
    Languages m_languages;
    const std::shared_ptr<StoreThread> m_storeThread;
    StoreDrain m_drain; ///< delays closing until everything is on disk
    bool m_isDrained = false;
    const QPalette m_systemPalette;
    const Overrides m_overrides;
    ui::Preferences m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
    HistoryStore* m_historyStore = nullptr; // children, as are the next nine members
    MatchController* m_match = nullptr;
    LocalTables* m_local = nullptr;
    LinkController* m_link = nullptr;
    LinkPages* m_linkPages = nullptr;
    RecordController* m_record = nullptr;
    LanController* m_lan = nullptr;
    EnginesController* m_engines = nullptr;
    AnalysisController* m_analysis = nullptr;
    ReviewController* m_review = nullptr;
    ResumeController* m_resume = nullptr;
    std::unique_ptr<HistoryRecorder> m_recorder; ///< destroyed before the tables, so that games can be resumed
    HistoryController* m_history = nullptr;
    BookController* m_book = nullptr;
    PuzzleController* m_puzzles = nullptr;
    TurningPointsController* m_turningPoints = nullptr;
    LessonController* m_lesson = nullptr;
    LessonOffer* m_lessonOffer = nullptr;
    FilesController* m_files = nullptr;
    BackgroundTask m_recordTask; ///< converts a stored game to a record
    StatisticsController* m_statistics = nullptr;
    ui::MainWindow::Page m_lastGamePage = ui::MainWindow::Page::Home;
};

} // namespace qipan::app
