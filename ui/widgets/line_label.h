// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace qipan::ui {

/// A label that wraps instead of cutting its text. Its height grows as needed but shrinks only when the width changes,
/// so that the widgets above do not jump with every text.
class LineLabel final : public QLabel {
    Q_OBJECT

public:
    explicit LineLabel(QWidget* parent = nullptr);

    void setLine(const QString& line);

    [[nodiscard]] QSize sizeHint() const override { return {200, minimumHeight()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, minimumHeight()}; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight(bool mayShrink);
};

} // namespace qipan::ui
