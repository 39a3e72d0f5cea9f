#pragma once

#include "core/link/deal.h"
#include "ui/preferences.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace qipan::ui {

/// Chooses a game of link-match: the way to play, the board, or a deal by its number.
class LinkStartPage final : public QWidget {
    Q_OBJECT

public:
    explicit LinkStartPage(QWidget* parent = nullptr);

    void setChoice(const LinkPreferences& choice);
    [[nodiscard]] LinkPreferences choice() const;
    /// The number of the deal that is played now, to be shared; empty for none.
    void setCurrent(const QString& number);
    /// The sizes to choose from; one of a choice that is not among them is added.
    void setSizes(const std::vector<QSize>& sizes);

Q_SIGNALS:
    /// The user wants to play this.
    void startWanted(const qipan::ui::LinkPreferences& choice);
    /// The user wants this deal, in the way that is chosen.
    void dealWanted(const qipan::ui::LinkPreferences& choice, const qipan::link::DealSetup& setup);
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QComboBox* addChoice(QGridLayout* grid, int count);
    void start();
    void startNumber();
    void show(const QString& error);
    void follow();
    void retranslate();

    LinkPreferences m_rest; // what is not chosen here
    QLabel* m_heading;
    QComboBox* m_way;
    QLabel* m_motto;
    QComboBox* m_size;
    QComboBox* m_mode;
    QComboBox* m_outline;
    QComboBox* m_band;
    QCheckBox* m_border;
    QLineEdit* m_number;
    QPushButton* m_play;
    QLabel* m_error;
    QLabel* m_current;
    QString m_currentNumber;
    QPushButton* m_start;
    QPushButton* m_cancel;
    QList<QLabel*> m_labels; // way, size, mode, outline, band, number
};

} // namespace qipan::ui
