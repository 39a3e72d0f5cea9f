// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;

namespace qipan::ui {

/// The header of a record as texts; empty if unknown.
struct RecordInfo {
    QString black;
    QString white;
    QString result;
    QString date;
    QString event;
    QString rule; ///< with the game and the board
};

/// Shows the header of a record: the players, and the rest below.
class RecordHead final : public QWidget {
    Q_OBJECT

public:
    explicit RecordHead(QWidget* parent = nullptr);

    void setInfo(const RecordInfo& info);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void elide();

    RecordInfo m_info;
    QLabel* m_names[2];
    QString m_shown[2]; // not elided, unlike those in `m_names`
    QLabel* m_about;
};

} // namespace qipan::ui
