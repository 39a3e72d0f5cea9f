// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/box_layout.h"

namespace qipan::ui {
namespace {

template <typename Box>
Box* makeBox(std::initializer_list<BoxItem> items, const BoxStyle& style)
{
    auto* box = new Box;
    box->setContentsMargins(style.margins);
    box->setSpacing(style.spacing);
    addItems(box, items);
    return box;
}

} // namespace

BoxItem::BoxItem(QWidget* widget, int stretch, Qt::Alignment alignment)
    : m_widget{widget}
    , m_stretch{stretch}
    , m_alignment{alignment}
{
}

BoxItem::BoxItem(QLayout* layout, int stretch)
    : m_layout{layout}
    , m_stretch{stretch}
{
}

void addItems(QBoxLayout* box, std::initializer_list<BoxItem> items)
{
    for (const BoxItem& item : items) {
        if (item.m_widget != nullptr)
            box->addWidget(item.m_widget, item.m_stretch, item.m_alignment);
        else if (item.m_layout != nullptr)
            box->addLayout(item.m_layout, item.m_stretch);
        else if (item.m_pixels > 0)
            box->addSpacing(item.m_pixels);
        else
            box->addStretch(item.m_stretch);
    }
}

BoxItem stretch(int factor)
{
    BoxItem item;
    item.m_stretch = factor;
    return item;
}

BoxItem space(int pixels)
{
    BoxItem item;
    item.m_pixels = pixels;
    return item;
}

QHBoxLayout* makeRow(std::initializer_list<BoxItem> items, const BoxStyle& style)
{
    return makeBox<QHBoxLayout>(items, style);
}

QVBoxLayout* makeColumn(std::initializer_list<BoxItem> items, const BoxStyle& style)
{
    return makeBox<QVBoxLayout>(items, style);
}

} // namespace qipan::ui
