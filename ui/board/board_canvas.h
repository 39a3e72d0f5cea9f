// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/board_geometry.h"
#include "ui/board/coordinates.h"
#include "ui/board/motion_clock.h"
#include "ui/theme/theme.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace qipan::ui {

/// The user's persistent settings for boards.
struct BoardOptions {
    bool coordinates = true;
    bool lastMove = true;
    bool moveNumbers = false; ///< gomoku: on the stones, in place of the last-move mark
    bool legalMoves = true;
    bool forbiddenPoints = true; ///< forbidden to black, under rules that have such points
    bool threats = false;        ///< fours, open threes and a win by fours, in games that have them
    bool animation = true;       ///< if off, everything moves to its place at once
    bool shake = true;           ///< an invalid move shakes the board slightly

    friend bool operator==(const BoardOptions&, const BoardOptions&) = default;
};

/// What a picture of a board shows, independently of the window.
struct PictureOptions {
    bool coordinates = true;
    bool moveNumbers = false;
    bool marks = true;     ///< every mark that the board's options enable
    bool isVector = false; ///< paints only shapes, no cached pixmaps

    friend bool operator==(const PictureOptions&, const PictureOptions&) = default;
};

/// Paints a board in the window or as a picture: its surface, pieces, coordinates, shake and banner. The view of a game
/// paints its own surface and pieces.
class BoardCanvas : public QWidget {
    Q_OBJECT

public:
    BoardCanvas(BoardSize size, RowNumbers rowNumbers, QWidget* parent);

    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return m_theme; }

    /// Ends running animations if `options` turns animation off.
    void setOptions(const BoardOptions& options);
    [[nodiscard]] const BoardOptions& options() const { return m_options; }

    [[nodiscard]] BoardSize boardSize() const { return m_size; }
    [[nodiscard]] RowNumbers rowNumbers() const { return m_rowNumbers; }
    /// The geometry for the present size of the widget.
    [[nodiscard]] const BoardGeometry& boardGeometry() const;

    /// Shakes the board briefly, if the options enable it.
    void shake();
    /// Shows a banner over the board for some seconds and announces it to screen readers. It never takes a click.
    void announce(const QString& text);
    /// Removes the banner, once there was time to read it.
    void endAnnouncement();
    /// Returns the text of the banner; empty if there is none.
    [[nodiscard]] QString announcement() const;

    /// Returns the size of a picture of the board whose longer edge has `longer` pixels.
    [[nodiscard]] QSize pictureSize(int longer, const PictureOptions& options);
    /// Paints the board into a picture of that size, without hover mark, cursor and banner. It looks the same at every
    /// size. Animated pieces are painted at their destination.
    void paintPicture(QPainter& painter, int longer, const PictureOptions& options);

    /// The animation clock of the board; tests advance it by hand.
    [[nodiscard]] MotionClock& clock() { return m_clock; }
    [[nodiscard]] const MotionClock& clock() const { return m_clock; }

    [[nodiscard]] QSize sizeHint() const override { return {560, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 180}; }

protected:
    /// Margin around the cells, in cells. On sides with coordinates, `pixels` is the minimum in device-independent
    /// pixels.
    struct Margin {
        double cells = 0.5;
        double pixels = 0;
        std::optional<double> bareCells{}; ///< on sides without coordinates, if different from `cells`
    };
    /// Animations of this class; subclasses use keys from 0.
    enum MotionKey : int { ShakeMotion = -1, AnnouncementMotion = -2 };

    [[nodiscard]] virtual Margin boardMargin() const;
    /// Paints what seldom changes: wood, lines, coordinates. The result is cached in a pixmap until size, theme,
    /// options, font or language change, or `updateSurface` is called. Only the part within boardGeometry().outer() is
    /// cached.
    virtual void paintSurface(QPainter& painter) = 0;
    virtual void paintPieces(QPainter& painter) = 0;
    /// Paints what lies over the pieces in the window, but not in pictures. The banner is painted on top.
    virtual void paintOverlay(QPainter&) { }
    /// Returns where the banner covers no piece. It lies over the upper part of the board where it does not fit there.
    [[nodiscard]] virtual QRectF bannerPlace() const { return {}; }
    virtual void optionsChanged() { }
    [[nodiscard]] bool isPaintingPicture() const { return m_picture.has_value(); }
    /// Whether only shapes may be painted, no cached pixmaps.
    [[nodiscard]] bool isVectorWanted() const { return m_picture && m_picture->isVector; }

    /// Changes the size of the board: animations end.
    void setBoardSize(BoardSize size);
    void updateSurface();
    /// The margin on sides with coordinates, in device-independent pixels.
    [[nodiscard]] double coordinateMargin() const { return boardGeometry().margins().left(); }
    /// Paints column letters above the board (below it if rows are counted from the bottom) and row numbers at the
    /// left, centred `distance` device-independent pixels outside the cells.
    void paintCoordinates(QPainter& painter, const QColor& color, double distance) const;

    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The picture being painted in place of the widget.
    struct Picture {
        QSizeF size;
        double scale = 1;
        bool isVector = false;
    };

    template <typename Do>
    void asPicture(const Picture& picture, const PictureOptions& options, Do todo);
    void renderSurface();
    void paintAnnouncement(QPainter& painter) const;

    BoardSize m_size;
    RowNumbers m_rowNumbers;
    Theme m_theme;
    BoardOptions m_options;

    mutable BoardGeometry m_geometry;
    mutable bool m_geometryValid = false;
    std::optional<Picture> m_picture;
    QPixmap m_surface; // null if it must be repainted

    QString m_announcement;
    bool m_endsAnnouncement = false; ///< as soon as it can be read
    MotionClock m_clock;
};

} // namespace qipan::ui
