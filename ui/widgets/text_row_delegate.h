// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace qipan::ui {

/// Items of a list whose rows all have the same height: that of a line of text and a small gap.
class TextRowDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// In pixels.
    [[nodiscard]] static int rowHeight(const QFontMetrics& metrics) { return metrics.height() + 4; }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), rowHeight(option.fontMetrics)};
    }
};

} // namespace qipan::ui
