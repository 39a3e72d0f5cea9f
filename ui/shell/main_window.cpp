#include "ui/shell/main_window.h"

#include "ui/base/actions.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/base/version.h"
#include "ui/files/job_bar.h"
#include "ui/pages/match_page.h"
#include "ui/pages/rules_page.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/name_bar.h"
#include "ui/shell/about_box.h"
#include "ui/shell/menus.h"
#include "ui/shell/renju_menu.h"
#include "ui/shell/settings_menu.h"
#include "ui/shell/status_bar.h"
#include "ui/shell/tool_bar.h"
#include "ui/shell/window_layout.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QVBoxLayout>

namespace qipan::ui {
namespace {

constexpr QSize smallest{480, 400};

} // namespace

MainWindow::MainWindow(const Preferences& preferences, QWidget* parent)
    : QMainWindow{parent}
    , m_preferences{preferences}
    , m_actions{new Actions{this}}
{
    setMinimumSize(smallest);
    setAcceptDrops(true);
    resize(1000, 720);
    createCentre();
    m_menus = new Menus{*m_actions, *menuBar(), this};
    m_settings = new SettingsMenu{*m_actions, m_menus->settings(), this};
    m_toolBar = new ToolBar{*m_actions, this};
    addToolBar(m_toolBar);
    m_status = new StatusBar{this};
    setStatusBar(m_status);
    connectActions();
    retranslate();
    setPreferences(preferences);
    setPage(Page::Home);
}

MainWindow::~MainWindow() = default;

void MainWindow::createCentre()
{
    auto* centre = new QWidget{this};
    m_bar = new MessageBar{centre};
    m_pages = new PageStack{*m_actions, centre};
    connect(m_bar, &MessageBar::closed, m_pages, &PageStack::focusPage);
    connect(m_pages, &PageStack::created, this, &MainWindow::preparePage);
    m_column = new QVBoxLayout{centre};
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_bar);
    m_column->addWidget(m_pages, 1);
    setCentralWidget(centre);
}

void MainWindow::preparePage(Page page)
{
    if (page == Page::Match) {
        matchPage().setSidePanel(m_preferences.sidePanel);
        connect(&matchPage().chat(), &ChatPanel::unreadChanged, this, &MainWindow::updateTitle);
    } else if (page == Page::Rules) {
        connect(&rulesPage(), &RulesPage::closed, this, &MainWindow::leavePage);
    }
    Q_EMIT pageCreated(page);
}

NameBar& MainWindow::nameBar()
{
    if (m_nameBar == nullptr) {
        m_nameBar = new NameBar{centralWidget()};
        m_column->insertWidget(m_column->indexOf(m_pages), m_nameBar);
        connect(m_nameBar, &NameBar::closed, m_pages, &PageStack::focusPage);
        connect(m_nameBar, &NameBar::nameChosen, this, [this](const QString& name) {
            Preferences preferences = m_preferences;
            preferences.name = name;
            userChanged(preferences);
        });
    }
    return *m_nameBar;
}

RecentMenu& MainWindow::recentMenu()
{
    return m_menus->recent();
}

JobBar& MainWindow::jobBar()
{
    if (m_jobBar == nullptr) {
        m_jobBar = new JobBar{centralWidget()};
        m_column->insertWidget(m_column->indexOf(m_pages), m_jobBar);
        connect(m_jobBar, &JobBar::closed, m_pages, &PageStack::focusPage);
    }
    return *m_jobBar;
}

void MainWindow::connectActions()
{
    connect(m_settings, &SettingsMenu::changed, this, &MainWindow::userChanged);
    connect(m_settings, &SettingsMenu::tileFolderRequested, this, &MainWindow::chooseTileFolder);
    connect(&m_menus->renju(), &RenjuMenu::chosen, this, &MainWindow::renjuOpeningChosen);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->fullScreen, &QAction::triggered, this, &MainWindow::setFullScreen);
    connect(m_actions->name, &QAction::triggered, this, [this] { nameBar().open(m_preferences.name); });
    connect(m_actions->rules, &QAction::triggered, this, [this] { page() == Page::Rules ? leavePage() : showRules(); });
    connect(m_actions->copyVersion, &QAction::triggered, this, &MainWindow::copyVersion);
    connect(m_actions->about, &QAction::triggered, this, [this] { (new AboutBox{this})->show(); });
    connect(m_actions->aboutQt, &QAction::triggered, this, [this] { QMessageBox::aboutQt(this); });
}

