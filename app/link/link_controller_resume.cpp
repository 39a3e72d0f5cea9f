// SPDX-License-Identifier: GPL-3.0-or-later
// Games of link-match left by earlier runs of the program.
#include "app/link/link_controller.h"

#include "core/book/link_start.h"
#include "core/record/link_record.h"
#include "ui/panels/message_bar.h"
#include "ui/shell/navigation.h"

#include <utility>

namespace qipan::app {

void LinkController::load(const QString& text, int others)
{
    if (!std::exchange(m_isLoading, false))
        return; // another game was started in the meantime
    text.isEmpty() ? newGame() : resume(text);
    askForNext(others);
}

void LinkController::askForNext(int others)
{
    m_others = others;
    showNextQuestion();
}

/// Only while the board is shown; on other pages the question would be out of place.
void LinkController::showNextQuestion()
{
    if (m_others == 0 || !isShown())
        return m_messages.withdraw(ui::Question::Topic::NextLink);
    m_messages.ask({.topic = ui::Question::Topic::NextLink,
                    .text = tr("%Ln more link-match game(s) can be continued.", nullptr, m_others),
                    .agree = tr("Show ne&xt"),
                    .decline = tr("&Later"),
                    .agreed =
                        [this] {
                            m_others = 0;
                            loadNext();
                        },
                    .declined = [this] { m_others = 0; }});
}

void LinkController::resume(const QString& text)
{
    DealRequest wanted{
        .gameMode = {}, .isRandom = false, .start = {}, .lines = text.split(u'\n'), .record = {}, .text = {}};
    wanted.text = wanted.lines.takeLast();
    const std::string line = wanted.text.toStdString();
    const auto start = book::readLinkStart(record::dealOfLinkRecord(line));
    if (!start) {
        discardSaved(tr("The saved game cannot be continued: its deal is unknown."));
        return newGame();
    }
    const auto record = record::readLinkRecord(line, book::sizeOf(*start));
    if (!record) {
        discardSaved(tr("The saved game cannot be continued: its record is damaged."));
        return newGame();
    }
    wanted.gameMode = record->gameMode;
    wanted.start = record->start;
    wanted.record = *record;
    begin(*start, std::move(wanted));
}

void LinkController::loadNext()
{
    if (!m_play || isDealing())
        return;
    m_shuffler.cancel();
    m_demo->stop();
    if (!m_play->end())
        m_play->pause(now());
    m_isLoading = true;
    m_store->loadNext();
}

void LinkController::discardSaved(const QString& why)
{
    m_messages.showMessage(why);
    m_store->quarantine();
}

} // namespace qipan::app
