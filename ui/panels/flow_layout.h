#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace qipan::ui {

/// Widgets in a row that goes on in further lines where it does not fit, as words do. Hidden ones take no room.
class FlowLayout final : public QLayout {
public:
    /// Lines stand at the left, in the middle or at the right by `alignment`.
    explicit FlowLayout(Qt::Alignment alignment);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    [[nodiscard]] QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;    ///< all in one line
    [[nodiscard]] QSize minimumSize() const override; ///< of the widest
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
