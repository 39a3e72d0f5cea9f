// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/page_message.h"

#include "ui/messages/message_queue.h"
#include "ui/shell/navigation.h"

#include <utility>

namespace qipan::app {

PageMessage::PageMessage(ui::MessageQueue& messages, ui::Navigation& navigation, QObject* parent)
    : QObject{parent}
    , m_messages{messages}
{
    connect(&navigation, &ui::Navigation::pageChanged, this, &PageMessage::withdraw);
}

void PageMessage::show(const QString& text)
{
    m_text = text;
    m_messages.showMessage(text);
}

void PageMessage::withdraw()
{
    m_messages.hideMessage(std::exchange(m_text, {}));
}

} // namespace qipan::app
