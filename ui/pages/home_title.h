// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qipan::ui {

/// The program's name beside its seal.
class HomeTitle final : public QWidget {
    Q_OBJECT

public:
    explicit HomeTitle(QWidget* parent = nullptr);

    /// Sets the size of the letters as a factor of the widget's font.
    void setFactor(double factor);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_factor = 2;
};

} // namespace qipan::ui
