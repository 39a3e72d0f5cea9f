// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

class QString;

namespace qipan::ui {
class MessageQueue;
}

namespace qipan::app {

/// Says on a page, for some seconds, why a move was refused, unless a question has the place of messages. It is a hint:
/// the next move withdraws it. The caller tells it to screen readers.
void showRefusal(ui::MessageQueue& messages, ui::Page page, const QString& why);

} // namespace qipan::app
