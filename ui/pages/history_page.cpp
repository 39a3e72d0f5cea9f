// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/history_page.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/history/history_model.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/form.h"

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

/// Minimum width in average characters; below it the less frequent buttons are only in the menu.
constexpr int wideButtons = 112;

} // namespace

HistoryPage::HistoryPage(QWidget* parent)
    : ClosablePage{parent}
    , m_model{new HistoryModel{this}}
    , m_heading{new QLabel{this}}
    , m_analysis{new AnalysisProgressLine{this}}
    , m_count{new QLabel{this}}
    , m_filters{new HistoryFilters{this}}
    , m_view{new HistoryView{*m_model, this}}
    , m_nothing{new QWidget{this}}
    , m_empty{makeTextLabel(m_nothing)}
    , m_showAll{new QPushButton{m_nothing}}
    , m_emptyImport{new QPushButton{m_nothing}}
    , m_again{new QPushButton{m_nothing}}
    , m_open{new QPushButton{this}}
    , m_replay{new QPushButton{this}}
    , m_delete{new QPushButton{this}}
    , m_analyse{new QPushButton{this}}
    , m_copy{new QPushButton{this}}
    , m_export{new QPushButton{this}}
    , m_import{new QPushButton{this}}
    , m_more{new QPushButton{this}}
    , m_menu{new QMenu{this}}
    , m_sort{new QMenu{m_menu}}
{
    makeHeading(m_heading);
    m_count->setObjectName(u"count"_s);
    m_count->setTextFormat(Qt::PlainText);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    makeActions();
    makeLayout();
    setFocusProxy(m_view);
    connect(m_filters, &HistoryFilters::changed, this, &HistoryPage::nameColumns);
    connect(m_filters, &HistoryFilters::changed, this, &HistoryPage::queryChanged);
    connect(m_filters, &HistoryFilters::leftDown, m_view, &HistoryView::enter);
    connect(m_view, &HistoryView::orderChanged, this, &HistoryPage::queryChanged);
    connect(m_view, &HistoryView::choiceChanged, this, &HistoryPage::follow);
    connect(m_view, &HistoryView::choiceChanged, this, &HistoryPage::choiceChanged);
    connect(m_view, &HistoryView::openRequested, this, &HistoryPage::openChosen);
    connect(m_view, &HistoryView::menuRequested, m_menu, [this](const QPoint& at) { m_menu->popup(at); });
    connect(m_model, &HistoryModel::dataChanged, this, &HistoryPage::nameOpen);
    connect(m_model, &HistoryModel::leftOutChanged, this, &HistoryPage::showCount);
    connect(m_showAll, &QPushButton::clicked, m_filters, [this] { m_filters->set({}); });
    connect(m_emptyImport, &QPushButton::clicked, this, &HistoryPage::importRequested);
    connect(m_again, &QPushButton::clicked, this, &HistoryPage::queryChanged);
    connect(m_analysis, &AnalysisProgressLine::cancelled, this, &HistoryPage::analysisCancelled);
    connect(m_analysis, &AnalysisProgressLine::closed, this, [this] { setFocus(); });
    keepTranslated(this, [this] { retranslate(); });
    follow();
    showCount();
}

void HistoryPage::makeActions()
{
    const auto make = [this](QPushButton* button, auto&& run, const QKeySequence& keys = {}) {
        auto* action = new QAction{this};
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_view->addAction(action); // its shortcut works in the list, not in the text field
        connect(action, &QAction::triggered, this, run);
        if (button != nullptr)
            connect(button, &QPushButton::clicked, action, &QAction::trigger);
        return action;
    };
    m_openAction = make(m_open, [this] { openChosen(); });
    m_replayAction = make(m_replay, [this] {
        if (const auto ids = chosen(); ids.size() == 1)
            Q_EMIT replayRequested(ids.front());
    });
    m_deleteAction = make(
        m_delete,
        [this] {
            if (const auto ids = chosen(); !ids.empty())
                Q_EMIT deleteRequested(ids);
        },
        QKeySequence::Delete);
    m_analyseAction = make(
        m_analyse,
        [this] {
            if (const auto ids = chosen(); !ids.empty())
                Q_EMIT analysisRequested(ids);
        },
        QKeySequence{Qt::Key_F7}); // as on the pages with a game
    m_copyAction = make(
        m_copy,
        [this] {
            if (const auto ids = chosen(); ids.size() == 1)
                Q_EMIT copyRequested(ids.front());
        },
        QKeySequence::Copy);
    m_exportAction = make(m_export, [this] {
        if (const auto ids = chosen(); !ids.empty())
            Q_EMIT exportRequested(ids);
    });
    m_importAction = make(m_import, [this] { Q_EMIT importRequested(); });
    m_clearAction = make(nullptr, [this] { Q_EMIT clearRequested(); });
    auto* find = new QAction{this};
    find->setShortcut(QKeySequence::Find); // for the whole page: a message above it may have the focus
    addAction(find);
    connect(find, &QAction::triggered, this, [this] {
        m_filters->text()->setFocus(Qt::ShortcutFocusReason);
        m_filters->text()->selectAll();
    });
    fillMenu();
}

