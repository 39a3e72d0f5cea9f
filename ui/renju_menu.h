#pragma once

#include <QMenu>

namespace qipan::ui {

/// The 26 openings of renju by number and name, in two menus: direct and indirect.
class RenjuMenu final : public QMenu {
    Q_OBJECT

public:
    explicit RenjuMenu(QWidget* parent = nullptr);

    void retranslate();

Q_SIGNALS:
    /// The opening with this index in gomoku::renjuOpenings() is to be set up.
    void chosen(int index);

private:
    QMenu* m_direct;
    QMenu* m_indirect;
};

} // namespace qipan::ui
