// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/text_bar.h"

class QPushButton;

namespace qipan::ui {

/// A notice about a page, shown over it until closed.
class NoticeBar final : public TextBar {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// Shows a notice; an empty text hides the bar.
    void showMessage(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void close();

    QPushButton* m_close;
};

} // namespace qipan::ui
