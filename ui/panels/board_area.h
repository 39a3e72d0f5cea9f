#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

namespace qipan::ui {

class WordsBar;

/// Holds a board, a bar above it, and panels that lie over the board, in its middle or over all of it.
///
/// The bar never hides a cell. Where there is height enough its place is kept free, so that the board stays when the
/// bar comes and goes; elsewhere the board makes room while the bar is there.
class BoardArea final : public QWidget {
    Q_OBJECT

public:
    enum class Place {
        Middle, ///< as large as its size hint, where that fits
        Whole   ///< over all of the board
    };

    explicit BoardArea(QWidget* parent = nullptr);

    /// Owns the board and deletes the one before.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const { return m_board; }

    /// Puts a bar above the board; it becomes a child and is shown by its own `show`.
    void setBar(WordsBar* bar);
    /// Puts a widget over the board; it becomes a child and is shown by its own `show`.
    void addOver(QWidget* widget, Place place);
    /// Gives a widget back, without a parent.
    void takeOver(QWidget* widget);
    /// Places what lies over the board anew: after its size hint has changed.
    void arrange();

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
    [[nodiscard]] int arrangeBar() const;

    WordsBar* m_bar = nullptr;
    QPointer<QWidget> m_board;
    std::vector<Over> m_over;
};

} // namespace qipan::ui
