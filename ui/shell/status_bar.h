// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

namespace qipan::ui {

class LineLabel;

/// A status bar with a permanent plain text, the state of the game, which status tips do not replace.
class StatusBar final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusBar(QWidget* parent = nullptr);

    /// Sets the text: whose turn it is or why a move was refused. Announced to screen readers.
    void setText(const QString& text);
    [[nodiscard]] QString text() const;

private:
    LineLabel* m_status;
    bool m_isAnnouncementDue = false;
};

} // namespace qipan::ui
