// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/chart.h"
#include "ui/widgets/card.h"

#include <QPushButton>
#include <QStringList>

#include <vector>

class QLabel;
class QTableWidget;

namespace qipan::ui {

/// A card with a chart, its caption, and a table of the same figures; a button switches between chart and table.
class PictureCard final : public Card {
    Q_OBJECT

public:
    /// Takes ownership of `picture`; null for a card with only a table.
    explicit PictureCard(Chart* picture, QWidget* parent = nullptr);

    /// The first column is text, the others are numbers.
    struct Table {
        QStringList header;
        std::vector<QStringList> rows;
    };
    void setTexts(const QString& title, const QString& caption);
    void setTable(const Table& table);
    [[nodiscard]] bool isTableShown() const { return m_picture == nullptr || m_turn->isChecked(); }
    void showTable(bool shown);

    [[nodiscard]] QTableWidget& table() { return *m_table; }
    [[nodiscard]] QPushButton& turnButton() { return *m_turn; }

private:
    void retranslate();
    void fitTable();

    Chart* m_picture;
    QLabel* m_title;
    QLabel* m_caption;
    QPushButton* m_turn;
    QTableWidget* m_table;
};

} // namespace qipan::ui
