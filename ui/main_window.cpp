#include "ui/main_window.h"

#include "ui/actions.h"
#include "ui/menus.h"
#include "ui/pages/home_page.h"
#include "ui/pages/host_page.h"
#include "ui/pages/join_page.h"
#include "ui/pages/link_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/rules_page.h"
#include "ui/panels/line_label.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/name_bar.h"
#include "ui/panels/words.h"
#include "ui/settings_menu.h"
#include "ui/texts.h"
#include "ui/version.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDataStream>
#include <QIODevice>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace qipan::ui {
namespace {

constexpr QSize smallest{480, 400};
constexpr quint32 layoutMagic = 0x51495031; // "QIP1": of this program, first form
constexpr auto streamVersion = QDataStream::Qt_6_0;

} // namespace

MainWindow::MainWindow(const Preferences& preferences, QWidget* parent)
    : QMainWindow{parent}
    , m_preferences{preferences}
    , m_actions{new Actions{this}}
{
    setMinimumSize(smallest);
    resize(1000, 720);
    createCentre();
    m_menus = new Menus{*m_actions, *menuBar(), this};
    m_settings = new SettingsMenu{*m_actions, m_menus->settings(), this};
    createToolBar();
    createStatusBar();
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
    connect(m_bar, &MessageBar::closed, this, [this] { m_pages->currentWidget()->setFocus(); });
    m_pages = new QStackedWidget{centre};
    m_home = new HomePage{*m_actions, m_pages};
    addPage(*m_home);
    m_column = new QVBoxLayout{centre};
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_bar);
    m_column->addWidget(m_pages, 1);
    setCentralWidget(centre);
}

void MainWindow::addPage(QWidget& page)
{
    page.setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // none dictates the window's size
    m_pages->addWidget(&page);
}

MatchPage& MainWindow::matchPage()
{
    if (m_match == nullptr) {
        m_match = new MatchPage{*m_actions, m_pages};
        m_match->setSidePanel(m_preferences.sidePanel);
        addPage(*m_match);
        Q_EMIT pageCreated(Page::Match);
    }
    return *m_match;
}

LinkPage& MainWindow::linkPage()
{
    if (m_link == nullptr) {
        m_link = new LinkPage{*m_actions, m_pages};
        addPage(*m_link);
        Q_EMIT pageCreated(Page::Link);
    }
    return *m_link;
}

HostPage& MainWindow::hostPage()
{
    if (m_host == nullptr) {
        m_host = new HostPage{m_pages};
        addPage(*m_host);
        Q_EMIT pageCreated(Page::Host);
    }
    return *m_host;
}

JoinPage& MainWindow::joinPage()
{
    if (m_join == nullptr) {
        m_join = new JoinPage{m_pages};
        addPage(*m_join);
        Q_EMIT pageCreated(Page::Join);
    }
    return *m_join;
}

RulesPage& MainWindow::rulesPage()
{
    if (m_rules == nullptr) {
        m_rules = new RulesPage{m_pages};
        connect(m_rules, &RulesPage::closed, this, &MainWindow::leaveRules);
        addPage(*m_rules);
        Q_EMIT pageCreated(Page::Rules);
    }
    return *m_rules;
}

QWidget& MainWindow::pageWidget(Page page)
{
    switch (page) {
    case Page::Match:
        return matchPage();
    case Page::Link:
        return linkPage();
    case Page::Host:
        return hostPage();
    case Page::Join:
        return joinPage();
    case Page::Rules:
        return rulesPage();
    case Page::Home:
        break;
    }
    return *m_home;
}

NameBar& MainWindow::nameBar()
{
    if (m_nameBar == nullptr) {
        m_nameBar = new NameBar{centralWidget()};
        m_column->insertWidget(m_column->indexOf(m_pages), m_nameBar);
        connect(m_nameBar, &NameBar::closed, this, [this] { m_pages->currentWidget()->setFocus(); });
        connect(m_nameBar, &NameBar::nameChosen, this, [this](const QString& name) {
            Preferences preferences = m_preferences;
            preferences.name = name;
            userChanged(preferences);
        });
    }
    return *m_nameBar;
}

void MainWindow::createToolBar()
{
    m_toolBar = new QToolBar{this};
    m_toolBar->setObjectName(u"tools"_qs); // for saveState
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    addToolBar(m_toolBar);
}

void MainWindow::fillToolBar()
{
    // The few things one needs here; the menus have the rest.
    QList<QAction*> wanted{m_actions->home, m_actions->newGame, m_actions->undo, m_actions->redo, m_actions->hint};
    if (page() == Page::Link)
        wanted += {m_actions->shuffle, m_actions->pause};
    wanted += m_actions->rules;
    if (wanted == m_toolBar->actions())
        return;
    m_toolBar->clear();
    m_toolBar->addActions(wanted);
    fitToolBar();
}

void MainWindow::createStatusBar()
{
    m_status = new LineLabel{this};
    m_opponent = new LineLabel{this};
    m_opponent->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_opponent->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    // Both permanent: what the pointer passes over in menus never wipes them.
    statusBar()->addPermanentWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_opponent);
    statusBar()->setContentsMargins(6, 0, 2, 0);
}

