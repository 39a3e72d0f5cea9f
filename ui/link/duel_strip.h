// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>

class QPainter;

namespace qipan::ui {

/// One player of a duel, as shown.
struct DuelPlayer {
    QString name;
    QString detail{}; ///< "computer, level 3", "local network", "disconnected"; may be empty
    int pairs = 0;
    int points = 0;
    std::optional<double> roundPoints{}; ///< in a match of several rounds: 1 for a win, 0.5 for a draw
    bool isInhumanlyFast = false;        ///< marked with "faster than a hand"

    friend bool operator==(const DuelPlayer&, const DuelPlayer&) = default;
};

/// How far a player of a duel is.
struct DuelProgress {
    int all = 0;      ///< pairs on a full board, in a race; 0 by points
    double share = 0; ///< filled part of the line, 0 to 1

    friend bool operator==(const DuelProgress&, const DuelProgress&) = default;
};

/// Shows one player of a duel: name, rounds won, pairs or points, and a line of progress. Two lines of text, or one if
/// space is short, where the name is elided first. What changes in a round moves nothing.
class DuelStrip final : public QWidget {
    Q_OBJECT

public:
    explicit DuelStrip(QWidget* parent = nullptr);

    void setPlayer(const DuelPlayer& player, bool byPoints);
    [[nodiscard]] const DuelPlayer& player() const { return m_player; }
    void setProgress(const DuelProgress& progress);
    [[nodiscard]] const DuelProgress& progress() const { return m_progress; }
    /// Shows why the player cannot take pairs now, in place of the detail, or of the name on one line; empty for
    /// nothing.
    void setPenalty(const QString& penalty);
    [[nodiscard]] const QString& penalty() const { return m_penalty; }
    /// Sets one line instead of two.
    void setCompact(bool compact);

    /// Returns what counts, in large figures: "12/80" or "340".
    [[nodiscard]] QString countText() const;
    /// Returns the same in words: "12 of 80 pairs", "340 points".
    [[nodiscard]] QString standing() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {5 * fontMetrics().height(), sizeHint().height()}; }

Q_SIGNALS:
    /// The user clicked on the strip.
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void describe();
    void paintLine(QPainter& painter) const;
    [[nodiscard]] double paintCount(QPainter& painter, const QRectF& box) const;
    [[nodiscard]] double paintRounds(QPainter& painter, double right, const QRectF& box) const;
    void paintName(QPainter& painter, QRectF box) const;
    void paintDetail(QPainter& painter, const QRectF& box) const;
    void paintPenalty(QPainter& painter, const QRectF& box) const;
    [[nodiscard]] QRectF textBox() const;
    [[nodiscard]] QFont countFont() const;
    [[nodiscard]] double countWidth() const;
    [[nodiscard]] double pillWidth() const;
    [[nodiscard]] QString shownCount() const;
    [[nodiscard]] bool isTight() const { return m_compact && width() < 9 * fontMetrics().height(); }

    DuelPlayer m_player;
    bool m_byPoints = false;
    DuelProgress m_progress;
    QString m_penalty;
    bool m_compact = false;
};

} // namespace qipan::ui
