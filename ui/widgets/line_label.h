// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace qipan::ui {

/// A line of text of any length. If it wraps, its height grows as needed but shrinks only when the width changes, so
/// that the widgets above do not jump with every text. If it is elided, its height never changes, and the whole text is
/// the tool tip.
class LineLabel final : public QLabel {
    Q_OBJECT

public:
    enum class Overflow { Wrap, Elide };

    explicit LineLabel(QWidget* parent = nullptr, Overflow overflow = Overflow::Wrap);

    void setLine(const QString& line);
    /// Returns the whole text.
    [[nodiscard]] const QString& line() const { return m_line; }
    /// Returns the height that it needs at this width.
    [[nodiscard]] int heightFor(int width) const;

    [[nodiscard]] QSize sizeHint() const override { return {200, minimumHeight()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, minimumHeight()}; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit(bool mayShrink);

    const Overflow m_overflow;
    QString m_line;
};

} // namespace qipan::ui
