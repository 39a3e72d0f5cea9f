// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_controller.h"

#include "app/base/board_options.h"
#include "app/base/keys.h"
#include "app/record/record_text.h"
#include "core/record/tree_walk.h"
#include "ui/base/texts.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"
#include "ui/history/history_text.h"
#include "ui/history/record_games.h"
#include "ui/pages/record_side.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/record_head.h"
#include "ui/panels/record_moves.h"
#include "ui/panels/replay_bar.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using Page = ui::Page;
using record::GameTree;

[[nodiscard]] QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

} // namespace

RecordController::RecordController(const ui::WindowParts& window, ui::PageRef<ui::RecordPage> page,
                                   PreferenceStore& preferences, HistoryStore& history, QObject* parent)
    : PageController{ui::Page::Record, window.navigation, parent}
    , m_messages{window.messages}
    , m_status{window.status}
    , m_page{page}
    , m_preferences{preferences}
    , m_history{history}
{
    connect(&m_timer, &QTimer::timeout, this, &RecordController::step);
    m_page.whenCreated(this, [this] { connectPage(); });
    for (const auto signal : {&RecordController::shown, &RecordController::moved})
        connect(this, signal, this, &RecordController::changed);
}

RecordController::~RecordController() = default;

ui::TurnBoardView* RecordController::view() const
{
    return m_view;
}

void RecordController::connectPage()
{
    ui::RecordPage& page = *m_page;
    ui::ReplayBar& replay = page.replay();
    connect(&replay, &ui::ReplayBar::placeRequested, this, [this](int place) {
        stop();
        goBy(place - static_cast<int>(m_place));
    });
    connect(&replay, &ui::ReplayBar::runRequested, this, &RecordController::run);
    connect(&replay, &ui::ReplayBar::siblingRequested, this, &RecordController::goToSibling);
    connect(&replay, &ui::ReplayBar::speedChanged, this, [this] { m_timer.setInterval(m_page->replay().pause()); });
    connect(&page.side().moves(), &ui::RecordMoves::plyPicked, this, &RecordController::goTo);
    connect(&page.side().games(), &ui::RecordGames::gamePicked, this, &RecordController::showGame);
    connect(&page.side(), &ui::RecordSide::commentTyped, this, &RecordController::setComment);
    connect(&page.side(), &ui::RecordSide::commentFull, this,
            [this] { m_status.setText(tr("The comment is too long: the rest of the text was cut off.")); });
    connect(&page, &ui::RecordPage::markRequested, this, &RecordController::setMark);
    connect(&page, &ui::RecordPage::deleteRequested, this, &RecordController::askToDelete);
    connect(&page, &ui::RecordPage::historyRequested, this, &RecordController::saveToHistory);
    connect(&page, &ui::RecordPage::playFromHereRequested, this, &RecordController::playFromHere);
    connect(&page, &ui::RecordPage::closed, &navigation(), &ui::Navigation::leavePage);
}

void RecordController::adopt(OpenedRecords opened)
{
    if (opened.games.empty())
        return;
    stop();
    m_afterSaving = {};
    // First detach the views from the old games.
    ui::RecordPage& page = *m_page;
    page.side().moves().setRecord(nullptr, ui::RowNumbers::FromTop);
    page.side().games().setGames(nullptr, 0);
    m_editor.reset();
    m_opened = std::move(opened);
    ++m_number;
    ++m_revision;
    m_opened.shown = std::min(m_opened.shown, m_opened.games.size() - 1);
    m_editor.emplace(m_opened.games);
    page.side().games().setGames(&m_opened.games, m_opened.shown);
    page.side().setGamesShown(m_opened.games.size() > 1);
    page.setInHistory(m_opened.historyId != 0);
    showGame(m_opened.shown);
    showNotice();
    m_page.show();
    Q_EMIT documentChanged(m_opened.name, false);
    Q_EMIT shown();
    Q_EMIT changed();
}

