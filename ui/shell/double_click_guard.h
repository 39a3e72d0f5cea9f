// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace qipan::ui {

/// Keeps the second press of a double click from what took the place of what the first one pressed: after a change of
/// the page another button of the tool bar, or a board, lies under the pointer.
class DoubleClickGuard final : public QObject {
public:
    /// Watches all events of the application.
    explicit DoubleClickGuard(QObject* parent);

    /// Something else lies under the pointer now.
    void pageChanged() { m_isPageChanged = true; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isPageChanged = false; ///< since the last press
};

} // namespace qipan::ui
