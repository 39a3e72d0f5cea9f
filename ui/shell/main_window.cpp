// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "ui/base/actions.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/base/version.h"
#include "ui/board/stone_placed.h"
#include "ui/files/job_bar.h"
#include "ui/messages/message_bar.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/match_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/rules_page.h"
#include "ui/panels/board_area.h"
#include "ui/panels/chat_panel.h"
#include "ui/shell/about_box.h"
#include "ui/shell/board_reader.h"
#include "ui/shell/double_click_guard.h"
#include "ui/shell/menus.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/status_bar.h"
#include "ui/shell/window_fit.h"
#include "ui/widgets/tab_order.h"

#include <QAction>
#include <QClipboard>
#include <QCloseEvent>
#include <QDataStream>
#include <QGuiApplication>
#include <QLayout>
#include <QMessageBox>
#include <QScreen>
#include <QStyle>
#include <QWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr QSize smallest{480, 400};
constexpr QSize firstSize{1000, 720};
constexpr quint32 layoutMagic = 0x51495031; // "QIP1": format version 1 of this program
constexpr auto layoutStreamVersion = QDataStream::Qt_6_0;

/// A setting that people switch while they play, and its action in the View menu.
struct ViewToggle {
    QAction* Actions::*action;
    bool Preferences::*setting;
};
constexpr ViewToggle viewToggles[] = {
    {&Actions::lastMove, &Preferences::lastMove},     {&Actions::moveNumbers, &Preferences::moveNumbers},
    {&Actions::legalMoves, &Preferences::legalMoves}, {&Actions::forbiddenPoints, &Preferences::forbiddenPoints},
    {&Actions::threats, &Preferences::threats},       {&Actions::sidePanel, &Preferences::sidePanel},
    {&Actions::analysis, &Preferences::analysis},
};

/// Link-match has a setting of its own for coordinates.
bool& coordinatesOf(Preferences& preferences, const QString& game)
{
    return game == linkKey ? preferences.link.coordinates : preferences.coordinates;
}

} // namespace

MainWindow::MainWindow(const Preferences& preferences, QWidget* parent)
    : QMainWindow{parent}
    , m_actions{new Actions{this}}
{
    const QSize largest = screen()->availableGeometry().marginsRemoved(frameMargins()).size();
    setMinimumSize(smallest.boundedTo(largest));
    setAcceptDrops(true);
    resize(firstSize.boundedTo(largest));
    m_status = new StatusBar{this};
    setStatusBar(m_status);
    createCentre();
    m_menus = new Menus{*m_actions, *menuBar(), this};
    m_toolBar = new ToolBar{*m_actions, this};
    addToolBar(m_toolBar);
    new BoardReader{*m_actions, *m_pages};
    connectActions();
    preparePages();
    retranslate();
    setPreferences(preferences);
    showPage(Page::Home);
    m_pages->focusPage();
}

WindowParts MainWindow::parts()
{
    return {.window = *this,
            .navigation = navigation(),
            .messages = *m_messages,
            .status = *m_status,
            .actions = *m_actions};
}

void MainWindow::createCentre()
{
    m_messages = new MessageQueue{this};
    m_bar = new MessageBar{*m_messages, this};
    m_pages = new PageStack{*m_actions, this};
    m_jobBar = new JobBar{m_status};
    m_status->addPermanentWidget(m_jobBar, 1);
    connect(m_bar, &MessageBar::closed, m_pages, &PageStack::focusPage);
    connect(m_bar, &MessageBar::heightNeeded, this, &MainWindow::fitPages);
    connect(m_jobBar, &JobBar::closed, m_pages, &PageStack::focusPage);
    setCentralWidget(m_pages);
}

/// Connects what the window itself shows of pages.
void MainWindow::preparePages()
{
    connect(&navigation(), &Navigation::pageChanged, this, &MainWindow::showPage);
    auto* guard = new DoubleClickGuard{this};
    connect(&navigation(), &Navigation::pageChanged, guard, &DoubleClickGuard::replaced);
    connect(m_messages, &MessageQueue::currentChanged, guard, &DoubleClickGuard::replaced);
    connect(&navigation(), &Navigation::gameChanged, this, [this] {
        showActions();
        updateTitle();
    });
    PageRef<MatchPage>{*m_pages}.whenCreated(this, [this] {
        page<MatchPage>().setSidePanel(m_preferences.sidePanel);
        connect(&page<MatchPage>().chat(), &ChatPanel::unreadChanged, this, &MainWindow::updateTitle);
    });
    PageRef<RulesPage>{*m_pages}.whenCreated(
        this, [this] { connect(&page<RulesPage>(), &RulesPage::closed, &navigation(), &Navigation::leavePage); });
}

RecentMenu& MainWindow::recentMenu()
{
    return m_menus->recent();
}

void MainWindow::connectActions()
{
    for (const auto& [action, setting] : viewToggles) {
        connect(m_actions->*action, &QAction::triggered, this, [this, setting = setting](bool on) {
            Preferences preferences = m_preferences;
            preferences.*setting = on;
            changePreferences(preferences);
        });
    }
    connect(m_actions->coordinates, &QAction::triggered, this, [this](bool on) {
        Preferences preferences = m_preferences;
        coordinatesOf(preferences, navigation().game()) = on;
        changePreferences(preferences);
    });
    connect(&m_menus->renju(), &RenjuMenu::chosen, this, &MainWindow::renjuOpeningChosen);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->fullScreen, &QAction::triggered, this, &MainWindow::setFullScreen);
    connect(m_actions->rules, &QAction::triggered, this,
            [this] { navigation().page() == Page::Rules ? navigation().leavePage() : showRules(); });
    connect(m_actions->copyVersion, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(versionAndSystem());
        m_messages->showMessage(tr("Version and system information copied."));
    });
    connect(m_actions->about, &QAction::triggered, this, [this] { (new AboutBox{this})->show(); });
    connect(m_actions->aboutQt, &QAction::triggered, this, [this] { QMessageBox::aboutQt(this); });
}