void RecordController::showGame(std::size_t shown)
{
    stop();
    m_opened.shown = shown;
    m_node = GameTree::root;
    m_line = record::lineThrough(tree(), m_node);
    m_place = 0;
    navigation().setGame(ui::textOf(game().game));
    m_position = record::positionAfter(game(), {});
    makeView();
    ui::RecordPage& page = *m_page;
    page.side().moves().setRecord(&game(), m_view->rowNumbers());
    page.side().games().pick(shown);
    showInfo();
    refresh();
}

void RecordController::makeView()
{
    const ui::GameAppearance& look = *ui::findAppearance(game().game);
    ui::RecordPage& page = *m_page;
    if (m_view == nullptr || page.property("game").toString() != ui::textOf(game().game)) {
        m_view = look.makeView(*m_position, nullptr);
        page.setProperty("game", ui::textOf(game().game));
        page.setBoard(m_view);
        connect(m_view, &ui::BoardView::cellChosen, this, &RecordController::chosen);
    }
    m_view->setTheme(m_theme);
    m_view->setOptions(boardOptions(m_preferences.value()));
}

/// Describes the state of a game of the history without a result.
QString RecordController::recordResultText() const
{
    const QString result = ui::resultText(game());
    if (!result.isEmpty() || m_opened.state == GameState::Over)
        return result;
    using State = ui::HistoryLine::State;
    return ui::resultText({.state = m_opened.state == GameState::Running ? State::Running : State::Unfinished});
}

void RecordController::showInfo()
{
    const record::GameRecord& record = game();
    QStringList rule{ui::gameName(ui::textOf(record.game))};
    if (!record.rule.empty() && record.game == record::gomokuKey)
        rule << ui::ruleName(ui::textOf(record.game), ui::textOf(record.rule));
    if (record.game == record::gomokuKey)
        rule << u"%1\u00a0×\u00a0%1"_qs.arg(record.size);
    m_page->side().head().setInfo({.black = text(record.black),
                                   .white = text(record.white),
                                   .result = recordResultText(),
                                   .date = text(record.date),
                                   .event = text(record.event),
                                   .rule = rule.join(u" · ")});
}

void RecordController::showNotice()
{
    m_page->setNotice(
        m_opened.fault
            //: Shown above the games of a broken file; %1 is a sentence that tells where and why.
            ? tr("Parts of this record could not be read. %1 The rest is shown.").arg(faultText(*m_opened.fault))
            : QString{});
}

void RecordController::goTo(Node node)
{
    const std::size_t depth = record::depthOf(tree(), node);
    const bool isOnLine = depth == 0 || (depth <= m_line.size() && m_line[depth - 1] == node);
    if (!isOnLine)
        m_line = record::lineThrough(tree(), node);
    m_node = node;
    m_place = depth;
    m_afterSaving = {};
    refresh();
}

void RecordController::goBy(int plies)
{
    const auto last = static_cast<std::ptrdiff_t>(m_line.size());
    const auto place = std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(m_place) + plies, 0, last);
    if (m_editor && place != static_cast<std::ptrdiff_t>(m_place))
        goTo(place == 0 ? GameTree::root : m_line[static_cast<std::size_t>(place) - 1]);
}

void RecordController::goToStart()
{
    goBy(-static_cast<int>(m_place));
}

void RecordController::goToEnd()
{
    goBy(static_cast<int>(m_line.size() - m_place));
}

void RecordController::go(Step step)
{
    switch (step) {
    case Step::First:
        return goToStart();
    case Step::Previous:
        return goBy(-1);
    case Step::Next:
        return goBy(1);
    case Step::Latest:
        return goToEnd();
    }
}

void RecordController::goToSibling(int step)
{
    if (!m_editor || m_node == GameTree::root)
        return;
    const Node other = step < 0 ? record::siblingBefore(tree(), m_node) : tree().nextSibling(m_node);
    if (other != GameTree::none)
        goTo(other);
}

