// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_controller.h"

#include "app/base/opening_text.h"
#include "app/record/judgements.h"
#include "app/record/record_setup.h"
#include "app/record/record_text.h"
#include "core/record/game_tree.h"
#include "ui/base/announcer.h"
#include "ui/base/texts.h"
#include "ui/history/record_games.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/record_side.h"
#include "ui/panels/moves_panel.h"
#include "ui/panels/record_moves.h"
#include "ui/panels/replay_bar.h"
#include "ui/shell/status_bar.h"

#include <algorithm>
#include <array>

namespace qipan::app {

using record::GameTree;

RecordController::RecordController(const ui::WindowParts& window, ui::PageRef<ui::RecordPage> page,
                                   PreferenceStore& preferences, HistoryStore& history, QObject* parent)
    : PageController{ui::Page::Record, window.navigation, parent}
    , m_parts{window}
    , m_page{page}
    , m_preferences{preferences}
    , m_presenter{page, window.messages}
    , m_document{window, page, history}
    , m_board{window, page, preferences, m_cursor}
    , m_hints{window.messages, ui::Page::Record}
{
    connectParts();
    m_page.whenCreated(this, [this] { connectPage(); });
    for (const auto signal : {&RecordController::shown, &RecordController::moved})
        connect(this, signal, this, &RecordController::changed);
}

void RecordController::connectParts()
{
    connect(&m_timer, &QTimer::timeout, this, &RecordController::step);
    connect(&m_board, &RecordBoard::cellChosen, this, &RecordController::play);
    connect(&m_document, &RecordDocument::changed, this, [this](const QString& name, bool isChanged) {
        Q_EMIT documentChanged(name, isChanged);
        Q_EMIT changed();
    });
    connect(&m_document, &RecordDocument::saveRequested, this, &RecordController::saveRequested);
    connect(&m_document, &RecordDocument::savedInHistory, this, &RecordController::savedInHistory);
}

void RecordController::connectPage()
{
    ui::RecordPage& page = *m_page;
    ui::ReplayBar& replay = page.replay();
    connect(&replay, &ui::ReplayBar::placeRequested, this, [this](int move) {
        stop();
        showMove(move);
    });
    connect(&replay, &ui::ReplayBar::runRequested, this, &RecordController::run);
    connect(&replay, &ui::ReplayBar::siblingRequested, this, &RecordController::goToSibling);
    connect(&replay, &ui::ReplayBar::mainLineRequested, this, &RecordController::goToMainLine);
    connect(&replay, &ui::ReplayBar::speedChanged, this, [this] { m_timer.setInterval(m_page->replay().pause()); });
    connect(&page.side().moves(), &ui::RecordMoves::plyPicked, this, &RecordController::goTo);
    connect(&page.side().games(), &ui::RecordGames::gamePicked, this, &RecordController::showGame);
    connect(&page.side(), &ui::RecordSide::commentTyped, this, &RecordController::setComment);
    connect(&page.side(), &ui::RecordSide::commentFull, this,
            [this] { m_parts.status.setText(tr("The comment is too long: the rest of the text was cut off.")); });
    connect(&page, &ui::RecordPage::markRequested, this, &RecordController::setMark);
    connect(&page, &ui::RecordPage::deleteRequested, this, &RecordController::askToDelete);
    connect(&page, &ui::RecordPage::historyRequested, &m_document, &RecordDocument::saveToHistory);
    connect(&page, &ui::RecordPage::playFromHereRequested, this, &RecordController::playFromHere);
    connect(&page, &ui::RecordPage::closed, &navigation(), &ui::Navigation::leavePage);
}

void RecordController::show(OpenedRecords opened)
{
    // Shared, because the callback may be copied.
    auto waiting = std::make_shared<OpenedRecords>(std::move(opened));
    leave([this, waiting] { adopt(std::move(*waiting)); });
}

void RecordController::adopt(OpenedRecords opened)
{
    if (opened.games.empty())
        return;
    stop();
    // First detach the views from the old games.
    ui::RecordPage& page = *m_page;
    page.side().moves().setRecord(nullptr, ui::RowNumbers::FromTop);
    page.side().games().setGames(nullptr, 0);
    m_document.open(std::move(opened));
    page.side().games().setGames(&current(), shownGame());
    page.side().setGamesShown(current().size() > 1);
    page.setInHistory(isOfHistory());
    showGame(shownGame());
    m_presenter.showNotice(this->opened());
    m_page.show();
    Q_EMIT documentChanged(name(), false);
    Q_EMIT shown();
    Q_EMIT changed();
}

void RecordController::showGame(std::size_t shown)
{
    stop();
    m_lineNodes.clear();
    m_document.pick(shown);
    m_cursor.setGame(game());
    if (!opened().isAtStart)
        m_cursor.goTo(m_cursor.nodeAt(std::ssize(m_cursor.line())));
    ++m_gameNumber;
    navigation().setGame(ui::textOf(game().game));
    m_board.makeView();
    ui::RecordPage& page = *m_page;
    page.side().moves().setRecord(&game(), view()->rowNumbers());
    page.side().games().pick(shown);
    m_presenter.showInfo(opened());
    refresh();
}

RecordController::Node RecordController::lastNode() const
{
    return m_cursor.line().empty() ? GameTree::root : m_cursor.line().back();
}

void RecordController::goTo(Node node)
{
    m_cursor.goTo(node);
    m_document.stay();
    refresh();
}

void RecordController::goToMainLine()
{
    if (!m_document.isOpen() || isOnMainLine())
        return;
    stop();
    const auto main = tree().mainLine();
    const auto path = m_cursor.path();
    const auto shared = std::mismatch(path.begin(), path.end(), main.begin(), main.end()).first - path.begin();
    m_cursor.followLine(main.empty() ? GameTree::root : main.back());
    goTo(m_cursor.nodeAt(shared));
}

void RecordController::goToPlace(std::size_t place)
{
    if (const Node node = m_cursor.nodeAt(static_cast<std::ptrdiff_t>(place)); node != m_cursor.node())
        goTo(node);
}

void RecordController::go(Step step)
{
    if (!m_document.isOpen())
        return;
    // Steps go from move to move: a pass leaves the board as it is.
    const auto moves = std::ssize(record::cellsOf(tree(), m_cursor.path()));
    switch (step) {
    case Step::First:
        return goToPlace(0);
    case Step::Previous:
        return showMove(moves - 1);
    case Step::Next:
        return showMove(moves + 1);
    case Step::Latest:
        return goToPlace(m_cursor.line().size());
    }
}

void RecordController::goToSibling(int step)
{
    if (!m_document.isOpen())
        return;
    const Node other = step < 0 ? m_cursor.previousSibling() : m_cursor.nextSibling();
    if (other != GameTree::none)
        goTo(other);
}

void RecordController::refresh()
{
    followLine();
    m_hints.cancel();
    m_board.showPosition();
    m_presenter.showPlace(m_cursor);
    m_page->side().movesPanel().setOpening(
        m_line ? openingText(m_line->setup, std::span{m_line->plies}.first(m_line->place)) : QString{});
    m_presenter.offerPlayFromHere(m_cursor, m_preferences.value());
    if (isShown())
        m_parts.status.setText(statusText());
    Q_EMIT moved();
}

void RecordController::followLine()
{
    m_lineNodes = m_cursor.line();
    auto whole = wholeLine(game(), lastNode(), m_preferences->games.value(navigation().game()).rule);
    if (!whole) {
        m_line.reset();
        return;
    }
    m_line = AnalysedGame::Line{
        .number = m_gameNumber,
        .setup = std::move(whole.value().setup),
        .plies = std::move(whole.value().plies),
        .place = record::cellsOf(tree(), m_cursor.path()).size(),
        .given = static_cast<std::size_t>(opened().given),
        .recorded = recordedOf(game(), m_cursor.line(), [this](Node node) { return m_document.said(node); })};
}

void RecordController::showMove(std::ptrdiff_t move)
{
    const auto& line = m_cursor.line();
    std::size_t place = 0;
    for (std::ptrdiff_t moves = 0; place < line.size() && moves < move; ++place)
        moves += tree().ply(line[place]).cell ? 1 : 0;
    goToPlace(place);
}

QString RecordController::statusText() const
{
    return m_document.isOpen() ? placeText(m_cursor) : QString{};
}

void RecordController::run(bool wanted)
{
    if (!wanted || m_cursor.line().empty())
        return stop();
    if (m_cursor.isAtEnd())
        go(Step::First);
    ui::ReplayBar& replay = m_page->replay();
    replay.setRunning(true);
    m_timer.start(replay.pause());
}

void RecordController::step()
{
    go(Step::Next);
    if (m_cursor.isAtEnd())
        stop();
}

void RecordController::stop()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    m_page->replay().setRunning(false);
}

