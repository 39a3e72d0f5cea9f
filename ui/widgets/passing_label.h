// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace qipan::ui {

/// A text whose place other words can take for a while. Without spare height, they change no size: they are in
/// smaller letters if need be, and cut off as a last resort; the tool tip has them whole.
class PassingLabel final : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// Shows these words in place of the text; empty for the text.
    void setPassing(const QString& words);
    /// Sets how much higher than the text it may be for these words, in pixels.
    void setSpareHeight(int spare);
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont usualFont() const;

    QString m_passing;
    int m_spareHeight = 0;
};

} // namespace qipan::ui
