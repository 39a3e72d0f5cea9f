#pragma once

#include <QWidget>

class QPushButton;

namespace qipan::ui {

/// A page that one leaves by Escape or by its button.
class ClosablePage : public QWidget {
    Q_OBJECT

public:
    explicit ClosablePage(QWidget* parent = nullptr);

Q_SIGNALS:
    void closed();

protected:
    /// The button, for the page's layout: Tab comes to it when it has passed what was made before.
    [[nodiscard]] QPushButton* makeCloseButton();
    /// Gives all that is shown its words in the language of now.
    virtual void retranslate();
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QPushButton* m_close = nullptr;
};

} // namespace qipan::ui
