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

/// What a picture of a board shows, whatever the window does.
struct PictureOptions {
    bool coordinates = true;
    bool moveNumbers = false;
    bool marks = true;     ///< all that the options of the board want marked
    bool isVector = false; ///< paints lines and shapes only, no pictures of them

    friend bool operator==(const PictureOptions&, const PictureOptions&) = default;
};

/// What every board has: cells, the pointer and the keyboard cursor on them, coordinates, a shake, words over the
/// board, a clock for what moves, and accessible cells. A game's view adds how its board and pieces look.
///
/// The view decides no rules: it says which cell was chosen and shows what it is told.
/// Keys: arrows, Home and End move the cursor, letters and digits name a column or row, Enter or Space chooses.
class BoardView : public QWidget {
    Q_OBJECT

public:
    /// When a mouse button chooses a cell: at once, or when it is let go over the same cell.
    enum class ActOn : std::uint8_t { Press, Release };

    BoardView(BoardSize size, RowNumbers rowNumbers, ActOn actOn, QWidget* parent);

    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return m_theme; }

    /// Turning animation off ends what moves.
    void setOptions(const BoardOptions& options);
    [[nodiscard]] const BoardOptions& options() const { return m_options; }

    [[nodiscard]] BoardSize boardSize() const { return m_size; }
    [[nodiscard]] RowNumbers rowNumbers() const { return m_rowNumbers; }
    /// For the widget as large as it is now.
    [[nodiscard]] const BoardGeometry& boardGeometry() const;

    /// The cell that Enter chooses. It is drawn only while the keyboard is used.
    [[nodiscard]] Cell cursorCell() const { return m_cursor; }
    void setCursorCell(Cell cell);
    /// The cursor stays among the cells from `first`, upper left, to `last`, lower right: no others are seen. It goes
    /// to their middle where it is not among them.
    void setReach(Cell first, Cell last);
    [[nodiscard]] bool isCursorVisible() const { return m_keyboardUsed && hasFocus(); }
    /// The cell under the pointer.
    [[nodiscard]] std::optional<Cell> hoveredCell() const { return m_hovered; }

    /// Chooses a cell as a click does: emits cellChosen.
    void choose(Cell cell, Qt::MouseButton button = Qt::LeftButton);

    /// Shakes the board for a moment, if the options want it.
    void shake();
    /// Shows words over the board for some seconds, and tells them to screen readers. They never take a click.
    void announce(const QString& words);
    /// The words over the board now; empty when there are none.
    [[nodiscard]] QString announcement() const;
    /// Tells words to screen readers only.
    void speak(const QString& words);
    [[nodiscard]] QString spoken() const { return m_spoken; }

    /// "H8".
    [[nodiscard]] QString nameOf(Cell cell) const;
    /// What a screen reader says of a cell: "H8, black, last move".
    [[nodiscard]] QString accessibleTextOf(Cell cell) const;
    /// What the board is called: "Gomoku board".
    [[nodiscard]] virtual QString boardName() const = 0;
    /// What lies on a cell, in words: "black, last move", "empty".
    [[nodiscard]] virtual QString describe(Cell cell) const = 0;

    /// How large a picture of the board is whose longer edge has so many pixels.
    [[nodiscard]] QSize pictureSize(int longer, const PictureOptions& options);
    /// Paints the board as it stands, without pointer, cursor and words, into a picture of that size. Looks the same at
    /// each size. What moves is at its place afterwards.
    void paintPicture(QPainter& painter, int longer, const PictureOptions& options);

    /// The clock of what moves here; tests move it by hand.
    [[nodiscard]] MotionClock& clock() { return m_clock; }
    [[nodiscard]] const MotionClock& clock() const { return m_clock; }

    [[nodiscard]] QSize sizeHint() const override { return {560, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 180}; }

Q_SIGNALS:
    /// The person wants this cell; keys choose with Qt::LeftButton.
    void cellChosen(qipan::Cell cell, Qt::MouseButton button);
    /// A click beside all cells.
    void missed(Qt::MouseButton button);
    void hoveredCellChanged();

protected:
    /// Free space around the cells, in cells and, at the sides with coordinates, at least in device-independent pixels.
    struct Margin {
        double cells = 0.5;
        double pixels = 0;
        std::optional<double> bareCells{}; ///< at the sides without coordinates, where that is not `cells`
    };
    /// Motions of this class; a subclass uses keys from 0.
    enum MotionKey : int { ShakeMotion = -1, WordsMotion = -2 };

    [[nodiscard]] virtual Margin boardMargin() const;
    /// Paints what seldom changes: wood, lines, coordinates. Kept in a pixmap until size, theme, options, font or
    /// language change, or `updateSurface` is called. Only what lies within boardGeometry().outer() is kept.
    virtual void paintSurface(QPainter& painter) = 0;
    /// Paints the pieces and marks. The cursor and the words come on top.
    virtual void paintPieces(QPainter& painter) = 0;
    /// Paints the keyboard cursor: corners around a cell.
    virtual void paintCursor(QPainter& painter, Cell cell);
    /// Where an arrow key leads that would move the cursor from one cell to the next; by default there.
    [[nodiscard]] virtual Cell cursorStop(Cell from, Cell next) const
    {
        (void)from;
        return next;
    }
    /// The keyboard moves the cursor, which is shown from then on.
    void moveCursor(Cell to);
    /// The options are other ones now.
    virtual void optionsChanged() { }
    /// What is painted must be lines and shapes, not kept pictures of them.
    [[nodiscard]] bool isVectorWanted() const { return m_picture && m_picture->isVector; }
    /// Enter was pressed; by default it chooses the cursor's cell.
    virtual void enterPressed() { choose(m_cursor); }

    /// Another board: the cursor goes to its middle, what moves ends.
    void setBoardSize(BoardSize size);
    void updateSurface();
    /// The free space at the sides with coordinates, in device-independent pixels.
    [[nodiscard]] double coordinateMargin() const;
    /// The font of coordinates: the widget's, smaller where a cell is too small for it, larger on large boards.
    [[nodiscard]] QFont coordinateFont() const;
    /// Paints column letters above (or below, when rows count from the bottom) and row numbers at the left, centred at
    /// `distance` device-independent pixels outside the cells.
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
    /// What is painted is a picture, not the widget.
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
    void paintWords(QPainter& painter) const;
    void tellFocus();

    BoardSize m_size;
    RowNumbers m_rowNumbers;
    ActOn m_actOn;
    Theme m_theme;
    BoardOptions m_options;

    mutable BoardGeometry m_geometry;
    mutable bool m_geometryValid = false;
    std::optional<Picture> m_picture;
    QPixmap m_surface; // null when it must be painted again

    Cell m_cursor;
    Cell m_first; ///< what the cursor reaches: from here
    Cell m_last;  ///< to here
    bool m_keyboardUsed = false;
    std::optional<Cell> m_hovered;
    std::optional<Cell> m_pressed;
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    CoordinateInput m_input;
    QElapsedTimer m_inputTime;

    QString m_words;
    QString m_spoken;
    MotionClock m_clock;
};

} // namespace qipan::ui
