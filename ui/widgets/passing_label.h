// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace qipan::ui {

/// A text whose place other words can take for a while. Unless it makes room for them, they change no size: they are in
/// smaller letters if need be, and cut off as a last resort; the tool tip has them whole.
class PassingLabel final : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// Shows these words in place of the text; empty for the text.
    void setPassing(const QString& words);
    /// Whether it is as high as these words need, if the text needs less.
    void setMakesRoom(bool makesRoom);
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont usualFont() const;

    QString m_passing;
    bool m_makesRoom = false;
};

} // namespace qipan::ui
