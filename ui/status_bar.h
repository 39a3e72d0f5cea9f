#pragma once

#include <QStatusBar>

namespace qipan::ui {

class LineLabel;

/// Two texts that stay whatever the pointer passes over: how the game stands, and against whom it is. Plain text.
class StatusBar final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusBar(QWidget* parent = nullptr);

    /// Left: whose turn it is or why something was refused. Announced to screen readers.
    void setStatus(const QString& text);
    [[nodiscard]] QString status() const;
    /// Right: the level or the opponent. It takes two fifths of the bar at most.
    void setOpponentText(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitOpponentText();

    LineLabel* m_status;
    LineLabel* m_opponent;
    bool m_isToBeSaid = false;
};

} // namespace qipan::ui
