#pragma once

#include "core/link/score.h"
#include "ui/panels/countdown.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QVariantAnimation;

namespace qipan::ui {

class LineLabel;

/// What stands under the board of link-match.
struct LinkInfoState {
    std::vector<int> points{0}; ///< of each player
    int turn = 0;               ///< of the players
    std::optional<Milliseconds> timeLeft;
    bool timeRuns = false;
    int tilesLeft = 0;
    int level = 0;            ///< of the campaign, or the number of the board; 0 for none
    std::optional<int> hints; ///< left, where they are counted
    std::optional<int> shuffles;
};

/// The line under the board: points that grow before one's eyes, the clock, tiles and helps that are left.
class LinkInfo final : public QWidget {
    Q_OBJECT

public:
    explicit LinkInfo(QWidget* parent = nullptr);

    /// Without animation points are there at once.
    void setAnimation(bool animation) { m_animation = animation; }
    void setState(const LinkInfoState& state);
    /// What the last pair gave, beside the points for a moment.
    void showGain(const link::PairScore& gain);

    [[nodiscard]] QString pointsText() const;
    [[nodiscard]] QString gainText() const;
    [[nodiscard]] QString lineText() const;
    /// Empty where there is no clock.
    [[nodiscard]] QString clockText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showPoints(int points);
    void showClock();
    void retranslate();

    LinkInfoState m_state;
    bool m_animation = true;
    int m_shownPoints = 0;
    QLabel* m_points;
    QLabel* m_gain;
    LineLabel* m_line;
    QLabel* m_clock;
    Countdown* m_countdown;
    QVariantAnimation* m_growing;
    QTimer* m_gainTime;
};

} // namespace qipan::ui
