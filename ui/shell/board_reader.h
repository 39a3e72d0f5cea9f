// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace qipan::ui {

class Actions;
class BoardView;
class PageStack;

/// Tells screen readers on request what the board of the current page shows, and what a key has switched. It tells what
/// one sees there or what follows from the rules, and nothing while the board is hidden; a hint costs what it costs
/// everyone.
class BoardReader final : public QObject {
    Q_OBJECT

public:
    /// `pages` owns it. `actions` must outlive it.
    BoardReader(const Actions& actions, PageStack& pages);

private:
    /// Tells what `read` says of the board, or why there is none.
    template <typename Read>
    void read(Read textOf);
    void readSwitch(const QAction& action, bool on);
    [[nodiscard]] QWidget& page() const;
    [[nodiscard]] BoardView* board() const;
    [[nodiscard]] QString hiddenText() const;
    [[nodiscard]] QString clocksText() const;
    [[nodiscard]] QString positionText(const BoardView& board) const;
    [[nodiscard]] QString goOn(BoardView& board, bool isForward);

    const Actions& m_actions;
    PageStack& m_pages;
};

} // namespace qipan::ui
