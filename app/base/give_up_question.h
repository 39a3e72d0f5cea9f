// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QString;

namespace qipan::ui {
class MessageQueue;
}

namespace qipan::app {

/// Asks whether a running game ends, with the answers `agree` and "Keep playing", and calls `agreed` or
/// `declined`.
void askToGiveUp(ui::MessageQueue& messages, const QString& question, const QString& agree,
                 std::function<void()> agreed, std::function<void()> declined = {});

} // namespace qipan::app
