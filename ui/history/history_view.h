#pragma once

#include "ui/history/history_line.h"

#include <QTableView>

#include <vector>

namespace qipan::ui {

class HistoryModel;

/// The table of the history. Where it is narrow, columns go, those that matter least first, so that none is squeezed;
/// what they tell stands in the tips too.
class HistoryView final : public QTableView {
    Q_OBJECT

public:
    /// `model` must outlive it.
    HistoryView(HistoryModel& model, QWidget* parent);

    [[nodiscard]] HistoryOrder order() const;
    void setOrder(HistoryOrder order);
    /// The games that are chosen, from the top.
    [[nodiscard]] std::vector<qint64> chosen() const;
    /// Chooses these, as far as they are in the list; where none is, the row where the keyboard is, or the first.
    void choose(const std::vector<qint64>& ids);
    /// The game at the top of what is in sight; 0 where that is the top of the list.
    [[nodiscard]] qint64 topGame() const;
    /// Scrolls so that this one is there; nowhere where it is not in the list.
    void setTopGame(qint64 id);
    /// Chooses the first row where none is chosen, and takes the keyboard.
    void enter();
    /// Another font or language: columns take other widths.
    void fit();

Q_SIGNALS:
    void orderChanged();
    void choiceChanged();
    /// Enter or a double click.
    void openWanted();
    void menuWanted(const QPoint& globalPos);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int widthOf(HistoryColumn column, bool withTime) const;

    HistoryModel& m_model;
};

} // namespace qipan::ui
