// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/give_up_question.h"

#include "ui/messages/message_queue.h"

#include <QCoreApplication>

#include <utility>

namespace qipan::app {
namespace {

/// Puts the text into a translation context of its own.
struct GiveUp {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::GiveUp)
};

} // namespace

void askToGiveUp(ui::MessageQueue& messages, const QString& question, const QString& agree,
                 std::function<void()> agreed, std::function<void()> declined)
{
    messages.post({.topic = ui::Message::Topic::Resign,
                   .text = question,
                   .agree = agree,
                   .decline = GiveUp::tr("&Keep playing"),
                   .agreed = std::move(agreed),
                   .declined = std::move(declined)});
}

} // namespace qipan::app
