// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace qipan::ui {

/// Keeps the second press of a double click from what took the place of what the first one pressed: after a change of
/// the page or the answer to a message another button, or a board, lies under the pointer.
class DoubleClickGuard final : public QObject {
public:
    /// Watches all events of the application.
    explicit DoubleClickGuard(QObject* parent);

    /// Something else lies under the pointer now.
    void replaced() { m_isReplaced = true; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isReplaced = false; ///< since the last press
};

} // namespace qipan::ui
