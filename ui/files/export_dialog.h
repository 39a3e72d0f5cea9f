// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/tab_order.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace qipan::ui {

/// How games of the history are exported: format, and one file for all or one each.
struct ExportChoice {
    enum class Kind { Sgf, Ggf, Psq, Lines };

    Kind kind = Kind::Sgf;
    bool isFolder = false;    ///< one file for each game
    bool hasComments = false; ///< says in comments what an analysis found

    /// A Piskvork file has one game.
    [[nodiscard]] static bool mayBeOneFile(Kind kind) { return kind != Kind::Psq; }

    friend bool operator==(const ExportChoice&, const ExportChoice&) = default;
};

/// Asks how a number of games are exported.
class ExportDialog final : public OrderedDialog {
    Q_OBJECT

public:
    ExportDialog(int games, QWidget* parent);

    [[nodiscard]] ExportChoice choice() const;

Q_SIGNALS:
    void chosen(const qipan::ui::ExportChoice& choice);

private:
    void follow();

    int m_games;
    QLabel* m_heading;
    QLabel* m_kindLabel = nullptr;
    QComboBox* m_kind;
    QLabel* m_note;
    QCheckBox* m_comments;
    QRadioButton* m_one;
    QRadioButton* m_each;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace qipan::ui
