// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace qipan::ui {

class Actions;
class MessageQueue;
class Navigation;
class StatusBar;

/// The parts of the window that belong to no page.
struct WindowParts {
    QWidget& window; ///< the parent of dialogs
    Navigation& navigation;
    MessageQueue& messages;
    StatusBar& status;
    Actions& actions;
};

} // namespace qipan::ui
