// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QStackedWidget;
class QToolButton;

namespace qipan::ui {

class Actions;
class ExplorerPanel;
class LineLabel;

/// A list of moves below the name of the opening, and a button beside the name that shows the opening explorer in place
/// of the list. The line of the name is there even while there is none, so that the list does not move; only a panel
/// too low for both does without the line.
class MovesPanel final : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of `moves`.
    MovesPanel(const Actions& actions, QWidget* moves, QWidget* parent = nullptr);

    /// Sets the name of the opening; empty if there is none.
    void setOpening(const QString& name);
    [[nodiscard]] ExplorerPanel& explorer() { return *m_explorer; }
    /// False hides the explorer and disables its button.
    void setExplorerOffered(bool offered);

    /// Shows the explorer in place of the moves, or the moves again, and takes the focus. Precondition: it is offered.
    void setExplorerShown(bool shown);

    /// That of the list.
    [[nodiscard]] QSize minimumSizeHint() const override { return m_moves->minimumSizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void showExplorer(bool shown);
    void describe();

    QWidget* m_moves;
    QWidget* m_head; ///< the name and the button
    LineLabel* m_opening;
    QToolButton* m_switch;
    QStackedWidget* m_lists;
    ExplorerPanel* m_explorer;
};

} // namespace qipan::ui
