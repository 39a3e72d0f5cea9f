#pragma once

#include "core/board/cell.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_options.h"
#include "ui/board/coordinates.h"
#include "ui/board/motion_clock.h"
#include "ui/theme/theme.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QWidget>

#include <cstdint>
#include <optional>

namespace qipan::ui {

/// What a picture of a board shows, independently of the window.
struct PictureOptions {
    bool coordinates = true;
    bool moveNumbers = false;
    bool marks = true;     ///< every mark that the board's options enable
    bool isVector = false; ///< paints only shapes, no cached pixmaps

    friend bool operator==(const PictureOptions&, const PictureOptions&) = default;
};

/// Base of all boards: cells, pointer, keyboard cursor, coordinates, shake, banner, animation clock and accessible
/// cells. The view of a game adds its board and pieces.
/// The view knows no rules: it reports the chosen cell and shows what it is given. Keys: arrows, Home and End move the
/// cursor; letters and digits name a column or row; Enter or Space chooses the cell.
class BoardView : public QWidget {
    Q_OBJECT

public:
    /// When a mouse button chooses a cell: on press, or on release over the same cell.
    enum class ActOn : std::uint8_t { Press, Release };

    BoardView(BoardSize size, RowNumbers rowNumbers, ActOn actOn, QWidget* parent);

    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return m_theme; }

    /// Ends running animations if `options` turns animation off.
    void setOptions(const BoardOptions& options);
    [[nodiscard]] const BoardOptions& options() const { return m_options; }

    [[nodiscard]] BoardSize boardSize() const { return m_size; }
    [[nodiscard]] RowNumbers rowNumbers() const { return m_rowNumbers; }
    /// The geometry for the present size of the widget.
    [[nodiscard]] const BoardGeometry& boardGeometry() const;

    /// The cell that Enter chooses. It is drawn only while the keyboard is in use.
    [[nodiscard]] Cell cursorCell() const { return m_cursor; }
    void setCursorCell(Cell cell);
    /// Restricts the cursor to the visible cells from `first` (upper left) to `last` (lower right). A cursor outside
    /// moves to their middle.
    void setReach(Cell first, Cell last);
    [[nodiscard]] bool isCursorVisible() const { return m_keyboardUsed && hasFocus(); }
    /// The cell under the pointer.
    [[nodiscard]] std::optional<Cell> hoveredCell() const { return m_hovered; }

    /// Chooses a cell as a click does: emits cellChosen().
    void choose(Cell cell, Qt::MouseButton button = Qt::LeftButton);

    /// Shakes the board briefly, if the options enable it.
    void shake();
    /// Shows a banner over the board for some seconds and announces it to screen readers. It never takes a click.
    void announce(const QString& text);
    /// Returns the text of the banner; empty if there is none.
    [[nodiscard]] QString announcement() const;
    /// Announces a text to screen readers only.
    void speak(const QString& text);
    [[nodiscard]] QString spoken() const { return m_spoken; }

    /// Returns the name of a cell: "H8".
    [[nodiscard]] QString nameOf(Cell cell) const;
    /// Returns what a screen reader says of a cell: "H8, black, last move".
    [[nodiscard]] QString accessibleTextOf(Cell cell) const;
    /// Returns the name of the board: "Gomoku board".
    [[nodiscard]] virtual QString boardName() const = 0;
    /// Returns the content of a cell in words: "black, last move", "empty".
    [[nodiscard]] virtual QString describe(Cell cell) const = 0;

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

Q_SIGNALS:
    /// The user chose this cell; the keyboard chooses with Qt::LeftButton.
    void cellChosen(qipan::Cell cell, Qt::MouseButton button);
    /// The user clicked outside all cells.
    void missed(Qt::MouseButton button);
    void hoveredCellChanged();

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
    /// Paints the pieces and marks. Cursor and banner are painted on top.
    virtual void paintPieces(QPainter& painter) = 0;
    /// Paints the keyboard cursor: corners around a cell.
    virtual void paintCursor(QPainter& painter, Cell cell);
    /// Returns the cell that the cursor goes to if an arrow key would move it from `from` to `next`; by default `next`.
    [[nodiscard]] virtual Cell cursorStop(Cell from, Cell next) const
    {
        (void)from;
        return next;
    }
    /// Moves the cursor by keyboard, and shows it from then on.
    void moveCursor(Cell to);
    /// Called after the options have changed.
    virtual void optionsChanged() { }
    /// Whether only shapes may be painted, no cached pixmaps.
    [[nodiscard]] bool isVectorWanted() const { return m_picture && m_picture->isVector; }
    /// Called when Enter is pressed; by default chooses the cursor's cell.
    virtual void enterPressed() { choose(m_cursor); }

    /// Changes the size of the board: the cursor goes to the middle and animations end.
    void setBoardSize(BoardSize size);
    void updateSurface();
    /// The margin on sides with coordinates, in device-independent pixels.
    [[nodiscard]] double coordinateMargin() const;
    /// The font of coordinates: the widget's, smaller for small cells, larger on large boards.
    [[nodiscard]] QFont coordinateFont() const;
    /// Paints column letters above the board (below it if rows are counted from the bottom) and row numbers at the
    /// left, centred `distance` device-independent pixels outside the cells.
    void paintCoordinates(QPainter& painter, const QColor& color, double distance) const;

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
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
    [[nodiscard]] bool reaches(Cell cell) const;
    void setHovered(std::optional<Cell> cell);
    void setKeyboardUsed(bool used);
    [[nodiscard]] bool isBoardKey(const QKeyEvent& event) const;
    void renderSurface();
    void paintAnnouncement(QPainter& painter) const;
    void announceFocus();

    BoardSize m_size;
    RowNumbers m_rowNumbers;
    ActOn m_actOn;
    Theme m_theme;
    BoardOptions m_options;

    mutable BoardGeometry m_geometry;
    mutable bool m_geometryValid = false;
    std::optional<Picture> m_picture;
    QPixmap m_surface; // null if it must be repainted

    Cell m_cursor;
    Cell m_first; ///< upper left cell that the cursor can reach
    Cell m_last;  ///< lower right cell that the cursor can reach
    bool m_keyboardUsed = false;
    std::optional<Cell> m_hovered;
    std::optional<Cell> m_pressed;
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    CoordinateInput m_input;
    QElapsedTimer m_inputTime;

    QString m_announcement;
    QString m_spoken;
    MotionClock m_clock;
};

} // namespace qipan::ui
