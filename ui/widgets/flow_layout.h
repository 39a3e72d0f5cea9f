// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace qipan::ui {

/// Lays out widgets in rows that wrap like words. Hidden widgets take no room.
class FlowLayout final : public QLayout {
public:
    /// `alignment` is the horizontal alignment of the rows.
    explicit FlowLayout(Qt::Alignment alignment);

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    [[nodiscard]] QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;    ///< all in one row
    [[nodiscard]] QSize minimumSize() const override; ///< of the widest item
    void setGeometry(const QRect& rect) override;

private:
    using Line = QList<QLayoutItem*>;
    [[nodiscard]] QList<Line> linesIn(int width) const;
    [[nodiscard]] int widthOf(const Line& line) const;
    [[nodiscard]] static int heightOf(const Line& line);

    const Qt::Alignment m_alignment;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace qipan::ui
