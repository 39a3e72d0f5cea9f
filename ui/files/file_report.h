// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/tab_order.h"

#include <QList>

class QLabel;
class QPushButton;
class QTableWidget;

namespace qipan::ui {

/// A file that could not be read completely.
struct BrokenFile {
    QString path; ///< as displayed
    QString why;  ///< a sentence or part of one

    friend bool operator==(const BrokenFile&, const BrokenFile&) = default;
};

/// A list of files that could not be read completely, below a summary. Not modal; the caller provides the texts.
class FileReport final : public OrderedDialog {
    Q_OBJECT

public:
    /// `listed` is the heading of the list.
    FileReport(const QString& title, const QString& summary, const QString& listed, const QList<BrokenFile>& broken,
               QWidget* parent);

private:
    void copy();

    QLabel* m_summary;
    QTableWidget* m_files;
    QPushButton* m_copy;
    QPushButton* m_close;
};

} // namespace qipan::ui
