// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/game.h"
#include "core/link/obstacle.h"
#include "ui/board/board_view.h"
#include "ui/link/fall_tracks.h"
#include "ui/link/link_painting.h"

#include <memory>
#include <vector>

class QPainterPath;

namespace qipan::ui {

/// The user's persistent settings for the link-match board. (The border is a rule of the game.)
struct LinkOptions {
    bool cornerDots = true; ///< dots on the corners of a path, not only at its end
    bool outlines = true;   ///< empty cells keep a faint outline
    bool skipEmpty = true;  ///< arrow keys skip empty cells

    friend bool operator==(const LinkOptions&, const LinkOptions&) = default;
};

/// The board of link-match. It acts on button press and always accepts clicks: animations of earlier choices (frames,
/// paths, disappearing tiles) are independent of the game state.
class LinkView final : public BoardView {
    Q_OBJECT

public:
    explicit LinkView(QWidget* parent = nullptr);

    void setLinkOptions(const LinkOptions& options);
    /// Sets the name of the board for screen readers where there are several; empty for the usual one.
    void setName(const QString& name) { m_name = name; }

    /// Sets the pictures and names of the tiles, at first symbols. Precondition: `tiles` is not null and has every
    /// picture of the shown game.
    void setTiles(std::shared_ptr<const TileSet> tiles);

    /// Shows the state of the game, after a deal, undo, shuffle or change of rules. Ends animations of earlier choices.
    /// Copies what it needs of `game`.
    void showGame(const link::Game& game);
    /// Shows the result of a choice; `after` is the game after it. Announces it to screen readers, and shakes the board
    /// if two tiles did not match.
    void showChoice(const link::Choice& choice, const link::Game& after);
    /// Shows the game after a shuffle, and for a moment which tiles have changed places.
    void showShuffle(const link::Game& game);
    /// Shows for a moment the points that something made or cost, on a cell or in the middle of the board, and below
    /// them the number of consecutive pairs if there was more than one.
    void showPoints(int points, std::optional<Cell> at = std::nullopt, int combo = 1);
    /// Points that are shown where they were made.
    struct PointsNote {
        int points;
        QString combo; ///< "3 in a row"; empty for a single pair
        QPointF at;    ///< in cells
        QRectF place;  ///< of the words, within the widget
    };
    [[nodiscard]] std::vector<PointsNote> shownPoints() const;
    /// Returns whether removed tiles are still shown; `settled` follows.
    [[nodiscard]] bool isSettling() const { return !m_leaving.empty(); }
    /// Shows a pair and its path until the game changes or a tile is chosen.
    void showHint(const link::Hint& hint);
    [[nodiscard]] bool isHintShown() const { return m_hint.has_value(); }
    /// Shows why two tiles cannot be connected, for as long as a hint.
    void showObstacle(const link::Obstacle& obstacle);
    [[nodiscard]] bool isObstacleShown() const { return m_obstacle.has_value(); }
    /// The picture highlighted on all its tiles while the right mouse button is held on one.
    [[nodiscard]] link::Tile shownEqual() const { return m_equal; }

    /// Returns the result of a choice as a text for screen readers, which names the cells; empty if it did nothing.
    [[nodiscard]] QString statusText(const link::Choice& choice, const link::Game& after) const;
    /// The same for the eye: names cells only if the coordinates are shown.
    [[nodiscard]] QString shortStatusText(const link::Choice& choice, const link::Game& after) const;

    [[nodiscard]] QString boardName() const override;
    [[nodiscard]] QString describe(Cell cell) const override;
    [[nodiscard]] QString summary() const override;
    /// Returns where the tiles are that match the selected one, or the one on `cell`.
    [[nodiscard]] QString surroundings(Cell cell) const override;
    /// Returns a tile of the hint that is shown.
    [[nodiscard]] std::optional<Cell> nextPlace(Cell from, bool isForward) const override;

Q_SIGNALS:
    /// The last removed tiles have disappeared.
    void settled();

protected:
    [[nodiscard]] Margin boardMargin() const override;
    [[nodiscard]] QRectF bannerPlace() const override;
    void paintSurface(QPainter& painter) override;
    void paintPieces(QPainter& painter) override;
    void paintCursor(QPainter& painter, Cell cell) override;
    [[nodiscard]] Cell cursorStop(Cell from, Cell next) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// A removed pair that is still shown.
    struct Leaving {
        int motion; ///< key on the clock
        link::Removed removed;
    };

    /// Points that are shown where they were made.
    struct Gain {
        int motion;
        QPointF at; ///< in cells
        int points;
        int combo;
    };

    /// Returns the distance of the coordinates' centres from the cells, in device-independent pixels.
    [[nodiscard]] double coordinateDistance() const;
    void take(const link::Game& game);
    /// Returns the cells with this picture, in reading order.
    [[nodiscard]] std::vector<Cell> cellsWith(link::Picture picture) const;
    void forgetMotions();
    void endMotion(int key);
    void removed(const link::Removed& removed);
    void setEqual(link::Tile picture);
    [[nodiscard]] double progressOf(int motion) const { return clock().progress(motion).value_or(1); }
    /// Returns how much is visible of what disappears at the end of a motion, 0 to 1.
    [[nodiscard]] static double presence(double progress);
    void paintTileAt(QPainter& painter, QPointF place, link::Picture picture);
    void paintHelp(QPainter& painter);
    void paintLeavingTiles(QPainter& painter, const Leaving& leaving);
    void paintPicks(QPainter& painter) const;
    void paintLeavingPath(QPainter& painter, const Leaving& leaving);
    void paintGain(QPainter& painter, const Gain& gain) const;
    [[nodiscard]] static QString comboText(int combo);
    [[nodiscard]] QPainterPath wordsOf(const Gain& gain) const;
    [[nodiscard]] double lettersOfGain() const;

    LinkOptions m_linkOptions;
    QString m_name;
    link::Board m_board;
    link::Shape m_shape{m_board.size()};
    bool m_border = true;
    std::optional<Cell> m_picked;
    std::optional<link::Hint> m_hint;
    std::optional<link::Obstacle> m_obstacle;
    link::Tile m_equal;

    std::optional<link::PickMoved> m_judged; // while both of its tiles are shown
    std::vector<Leaving> m_leaving;          // oldest first
    std::vector<Gain> m_gains;
    std::vector<Cell> m_shuffled; // while their motion lasts
    int m_lastMotion = 1;
    FallTracks m_falls; // each with its own animation
    TileImages m_images;
};

} // namespace qipan::ui