void RecordController::pageShown()
{
    m_parts.messages.withdraw(ui::Message::Topic::Unsaved);
}

void RecordController::pageHidden(ui::Page next)
{
    stop();
    m_parts.messages.withdraw(ui::Message::Topic::Branch);
    using enum ui::Page;
    constexpr std::array readings{Rules, Preferences, Lesson, Puzzles, Book}; // which return to this page
    const bool returns = std::ranges::find(readings, next) != readings.end();
    if (!m_document.mayLeave() && !returns)
        leave([this] {
            if (isShown()) // to be saved
                navigation().setPage(m_document.askedFrom());
        });
}

ui::ActionState RecordController::actionState() const
{
    ui::ActionState actionState;
    actionState.playAgain = false;
    actionState.undo = m_document.canUndo();
    actionState.redo = m_document.canRedo();
    actionState.previousPosition = m_cursor.place() > 0;
    actionState.nextPosition = !m_cursor.isAtEnd();
    actionState.turningPoints = m_cursor.line().size() >= fewestJudgedPlies;
    actionState.analysis = m_mayHelp && m_line;
    actionState.hint = actionState.analysis && !m_cursor.position().outcome();
    actionState.review = actionState.analysis && !m_line->plies.empty();
    return actionState;
}

void RecordController::play(Cell cell)
{
    stop();
    const auto plies = m_cursor.pliesFor(cell);
    if (!plies) {
        Q_EMIT moveRefused();
        return m_board.refuse(plies.error());
    }
    goTo(addPlies(*plies));
}

