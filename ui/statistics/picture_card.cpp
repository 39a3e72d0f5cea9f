#include "ui/statistics/picture_card.h"

#include "ui/base/text_tools.h"
#include "ui/widgets/form.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>

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
    , m_table{new QTableWidget{this}}
{
    m_title->setFont(scaledFont(font(), 1.15, QFont::DemiBold));
    m_title->setTextFormat(Qt::PlainText);
    m_turn->setCheckable(true);
    m_turn->setVisible(picture != nullptr);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_turn);
    auto* column = new QVBoxLayout{this};
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(m_caption);
    if (picture != nullptr) {
        picture->setParent(this);
        column->addWidget(picture);
    }
    column->addWidget(m_table);
    column->addStretch(1);
    setPadding(14, 12);
    connect(m_turn, &QPushButton::toggled, this, &PictureCard::showTable);
    showTable(picture == nullptr);
    retranslate();
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

bool PictureCard::isTableShown() const
{
    return m_picture == nullptr || m_turn->isChecked();
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

void PictureCard::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitTable();
}

} // namespace qipan::ui
