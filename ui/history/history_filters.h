// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/history/history_line.h"

#include <QWidget>

class QComboBox;
class QDateEdit;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace qipan::ui {

/// Filters of the game history: text, game, its rule and opening, opponent, result, date.
class HistoryFilters final : public QWidget {
    Q_OBJECT

public:
    explicit HistoryFilters(QWidget* parent);

    [[nodiscard]] HistoryFilter filter() const;
    /// Sets the game and the result of `filter` (nothing stands for all) and resets all other filters.
    void set(const HistoryFilter& filter);
    [[nodiscard]] QLineEdit* text() const { return m_text; }

Q_SIGNALS:
    void changed();
    /// Down or Enter was pressed in the text field: the list should take the focus.
    void leftDown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent*) override { place(); }

private:
    enum class Time { Any, Today, Week, Month, Year, Between };

    [[nodiscard]] QComboBox* addBox(int count);
    void gameChanged();
    void timeChanged();
    void fillRules();
    void fillOpenings();
    void place();
    [[nodiscard]] Time time() const;
    void retranslate();
    void setTexts(QComboBox* box, const QStringList& words, const QString& name);

    QLineEdit* m_text;
    QComboBox* m_game;
    QComboBox* m_rule;
    QComboBox* m_opening;
    QComboBox* m_opponent;
    QComboBox* m_result;
    QComboBox* m_time;
    QWidget* m_days; ///< the start and end date, shown while they are needed
    QLabel* m_fromLabel;
    QDateEdit* m_from;
    QLabel* m_toLabel;
    QDateEdit* m_to;
    QGridLayout* m_grid;
    int m_columns = 0;
};

} // namespace qipan::ui
