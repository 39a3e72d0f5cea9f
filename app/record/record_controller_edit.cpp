// SPDX-License-Identifier: GPL-3.0-or-later
// Editing a record and saving the changes.
#include "app/history/history_record.h"
#include "app/record/record_controller.h"
#include "core/record/replay.h"
#include "core/record/tree_walk.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"
#include "ui/pages/record_side.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/record_moves.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using Page = ui::Page;
using Place = record::RecordEditor::Place;
using record::GameTree;
using record::Mark;
using record::MarkKind;

/// Returns the first unused label: A to Z, then numbers.
[[nodiscard]] std::string nextLabel(std::span<const Mark> marks)
{
    for (int i = 0;; ++i) {
        const std::string label = i < 26 ? std::string(1, static_cast<char>('A' + i)) : std::to_string(i - 25);
        if (std::ranges::find(marks, label, &Mark::label) == marks.end())
            return label;
    }
}

} // namespace

void RecordController::chosen(Cell cell, Qt::MouseButton button)
{
    if (button != Qt::LeftButton || !m_editor)
        return; // the right button opens a menu
    stop();
    record::Replay replay{game()};
    for (const Node node : path())
        replay.play(tree().ply(node));
    const bool passes = replay.mustPass();
    const record::RecordPly pass{.side = replay.sideToMove(), .cell = std::nullopt};
    if (passes)
        replay.play(pass);
    const record::RecordPly ply{.side = replay.sideToMove(), .cell = cell};
    if (const auto moveError = replay.moveError(ply))
        return refuse(ui::findAppearance(game().game)->refusal(moveError->illegal.value_or(IllegalMove::Occupied)));
    goTo(childFor(passes ? childFor(m_node, pass) : m_node, ply));
}

record::GameTree::Node RecordController::childFor(Node parent, record::RecordPly ply)
{
    if (const Node there = record::childWith(tree(), parent, ply); there != GameTree::none)
        return there;
    ui::RecordTreeModel& plies = m_page->side().moves().plies();
    plies.beginAdd(parent);
    const Node added = m_editor->add({m_opened.shown, parent}, ply);
    plies.endAdd();
    m_line = record::lineThrough(tree(), added);
    noteChange();
    return added;
}

void RecordController::refuse(const QString& why)
{
    const ui::Preferences& preferences = m_preferences.value();
    if (preferences.beep)
        QApplication::beep();
    m_view->shake();
    if (preferences.explainRefusals)
        m_status.setText(why);
}

void RecordController::setComment(const QString& text)
{
    if (!m_editor)
        return;
    m_editor->setComment(here(), text.toStdString());
    m_page->side().moves().plies().noteChanged(m_node);
    noteChange();
}

void RecordController::setMark(Cell cell, std::optional<MarkKind> kind, const QString& label)
{
    if (!m_editor)
        return;
    const auto there = tree().marks(m_node);
    std::vector<Mark> marks{there.begin(), there.end()};
    const auto before = std::ranges::find(marks, cell, &Mark::cell);
    // Setting the same mark again removes it; otherwise it replaces the mark of the cell.
    const bool isAgain = before != marks.end() && kind == before->kind && label.isEmpty();
    const bool wasThere = before != marks.end();
    std::erase_if(marks, [cell](const Mark& mark) { return mark.cell == cell; });
    if (kind && !isAgain) {
        Mark mark{.cell = cell, .kind = *kind, .label = {}};
        if (*kind == MarkKind::Label)
            mark.label = label.isEmpty() ? nextLabel(marks) : label.toStdString();
        marks.push_back(std::move(mark));
    } else if (!wasThere) {
        return;
    }
    m_editor->setMarks(here(), std::move(marks));
    showMarks();
    m_view->speak(m_view->accessibleTextOf(cell));
    noteChange();
}

void RecordController::askToDelete()
{
    if (!m_editor || m_node == GameTree::root)
        return;
    m_messages.ask({.topic = ui::Question::Topic::Branch,
                    .text = tr("Delete move %1 and everything after it?").arg(m_place),
                    .agree = tr("&Delete"),
                    .decline = tr("&Keep"),
                    .agreed = [this] { deleteHere(); },
                    .declined = {}});
}

void RecordController::deleteHere()
{
    const Node parent = tree().parent(m_node);
    m_editor->remove(here());
    moveTo({m_opened.shown, parent});
    noteChange();
}

void RecordController::undo()
{
    if (!m_editor || !m_editor->canUndo())
        return;
    moveTo(m_editor->undo());
    noteChange();
}

