// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

namespace qipan::ui {

class LineLabel;

/// A status bar with two permanent plain texts, the state of the game and the opponent, which status tips do not
/// replace.
class StatusBar final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusBar(QWidget* parent = nullptr);

    /// Sets the left text: whose turn it is or why a move was refused. Announced to screen readers.
    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    /// Sets the right text: the level or the opponent. It takes at most two fifths of the bar.
    void setOpponentText(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitOpponentText();

    LineLabel* m_status;
    LineLabel* m_opponent;
    bool m_isAnnouncementDue = false;
};

} // namespace qipan::ui
