// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/lesson_offer.h"

#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"

namespace qipan::app {

LessonOffer::LessonOffer(ui::MessageQueue& messages, Settings& settings, QObject* parent)
    : QObject{parent}
    , m_messages{messages}
    , m_settings{settings}
{
}

void LessonOffer::showBoard(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    if (!game.isEmpty() && !m_settings.lesson(game).isOffered) {
        m_open.insert(game);
        note(game);
    }
    if (m_open.contains(game))
        ask();
    else
        m_messages.withdraw(ui::Message::Topic::Lesson);
}

/// Stored at once, so that the offer is never repeated, even without an answer.
void LessonOffer::note(const QString& game)
{
    LessonProgress progress = m_settings.lesson(game);
    if (progress.isOffered)
        return;
    progress.isOffered = true;
    m_settings.setLesson(game, progress);
}

void LessonOffer::ask()
{
    m_messages.post({.topic = ui::Message::Topic::Lesson,
                     .text = tr("New to %1?").arg(ui::gameName(m_game)),
                     .agree = tr("Start the &lesson"),
                     .decline = tr("&No, thanks"),
                     .agreed = [this, game = m_game] { Q_EMIT accepted(game); },
                     .declined = [this, game = m_game] { end(game); }});
}

void LessonOffer::end(const QString& game)
{
    note(game);
    if (m_open.remove(game) && game == m_game)
        m_messages.withdraw(ui::Message::Topic::Lesson);
}

void LessonOffer::retranslate()
{
    if (m_open.contains(m_game))
        ask();
}

} // namespace qipan::app
