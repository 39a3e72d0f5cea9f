// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/question.h"
#include "ui/panels/text_bar.h"

#include <deque>

class QPushButton;

namespace qipan::ui {

/// Questions and messages of the program, in a bar at the top of the window instead of dialogs.
class MessageBar final : public TextBar {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Asks at once if the question belongs to a command just given, otherwise after the earlier questions are
    /// answered. The focus goes to the harmless answer. A question caused by someone else never takes the focus from a
    /// text field, and one shown again after another had interrupted it never takes the focus.
    void ask(Question question);
    /// Withdraws a question that is not answered yet; none of its functions is called.
    void withdraw(Question::Topic topic);
    /// Shows a message until it is closed, above an open question. Replaces an earlier message.
    void showMessage(const QString& text);
    /// Removes this message. Returns false if it is not shown.
    bool hideMessage(const QString& text);

Q_SIGNALS:
    /// The bar released the focus, and the previous focus widget cannot take it: the page should.
    void closed();
    /// The same question was already open for another command.
    void askedAgain();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool waitsFor(const Question& question) const;
    void showNext();
    void showText();
    void releaseKeyboard();
    enum class Answer { Agree, Other, Decline, Neither };
    void close(Answer answer);
    void retranslate();

    QPushButton* m_agree;
    QPushButton* m_other;
    QPushButton* m_stay;
    QShortcut* m_agreeKey; ///< enabled while the shown question has shortcuts, like the next one
    QShortcut* m_declineKey;
    struct Asked : Question {
        bool isShown = false; ///< it has been offered the focus
    };
    std::deque<Asked> m_questions; ///< the first one is shown
    QString m_message;
};

} // namespace qipan::ui