void HistoryPage::fillMenu()
{
    m_menu->addActions({m_openAction, m_replayAction, m_analyseAction, m_copyAction, m_exportAction, m_deleteAction});
    m_menu->addSeparator();
    auto* columns = new QActionGroup{this};
    for (int i = 0; i < historyColumns; ++i) {
        QAction* action = m_sort->addAction(QString{});
        action->setCheckable(true);
        columns->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { sortBy(static_cast<HistoryColumn>(i)); });
        m_sortActions.push_back(action);
    }
    m_menu->addMenu(m_sort);
    m_menu->addSeparator();
    m_menu->addActions({m_importAction, m_clearAction});
    connect(m_sort, &QMenu::aboutToShow, this,
            [this] { m_sortActions[static_cast<std::size_t>(order().column)]->setChecked(true); });
    m_more->setMenu(m_menu);
}

void HistoryPage::makeLayout()
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setLayout(makeColumn(
        {stretch(), m_empty, space(8), makeRow({stretch(), m_showAll, m_emptyImport, m_again, stretch()}), stretch()}));
    m_middle = new QStackedLayout;
    m_middle->addWidget(m_view);
    m_middle->addWidget(m_nothing);
    auto* buttons = makeRow(
        {m_open, m_replay, m_delete, m_analyse, m_copy, m_export, m_import, m_more, stretch(), makeCloseButton()});
    setLayout(makeColumn({makeRow({m_heading, {m_analysis, 1}, m_count}), m_filters, {m_middle, 1}, buttons},
                         {.margins = {12, 10, 12, 10}}));
}

void HistoryPage::setFirst(std::vector<HistoryLine> lines)
{
    if (const auto before = chosen(); !before.empty())
        m_followed = before;
    // If these are already at the top, the list does not scroll.
    const auto& ids = m_model->ids();
    const bool isSame = !lines.empty() && lines.size() <= ids.size()
        && std::equal(lines.begin(), lines.end(), ids.begin(),
                      [](const HistoryLine& line, qint64 shown) { return line.id == shown; });
    if (isSame)
        return;
    m_model->setFirst(std::move(lines));
    m_isOther = true;
    m_all = -1;
    showCount();
}

void HistoryPage::setIds(std::vector<qint64> ids, qint64 all)
{
    if (const auto now = chosen(); !now.empty())
        m_followed = now;
    const auto before = m_followed;
    const bool isOther = std::exchange(m_isOther, false) || m_model->rowCount() == 0;
    const qint64 top = m_view->topGame();
    m_model->setIds(std::move(ids));
    m_all = all;
    m_errorText.clear();
    if (!m_view->selectionModel()->hasSelection() && (isOther || !m_followed.empty()))
        m_view->choose(m_followed);
    if (!isOther)
        m_view->setTopGame(top);
    m_followed.clear();
    showCount();
    follow();
    if (chosen() != before) // a reset of the list does not tell it
        Q_EMIT choiceChanged();
    Q_EMIT completed();
}

void HistoryPage::setErrorText(const QString& reason)
{
    m_model->setIds({});
    m_all = 0;
    m_errorText = reason;
    m_isOther = true;
    showCount();
    follow();
    Q_EMIT choiceChanged();
    Q_EMIT completed();
}

