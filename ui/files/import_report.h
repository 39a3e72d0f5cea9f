#pragma once

#include <QDialog>
#include <QList>

class QLabel;
class QPushButton;
class QTableWidget;

namespace qipan::ui {

/// A file that was not, or not wholly, read.
struct BrokenFile {
    QString path; ///< as people see it
    QString why;  ///< a sentence

    friend bool operator==(const BrokenFile&, const BrokenFile&) = default;
};

/// What came of an import: a summary, and the files that could not be read to their end. Stands beside the window.
class ImportReport final : public QDialog {
    Q_OBJECT

public:
    ImportReport(const QString& summary, const QList<BrokenFile>& broken, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void copy();
    void retranslate();

    QLabel* m_summary;
    QLabel* m_listed;
    QTableWidget* m_files;
    QPushButton* m_copy;
    QPushButton* m_close;
};

} // namespace qipan::ui
