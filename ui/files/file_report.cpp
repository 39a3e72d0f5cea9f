#include "ui/files/file_report.h"

#include "ui/base/text_tools.h"
#include "ui/widgets/form.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace qipan::ui {

FileReport::FileReport(const QString& title, const QString& summary, const QString& listed,
                       const QList<BrokenFile>& broken, QWidget* parent)
    : QDialog{parent}
    , m_summary{makeTextLabel(this)}
    , m_files{new QTableWidget{static_cast<int>(broken.size()), 2, this}}
    , m_copy{new QPushButton{this}}
    , m_close{new QPushButton{this}}
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
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* whole = new QVBoxLayout{this};
    whole->setContentsMargins(16, 14, 16, 14);
    whole->setSpacing(10);
    whole->addWidget(m_summary);
    whole->addWidget(heading);
    whole->addWidget(m_files, 1);
    whole->addLayout(buttons);
    m_close->setDefault(true);
    m_copy->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this, &FileReport::copy);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

void FileReport::copy()
{
    QString text = m_summary->text() + u'\n';
    for (int row = 0; row < m_files->rowCount(); ++row)
        text += m_files->item(row, 0)->text() + u'\t' + m_files->item(row, 1)->text() + u'\n';
    QGuiApplication::clipboard()->setText(text);
}

void FileReport::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FileReport::retranslate()
{
    m_files->setHorizontalHeaderLabels({tr("File"), tr("Error")});
    m_files->setAccessibleName(tr("Files that could not be read completely"));
    m_copy->setText(tr("C&opy list"));
    m_close->setText(tr("&Close"));
}

} // namespace qipan::ui
