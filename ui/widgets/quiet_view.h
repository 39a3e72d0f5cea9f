// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>

namespace qipan::ui {

/// An item view of Qt that follows what is on a board. Its current item is announced to screen readers as the focus
/// only while the view has it; Qt's views do so always, which draws screen readers away from the board.
template <typename View>
class QuietView : public View {
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        if (this->hasFocus())
            return View::currentChanged(current, previous);
        QAbstractItemView::currentChanged(current, previous);
        this->viewport()->update();
    }
};

} // namespace qipan::ui
