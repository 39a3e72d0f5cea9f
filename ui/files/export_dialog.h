#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace qipan::ui {

/// Where games of the history go: the kind of file, and all in one or one each.
struct ExportChoice {
    enum class Kind { Sgf, Ggf, Psq, Lines };

    Kind kind = Kind::Sgf;
    bool isFolder = false; ///< a file for each game

    /// Piskvork has one game in a file.
    [[nodiscard]] static bool mayBeOneFile(Kind kind) { return kind != Kind::Psq; }

    friend bool operator==(const ExportChoice&, const ExportChoice&) = default;
};

/// Asks in what form so many games are exported.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    ExportDialog(int games, QWidget* parent);

    [[nodiscard]] ExportChoice choice() const;

Q_SIGNALS:
    void chosen(const qipan::ui::ExportChoice& choice);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void retranslate();

    int m_games;
    QLabel* m_heading;
    QLabel* m_kindLabel = nullptr;
    QComboBox* m_kind;
    QLabel* m_note;
    QRadioButton* m_one;
    QRadioButton* m_each;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace qipan::ui
