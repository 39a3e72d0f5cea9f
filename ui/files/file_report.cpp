// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_report.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>

namespace qipan::ui {

FileReport::FileReport(const QString& title, const QString& summary, const QString& listed,
                       const QList<BrokenFile>& broken, QWidget* parent)
    : OrderedDialog{parent}
    , m_summary{makeTextLabel(this)}
    , m_files{new QTableWidget{static_cast<int>(broken.size()), 2, this}}
    , m_copy{makeButton(this, &FileReport::copy)}
    , m_close{makeButton(this, &QDialog::accept)}
{
    resize(620, 420);
    setWindowTitle(title);
    m_summary->setText(summary);
    auto* heading = makeTextLabel(this);
    heading->setText(listed);
    m_summary->setFont(scaledFont(font(), 1.1, QFont::DemiBold));
    m_files->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_files->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_files->setTabKeyNavigation(false);
    m_files->setTextElideMode(Qt::ElideMiddle);
    m_files->verticalHeader()->hide();
    m_files->horizontalHeader()->setStretchLastSection(true);
    m_files->setColumnWidth(0, 230);
    for (int row = 0; row < m_files->rowCount(); ++row) {
        const BrokenFile& file = broken.at(row);
        for (int column = 0; column < 2; ++column) {
            const QString text = onOneLine(column == 0 ? file.path : file.why);
            auto* item = new QTableWidgetItem{text};
            item->setToolTip(plainTip(text));
            m_files->setItem(row, column, item);
        }
    }
    setLayout(makeColumn({m_summary, heading, {m_files, 1}, makeRow({m_copy, stretch(1), m_close})},
                         {.margins = {16, 14, 16, 14}, .spacing = 10}));
    m_close->setDefault(true);
    m_copy->setAutoDefault(false);
    keepTranslated(this, [this] {
        m_files->setHorizontalHeaderLabels({tr("File"), tr("Error")});
        m_files->setAccessibleName(tr("Files that could not be read completely"));
        m_copy->setText(tr("C&opy list"));
        m_close->setText(tr("&Close"));
    });
}

void FileReport::copy()
{
    QString text = m_summary->text() + u'\n';
    for (int row = 0; row < m_files->rowCount(); ++row)
        text += m_files->item(row, 0)->text() + u'\t' + m_files->item(row, 1)->text() + u'\n';
    QGuiApplication::clipboard()->setText(text);
}

} // namespace qipan::ui
