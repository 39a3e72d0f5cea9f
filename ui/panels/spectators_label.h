// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qipan::ui {

/// The number of spectators: an eye and a number. Hidden if there are none.
class SpectatorsLabel final : public QWidget {
    Q_OBJECT

public:
    explicit SpectatorsLabel(QWidget* parent = nullptr);

    /// Not negative.
    void setCount(int count);
    [[nodiscard]] int count() const { return m_count; }
    /// Returns "3 are watching"; empty for none.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    int m_count = 0;
};

} // namespace qipan::ui
