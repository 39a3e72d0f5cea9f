// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/board_view.h"
#include "ui/widgets/tab_order.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace qipan::ui {

/// A preview of a picture of a board, as large as fits.
class PicturePreview final : public QWidget {
    Q_OBJECT

public:
    PicturePreview(BoardView& board, QWidget* parent);

    /// `size` is that of the picture; only its aspect ratio matters.
    void setPicture(QSize size, const PictureOptions& options);

    [[nodiscard]] QSize sizeHint() const override { return {280, 280}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardView& m_board;
    QSize m_size;
    PictureOptions m_options;
};

/// How a board is saved as a picture.
struct ImageChoice {
    enum class Kind { Png, Svg };

    static constexpr int smallest = 64; ///< pixels
    static constexpr int largest = 8192;

    Kind kind = Kind::Png;
    int longer = 1024; ///< pixels of the longer edge
    PictureOptions options;

    friend bool operator==(const ImageChoice&, const ImageChoice&) = default;
};

/// Asks for size, format and contents of a picture of a board, with a preview.
class ImageDialog final : public OrderedDialog {
    Q_OBJECT

public:
    /// `board` must not be destroyed before the dialog.
    ImageDialog(BoardView& board, const ImageChoice& choice, QWidget* parent);

    [[nodiscard]] ImageChoice choice() const;

Q_SIGNALS:
    void saveRequested(const qipan::ui::ImageChoice& choice);
    void copyRequested(const qipan::ui::ImageChoice& choice);

private:
    void follow();
    void retranslate();

    BoardView& m_board;
    PicturePreview* m_preview;
    QLabel* m_kindLabel = nullptr;
    QLabel* m_sizeLabel = nullptr;
    QComboBox* m_kind;
    QSpinBox* m_size;
    QLabel* m_pixels;
    QCheckBox* m_coordinates;
    QCheckBox* m_numbers;
    QCheckBox* m_marks;
    QPushButton* m_save;
    QPushButton* m_copy;
    QPushButton* m_cancel;
};

} // namespace qipan::ui
