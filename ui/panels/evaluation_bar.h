#pragma once

#include <QWidget>

#include <optional>

namespace qipan::ui {

/// How likely each side wins: black's part from the left, white's from the right, with the figures.
class EvaluationBar final : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// 0 to 1, or nothing where it is not known.
    void setBlackChance(std::optional<double> chance);
    [[nodiscard]] std::optional<double> blackChance() const { return m_chance; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    std::optional<double> m_chance;
};

} // namespace qipan::ui
