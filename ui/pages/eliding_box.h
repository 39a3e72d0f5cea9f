#pragma once

#include <QComboBox>

namespace qipan::ui {

/// A list of choices of which the one that is chosen is elided where it does not fit.
class ElidingBox final : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace qipan::ui
