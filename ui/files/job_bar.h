#pragma once

#include "ui/panels/card.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace qipan::ui {

/// What goes on in the background for longer, how far it is, and a button that ends it. A bar at the top of the window,
/// so that everything else can go on.
class JobBar final : public Card {
    Q_OBJECT

public:
    explicit JobBar(QWidget* parent = nullptr);

    /// Shows the bar. `what`: "Importing 12 of 300 files …".
    void setProgress(const QString& what, int done, int all);
    /// The user has ended it: it only has to come to its end.
    void setEnding();
    /// It is over: the bar goes.
    void finish();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void cancelled();
    /// The bar has gone with the keyboard.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void cancel();
    void retranslate();

    QLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace qipan::ui
