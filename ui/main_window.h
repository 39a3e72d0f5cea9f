#pragma once

#include "ui/pages/page_stack.h"
#include "ui/panels/question.h"
#include "ui/preferences.h"

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

/// The one window: menus, tool bar, pages, status bar. It shows what it is told and reports what the user wants,
/// through its actions, its pages and the signals below; it knows no table and no network.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    using Page = PageStack::Page;

    explicit MainWindow(const Preferences& preferences, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Actions& actions() { return *m_actions; }
    /// A page is made when it is first asked for, which `pageCreated` tells; all but the home page wait for that.
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

    /// Brings a page to the front and the keyboard to it.
    void setPage(Page page);
    [[nodiscard]] Page page() const { return m_pages->page(); }
    /// Closes the page in front: the one comes back from which one came to it.
    void leavePage();
    /// The page that leavePage() brings back.
    [[nodiscard]] Page pageBefore() const { return m_pages->before(); }

    /// The game that menus of game settings and F2 speak of: "link" or a key of the registry, empty for none.
    void setGame(const QString& key);
    [[nodiscard]] const QString& game() const { return m_game; }

    void setPreferences(const Preferences& preferences);
    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }
    /// Takes over what the user changed, and reports it where it is new.
    void userChanged(const Preferences& preferences);

    /// Left in the status bar, in words: whose turn it is or why something was refused. Announced to screen readers.
    void setStatus(const QString& text);
    [[nodiscard]] QString status() const;
    /// Right in the status bar: the level or the opponent.
    void setOpponentText(const QString& text);

    /// Asks in a bar at the top, never in a box, once the questions before it are answered.
    void ask(Question question);
    /// Takes a question back that is not answered yet.
    void withdraw(Question::Topic topic);
    /// Tells something in the same bar until it is closed.
    void tell(const QString& text);
    /// Takes such a message back where it still stands there.
    bool retract(const QString& text);

    /// Asked when the user closes the window; false keeps it open (having asked, say).
    /// Not set: it always closes.
    void setMayClose(std::function<bool()> mayClose) { m_mayClose = std::move(mayClose); }

    [[nodiscard]] RecentMenu& recentMenu();
    /// What goes on in the background for longer.
    [[nodiscard]] JobBar& jobBar();

    /// What the record page shows, for the title: a name, and whether something of it is not saved.
    void setDocument(const QString& name, bool changed);

    /// A mark in the title that something waits for the user; it goes when the window becomes active.
    void setAttention(bool wanted);

    /// Size, place, tool bar: what `restoreLayout` takes.
    [[nodiscard]] QByteArray saveLayout() const;
    /// False, and nothing changed, when `layout` is not what `saveLayout` gave.
    bool restoreLayout(const QByteArray& layout);

Q_SIGNALS:
    /// Files and folders of this machine were dropped on the window.
    void filesDropped(const QStringList& paths);
    void textDropped(const QString& text);
    /// The user changed a setting.
    void preferencesChanged(const qipan::ui::Preferences& preferences);
    void pageChanged(qipan::ui::MainWindow::Page page);
    /// A game is wanted that begins with this opening: its index in gomoku::renjuOpenings().
    void renjuOpeningChosen(int index);
    /// The getter of this page returns it for the first time: the moment to connect to it.
    void pageCreated(qipan::ui::MainWindow::Page page);
    /// Another window, of this program or another, has the keyboard now.
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
    bool m_maximizedBefore = false;

    Actions* m_actions = nullptr;
    Menus* m_menus = nullptr;
    SettingsMenu* m_settings = nullptr;
    ToolBar* m_toolBar = nullptr;
    StatusBar* m_status = nullptr;
    MessageBar* m_bar = nullptr;
    NameBar* m_nameBar = nullptr; // made when it is first wanted, as are the next two
    JobBar* m_jobBar = nullptr;
    DropFrame* m_dropFrame = nullptr;
    QVBoxLayout* m_column = nullptr;
    PageStack* m_pages = nullptr;
};

} // namespace qipan::ui
