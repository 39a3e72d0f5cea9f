// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace qipan::ui {

/// A large choice with a picture, a name and a line, one of several. The arrow keys move between them.
class OptionCard final : public QAbstractButton {
    Q_OBJECT

public:
    /// `iconName` as for icon().
    OptionCard(const QString& iconName, QWidget* parent);

    /// Sets the name and the line below it.
    void setTexts(const QString& name, const QString& line);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int pictureSide() const { return 2 * fontMetrics().height(); }
    [[nodiscard]] QFont nameFont() const;

    QString m_line;
};

} // namespace qipan::ui
