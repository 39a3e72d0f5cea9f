// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QPixmap>

#include <functional>
#include <future>
#include <optional>

class QPainter;
class QRectF;
class QToolButton;

namespace qipan::ui {

/// The picture of a card, painted in another thread. Painting in Qt's thread pool also avoids that Qt splits large
/// fills among threads, which costs more than the fills of a small board.
class CardPicture {
public:
    /// Called in another thread: may paint shapes, but no text and no pixmaps, and must own all that it uses.
    using Paint = std::function<void(QPainter& painter, const QRectF& area)>;

    explicit CardPicture(Paint paint);

    /// Starts painting, unless the last call had the same arguments. `size` is in device pixels, `scale` in device
    /// pixels per unit.
    void begin(const QSize& size, double scale);
    /// Waits for the picture started last and returns it; null if none was started.
    [[nodiscard]] const QPixmap& wait();

private:
    Paint m_paint;
    QSize m_size;
    double m_scale = 0;
    std::optional<std::future<QImage>> m_coming;
    QPixmap m_pixmap;
};

/// A large button for a game: its board, its name, and a short description.
class CardButton final : public QAbstractButton {
    Q_OBJECT

public:
    using Paint = CardPicture::Paint;

    CardButton(const QString& key, Paint paint, QWidget* parent);

    [[nodiscard]] const QString& key() const { return m_key; }

    /// Shows, in place of the description, that a game waits to be continued.
    void setWaiting(bool waiting);
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }
    /// Sets the size of the name as a factor of the widget's font, the same for cards side by side.
    void setNameFactor(double factor);
    /// Returns the factor, at most the normal one, with which the name fits a card of this width.
    [[nodiscard]] double fittingNameFactor(int width) const;

    /// Returns where the board is painted.
    [[nodiscard]] QRectF pictureRect() const { return layoutFor(cardRect()).picture; }
    /// The small button on the card that chooses what to play.
    [[nodiscard]] QToolButton& chooseButton() { return *m_choose; }

    [[nodiscard]] QSize sizeHint() const override { return {240, 300}; }

protected:
    void showEvent(QShowEvent*) override { beginPicture(); }
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Layout {
        QRectF picture;
        QRectF name;
        QRectF motto;
        QRectF choose;
        Qt::Alignment alignment;
        bool isChooseIcon; ///< the small button shows only its icon
    };

    [[nodiscard]] Layout layoutFor(const QRectF& card) const;
    [[nodiscard]] bool showsFocus() const;
    void paintCard(QPainter& painter, const QRectF& card) const;
    [[nodiscard]] QRectF cardRect() const { return QRectF{rect()}.adjusted(2.5, 1.5, -2.5, -4.5); }
    void beginPicture();
    void retranslate();

    QString m_key;
    QString m_motto;
    bool m_isWaiting = false;
    double m_nameFactor;
    CardPicture m_picture;
    QToolButton* m_choose;
    QSizeF m_chooseSize; ///< with its text
};

} // namespace qipan::ui
