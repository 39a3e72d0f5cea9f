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
    QString why;  ///< a sentence, or a part of one

    friend bool operator==(const BrokenFile&, const BrokenFile&) = default;
};

/// Files that could not be read to their end, and a summary above them. Stands beside the window, in the words that its
/// caller gave.
class FileReport final : public QDialog {
    Q_OBJECT

public:
    /// `listed` is the heading of the list.
    FileReport(const QString& title, const QString& summary, const QString& listed, const QList<BrokenFile>& broken,
               QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void copy();
    void retranslate();

    QLabel* m_summary;
    QTableWidget* m_files;
    QPushButton* m_copy;
    QPushButton* m_close;
};

} // namespace qipan::ui
