#pragma once

#include "ui/panels/question.h"
#include "ui/preferences.h"

#include <functional>
#include <QByteArray>
#include <QMainWindow>

class QStackedWidget;
class QToolBar;
class QVBoxLayout;

namespace qipan::ui {

class Actions;
class HomePage;
class HostPage;
class JoinPage;
class LineLabel;
class LinkPage;
class MatchPage;
class Menus;
class MessageBar;
class NameBar;
class RulesPage;
class SettingsMenu;

/// The one window: menus, tool bar, pages, status bar. It shows what it is told and reports what the user wants,
/// through its actions, its pages and the signals below; it knows no table and no network.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    enum class Page { Home, Match, Link, Host, Join, Rules };

    explicit MainWindow(const Preferences& preferences, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Actions& actions() { return *m_actions; }
    /// A page is made when it is first asked for, which `pageCreated` tells; all but the home page wait for that.
    [[nodiscard]] HomePage& homePage() { return *m_home; }
    [[nodiscard]] MatchPage& matchPage();
    [[nodiscard]] LinkPage& linkPage();
    [[nodiscard]] HostPage& hostPage();
    [[nodiscard]] JoinPage& joinPage();
    [[nodiscard]] RulesPage& rulesPage();

    /// Brings a page to the front and the keyboard to it.
    void setPage(Page page);
    [[nodiscard]] Page page() const { return m_page; }

    /// The game that menus of game settings and F2 speak of: "link" or a key of the registry, empty for none.
    void setGame(const QString& key);
    [[nodiscard]] const QString& game() const { return m_game; }

    void setPreferences(const Preferences& preferences);
    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }

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

    /// Asked when the user closes the window; false keeps it open (having asked, say).
    /// Not set: it always closes.
    void setMayClose(std::function<bool()> mayClose) { m_mayClose = std::move(mayClose); }

    /// A mark in the title that something waits for the user; it goes when the window becomes active.
    void setAttention(bool wanted);

    /// Size, place, tool bar: what `restoreLayout` takes.
    [[nodiscard]] QByteArray saveLayout() const;
    /// False, and nothing changed, when `layout` is not what `saveLayout` gave.
    bool restoreLayout(const QByteArray& layout);

Q_SIGNALS:
    /// The user changed a setting.
    void preferencesChanged(const qipan::ui::Preferences& preferences);
    void pageChanged(qipan::ui::MainWindow::Page page);
    /// The getter of this page returns it for the first time: the moment to connect to it.
    void pageCreated(qipan::ui::MainWindow::Page page);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createCentre();
    void addPage(QWidget& page);
    [[nodiscard]] QWidget& pageWidget(Page page);
    [[nodiscard]] NameBar& nameBar();
    void createToolBar();
    void createStatusBar();
    void connectActions();
    void retranslate();
    void updateTitle();
    void setFullScreen(bool on);
    void fillToolBar();
    void fitToolBar();
    void fitOpponentText();
    void showRules();
    void leaveRules();
    void copyVersion();
    void showAbout();
    void userChanged(const Preferences& preferences);

    Preferences m_preferences;
    QString m_game;
    std::function<bool()> m_mayClose;
    bool m_attention = false;
    bool m_maximizedBefore = false;
    Page m_page = Page::Home;
    Page m_pageBeforeRules = Page::Home;

    Actions* m_actions = nullptr;
    Menus* m_menus = nullptr;
    SettingsMenu* m_settings = nullptr;
    QToolBar* m_toolBar = nullptr;
    MessageBar* m_bar = nullptr;
    NameBar* m_nameBar = nullptr; // made when it is first wanted, as are the pages below the home page
    QVBoxLayout* m_column = nullptr;
    QStackedWidget* m_pages = nullptr;
    HomePage* m_home = nullptr;
    MatchPage* m_match = nullptr;
    LinkPage* m_link = nullptr;
    HostPage* m_host = nullptr;
    JoinPage* m_join = nullptr;
    RulesPage* m_rules = nullptr;
    LineLabel* m_status = nullptr;
    LineLabel* m_opponent = nullptr;
};

} // namespace qipan::ui
