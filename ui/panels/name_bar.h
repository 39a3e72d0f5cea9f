#pragma once

#include "ui/panels/card.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace qipan::ui {

/// Where the user changes their name: a bar at the top of the window.
class NameBar final : public Card {
    Q_OBJECT

public:
    static constexpr int maxLength = 32; ///< Unicode code points, as the protocol has it

    explicit NameBar(QWidget* parent = nullptr);

    void open(const QString& name);

Q_SIGNALS:
    /// The name as it should be from now on, trimmed; empty for the word for Player.
    void nameChosen(const QString& name);
    /// The bar has gone.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void save();
    void leave();
    void retranslate();

    QLabel* m_label;
    QLineEdit* m_name;
    QPushButton* m_save;
    QPushButton* m_cancel;
};

} // namespace qipan::ui
