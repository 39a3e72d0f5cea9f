// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/record/opened_records.h"
#include "ui/messages/message_queue.h"

class QWidget;

namespace qipan::app {

/// The question whether the guessed code page of a file is right. The user can choose another one in a dialog of
/// `window`, whose name is passed to `chosen`.
[[nodiscard]] ui::Message codePageQuestion(const OpenedRecords& opened, QWidget& window,
                                           std::function<void(const QByteArray&)> chosen);

} // namespace qipan::app
