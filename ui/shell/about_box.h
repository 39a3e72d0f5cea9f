// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace qipan::ui {

/// The "About" box. Not modal, so a game continues behind it; deletes itself when closed.
class AboutBox final : public QMessageBox {
    Q_OBJECT

public:
    explicit AboutBox(QWidget* parent = nullptr);
};

} // namespace qipan::ui
