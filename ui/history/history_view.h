// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/history/history_line.h"
#include "ui/widgets/quiet_view.h"

#include <QTableView>

#include <vector>

namespace qipan::ui {

class HistoryModel;

/// The table of the history. If it is narrow, it hides the less important columns instead of squeezing all; tool tips
/// have their content too.
class HistoryView final : public QuietView<QTableView> {
    Q_OBJECT

public:
    /// `model` must outlive the view.
    HistoryView(HistoryModel& model, QWidget* parent);

    [[nodiscard]] HistoryOrder order() const;
    void setOrder(HistoryOrder order);
    /// Returns the selected games, from the top.
    [[nodiscard]] std::vector<qint64> chosen() const;
    /// Selects those of these games that are in the list; if none is, the current row or the first.
    void choose(const std::vector<qint64>& ids);
    /// Returns the topmost visible game, or 0 if the list is scrolled to its top.
    [[nodiscard]] qint64 topGame() const;
    /// Scrolls to this game as the topmost; does nothing if it is not in the list.
    void setTopGame(qint64 id);
    /// Selects the first row if none is selected, and takes the focus.
    void enter();
    /// Updates the column widths after a change of font or language.
    void fit();

Q_SIGNALS:
    void orderChanged();
    void choiceChanged();
    /// Enter or a double click.
    void openRequested();
    void menuRequested(const QPoint& globalPos);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int computerWidth() const;
    [[nodiscard]] int widthOf(HistoryColumn column, bool withTime) const;

    HistoryModel& m_model;
};

} // namespace qipan::ui
