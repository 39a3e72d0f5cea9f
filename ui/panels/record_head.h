#pragma once

#include <QString>
#include <QWidget>

class QLabel;

namespace qipan::ui {

/// What a record says about its game, in words; empty where nothing is told.
struct RecordInfo {
    QString black;
    QString white;
    QString result;
    QString date;
    QString event;
    QString rule; ///< with the game and the board
};

/// Shows that: who played whom, and below what is told beside.
class RecordHead final : public QWidget {
    Q_OBJECT

public:
    explicit RecordHead(QWidget* parent = nullptr);

    void setInfo(const RecordInfo& info);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void elide();

    RecordInfo m_info;
    QLabel* m_names[2];
    QString m_shown[2]; // whole, in m_names
    QLabel* m_about;
};

} // namespace qipan::ui
