// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace qipan::ui {

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

} // namespace qipan::ui
