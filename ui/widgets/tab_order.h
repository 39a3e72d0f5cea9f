// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace qipan::ui {

/// Moves the focus of a window to the next or previous control in reading order, as Tab does, and returns whether there
/// is one. The controls are all that are visible, enabled and take the focus themselves, scrolled out of sight or not,
/// but not below another widget. Unlike Qt's own order it is that of what is on the screen, whenever each part was
/// created, and a container that passes the focus on to one of its controls does not lead back to it.
bool moveFocus(QWidget& window, bool next);

/// A dialog through which Tab goes in reading order.
class OrderedDialog : public QDialog {
    Q_OBJECT

public:
    using QDialog::QDialog;

protected:
    bool focusNextPrevChild(bool next) override { return moveFocus(*this, next); }
};

} // namespace qipan::ui
