// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/messages/message_queue.h"
#include "ui/panels/text_bar.h"

#include <map>
#include <vector>

class QAction;
class QPushButton;

namespace qipan::ui {

class ActionButton;

/// Shows the current message of a queue, with buttons for its answers, and announces it to screen readers. Hidden
/// while there is none. A button counts the questions that wait behind it and shows the next one; the keys of one that
/// waits show it too.
/// The focus goes to the harmless answer of a question that belongs to a command just given. A question caused by
/// someone else never takes the focus from a text field or a board, and one shown again after another had interrupted
/// it never takes the focus.
class MessageBar final : public TextBar {
    Q_OBJECT

public:
    /// `queue` must outlive the bar.
    explicit MessageBar(MessageQueue& queue, QWidget* parent = nullptr);

    /// Closes the shown message if nobody waits for an answer to it. Returns false if nothing was closed.
    bool dismiss();

Q_SIGNALS:
    /// The bar released the focus, and the previous focus widget cannot take it: the page should.
    void closed();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void pressKey(MessageQueue::Answer answer);
    void showCurrent(bool isNew);
    void showWaiting();
    [[nodiscard]] QString answersText() const;
    void showText();
    void showPassing();
    [[nodiscard]] bool losesFocus(const Message& shown) const;
    void showActions(const std::vector<QAction*>& actions);
    void focusForEnter(QWidget& button);
    void moveFocus(bool isNew);
    void releaseKeyboard();
    void retranslate();

    MessageQueue& m_queue;
    QPushButton* m_agree;
    QPushButton* m_decline;
    QPushButton* m_other;
    QPushButton* m_next;
    std::map<QAction*, ActionButton*> m_actions; ///< of all messages so far; those of the shown one are visible
    QShortcut* m_agreeKey; ///< enabled while the shown message or one behind it has shortcuts, like the next one
    QShortcut* m_declineKey;
};

} // namespace qipan::ui