RecordController::Node RecordController::addPlies(const std::vector<record::RecordPly>& plies)
{
    Node node = m_cursor.node();
    bool isAdding = false;
    for (const record::RecordPly& ply : plies) {
        const std::size_t before = tree().size();
        node = childFor(node, ply, isAdding);
        isAdding = isAdding || tree().size() > before;
    }
    return node;
}

void RecordController::setMayHelp(bool may)
{
    if (std::exchange(m_mayHelp, may) != may)
        Q_EMIT changed();
}

void RecordController::judge(const GameValues& values)
{
    if (!m_line || values.positions() != m_line->plies.size() + 1)
        return;
    m_document.judge(m_cursor.node(), judgementsOf(tree(), m_lineNodes, values));
    m_page->side().moves().plies().textsChanged();
}

void RecordController::showQualities(const std::vector<record::MoveQuality>& qualities)
{
    std::vector<Node> moves = m_lineNodes;
    std::erase_if(moves, [this](Node node) { return !tree().ply(node).cell; });
    if (moves.size() != qualities.size())
        return;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Node node = moves[i];
        const bool isMarkedByRecord = m_document.said(node).quality != record::MoveQuality::None;
        if (isMarkedByRecord || tree().quality(node) == qualities[i])
            continue;
        m_document.adopt({.node = node, .quality = qualities[i], .value = std::string{tree().valueText(node)}});
        m_page->side().moves().plies().noteChanged(node);
    }
}

