#pragma once

#include <QWidget>

namespace qipan::ui {

/// How many watch: an eye and a number, quiet. Hidden while nobody does.
class WatchersLabel final : public QWidget {
    Q_OBJECT

public:
    explicit WatchersLabel(QWidget* parent = nullptr);

    /// Not below zero.
    void setCount(int count);
    [[nodiscard]] int count() const { return m_count; }
    /// "3 are watching"; empty for nobody.
    [[nodiscard]] QString words() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    int m_count = 0;
};

} // namespace qipan::ui
