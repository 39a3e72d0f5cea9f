#pragma once

#include <QWidget>

namespace qipan::ui {

/// Lies over the window while something that can be opened is dragged over it, and says so. It takes no clicks.
class DropFrame final : public QWidget {
    Q_OBJECT

public:
    explicit DropFrame(QWidget* parent);

    /// Covers its parent and comes to the front.
    void open();

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace qipan::ui