void RecordController::addLine(const std::vector<Cell>& moves)
{
    stop();
    const Node here = m_cursor.node();
    const Node last = lastNode();
    const Node end = addPlies(m_cursor.pliesFor(moves));
    m_cursor.followLine(last); // one goes on along the line that was shown
    goTo(here);
    if (end != GameTree::root)
        m_page->side().moves().unfold(end);
    m_parts.status.setText(tr("The line is in the record as a variation."));
}

RecordController::Node RecordController::childFor(Node parent, record::RecordPly ply, bool continues)
{
    if (const Node there = record::childWith(tree(), parent, ply); there != GameTree::none)
        return there;
    ui::RecordTreeModel& plies = m_page->side().moves().plies();
    plies.beginAdd(parent);
    const Node added = m_document.editor().add({shownGame(), parent}, ply, continues);
    plies.endAdd();
    m_cursor.followLine(added);
    m_document.noteChange();
    return added;
}

void RecordController::setComment(const QString& text)
{
    if (!m_document.isOpen())
        return;
    m_document.editor().setComment(here(), text.toStdString());
    m_page->side().moves().plies().noteChanged(m_cursor.node());
    m_document.noteChange();
}

void RecordController::setMark(Cell cell, std::optional<record::MarkKind> kind, const QString& label)
{
    if (!m_document.isOpen())
        return;
    if (!m_document.setMark(m_cursor.node(), cell, kind, label.toStdString()))
        return;
    m_board.showMarks();
    ui::speak(*view(), view()->accessibleTextOf(cell));
    m_document.noteChange();
}

void RecordController::hint()
{
    if (actionState().hint)
        m_hints.search(*m_line->setup.game, *positionAfter(m_line->setup, {m_line->plies.data(), m_line->place}),
                       *view());
}

void RecordController::askToDelete()
{
    if (!m_document.isOpen() || m_cursor.isAtRoot())
        return;
    m_parts.messages.post({.topic = ui::Message::Topic::Branch,
                           .text = tree().ply(m_cursor.node()).cell
                               ? tr("Delete move %1 and everything after it?").arg(m_cursor.move())
                               : tr("Delete the pass after move %1 and everything after it?").arg(m_cursor.move()),
                           .agree = tr("&Delete"),
                           .decline = tr("&Keep"),
                           .agreed = [this] { deleteHere(); }});
}

void RecordController::deleteHere()
{
    const Node parent = tree().parent(m_cursor.node());
    m_document.editor().remove(here());
    moveTo({shownGame(), parent});
    m_document.noteChange();
}

void RecordController::undo()
{
    if (!m_document.canUndo())
        return;
    moveTo(m_document.editor().undo());
    m_document.noteChange();
}

void RecordController::redo()
{
    if (!m_document.canRedo())
        return;
    moveTo(m_document.editor().redo());
    m_document.noteChange();
}

/// Moves to a changed place in a tree that the page must reload.
void RecordController::moveTo(record::RecordEditor::Place place)
{
    stop();
    m_parts.messages.withdraw(ui::Message::Topic::Branch);
    if (place.game != shownGame())
        showGame(place.game);
    m_cursor.followLine(place.node);
    m_page->side().moves().setRecord(&game(), view()->rowNumbers());
    goTo(place.node);
}

void RecordController::playFromHere(const ui::RecordPage::Opponent& opponent)
{
    const auto from = setupFromRecord(game(), m_cursor.path(), m_preferences->games.value(navigation().game()).rule);
    if (!from)
        return m_parts.messages.showMessage(from.error());
    leave([this, setup = *from, opponent] { Q_EMIT playFromHereRequested(setup, opponent); });
}

void RecordController::applyPreferences()
{
    if (view() == nullptr)
        return;
    m_board.applyPreferences();
    m_presenter.offerPlayFromHere(m_cursor, m_preferences.value()); // the list of engines may have changed
}

void RecordController::retranslate()
{
    if (!m_document.isOpen())
        return;
    m_presenter.showInfo(opened());
    if (m_parts.messages.find(ui::Message::Topic::Fault) != nullptr)
        m_presenter.showNotice(opened());
    refresh();
}

} // namespace qipan::app