void MainWindow::showPage(Page page)
{
    showActions();
    m_toolBar->showFor(page);
    m_toolBar->fit(width());
    placeBar();
    m_messages->setPage(page);
    updateTitle();
}

/// Places the bar where the page of a board has room for it, or else at the bottom of the window.
void MainWindow::placeBar()
{
    if (m_boardArea != nullptr)
        m_boardArea->setBar(nullptr);
    m_boardArea = m_pages->currentWidget()->findChild<BoardArea*>();
    if (m_boardArea != nullptr)
        m_boardArea->setBar(m_bar);
    else
        m_bar->setPlace({});
    fitPages(m_bar->isHidden() ? 0 : m_bar->height());
}

/// A page without a board makes room for a bar of several lines, which would lie over its last row of buttons. One line
/// has room over the status bar and the margin of the page, and two have room over that of a page for a new game.
void MainWindow::fitPages(int barHeight)
{
    constexpr int gap = 2; // between the last row and the bar
    const QLayout* layout = m_pages->currentWidget()->layout();
    const int pageMargin = layout != nullptr ? std::max(0, layout->contentsMargins().bottom() - gap) : 0;
    const bool isBelow = m_boardArea == nullptr && barHeight > m_bar->oneLineHeight();
    m_pages->setContentsMargins(0, 0, 0, isBelow ? std::max(0, barHeight - m_status->height() - pageMargin) : 0);
}

void MainWindow::showActions()
{
    m_actions->showFor(navigation().page(), navigation().game());
    m_menus->showFor(navigation().page(), navigation().game());
    m_actions->coordinates->setChecked(coordinatesOf(m_preferences, navigation().game()));
}

void MainWindow::setPreferences(const Preferences& preferences)
{
    m_preferences = preferences;
    for (const auto& [action, setting] : viewToggles)
        (m_actions->*action)->setChecked(m_preferences.*setting);
    m_actions->coordinates->setChecked(coordinatesOf(m_preferences, navigation().game()));
    if (MatchPage* match = m_pages->find<MatchPage>())
        match->setSidePanel(preferences.sidePanel);
}

void MainWindow::changePreferences(const Preferences& preferences)
{
    if (preferences == m_preferences)
        return;
    setPreferences(preferences);
    Q_EMIT preferencesChanged(preferences);
}

QString MainWindow::status() const
{
    return m_status->text();
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
    const Page page = navigation().page();
    const bool inGame = page == Page::Match || page == Page::Link;
    QString title = programName();
    if (inGame)
        title = gameName(navigation().game()) + u" – " + title;
    else if (page == Page::Record && !m_document.isEmpty())
        title = m_document + (m_isDocumentChanged ? u"* – " : u" – ") + title;
    if (MatchPage* match = m_pages->find<MatchPage>())
        title += countMark(match->chat().unread());
    setWindowTitle(m_attention ? u"● "_s + title : title);
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
    const bool isChoosing = navigation().page() == Page::NewGame; // maybe another game than was played
    page<RulesPage>().setGame(isChoosing ? page<NewGamePage>().game() : navigation().game());
    navigation().setPage(Page::Rules);
}

QByteArray MainWindow::saveLayout() const
{
    QByteArray layout;
    QDataStream stream{&layout, QIODevice::WriteOnly};
    stream.setVersion(layoutStreamVersion);
    stream << layoutMagic << saveGeometry() << saveState();
    return layout;
}

bool MainWindow::restoreLayout(const QByteArray& layout)
{
    QDataStream stream{layout};
    stream.setVersion(layoutStreamVersion);
    quint32 magic = 0;
    QByteArray geometry;
    QByteArray state;
    stream >> magic;
    if (magic != layoutMagic)
        return false;
    stream >> geometry >> state;
    if (stream.status() != QDataStream::Ok || !restoreGeometry(geometry))
        return false;
    fitToScreen(QGuiApplication::screens());
    restoreState(state);
    m_actions->fullScreen->setChecked(isFullScreen());
    return true;
}

QMargins MainWindow::frameMargins() const
{
    const QWindow* window = windowHandle();
    if (window != nullptr && (m_isFrameKnown || !window->frameMargins().isNull()))
        return window->frameMargins();
    const int border = style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth, nullptr, this);
    return {border, style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, this), border, border};
}

void MainWindow::fitToScreen(const QList<QScreen*>& screens)
{
    QList<QRect> areas;
    for (const QScreen* screen : screens)
        areas << screen->availableGeometry();
    const QRect fitted = fitToScreens(normalGeometry(), frameMargins(), areas);
    if (fitted == normalGeometry())
        return;
    const Qt::WindowStates states = windowState();
    setWindowState(states & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
    setGeometry(fitted);
    setWindowState(states);
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
    if (event->key() == Qt::Key_Escape && m_bar->dismiss())
        return;
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setFullScreen(false);
    else
        QMainWindow::keyPressEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return moveFocus(*this, next);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_toolBar->fit(width());
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::WindowActivate && !m_isFrameKnown) {
        m_isFrameKnown = true;
        if (!isMaximized() && !isFullScreen())
            fitToScreen({screen()});
    }
    if (event->type() == QEvent::WindowDeactivate)
        Q_EMIT deactivated();
    if (event->type() == StonePlacedEvent::kind())
        Q_EMIT stonePlaced(static_cast<StonePlacedEvent*>(event)->flips());
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
    m_toolBar->retranslate();
    m_toolBar->fit(width());
    updateTitle();
}

} // namespace qipan::ui
