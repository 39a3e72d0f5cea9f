// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <functional>

namespace qipan::ui {

/// A large choice with a picture, a name and a line, one of several. The arrow keys move between them.
class OptionCard final : public QAbstractButton {
    Q_OBJECT

public:
    /// `iconName` as for icon().
    OptionCard(const QString& iconName, QWidget* parent);

    /// Shows a picture of the card's width and `lines` lines of text high in place of the icon. `paint` may be called
    /// as long as the card exists.
    void setPicture(std::function<void(QPainter& painter, const QRectF& area)> paint, int lines);
    /// Sets the name and the line below it.
    void setTexts(const QString& name, const QString& line);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int pictureHeight() const { return m_pictureLines * fontMetrics().height(); }
    [[nodiscard]] QFont nameFont() const;

    QString m_line;
    int m_pictureLines = 2;
    std::function<void(QPainter&, const QRectF&)> m_paintPicture; ///< empty for the icon
};

} // namespace qipan::ui
