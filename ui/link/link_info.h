// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/countdown.h"

#include <QElapsedTimer>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QVariantAnimation;

namespace qipan::ui {

class GameButton;
class LineLabel;

/// What the lines under the link-match board show.
struct LinkInfoState {
    std::vector<int> points{0};     ///< of each player
    std::array<QString, 2> names{}; ///< of two players
    std::optional<int> turn;        ///< index of the player to move; nothing after the end
    std::optional<Milliseconds> timeLeft;
    Milliseconds timePlayed{0}; ///< on this board
    bool timeRuns = false;
    int tilesLeft = 0;
    QString title;            ///< what is played
    std::optional<int> hints; ///< hints left, if limited
    std::optional<int> shuffles;
};

/// The lines under the board: points (counted up by animation), turn, remaining tiles, hints, shuffles and clock, and
/// what is played, beside them if there is room for it, or else below. Nothing moves when a message comes or the turn
/// changes.
class LinkInfo final : public QWidget {
    Q_OBJECT

public:
    explicit LinkInfo(QWidget* parent = nullptr);

    /// Without animation, points change at once.
    void setAnimation(bool animation) { m_animation = animation; }
    void setState(const LinkInfoState& state);

    /// The lower line, which a message may cover.
    [[nodiscard]] QWidget& titleLine();
    /// While it is covered, the upper line says what is played, as far as there is room.
    void setTitleCovered(bool covered);

    [[nodiscard]] QString pointsText() const;
    /// What is left: turn, tiles, hints and shuffles; while the lower line is covered, as far as it leaves room for
    /// what is played.
    [[nodiscard]] QString lineText() const;
    /// What is played, as far as the upper line says it.
    [[nodiscard]] QString wordsText() const;
    [[nodiscard]] QString title() const { return m_state.title; }
    /// Empty without a clock.
    [[nodiscard]] QString clockText() const;
    /// Returns points and time for screen readers: "120 points. 4 minutes 32 seconds left."
    [[nodiscard]] QString spokenClock() const;
    /// Returns these, the turn, hints and shuffles for screen readers.
    [[nodiscard]] QString spokenState() const;

Q_SIGNALS:
    /// The user clicked on what is played.
    void titleClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showLine();
    [[nodiscard]] QStringList lineParts(std::optional<int> turn) const;
    [[nodiscard]] int lineRoom() const;
    [[nodiscard]] QString nameOf(int player) const;
    void showPoints(int points);
    [[nodiscard]] QString pointsOf(int player, int points) const;
    [[nodiscard]] QString cellOf(int player, int points) const;
    [[nodiscard]] QString marked(const QString& words) const;
    void showClock();
    [[nodiscard]] bool clockWarns() const;
    void retranslate();

    LinkInfoState m_state;
    bool m_isTitleCovered = false;
    bool m_animation = true;
    int m_shownPoints = 0;
    int m_widestLine = 0; ///< so far in this game
    QElapsedTimer m_sinceState;
    QLabel* m_points;
    GameButton* m_words;
    LineLabel* m_line;
    QLabel* m_clock;
    GameButton* m_title;
    Countdown* m_countdown;
    QVariantAnimation* m_growing;
};

} // namespace qipan::ui