void MainWindow::setPage(Page page)
{
    const bool other = page != this->page();
    m_pages->showPage(page);
    m_toolBar->showFor(page == Page::Link ? ToolBar::Game::Link : ToolBar::Game::Other);
    m_toolBar->fit(width());
    updateTitle();
    if (other)
        Q_EMIT pageChanged(page);
}

void MainWindow::leavePage()
{
    const Page closed = page();
    setPage(previousPage());
    m_pages->forget(closed);
}

void MainWindow::setGame(const QString& key)
{
    m_game = key;
    m_settings->show(m_preferences, m_game);
    updateTitle();
}

void MainWindow::setPreferences(const Preferences& preferences)
{
    m_preferences = preferences;
    m_settings->show(m_preferences, m_game);
    if (MatchPage* match = m_pages->existingMatch())
        match->setSidePanel(m_preferences.sidePanel);
}

void MainWindow::userChanged(const Preferences& preferences)
{
    if (preferences == m_preferences)
        return;
    setPreferences(preferences);
    Q_EMIT preferencesChanged(m_preferences);
}

void MainWindow::chooseTileFolder()
{
    auto* chooser = new QFileDialog{this, tr("Choose picture folder"), m_preferences.link.tileFolder};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::Directory);
    connect(chooser, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        Preferences preferences = m_preferences;
        preferences.link.tiles = TileSetKind::User;
        preferences.link.tileFolder = folder;
        userChanged(preferences);
    });
    chooser->open();
}

void MainWindow::setStatus(const QString& text)
{
    m_status->setStatus(text);
}

QString MainWindow::status() const
{
    return m_status->status();
}

void MainWindow::setOpponentText(const QString& text)
{
    m_status->setOpponentText(text);
}

void MainWindow::ask(Question question)
{
    if (m_bar->waitsFor(question))
        setStatus(tr("Answer the question above first."));
    m_bar->ask(std::move(question));
}

void MainWindow::withdraw(Question::Topic topic)
{
    m_bar->withdraw(topic);
}

void MainWindow::showMessage(const QString& text)
{
    m_bar->showMessage(text);
}

bool MainWindow::hideMessage(const QString& text)
{
    return m_bar->hideMessage(text);
}

void MainWindow::setAttention(bool wanted)
{
    m_attention = wanted && !isActiveWindow();
    updateTitle();
}

void MainWindow::setDocument(const QString& name, bool changed)
{
    m_document = name;
    m_isDocumentChanged = changed;
    updateTitle();
}

void MainWindow::updateTitle()
{
    const bool inGame = page() == Page::Match || page() == Page::Link;
    QString title = programName();
    if (inGame)
        title = gameName(m_game) + u" – " + title;
    else if (page() == Page::Record && !m_document.isEmpty())
        title = m_document + (m_isDocumentChanged ? u"* – " : u" – ") + title;
    if (MatchPage* match = m_pages->existingMatch())
        title += countMark(match->chat().unread());
    setWindowTitle(m_attention ? u"● "_qs + title : title);
}

void MainWindow::setFullScreen(bool on)
{
    if (on == isFullScreen())
        return;
    if (on) {
        m_wasMaximized = isMaximized();
        showFullScreen();
    } else if (m_wasMaximized) {
        showMaximized();
    } else {
        showNormal();
    }
}

void MainWindow::showRules()
{
    rulesPage().setGame(m_game);
    setPage(Page::Rules);
}

void MainWindow::copyVersion()
{
    QGuiApplication::clipboard()->setText(versionAndSystem());
    m_bar->showMessage(tr("Version and system information copied."));
}

QByteArray MainWindow::saveLayout() const
{
    return ui::saveLayout(*this);
}

bool MainWindow::restoreLayout(const QByteArray& layout)
{
    if (!ui::restoreLayout(*this, layout))
        return false;
    m_actions->fullScreen->setChecked(isFullScreen());
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_mayClose && !m_mayClose())
        event->ignore();
    else
        event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setFullScreen(false);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_toolBar->fit(width());
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::WindowDeactivate)
        Q_EMIT deactivated();
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        break;
    case QEvent::WindowStateChange:
        m_actions->fullScreen->setChecked(isFullScreen());
        break;
    case QEvent::ActivationChange:
        if (isActiveWindow())
            setAttention(false);
        break;
    default:
        break;
    }
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_menus->retranslate();
    m_settings->retranslate();
    m_toolBar->retranslate();
    m_toolBar->fit(width());
    updateTitle();
}

} // namespace qipan::ui