void RecordController::redo()
{
    if (!m_editor || !m_editor->canRedo())
        return;
    moveTo(m_editor->redo());
    noteChange();
}

/// Moves to a changed place in a tree that the page must reload.
void RecordController::moveTo(Place place)
{
    stop();
    m_messages.withdraw(ui::Question::Topic::Branch);
    if (place.game != m_opened.shown)
        showGame(place.game);
    m_line = record::lineThrough(tree(), place.node);
    m_page->side().moves().setRecord(&game(), m_view->rowNumbers());
    goTo(place.node);
}

void RecordController::noteChange()
{
    ++m_revision;
    m_afterSaving = {};
    Q_EMIT documentChanged(m_opened.name, isChanged());
    Q_EMIT changed();
}

void RecordController::playFromHere(const ui::RecordPage::Opponent& opponent)
{
    const auto from = setupFromRecord(game(), path(), m_preferences->games.value(navigation().game()).rule);
    if (!from)
        return m_messages.showMessage(from.error());
    leave([this, setup = *from, opponent] { Q_EMIT playFromHereRequested(setup, opponent); });
}

void RecordController::show(OpenedRecords opened)
{
    // Shared, because the callback may be copied.
    auto waiting = std::make_shared<OpenedRecords>(std::move(opened));
    leave([this, waiting] { adopt(std::move(*waiting)); });
}

void RecordController::leave(std::function<void()> then)
{
    const auto proceed = [this, then = std::move(then)] {
        m_mayLeave = true;
        then();
        m_mayLeave = false;
    };
    if (!isChanged())
        return proceed();
    const auto restorePage = [this] {
        m_mayLeave = true;
        m_page.show();
        m_mayLeave = false;
    };
    m_messages.ask({.topic = ui::Question::Topic::Unsaved,
                    .text = m_opened.name.isEmpty() ? tr("Save the changes to this game?")
                                                    : tr("Save the changes to %1?").arg(m_opened.name),
                    .agree = tr("&Yes, save"),
                    .decline = tr("Go &back"),
                    .agreed =
                        [this, proceed, restorePage] {
                            restorePage(); // shows what is being saved
                            m_afterSaving = proceed;
                            save();
                        },
                    .declined = restorePage,
                    .other = tr("Don'&t save"),
                    .otherwise =
                        [this, proceed] {
                            m_editor->setSaved();
                            noteChange();
                            proceed();
                        }});
}

void RecordController::pageShown()
{
    m_messages.withdraw(ui::Question::Topic::Unsaved);
}

void RecordController::pageHidden(Page next)
{
    stop();
    m_messages.withdraw(ui::Question::Topic::Branch);
    if (!m_mayLeave && next != Page::Rules) // the rules return to this page
        leave([this, next] { navigation().setPage(next); });
}

void RecordController::markSaved(const QString& name, int revision)
{
    if (!m_editor)
        return;
    m_opened.name = name;
    m_opened.historyId = 0;
    m_page->setInHistory(false);
    if (revision == m_revision)
        noteSaved();
    else
        Q_EMIT documentChanged(name, isChanged());
}

void RecordController::noteSaved()
{
    m_editor->setSaved();
    Q_EMIT documentChanged(m_opened.name, false);
    Q_EMIT changed();
    if (const auto then = std::exchange(m_afterSaving, {}))
        then();
}

void RecordController::save()
{
    if (m_opened.historyId != 0)
        saveToHistory();
    else
        Q_EMIT saveRequested();
}

void RecordController::saveToHistory()
{
    if (!m_editor || m_opened.historyId == 0)
        return;
    using Saved = Result<HistoryFile::SavedRecord, QString>;
    const auto work = [id = m_opened.historyId, print = m_opened.historyPrint,
                       record = game()](HistoryFile& file) -> Saved {
        const auto now = entryOf(record);
        return now ? file.saveRecord(id, print, *now) : Saved{now.error()};
    };
    m_history.ask(*this, work, [this, id = m_opened.historyId, revision = m_revision](const Saved& saved) {
        if (!saved)
            return m_messages.showMessage(tr("Could not save the game: %1").arg(saved.error()));
        m_history.touch();
        if (id != m_opened.historyId)
            return; // another record is shown by now
        m_opened.historyId = saved->id;
        m_opened.historyPrint = saved->print;
        m_status.setText(saved->isCopy ? tr(
                             "Saved in the history as a separate game: the original was or is being played elsewhere.")
                                       : tr("Saved in the history."));
        Q_EMIT savedInHistory(saved->id);
        if (revision == m_revision)
            noteSaved();
    });
}

} // namespace qipan::app
