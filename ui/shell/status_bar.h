// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

class QLabel;

namespace qipan::ui {

class LineLabel;

/// A status bar with a permanent plain text, the state of the game, which status tips do not replace.
class StatusBar final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusBar(QWidget* parent = nullptr);

    /// Whether the status bar announces a text to screen readers, or what shows it elsewhere does.
    enum class Announced { Here, Elsewhere };

    /// Sets the text: whose turn it is or why a move was refused.
    void setText(const QString& text, Announced where = Announced::Here);
    [[nodiscard]] QString text() const;
    /// Sets what stands at the right, whole and not announced; empty for nothing.
    void setDetail(const QString& detail);
    [[nodiscard]] QString detail() const;

private:
    LineLabel* m_status;
    QLabel* m_detail;
    bool m_isAnnouncementDue = false;
    Announced m_announced = Announced::Here; ///< the shown text
};

} // namespace qipan::ui