void MainWindow::connectActions()
{
    connect(m_settings, &SettingsMenu::changed, this, &MainWindow::userChanged);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->fullScreen, &QAction::triggered, this, &MainWindow::setFullScreen);
    connect(m_actions->name, &QAction::triggered, this, [this] { nameBar().open(m_preferences.name); });
    connect(m_actions->rules, &QAction::triggered, this,
            [this] { page() == Page::Rules ? leaveRules() : showRules(); });
    connect(m_actions->copyVersion, &QAction::triggered, this, &MainWindow::copyVersion);
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_actions->aboutQt, &QAction::triggered, this, [this] { QMessageBox::aboutQt(this); });
}

void MainWindow::setPage(Page page)
{
    const bool other = page != m_page;
    m_pages->setCurrentWidget(&pageWidget(page));
    m_page = page;
    fillToolBar();
    m_pages->currentWidget()->setFocus();
    updateTitle();
    if (other)
        Q_EMIT pageChanged(page);
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
    if (m_match != nullptr)
        m_match->setSidePanel(m_preferences.sidePanel);
}

void MainWindow::userChanged(const Preferences& preferences)
{
    if (preferences == m_preferences)
        return;
    setPreferences(preferences);
    Q_EMIT preferencesChanged(m_preferences);
}

void MainWindow::setStatus(const QString& text)
{
    if (text == m_status->text())
        return;
    m_status->setLine(text);
    speak(*m_status, text);
}

QString MainWindow::status() const
{
    return m_status->text();
}

void MainWindow::setOpponentText(const QString& text)
{
    m_opponent->setLine(text);
    fitOpponentText();
}

void MainWindow::fitOpponentText()
{
    const int wanted = m_opponent->fontMetrics().horizontalAdvance(m_opponent->text()) + 8;
    m_opponent->setFixedWidth(std::min(wanted, width() * 2 / 5));
}

void MainWindow::ask(Question question)
{
    m_bar->ask(std::move(question));
}

void MainWindow::withdraw(Question::Topic topic)
{
    m_bar->withdraw(topic);
}

void MainWindow::tell(const QString& text)
{
    m_bar->tell(text);
}

void MainWindow::setAttention(bool wanted)
{
    m_attention = wanted && !isActiveWindow();
    updateTitle();
}

void MainWindow::updateTitle()
{
    const bool inGame = page() == Page::Match || page() == Page::Link;
    const QString title = inGame ? gameName(m_game) + u" – Qipan" : u"Qipan"_qs;
    setWindowTitle(m_attention ? u"● "_qs + title : title);
}

void MainWindow::setFullScreen(bool on)
{
    if (on == isFullScreen())
        return;
    if (on) {
        m_maximizedBefore = isMaximized();
        showFullScreen();
    } else if (m_maximizedBefore) {
        showMaximized();
    } else {
        showNormal();
    }
}

void MainWindow::showRules()
{
    m_pageBeforeRules = page();
    rulesPage().setGame(m_game);
    setPage(Page::Rules);
}

void MainWindow::leaveRules()
{
    setPage(m_pageBeforeRules);
}

void MainWindow::copyVersion()
{
    QGuiApplication::clipboard()->setText(versionAndSystem());
    m_bar->tell(tr("Version and system are copied to the clipboard."));
}

void MainWindow::showAbout()
{
    auto* box = new QMessageBox{this};
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Qipan"));
    box->setTextFormat(Qt::PlainText);
    box->setText(u"Qipan 棋盘 "_qs + programVersion());
    box->setInformativeText(
        tr("Link-match, gomoku and reversi: alone, beside each other, against the computer and over "
           "the local network.\n\nFree software under the GNU General Public License, version 3 or "
           "later. It comes without any warranty."));
    box->setStandardButtons(QMessageBox::Close);
    box->setModal(false); // a game goes on behind it
    box->show();
}

QByteArray MainWindow::saveLayout() const
{
    QByteArray layout;
    QDataStream stream{&layout, QIODevice::WriteOnly};
    stream.setVersion(streamVersion);
    stream << layoutMagic << saveGeometry() << saveState();
    return layout;
}

bool MainWindow::restoreLayout(const QByteArray& layout)
{
    QDataStream stream{layout};
    stream.setVersion(streamVersion);
    quint32 magic = 0;
    QByteArray geometry;
    QByteArray state;
    stream >> magic;
    if (magic != layoutMagic)
        return false;
    stream >> geometry >> state;
    if (stream.status() != QDataStream::Ok || !restoreGeometry(geometry))
        return false;
    restoreState(state);
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
    fitToolBar();
    fitOpponentText();
}

void MainWindow::fitToolBar()
{
    // Words beside the icons where there is room for all of them.
    constexpr int around = 28; // margins of a tool button, and the gap between its icon and words
    int wanted = around;
    const auto actions = m_toolBar->actions();
    for (const QAction* action : actions) {
        const int words = m_toolBar->fontMetrics().horizontalAdvance(action->iconText());
        wanted += m_toolBar->iconSize().width() + words + around;
    }
    m_toolBar->setToolButtonStyle(width() < wanted ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
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
    m_toolBar->setWindowTitle(tr("Tools"));
    fitToolBar();
    updateTitle();
}

} // namespace qipan::ui
