// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analysis_controller.h"
#include "app/analysis/review_controller.h"
#include "app/base/languages.h"
#include "app/base/page_controller.h"
#include "app/command_line.h"
#include "app/duel/duel_controller.h"
#include "app/duel/local_duel.h"
#include "app/games_controller.h"
#include "app/history/history_recorder.h"
#include "app/history/history_store.h"
#include "app/lan/lan_controller.h"
#include "app/link/link_controller.h"
#include "app/match/local_tables.h"
#include "app/match/match_controller.h"
#include "app/match/resume_controller.h"
#include "app/record/record_controller.h"
#include "app/settings/data_folder.h"
#include "app/settings/preference_store.h"
#include "app/settings/settings.h"
#include "app/store/store_drain.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

namespace qipan::app {

class AnalysisQueue;
class BookController;
class BrokersController;
class BrokerStore;
class DesktopFollower;
class DuelReplay;
class FilesController;
class HistoryController;
class HomeController;
class LessonController;
class LessonOffer;
class LinkReplay;
class OpeningExplorer;
class PreferencesController;
class PuzzleController;
class SoundController;
class StatisticsController;
class TurningPointsController;

/// The whole program: makes the window and the objects that control its pages, connects them, and executes the command
/// line. It knows the controllers of the pages, not what the pages show.
class Program final : public QObject {
    Q_OBJECT

public:
    explicit Program(const Options& options);
    ~Program() override;

    /// Shows the window and executes the command line.
    void start();
    [[nodiscard]] ui::MainWindow& window() { return *m_window; }
    /// Leaves the tables, gives the stores everything that is to be saved, and then gives up the claim on running
    /// games.
    void finish();
    [[nodiscard]] PreferenceStore& preferences() { return m_preferences; }
    /// To wait, after the program object is destroyed, until everything is written.
    [[nodiscard]] const std::shared_ptr<StoreThread>& storeThread() const { return m_storeThread; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeControllers();
    void connectActions();
    void connectControllers();
    void connectHistory();
    void connectFiles();
    void connectRecorder();
    /// Lets the store check for changes by other programs while the window shows a page of the history.
    void followHistory();
    void findInterruptedGames();
    [[nodiscard]] bool isFree() const;
    void startLesson(const QString& game);
    void analyse(OpenedRecords opened);
    [[nodiscard]] bool mayClose();
    void connectDrain();
    void close();
    /// Returns what would be lost or aborted if the program ended now, in sentences; empty for nothing.
    [[nodiscard]] QString losses() const;
    void askToLose(const QString& losses);
    [[nodiscard]] static QString unsavedText();
    /// Withdraws that question once nothing would be lost.
    void followLosses();
    void showPage();
    void showActionState();
    void applyPreferences(const ui::Preferences& now, const ui::Preferences& before);
    [[nodiscard]] ui::Theme makeTheme() const;
    /// Applies the theme again after the desktop turned dark or light.
    void followDesktop();
    void applyTheme();
    void showTheme(const ui::Theme& theme);
    void retranslate();
    void requestAttention();
    /// Reports what is wrong with the data folder, in the window and on standard error.
    [[nodiscard]] PlainProof plainProof() const;
    void checkDataFolder();
    /// Tells on the command line what is wrong with the stored brokers.
    void checkBrokers();
    [[nodiscard]] std::unique_ptr<Player> makeLanPlayer(const GameInfo& game) const;
    /// Returns null if a person plays.
    [[nodiscard]] std::unique_ptr<DuelComputer> makeLanComputer(DuelTable& table, Seat seat) const;

    const Options m_options;
    const DataFolder m_dataFolder;
    Settings m_settings;
    Languages m_languages;
    const std::shared_ptr<StoreThread> m_storeThread;
    StoreDrain m_stores; ///< delays closing until everything is on disk
    bool m_isDrained = false;
    QPalette m_systemPalette; ///< without our theme
    PreferenceStore m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
    PageControllers* m_pages = nullptr; // children, as are the next members
    HistoryStore* m_historyStore = nullptr;
    MatchController* m_match = nullptr;
    LocalTables* m_local = nullptr;
    LinkController* m_link = nullptr;
    LinkReplay* m_replay = nullptr;
    DuelController* m_duel = nullptr;
    LocalDuel* m_localDuel = nullptr;
    DuelReplay* m_duelReplay = nullptr;
    RecordController* m_record = nullptr;
    LanController* m_lan = nullptr;
    AnalysisController* m_analysis = nullptr; ///< of the match
    ReviewController* m_review = nullptr;
    AnalysisController* m_recordAnalysis = nullptr;
    ReviewController* m_recordReview = nullptr;
    AnalysisQueue* m_queue = nullptr;
    std::array<OpeningExplorer*, 2> m_explorers{}; ///< of the match and the record
    ResumeController* m_resume = nullptr;
    HomeController* m_home = nullptr;
    HistoryController* m_history = nullptr;
    BookController* m_book = nullptr;
    PuzzleController* m_puzzles = nullptr;
    TurningPointsController* m_turningPoints = nullptr;
    LessonController* m_lesson = nullptr;
    LessonOffer* m_lessonOffer = nullptr;
    std::unique_ptr<QObject> m_analysed; ///< while a position is shown with an analysis that is off elsewhere
    FilesController* m_files = nullptr;
    StatisticsController* m_statistics = nullptr;
    PreferencesController* m_preferencesPage = nullptr;
    BrokerStore* m_brokers = nullptr;
    BrokersController* m_brokersDialog = nullptr;
    DesktopFollower* m_desktop = nullptr;
    SoundController* m_sounds = nullptr;
    GamesController* m_games = nullptr;
    std::unique_ptr<HistoryRecorder> m_recorder; ///< destroyed before the tables, so that games can be resumed
};

} // namespace qipan::app
