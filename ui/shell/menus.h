// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QMenu>
#include <QToolBar>

class QMenuBar;

namespace qipan::ui {

class Actions;
class RecentMenu;

/// The 26 openings of renju by number and name, in two submenus: direct and indirect.
class RenjuMenu final : public QMenu {
    Q_OBJECT

public:
    explicit RenjuMenu(QWidget* parent = nullptr);

    void retranslate();

Q_SIGNALS:
    /// The user wants to set up the opening with this index into gomoku::renjuOpenings().
    void chosen(int index);

private:
    QMenu* m_direct;
    QMenu* m_indirect;
};

/// The menu bar: Game, File, Move, View, Settings, Help.
class Menus final : public QObject {
    Q_OBJECT

public:
    Menus(const Actions& actions, QMenuBar& bar, QObject* parent);

    [[nodiscard]] RenjuMenu& renju() const { return *m_renju; }
    [[nodiscard]] RecentMenu& recent() const { return *m_recent; }
    /// Hides the menus that do not belong to a page, as Actions::showFor does.
    void showFor(Page page, const QString& game);
    void retranslate();

private:
    QMenu* m_game;
    RenjuMenu* m_renju;
    QMenu* m_file;
    RecentMenu* m_recent;
    QMenu* m_copy;
    QMenu* m_move;
    QMenu* m_view;
    QMenu* m_read;
    QMenu* m_settings;
    QMenu* m_help;
};

/// The most frequent commands, with text beside the icons as far as there is room; the menus have the rest.
class ToolBar final : public QToolBar {
    Q_OBJECT

public:
    explicit ToolBar(const Actions& actions, QWidget* parent = nullptr);

    /// Shows the commands of a page.
    void showFor(Page page);
    /// Shows text beside the icons of as many buttons, the most needed ones first, as fit a window `width`
    /// device-independent pixels wide.
    void fit(int width);
    void retranslate();

private:
    const Actions& m_actions;
};

} // namespace qipan::ui
