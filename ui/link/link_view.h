#pragma once

#include "core/link/game.h"
#include "core/link/obstacle.h"
#include "ui/board/board_view.h"
#include "ui/link/fall_tracks.h"
#include "ui/link/link_painting.h"

#include <memory>
#include <vector>

namespace qipan::ui {

/// What a person chose about the board of link-match: settings that stay. (The border is a rule of the game.)
struct LinkOptions {
    bool cornerDots = true; ///< dots on the corners of a path, not only at its end
    bool outlines = true;   ///< empty cells keep a faint outline
    bool skipEmpty = true;  ///< arrow keys pass over empty cells

    friend bool operator==(const LinkOptions&, const LinkOptions&) = default;
};

/// The board of link-match. It acts when a mouse button is pressed, and a click counts at any time: what it shows of
/// earlier choices (frames, paths, tiles that go) is apart from the state of the game.
class LinkView final : public BoardView {
    Q_OBJECT

public:
    explicit LinkView(QWidget* parent = nullptr);

    void setLinkOptions(const LinkOptions& options);
    [[nodiscard]] const LinkOptions& linkOptions() const { return m_linkOptions; }

    /// What the tiles show and are called from now on; symbols at first. Precondition: `tiles` is not null and has each
    /// picture of the game that is shown.
    void setTiles(std::shared_ptr<const TileSet> tiles);

    /// Shows the game as it stands: a new deal, an undo, a shuffle, another rule. What was still shown of choices ends.
    /// Nothing of `game` is kept but a copy of its state.
    void showGame(const link::Game& game);
    /// Shows what the last choice did; `after` is the game after it. Speaks it to screen readers, and shakes when two
    /// tiles did not go together.
    void showChoice(const link::Choice& choice, const link::Game& after);
    /// Shows a pair and its path until the game changes or something is chosen.
    void showHint(const link::Hint& hint);
    [[nodiscard]] bool isHintShown() const { return m_hint.has_value(); }
    /// Shows why two tiles are not joined, as long as a hint would be shown.
    void showObstacle(const link::Obstacle& obstacle);
    [[nodiscard]] bool isObstacleShown() const { return m_obstacle.has_value(); }
    /// The tiles that are shown because they equal the one under the right mouse button.
    [[nodiscard]] link::Tile shownEqual() const { return m_equal; }

    /// What a choice did in words, for the status line; empty for a choice that did nothing.
    [[nodiscard]] QString wordsOf(const link::Choice& choice, const link::Game& after) const;

    [[nodiscard]] QString boardName() const override;
    [[nodiscard]] QString describe(Cell cell) const override;

protected:
    [[nodiscard]] Margin boardMargin() const override;
    void paintSurface(QPainter& painter) override;
    void paintPieces(QPainter& painter) override;
    void paintCursor(QPainter& painter, Cell cell) override;
    [[nodiscard]] Cell cursorStop(Cell from, Cell next) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// A pair that goes: the game has done with it, the eye has not.
    struct Leaving {
        int motion; ///< its key on the clock
        link::Removed removed;
    };

    void take(const link::Game& game);
    void forgetMotions();
    void endMotion(int key);
    void removed(const link::Removed& removed);
    void setEqual(link::Tile picture);
    [[nodiscard]] double progressOf(int motion) const { return clock().progress(motion).value_or(1); }
    void paintTileAt(QPainter& painter, QPointF place, link::Picture picture);
    void paintHelp(QPainter& painter);
    void paintLeavingTiles(QPainter& painter, const Leaving& leaving);
    void paintPicks(QPainter& painter) const;
    void paintLeavingPath(QPainter& painter, const Leaving& leaving);

    LinkOptions m_linkOptions;
    link::Board m_board;
    link::Shape m_shape{m_board.size()};
    bool m_border = true;
    std::optional<Cell> m_picked;
    std::optional<link::Hint> m_hint;
    std::optional<link::Obstacle> m_obstacle;
    link::Tile m_equal;

    std::optional<link::PickMoved> m_judged; // while both of its tiles are shown
    std::vector<Leaving> m_leaving;          // oldest first
    int m_lastMotion = 0;
    FallTracks m_falls; // by motions of their own
    TileImages m_images;
};

} // namespace qipan::ui
