#pragma once

#include "app/analysis/analysis_desk.h"
#include "app/analysis/moments_desk.h"
#include "app/analysis/review_desk.h"
#include "app/background_task.h"
#include "app/book/book_desk.h"
#include "app/book/lesson_desk.h"
#include "app/book/lesson_offer.h"
#include "app/command_line.h"
#include "app/external/engines_desk.h"
#include "app/files/files_desk.h"
#include "app/history/game_keeper.h"
#include "app/history/history_desk.h"
#include "app/history/history_store.h"
#include "app/history/resume_desk.h"
#include "app/lan/lan_desk.h"
#include "app/languages.h"
#include "app/link/link_desk.h"
#include "app/link/link_pages.h"
#include "app/overrides.h"
#include "app/puzzle/puzzle_desk.h"
#include "app/record/record_desk.h"
#include "app/settings.h"
#include "app/statistics/statistics_desk.h"
#include "app/store/store_thread.h"
#include "app/tables/local_tables.h"
#include "app/tables/match_desk.h"
#include "ui/main_window.h"
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
    /// To wait, after the program object is destroyed, until everything is written.
    [[nodiscard]] const std::shared_ptr<StoreThread>& storeThread() const { return m_storeThread; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    void connectDesks();
    void connectKeeper();
    void connectHistory();
    void makeRecord(const KeptGame& game, std::function<void(const record::GameRecord&)> then);
    void openKept(const KeptGame& game);
    void copyKept(qint64 id);
    [[nodiscard]] Seating seating(const LanGame& game) const;
    void lookForGames();
    void watchHistory();
    void openFound();
    void open(const QString& key);
    void setUpRenju(int index);
    void setUpReversi();
    void playOn(const GameSetup& setup, const ui::RecordPage::Opponent& opponent);
    /// Against the computer at the level in the settings.
    void playFromBook(const record::GameRecord& line);
    void newGame();
    void restart();
    void undo();
    void hint();
    void startLesson(const QString& game);
    void offerLesson();
    void goOn();
    void showHostPage();
    void leaveTable(std::function<void()> then);
    void askToLeave(std::function<void()> then);
    [[nodiscard]] bool mayClose();
    void keepLayout();
    /// Returns what would be lost or aborted if the program ended now, in sentences; empty for nothing.
    [[nodiscard]] QString losses() const;
    void askToLose(const QString& losses);
    /// Withdraws that question once nothing would be lost.
    void followLosses();
    void pageChanged(ui::MainWindow::Page page);
    void showPossible();
    [[nodiscard]] ui::Possible possibleOn(ui::MainWindow::Page page) const;
    void applyPreferences(const ui::Preferences& preferences);
    [[nodiscard]] ui::Theme makeTheme() const;
    /// Applies the theme to everything that paints with it.
    void showTheme(const ui::Theme& theme);
    void retranslate();
    void call();
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
    const QPalette m_systemPalette;
    const Overrides m_overrides;
    ui::Preferences m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
    HistoryStore* m_historyStore = nullptr; // children, as are the next nine members
    MatchDesk* m_desk = nullptr;
    LocalTables* m_local = nullptr;
    LinkDesk* m_link = nullptr;
    LinkPages* m_linkPages = nullptr;
    RecordDesk* m_record = nullptr;
    LanDesk* m_lan = nullptr;
    EnginesDesk* m_engines = nullptr;
    AnalysisDesk* m_analysis = nullptr;
    ReviewDesk* m_review = nullptr;
    ResumeDesk* m_resume = nullptr;
    std::unique_ptr<GameKeeper> m_keeper; ///< destroyed before the tables, so that games can be resumed
    HistoryDesk* m_history = nullptr;
    BookDesk* m_book = nullptr;
    PuzzleDesk* m_puzzles = nullptr;
    MomentsDesk* m_moments = nullptr;
    LessonDesk* m_lesson = nullptr;
    LessonOffer* m_lessonOffer = nullptr;
    FilesDesk* m_files = nullptr;
    BackgroundTask m_recordTask; ///< converts a stored game to a record
    StatisticsDesk* m_statistics = nullptr;
    ui::MainWindow::Page m_lastGamePage = ui::MainWindow::Page::Home;
};

} // namespace qipan::app
