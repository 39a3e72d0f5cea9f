// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/picture_card.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/form.h"
#include "ui/widgets/quiet_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableWidget>

#include <algorithm>

namespace qipan::ui {

namespace {

constexpr int maxRowsShown = 10; ///< beyond, the table scrolls

} // namespace

PictureCard::PictureCard(Chart* picture, QWidget* parent)
    : Card{parent}
    , m_picture{picture}
    , m_title{new QLabel{this}}
    , m_caption{makeTextLabel(this)}
    , m_turn{new QPushButton{this}}
    , m_table{new QuietView<QTableWidget>{this}}
{
    m_title->setFont(scaledFont(font(), 1.15, QFont::DemiBold));
    m_title->setTextFormat(Qt::PlainText);
    m_turn->setCheckable(true);
    m_turn->setVisible(picture != nullptr);
    makeRowTable(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* column = makeColumn({makeRow({{m_title, 1}, m_turn}), m_caption, m_table, stretch(1)}, {.spacing = 6});
    if (picture != nullptr)
        column->insertWidget(2, picture);
    setLayout(column);
    setPadding(14, 12);
    connect(m_turn, &QPushButton::toggled, this, &PictureCard::showTable);
    showTable(picture == nullptr);
    keepTranslated(this, [this] { retranslate(); });
    onFontChange(this, [this] { fitTable(); });
}

void PictureCard::setTexts(const QString& title, const QString& caption)
{
    m_title->setText(title);
    m_caption->setText(caption);
    m_caption->setVisible(!caption.isEmpty());
    m_table->setAccessibleName(title);
    if (m_picture != nullptr)
        m_picture->setAccessibleName(title);
    retranslate();
}

void PictureCard::setTable(const Table& table)
{
    m_table->setColumnCount(static_cast<int>(table.header.size()));
    m_table->setHorizontalHeaderLabels(table.header);
    m_table->setRowCount(static_cast<int>(table.rows.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QStringList& cells = table.rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(cells.size()); ++column) {
            auto* item = new QTableWidgetItem{cells[column]};
            item->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    if (m_table->rowCount() > 0 && m_table->currentRow() < 0)
        m_table->setCurrentCell(0, 0, QItemSelectionModel::NoUpdate); // nothing is selected before a key or a click
    fitTable();
}

/// Makes the table as high as its rows, so that the page scrolls instead of the table, except for long tables.
void PictureCard::fitTable()
{
    const int rows = std::clamp(m_table->rowCount(), 1, maxRowsShown);
    const int row = m_table->rowCount() > 0 ? m_table->rowHeight(0) : m_table->verticalHeader()->defaultSectionSize();
    const int bar = m_table->horizontalScrollBar()->sizeHint().height();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * row + bar + 4);
}

void PictureCard::showTable(bool shown)
{
    m_turn->setChecked(shown);
    m_table->setVisible(isTableShown());
    if (m_picture != nullptr)
        m_picture->setVisible(!isTableShown());
}

void PictureCard::retranslate()
{
    m_turn->setText(tr("Show as table"));
    m_turn->setAccessibleName(tr("%1 as a table").arg(m_title->text()));
}

} // namespace qipan::ui
