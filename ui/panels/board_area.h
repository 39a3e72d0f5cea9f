#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

namespace qipan::ui {

/// Holds a board that fills it, and what lies over the board: bars at its upper edge, panels in its middle or over all
/// of it. What comes and goes over the board never moves it.
class BoardArea final : public QWidget {
    Q_OBJECT

public:
    enum class Place {
        Top,    ///< as wide as readable, as high as its words need
        Middle, ///< as large as its size hint, where that fits
        Whole   ///< over all of the board
    };

    explicit BoardArea(QWidget* parent = nullptr);

    /// Owns the board and deletes the one before.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const { return m_board; }

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

    QPointer<QWidget> m_board;
    std::vector<Over> m_over;
};

} // namespace qipan::ui
