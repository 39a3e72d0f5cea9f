// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_resume.h"

#include "core/book/link_board.h"
#include "core/record/link_record.h"
#include "ui/messages/message_queue.h"

#include <utility>

namespace qipan::app {

LinkResume::LinkResume(LinkStore& store, ui::MessageQueue& messages, QObject* parent)
    : QObject{parent}
    , m_store{store}
    , m_messages{messages}
{
    connect(&m_store, &LinkStore::loaded, this, &LinkResume::take);
    connect(&m_store, &LinkStore::counted, this, [this](int games) {
        m_hasGame = games > 0;
        if (m_state == State::Asked) // the saved games could not be loaded
            ask(games);
        Q_EMIT counted();
    });
    connect(&m_store, &LinkStore::waiting, this, &LinkResume::ask);
    connect(&m_store, &LinkStore::notLoaded, this, [this] {
        m_state = State::Asked;
        m_otherwise = {};
        Q_EMIT notLoaded();
    });
}

bool LinkResume::load()
{
    if (m_state != State::NotAsked)
        return false;
    m_state = State::Loading;
    m_store.load();
    return true;
}

void LinkResume::loadNext()
{
    m_state = State::Loading;
    m_store.loadNext();
}

void LinkResume::loadStarting(const QString& start, std::function<void(bool wasHelped)> otherwise)
{
    m_state = State::Loading;
    m_otherwise = std::move(otherwise);
    m_store.loadStarting(start);
}

void LinkResume::loadEntry(qint64 id, std::function<void()> otherwise)
{
    m_state = State::Loading;
    m_otherwise = [otherwise = std::move(otherwise)](bool) { otherwise(); };
    m_store.loadEntry(id);
}

void LinkResume::giveUp()
{
    m_state = State::Asked;
    m_otherwise = {};
    withdraw();
}

void LinkResume::withdraw()
{
    m_messages.withdraw(ui::Message::Topic::NextLink);
}

void LinkResume::take(const LinkFile::ResumableGame& game)
{
    if (m_state != State::Loading)
        return; // another game was started in the meantime
    m_state = State::Asked;
    const auto otherwise = std::exchange(m_otherwise, {});
    if (!game.record.isEmpty())
        resume(game);
    else if (otherwise)
        otherwise(game.wasHelped);
    else
        Q_EMIT nothingFound();
    ask(game.others);
}

void LinkResume::ask(int others)
{
    m_hasGame = others > 0;
    if (!m_hasGame)
        return withdraw();
    m_messages.post({.topic = ui::Message::Topic::NextLink,
                     .text = tr("%Ln other link-match game(s) can be continued.", nullptr, others),
                     .agree = tr("Show ne&xt"),
                     .decline = tr("&Later"),
                     .agreed = [this] { Q_EMIT nextWanted(); },
                     .page = ui::Page::Link});
}

void LinkResume::resume(const LinkFile::ResumableGame& game)
{
    const auto refuse = [this](const QString& why) {
        discard(why);
        Q_EMIT nothingFound();
    };
    QStringList lines = game.record.split(u'\n');
    const std::string line = lines.takeLast().toStdString();
    const auto start = book::readLinkStart(record::dealOfLinkRecord(line));
    if (!start)
        return refuse(tr("The saved game cannot be continued: its deal is unknown."));
    const auto record = record::readLinkRecord(line, book::sizeOf(*start));
    if (!record)
        return refuse(tr("The saved game cannot be continued: its record is damaged."));
    Q_EMIT resumed({.start = *start,
                    .gameMode = record->gameMode,
                    .carryover = record->start,
                    .lines = lines,
                    .record = *record,
                    .began = game.began,
                    .time = game.time - record->start.time});
}

void LinkResume::discard(const QString& why)
{
    m_messages.showMessage(why);
    m_store.quarantine();
}

void LinkResume::discard(const link::RecordFault& fault)
{
    discard(tr("The saved game cannot be continued: step %1 of its record is illegal.").arg(fault.step));
}

} // namespace qipan::app
