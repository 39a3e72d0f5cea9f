// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QToolBar>

namespace qipan::ui {

class Actions;

/// The most frequent commands, with text beside the icons if all of them fit; the menus have the rest.
class ToolBar final : public QToolBar {
    Q_OBJECT

public:
    explicit ToolBar(const Actions& actions, QWidget* parent = nullptr);

    /// The page of link-match has commands of its own.
    void showFor(Page page);
    /// Shows icons without text if not all buttons with text fit a window `width` device-independent pixels wide.
    void fit(int width);
    void retranslate();

private:
    const Actions& m_actions;
};

} // namespace qipan::ui
