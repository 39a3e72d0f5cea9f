// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QObject>

class QMenu;
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

    /// The settings menu, which is filled elsewhere.
    [[nodiscard]] QMenu* settings() const { return m_settings; }
    [[nodiscard]] RenjuMenu& renju() const { return *m_renju; }
    [[nodiscard]] RecentMenu& recent() const { return *m_recent; }
    void retranslate();

private:
    QMenu* m_game;
    RenjuMenu* m_renju;
    QMenu* m_file;
    RecentMenu* m_recent;
    QMenu* m_copy;
    QMenu* m_move;
    QMenu* m_view;
    QMenu* m_settings;
    QMenu* m_help;
};

} // namespace qipan::ui
