// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qipan::ui {
class MessageQueue;
}

namespace qipan::app {

/// Says that the running game keeps its settings, and that the changed ones apply from the next game on.
void sayNextGameChanges(ui::MessageQueue& messages);

} // namespace qipan::app
