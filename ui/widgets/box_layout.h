// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QMargins>

#include <initializer_list>

class QWidget;

namespace qipan::ui {

/// A widget, a layout or a space in a row or column.
class BoxItem {
public:
    // Implicit, so that a list of items reads like the row or column itself.
    BoxItem(QWidget* widget, int stretch = 0, Qt::Alignment alignment = {}); // NOLINT(*-explicit-constructor)
    BoxItem(QLayout* layout, int stretch = 0);                               // NOLINT(*-explicit-constructor)

private:
    friend void addItems(QBoxLayout* box, std::initializer_list<BoxItem> items);
    friend BoxItem stretch(int factor);
    friend BoxItem space(int pixels);

    BoxItem() = default;

    QWidget* m_widget = nullptr;
    QLayout* m_layout = nullptr;
    int m_stretch = 0;
    int m_pixels = 0;
    Qt::Alignment m_alignment;
};

/// Returns a space that takes up remaining room.
[[nodiscard]] BoxItem stretch(int factor = 0);
/// Returns a space of fixed size.
[[nodiscard]] BoxItem space(int pixels);

/// -1 stands for the default of the style.
struct BoxStyle {
    QMargins margins{-1, -1, -1, -1};
    int spacing = -1;
};

void addItems(QBoxLayout* box, std::initializer_list<BoxItem> items);

[[nodiscard]] QHBoxLayout* makeRow(std::initializer_list<BoxItem> items, const BoxStyle& style = {});
[[nodiscard]] QVBoxLayout* makeColumn(std::initializer_list<BoxItem> items, const BoxStyle& style = {});

} // namespace qipan::ui
