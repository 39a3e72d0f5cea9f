#pragma once

#include "app/analysis_desk.h"
#include "app/command_line.h"
#include "app/external/engines_desk.h"
#include "app/lan_desk.h"
#include "app/languages.h"
#include "app/link_desk.h"
#include "app/link_pages.h"
#include "app/local_tables.h"
#include "app/match_desk.h"
#include "app/overrides.h"
#include "app/review_desk.h"
#include "app/settings.h"
#include "app/store_thread.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QPalette>

#include <memory>

namespace qipan::app {

class Console;

/// The whole program: the window, the desks behind its pages, and what was asked for on the command line.
class Program final : public QObject {
    Q_OBJECT

public:
    explicit Program(const Options& options);
    ~Program() override;

    /// Shows the window and does what the command line wants.
    void start();
    [[nodiscard]] ui::MainWindow& window() { return *m_window; }
    /// For waiting, after the program, until all is on the disk.
    [[nodiscard]] const std::shared_ptr<StoreThread>& storeThread() const { return m_storeThread; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    void connectDesks();
    void open(const QString& key);
    void setUpRenju(int index);
    void setUpReversi();
    void newGame();
    void restart();
    void goOn();
    void showHostPage();
    void leaveTable(std::function<void()> then);
    void askToLeave(std::function<void()> then);
    [[nodiscard]] bool mayClose();
    void pageChanged(ui::MainWindow::Page page);
    void showPossible();
    void applyPreferences(const ui::Preferences& preferences);
    [[nodiscard]] ui::Theme makeTheme() const;
    /// To what paints itself with it.
    void showTheme(const ui::Theme& theme);
    void retranslate();
    void call();
    [[nodiscard]] bool isLanShown() const;
    [[nodiscard]] bool isLinkShown() const;
    [[nodiscard]] QString continueText() const;
    [[nodiscard]] std::unique_ptr<Player> makeLanPlayer(const GameInfo& game) const;

    const Options m_options;
    Settings m_settings;
    Languages m_languages;
    const std::shared_ptr<StoreThread> m_storeThread;
    const QPalette m_systemPalette;
    const Overrides m_overrides;
    ui::Preferences m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
    MatchDesk* m_desk = nullptr; // children, as are the next seven
    LocalTables* m_local = nullptr;
    LinkDesk* m_link = nullptr;
    LinkPages* m_linkPages = nullptr;
    LanDesk* m_lan = nullptr;
    EnginesDesk* m_engines = nullptr;
    AnalysisDesk* m_analysis = nullptr;
    ReviewDesk* m_review = nullptr;
    ui::MainWindow::Page m_lastGamePage = ui::MainWindow::Page::Home;
};

} // namespace qipan::app
