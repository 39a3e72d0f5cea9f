// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qipan::ui {

/// An overlay of the window while something that can be opened is dragged over it. It takes no clicks.
class DropFrame final : public QWidget {
    Q_OBJECT

public:
    explicit DropFrame(QWidget* parent);

    /// Covers its parent and raises itself.
    void open();

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace qipan::ui
