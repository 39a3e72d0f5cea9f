// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_presenter.h"

#include "app/record/opened_records.h"
#include "app/record/record_cursor.h"
#include "app/record/record_setup.h"
#include "app/record/record_text.h"
#include "core/games/registry.h"
#include "ui/base/preferences.h"
#include "ui/base/texts.h"
#include "ui/history/history_line.h"
#include "ui/pages/record_page.h"
#include "ui/pages/record_side.h"
#include "ui/panels/record_moves.h"
#include "ui/panels/replay_bar.h"

using namespace Qt::StringLiterals;

namespace qipan::app {

using record::GameTree;

/// Describes the state of a game of the history without a result.
QString RecordPresenter::resultText(const OpenedRecords& opened)
{
    const QString result = ui::resultText(opened.games[opened.shown]);
    if (!result.isEmpty() || opened.state == GameState::Over)
        return result;
    using State = ui::HistoryLine::State;
    return ui::resultText({.state = opened.state == GameState::Running ? State::Running : State::Unfinished});
}

void RecordPresenter::showInfo(const OpenedRecords& opened) const
{
    const record::GameRecord& record = opened.games[opened.shown];
    QStringList rule{ui::gameName(ui::textOf(record.game))};
    if (!record.rule.empty() && record.game == record::gomokuKey)
        rule << ui::ruleName(ui::textOf(record.game), ui::textOf(record.rule));
    if (record.game == record::gomokuKey)
        rule << ui::boardSizeText(record.size);
    m_page->side().head().setInfo({.black = QString::fromStdString(record.black),
                                   .white = QString::fromStdString(record.white),
                                   .result = resultText(opened),
                                   .date = QString::fromStdString(record.date),
                                   .event = QString::fromStdString(record.event),
                                   .rule = rule.join(u" · ")});
}

void RecordPresenter::showNotice(const OpenedRecords& opened) const
{
    if (!opened.fault)
        return m_messages.withdraw(ui::Message::Topic::Fault);
    m_messages.post(
        {.topic = ui::Message::Topic::Fault,
         //: Shown with the games of a broken file; %1 is a sentence that tells where and why.
         .text = tr("Parts of this record could not be read. %1 The rest is shown.").arg(faultText(*opened.fault)),
         .page = ui::Page::Record,
         .isClosable = true});
}

void RecordPresenter::showPlace(const RecordCursor& cursor) const
{
    ui::RecordPage& page = *m_page;
    page.replay().setPlace(static_cast<int>(cursor.move()), static_cast<int>(cursor.moves()));
    page.replay().setSiblings(cursor.previousSibling() != GameTree::none, cursor.nextSibling() != GameTree::none);
    page.replay().setOnVariation(cursor.line() != cursor.tree().mainLine());
    page.side().moves().pick(cursor.node());
    page.side().setComment(ui::textOf(cursor.tree().comment(cursor.node())));
    page.setDeletable(!cursor.isAtRoot());
}

void RecordPresenter::offerPlayFromHere(const RecordCursor& cursor, const ui::Preferences& preferences) const
{
    const QString key = ui::textOf(cursor.game().game);
    const GameInfo& info = *findGame(cursor.game().game);
    QStringList levels;
    for (int level = 1; level <= info.levels; ++level)
        levels << ui::computerName(info, level);
    const auto from = setupFromRecord(cursor.game(), cursor.path(), preferences.games.value(key).rule);
    m_page->setPlayFromHere(levels, ui::enginesOf(preferences.engines, key), from ? QString{} : from.error());
}

} // namespace qipan::app
