// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/text_bar.h"

class QPushButton;

namespace qipan::ui {

/// Reports an interrupted game and offers to continue or discard it. Hidden if there is none.
class ResumeBar final : public TextBar {
    Q_OBJECT

public:
    explicit ResumeBar(QWidget* parent = nullptr);

    /// Sets the game, as a whole sentence ("Your game with Mei … was interrupted."); empty for none.
    void setUnfinished(const QString& text);

Q_SIGNALS:
    void resumeRequested();
    void discardRequested();

private:
    QPushButton* m_continue;
    QPushButton* m_discard;
};

} // namespace qipan::ui