void RecordController::refresh()
{
    m_position = record::positionAfter(game(), path());
    m_view->showPosition(*m_position);
    m_view->setMayPlay(!m_position->outcome());
    showMarks();
    ui::RecordPage& page = *m_page;
    page.replay().setPlace(static_cast<int>(m_place), static_cast<int>(m_line.size()));
    const bool isRoot = m_node == GameTree::root;
    page.replay().setSiblings(!isRoot && record::siblingBefore(tree(), m_node) != GameTree::none,
                              !isRoot && tree().nextSibling(m_node) != GameTree::none);
    page.side().moves().pick(m_node);
    page.side().setComment(ui::textOf(tree().comment(m_node)));
    page.setDeletable(!isRoot);
    offerPlayFromHere();
    if (isShown())
        m_status.setText(stateText());
    Q_EMIT moved();
}

void RecordController::offerPlayFromHere()
{
    const QString key = ui::textOf(game().game);
    const GameInfo& info = *findGame(key);
    QStringList levels;
    for (int level = 1; level <= info.levels; ++level)
        levels << ui::computerName(info, level);
    const ui::Preferences& preferences = m_preferences.value();
    const auto from = setupFromRecord(game(), path(), preferences.games.value(key).rule);
    m_page->setPlayFromHere(levels, ui::enginesOf(preferences.engines, key), from ? QString{} : from.error());
}

void RecordController::showMarks()
{
    Node node = m_node;
    if (const Node only = tree().firstChild(node);
        only != GameTree::none && !tree().hasVariations(node) && !tree().ply(only).cell)
        node = only; // a pass is forced; variations branch after it
    std::vector<Cell> next;
    if (node != GameTree::none && tree().hasVariations(node)) {
        for (const Node child : record::childrenOf(tree(), node)) {
            if (const auto cell = tree().ply(child).cell)
                next.push_back(*cell);
        }
    }
    m_view->setRecordMarks(tree().marks(m_node), std::move(next));
}

QString RecordController::stateText() const
{
    if (!m_editor)
        return {};
    QString words = tr("Move %1 of %2").arg(m_place).arg(m_line.size());
    if (m_node != GameTree::root && tree().hasVariations(tree().parent(m_node))) {
        const auto siblings = record::childrenOf(tree(), tree().parent(m_node));
        const auto at = std::ranges::find(siblings, m_node) - siblings.begin();
        //: The place in a record, and which of several lines it is in: "Move 12 of 80 · Line 2 of 3".
        words = tr("%1 · Line %2 of %3").arg(words).arg(at + 1).arg(siblings.size());
    }
    if (m_position->outcome())
        return tr("%1 · The game is over.").arg(words);
    return m_position->sideToMove() == Side::Black ? tr("%1 · Black to move").arg(words)
                                                   : tr("%1 · White to move").arg(words);
}

void RecordController::run(bool wanted)
{
    if (!wanted || !m_editor || m_line.empty())
        return stop();
    if (m_place == m_line.size())
        goToStart();
    ui::ReplayBar& replay = m_page->replay();
    replay.setRunning(true);
    m_timer.start(replay.pause());
}

void RecordController::step()
{
    goBy(1);
    if (m_place == m_line.size())
        stop();
}

void RecordController::stop()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    m_page->replay().setRunning(false);
}

ui::ActionState RecordController::actionState() const
{
    ui::ActionState actionState;
    actionState.newGame = false;
    actionState.undo = m_editor && m_editor->canUndo();
    actionState.redo = m_editor && m_editor->canRedo();
    actionState.previousPosition = m_place > 0;
    actionState.nextPosition = m_place < m_line.size();
    actionState.turningPoints = !m_line.empty();
    return actionState;
}

void RecordController::applyPreferences()
{
    if (!m_view)
        return;
    m_view->setOptions(boardOptions(m_preferences.value()));
    offerPlayFromHere(); // the list of engines may have changed
}

void RecordController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

void RecordController::retranslate()
{
    if (!m_editor)
        return;
    showInfo();
    if (!m_page->notice().isEmpty())
        showNotice();
    refresh();
}

} // namespace qipan::app
