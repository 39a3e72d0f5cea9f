// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/refusal_message.h"

#include "ui/messages/message_queue.h"

namespace qipan::app {

void showRefusal(ui::MessageQueue& messages, ui::Page page, const QString& why)
{
    constexpr std::chrono::seconds duration{5};
    const ui::Message* shown = messages.current();
    if (shown != nullptr && shown->rank() < ui::Message::Rank::Told)
        return;
    messages.post(
        {.topic = ui::Message::Topic::Hint, .text = why, .isSpoken = true, .page = page, .duration = duration});
}

} // namespace qipan::app