void HistoryPage::showCount()
{
    const bool isKnown = m_all >= 0;
    const qint64 shown = m_model->rowCount();
    QString text = isKnown ? countText(shown, m_all - m_model->leftOut()) : QString{};
    if (const int left = m_model->leftOut(); left > 0)
        text += u" · " + tr("%Ln game(s) cannot be read", nullptr, left);
    const bool isError = !m_errorText.isEmpty();
    const bool isEmpty = shown == 0 && isKnown;
    const bool hasGames = m_all > 0;
    m_count->setText(isError ? QString{} : text);
    if (isError)
        m_empty->setText(tr("Could not load the games.") + u'\n' + m_errorText);
    else if (hasGames)
        m_empty->setText(tr("No matching games."));
    else
        m_empty->setText(
            tr("No games yet.\nYour games are saved here automatically. You can also import games from files."));
    const std::array choices{m_showAll, m_emptyImport, m_again};
    QPushButton* const choice = isError ? m_again : hasGames ? m_showAll : m_emptyImport;
    QWidget* const proxy = isEmpty ? choice : static_cast<QWidget*>(m_view);
    const bool hadFocus =
        m_view->hasFocus() || std::ranges::any_of(choices, [](const QPushButton* each) { return each->hasFocus(); });
    m_middle->setCurrentWidget(isEmpty ? m_nothing : static_cast<QWidget*>(m_view));
    choice->show();
    setFocusProxy(proxy);
    if (hadFocus)
        proxy->setFocus();
    for (QPushButton* each : choices)
        each->setVisible(each == choice);
}

void HistoryPage::follow()
{
    const QItemSelection rows = m_view->selectionModel()->selection();
    const bool hasAny = !rows.isEmpty();
    const bool hasOne = rows.size() == 1 && rows.front().height() == 1;
    const auto enable = [](bool actionState, QAction* action, QPushButton* button) {
        action->setEnabled(actionState);
        button->setEnabled(actionState);
    };
    enable(hasOne, m_openAction, m_open);
    nameOpen();
    enable(hasOne, m_copyAction, m_copy);
    enable(hasAny, m_exportAction, m_export);
    const HistoryLine* const line = chosenLine();
    enable(hasAny && (line == nullptr || line->game != linkKey), m_analyseAction, m_analyse);
    enable(hasAny, m_deleteAction, m_delete);
    m_clearAction->setEnabled(m_all > 0);
}

const HistoryLine* HistoryPage::chosenLine() const
{
    const auto ids = chosen();
    return ids.size() == 1 ? m_model->lineOf(ids.front()) : nullptr;
}

/// A game that can be continued is opened on its board, and its moves are seen by another button.
void HistoryPage::nameOpen()
{
    const HistoryLine* line = chosenLine();
    const bool opensOnBoard = line != nullptr && line->opensOnBoard;
    const QString text = opensOnBoard ? tr("Continue") : tr("&Open");
    m_openAction->setText(text);
    m_open->setText(text);
    m_replayAction->setEnabled(opensOnBoard);
    m_replay->setVisible(opensOnBoard);
}

void HistoryPage::openChosen()
{
    if (const auto ids = chosen(); ids.size() == 1)
        Q_EMIT openRequested(ids.front());
}

/// Sorts by a column, or in the other direction if it is the current one.
void HistoryPage::sortBy(HistoryColumn column)
{
    const HistoryOrder now = order();
    m_view->setOrder({column, now.column == column ? !now.isDescending : column == HistoryColumn::Date});
}

void HistoryPage::resizeEvent(QResizeEvent* event)
{
    ClosablePage::resizeEvent(event);
    const bool isWide = width() >= wideButtons * fontMetrics().averageCharWidth();
    for (QPushButton* button : {m_analyse, m_copy, m_export, m_import})
        button->setVisible(isWide);
}

void HistoryPage::nameColumns()
{
    const QString game = m_filters->filter().game;
    m_model->setGame(game);
    for (int i = 0; i < historyColumns; ++i)
        m_sortActions[static_cast<std::size_t>(i)]->setText(columnName(static_cast<HistoryColumn>(i), game));
    m_view->fit();
}

void HistoryPage::retranslate()
{
    const auto both = [](QAction* action, QPushButton* button, const QString& text) {
        action->setText(text);
        button->setText(text);
    };
    m_heading->setText(tr("History"));
    nameOpen();
    both(m_replayAction, m_replay, tr("Replay"));
    both(m_deleteAction, m_delete, tr("&Delete"));
    both(m_analyseAction, m_analyse, tr("Analyse"));
    both(m_copyAction, m_copy, tr("Co&py"));
    both(m_exportAction, m_export, tr("E&xport…"));
    both(m_importAction, m_import, tr("&Import…"));
    m_clearAction->setText(tr("Delete &all games…"));
    m_more->setText(tr("Mo&re"));
    m_sort->setTitle(tr("Sort &by"));
    m_showAll->setText(tr("Show &all games"));
    m_emptyImport->setText(tr("Import g&ames…"));
    m_again->setText(tr("Try agai&n"));
    m_view->setAccessibleName(tr("Games"));
    m_model->retranslate();
    nameColumns();
    showCount();
}

} // namespace qipan::ui
