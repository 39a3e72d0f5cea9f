// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QPainter;

namespace qipan::ui {

/// Paints a picture of a board whose longer edge has `longer` pixels.
using PaintPicture = std::function<void(QPainter& painter, int longer)>;

/// A preview of a picture, as large as fits.
class PicturePreview final : public QWidget {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent = nullptr);

    /// `size` is that of the picture; only its aspect ratio matters.
    void setPicture(QSize size, PaintPicture paint);

    [[nodiscard]] QSize sizeHint() const override { return {280, 280}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSize m_size;
    PaintPicture m_paint;
};

} // namespace qipan::ui
