// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/next_game_note.h"

#include "ui/messages/message_queue.h"

#include <QCoreApplication>

namespace qipan::app {
namespace {

/// Puts the text into a translation context of its own.
struct NextGame {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::NextGame)
};

} // namespace

void sayNextGameChanges(ui::MessageQueue& messages)
{
    messages.showMessage(NextGame::tr("The new settings apply from the next game on."));
}

} // namespace qipan::app
