#pragma once

#include "ui/panels/words_bar.h"

#include <functional>

class QPushButton;

namespace qipan::ui {

/// A question or a message of the program itself, in a bar at the top of the window instead of a box.
class MessageBar final : public WordsBar {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a question and gives the keyboard to the harmless answer. A question before is dropped.
    void confirm(const QString& question, const QString& agree, const QString& stay, std::function<void()> confirmed,
                 std::function<void()> declined = {});
    /// Shows a message until it is closed.
    void tell(const QString& text);
    /// Hides the bar; nothing is confirmed or declined.
    void dismiss();

Q_SIGNALS:
    /// The bar has gone; the keyboard should go back to the page.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void open(const QString& text, bool question);
    void agree();
    void decline();
    void retranslate();

    QPushButton* m_agree;
    QPushButton* m_stay;
    bool m_question = false;
    std::function<void()> m_confirmed;
    std::function<void()> m_declined;
};

} // namespace qipan::ui
