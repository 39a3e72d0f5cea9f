#pragma once

#include <QLabel>

namespace qipan::ui {

/// One line of words that is never cut: it wraps where it does not fit. Its height grows when it must and shrinks only
/// with the width, so that what lies above does not jump with every text.
class LineLabel final : public QLabel {
    Q_OBJECT

public:
    explicit LineLabel(QWidget* parent = nullptr);

    void setLine(const QString& line);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight(bool mayShrink);
};

} // namespace qipan::ui
