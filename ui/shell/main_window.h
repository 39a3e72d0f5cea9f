#pragma once

#include "ui/base/preferences.h"
#include "ui/panels/question.h"
#include "ui/shell/page_stack.h"

#include <functional>
#include <QByteArray>
#include <QMainWindow>

class QVBoxLayout;

namespace qipan::ui {

class DropFrame;
class JobBar;
class Menus;
class MessageBar;
class NameBar;
class RecentMenu;
class SettingsMenu;
class StatusBar;
class ToolBar;

/// The main window: menus, tool bar, pages, status bar. It shows what it is given and reports what the user wants
/// through its actions, its pages and the signals below; it knows nothing of tables and the network.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    using Page = PageStack::Page;

    explicit MainWindow(const Preferences& preferences, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Actions& actions() { return *m_actions; }
    /// A page is created when first requested, which `pageCreated` reports; only the home page always exists.
    [[nodiscard]] HomePage& homePage() { return m_pages->home(); }
    [[nodiscard]] MatchPage& matchPage() { return m_pages->match(); }
    [[nodiscard]] LinkPage& linkPage() { return m_pages->link(); }
    [[nodiscard]] LinkStartPage& linkStartPage() { return m_pages->linkStart(); }
    [[nodiscard]] LinkScoresPage& linkScoresPage() { return m_pages->linkScores(); }
    [[nodiscard]] LinkReplayPage& linkReplayPage() { return m_pages->linkReplay(); }
    [[nodiscard]] LessonPage& lessonPage() { return m_pages->lesson(); }
    [[nodiscard]] HostPage& hostPage() { return m_pages->host(); }
    [[nodiscard]] JoinPage& joinPage() { return m_pages->join(); }
    [[nodiscard]] RecordPage& recordPage() { return m_pages->record(); }
    [[nodiscard]] RulesPage& rulesPage() { return m_pages->rules(); }
    [[nodiscard]] HistoryPage& historyPage() { return m_pages->history(); }
    [[nodiscard]] StatisticsPage& statisticsPage() { return m_pages->statistics(); }
    [[nodiscard]] BookPage& bookPage() { return m_pages->book(); }
    [[nodiscard]] PuzzlePage& puzzlePage() { return m_pages->puzzles(); }

    /// Brings a page to the front and gives it the keyboard focus.
    void setPage(Page page);
    [[nodiscard]] Page page() const { return m_pages->page(); }
    /// Closes the current page and returns to the one from which it was opened.
    void leavePage();
    /// The page that leavePage() returns to.
    [[nodiscard]] Page previousPage() const { return m_pages->previous(); }

    /// Sets the game that the game settings menus and F2 apply to: "link" or a key of the registry; empty for none.
    void setGame(const QString& key);
    [[nodiscard]] const QString& game() const { return m_game; }

    void setPreferences(const Preferences& preferences);
    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }
    /// Applies preferences changed by the user, and emits `preferencesChanged` if they differ.
    void userChanged(const Preferences& preferences);

    /// Sets the text at the left of the status bar: whose turn it is or why a move was refused. Announced to screen
    /// readers.
    void setStatus(const QString& text);
    [[nodiscard]] QString status() const;
    /// Sets the text at the right of the status bar: the level or the opponent.
    void setOpponentText(const QString& text);

    /// Asks in a bar at the top, never in a dialog, after the earlier questions are answered.
    void ask(Question question);
    /// Withdraws a question that is not answered yet.
    void withdraw(Question::Topic topic);
    /// Shows a message in the same bar until it is closed.
    void showMessage(const QString& text);
    /// Removes such a message. Returns whether it was still shown.
    bool hideMessage(const QString& text);

    /// Sets what is called when the user closes the window; returning false keeps it open, for example to ask first. If
    /// not set, the window always closes.
    void setMayClose(std::function<bool()> mayClose) { m_mayClose = std::move(mayClose); }

    [[nodiscard]] RecentMenu& recentMenu();
    /// The bar that shows background jobs.
    [[nodiscard]] JobBar& jobBar();

    /// Sets the name of the shown record for the title, and whether it has unsaved changes.
    void setDocument(const QString& name, bool changed);

    /// Marks in the title that something needs the user's attention; cleared when the window becomes active.
    void setAttention(bool wanted);

    /// Returns size, position and tool bar, for `restoreLayout`.
    [[nodiscard]] QByteArray saveLayout() const;
    /// Returns false and changes nothing if `layout` does not come from `saveLayout`.
    bool restoreLayout(const QByteArray& layout);

Q_SIGNALS:
    /// Local files and folders were dropped on the window.
    void filesDropped(const QStringList& paths);
    void textDropped(const QString& text);
    /// The user changed a setting.
    void preferencesChanged(const qipan::ui::Preferences& preferences);
    void pageChanged(qipan::ui::MainWindow::Page page);
    /// The user wants a game that begins with this opening, an index into gomoku::renjuOpenings().
    void renjuOpeningChosen(int index);
    /// The page has just been created: connect to it now.
    void pageCreated(qipan::ui::MainWindow::Page page);
    /// The window lost the keyboard to another window, of this or another program.
    void deactivated();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createCentre();
    void preparePage(Page page);
    [[nodiscard]] NameBar& nameBar();
    void connectActions();
    void retranslate();
    void updateTitle();
    void setFullScreen(bool on);
    void chooseTileFolder();
    void showRules();
    void copyVersion();

    Preferences m_preferences;
    QString m_game;
    std::function<bool()> m_mayClose;
    QString m_document;
    bool m_isDocumentChanged = false;
    bool m_attention = false;
    bool m_wasMaximized = false;

    Actions* m_actions = nullptr;
    Menus* m_menus = nullptr;
    SettingsMenu* m_settings = nullptr;
    ToolBar* m_toolBar = nullptr;
    StatusBar* m_status = nullptr;
    MessageBar* m_bar = nullptr;
    NameBar* m_nameBar = nullptr; // created on first use, like the next two
    JobBar* m_jobBar = nullptr;
    DropFrame* m_dropFrame = nullptr;
    QVBoxLayout* m_column = nullptr;
    PageStack* m_pages = nullptr;
};

} // namespace qipan::ui
