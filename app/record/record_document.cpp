// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_document.h"

#include "app/history/history_record.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/record_page.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <QThreadPool>

#include <algorithm>

namespace qipan::app {

using record::Mark;
using record::MarkKind;

namespace {

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

RecordDocument::RecordDocument(const ui::WindowParts& window, ui::PageRef<ui::RecordPage> page, HistoryStore& history)
    : m_parts{window}
    , m_page{page}
    , m_history{history}
{
}

void RecordDocument::open(OpenedRecords opened)
{
    m_afterSaving = {};
    m_editor.reset();
    m_said.clear();
    // It takes long to free millions of nodes.
    QThreadPool::globalInstance()->start([old = std::make_shared<OpenedRecords>(std::move(m_opened))] {});
    m_opened = std::move(opened);
    ++m_number;
    ++m_revision;
    m_opened.shown = std::min(m_opened.shown, m_opened.games.size() - 1);
    m_editor.emplace(m_opened.games);
}

void RecordDocument::noteChange()
{
    ++m_revision;
    m_afterSaving = {};
    Q_EMIT changed(m_opened.name, isChanged());
}

bool RecordDocument::setMark(record::GameTree::Node node, Cell cell, std::optional<MarkKind> kind,
                             const std::string& label)
{
    const auto before = game().tree.marks(node);
    std::vector<Mark> marks{before.begin(), before.end()};
    const auto old = std::ranges::find(marks, cell, &Mark::cell);
    const bool wasThere = old != marks.end();
    const bool isAgain = wasThere && kind == old->kind && label.empty();
    std::erase_if(marks, [cell](const Mark& mark) { return mark.cell == cell; });
    const bool isSet = kind && !isAgain;
    if (!isSet && !wasThere)
        return false;
    if (isSet)
        marks.push_back({.cell = cell,
                         .kind = *kind,
                         .label = *kind != MarkKind::Label ? std::string{}
                             : label.empty()               ? nextLabel(marks)
                                                           : label});
    m_editor->setMarks({m_opened.shown, node}, marks);
    return true;
}

RecordedValue RecordDocument::said(record::GameTree::Node node) const
{
    if (const auto before = m_said.find({m_opened.shown, node}); before != m_said.end())
        return before->second;
    return {.black = game().tree.value(node), .quality = game().tree.quality(node)};
}

void RecordDocument::remember(record::GameTree::Node node)
{
    m_said.try_emplace({m_opened.shown, node}, said(node));
}

void RecordDocument::adopt(const record::RecordEditor::Judgement& judgement)
{
    remember(judgement.node);
    m_editor->adopt(m_opened.shown, {judgement});
}

void RecordDocument::judge(record::GameTree::Node node, const std::vector<record::RecordEditor::Judgement>& judgements)
{
    for (const auto& each : judgements)
        remember(each.node);
    if (m_opened.historyId != 0)
        return m_editor->adopt(m_opened.shown, judgements);
    m_editor->judge({m_opened.shown, node}, judgements);
    noteChange();
}

void RecordDocument::leave(std::function<void()> then)
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
    m_parts.messages.post({.topic = ui::Message::Topic::Unsaved,
                           .text = m_opened.name.isEmpty() ? tr("Save the changes to this game?")
                                                           : tr("Save the changes to %1?").arg(m_opened.name),
                           .agree = tr("&Yes, save"),
                           .decline = tr("Go &back"),
                           .agreed =
                               [this, proceed, restorePage] {
                                   m_askedFrom = m_parts.navigation.page();
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

void RecordDocument::markSaved(const QString& name, int revision)
{
    if (!m_editor)
        return;
    m_opened.name = name;
    m_opened.historyId = 0;
    m_page->setInHistory(false);
    if (revision == m_revision)
        noteSaved();
    else
        Q_EMIT changed(name, isChanged());
}

void RecordDocument::noteSaved()
{
    m_editor->setSaved();
    Q_EMIT changed(m_opened.name, false);
    if (const auto then = std::exchange(m_afterSaving, {}))
        then();
}

void RecordDocument::save()
{
    if (m_opened.historyId != 0)
        saveToHistory();
    else
        Q_EMIT saveRequested();
}

void RecordDocument::saveToHistory()
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
            return m_parts.messages.showMessage(tr("Could not save the game: %1").arg(saved.error()));
        m_history.touch();
        if (id != m_opened.historyId)
            return; // another record is shown by now
        m_opened.historyId = saved->id;
        m_opened.historyPrint = saved->print;
        m_parts.status.setText(
            saved->isCopy
                ? tr("Saved in the history as a separate game: the original was or is being played elsewhere.")
                : tr("Saved in the history."));
        Q_EMIT savedInHistory(saved->id);
        if (revision == m_revision)
            noteSaved();
    });
}

} // namespace qipan::app
