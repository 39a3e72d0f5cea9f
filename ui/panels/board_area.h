#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

namespace qipan::ui {

class WordsBar;

/// Holds a board, bars above or beside it, and panels that lie over the board, in its middle or over all of it.
///
/// A bar never hides a cell. Beside the board there is always room for bars. Above it their place is kept free where
/// there is height enough or `setBarsKept` asks for it, so that the board stays when a bar of one line comes and goes;
/// elsewhere they lie over a neighbour that was given for that, or else the board makes room while a bar is there.
class BoardArea final : public QWidget {
    Q_OBJECT

public:
    enum class Place {
        Middle, ///< as large as its size hint, where that fits
        Whole   ///< over all that the board has
    };

    explicit BoardArea(QWidget* parent = nullptr);

    /// Owns the board and deletes the one before.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const { return m_board; }

    /// Adds a bar, a child of the area or of a widget around it; it is shown by its own `show`. Bars shown at once
    /// stand one below the other.
    void addBar(WordsBar* bar);
    /// Whether the place of a bar above the board is kept free at any height.
    void setBarsKept(bool kept);
    /// Where bars lie when no height is free above the board: over the first of these widgets that is shown, from its
    /// top. They and the bars must be within one window. None for nowhere.
    void setBarsOver(const std::vector<QWidget*>& neighbours);
    /// Keeps a column of this width at the right of the board, for bars and, above them, for `widget`, which becomes a
    /// child; there may be none. A width of 0 takes the column away, and a widget there must be given another parent.
    void setBeside(int width, QWidget* widget = nullptr);
    /// What bars take of the height above the board while none is shown.
    [[nodiscard]] int heightKept() const;
    /// What a bar of one line takes above the board.
    [[nodiscard]] int barHeight() const;
    /// Puts a widget over the board; it becomes a child and is shown by its own `show`.
    void addOver(QWidget* widget, Place place);
    /// Gives a widget back, without a parent.
    void takeOver(QWidget* widget);
    /// Places what lies over the board anew: after its size hint has changed.
    void arrange();
    void followFocus();

    [[nodiscard]] QSize sizeHint() const override { return {520, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 140}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Over {
        QWidget* widget;
        Place place;
    };
    [[nodiscard]] QRect rectOf(const Over& over) const;
    [[nodiscard]] int arrangeAbove() const;
    void arrangeBeside() const;
    void stackBars(QRect column, int top) const;
    void place(WordsBar& bar, const QRect& rect) const;
    [[nodiscard]] std::vector<WordsBar*> shownBars() const;
    [[nodiscard]] const QWidget* neighbour() const;

    std::vector<WordsBar*> m_bars;
    bool m_barsKept = false;
    std::vector<QPointer<QWidget>> m_neighbours;
    int m_besideWidth = 0;
    QPointer<QWidget> m_beside;
    QRect m_boardRect;
    QPointer<QWidget> m_board;
    std::vector<Over> m_over;
};

} // namespace qipan::ui
