#pragma once

#include <QWidget>

class QPushButton;

namespace qipan::ui {

/// A page that can be closed with Escape or a button.
class ClosablePage : public QWidget {
    Q_OBJECT

public:
    explicit ClosablePage(QWidget* parent = nullptr);

Q_SIGNALS:
    void closed();

protected:
    /// Creates the close button for the page's layout; it follows the widgets created before in the tab order.
    [[nodiscard]] QPushButton* makeCloseButton();
    /// Sets all texts in the current language.
    virtual void retranslate();
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QPushButton* m_close = nullptr;
};

} // namespace qipan::ui
