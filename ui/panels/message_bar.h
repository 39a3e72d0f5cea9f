#pragma once

#include "ui/panels/question.h"
#include "ui/panels/words_bar.h"

#include <deque>

class QPushButton;

namespace qipan::ui {

/// A question or a message of the program itself, in a bar at the top of the window instead of a box.
class MessageBar final : public WordsBar {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Asks what belongs to a command that the user has just given at once, and else as soon as the questions before it
    /// are answered, with the keyboard on the harmless answer; but a question that others bring takes it from no text
    /// field, and one that stands there again after another came between takes it from nowhere.
    void ask(Question question);
    /// The same question is open already, and the user has given another command to which it belongs.
    [[nodiscard]] bool waitsFor(const Question& question) const;
    /// Takes a question back that is not answered yet; neither of its functions runs.
    void withdraw(Question::Topic topic);
    /// Shows a message until it is closed, above the question where one is open. A newer one takes the place of the
    /// older.
    void tell(const QString& text);
    /// Takes this message back: it is not true any more. False where it is not there.
    bool retract(const QString& text);

Q_SIGNALS:
    /// The bar gives the keyboard away, and what had that before cannot take it: the page should.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showNext();
    void showText();
    void releaseKeyboard();
    enum class Answer { Agree, Other, Decline, Neither };
    void close(Answer answer);
    void retranslate();

    QPushButton* m_agree;
    QPushButton* m_other;
    QPushButton* m_stay;
    QShortcut* m_agreeKey; ///< enabled while the question that is shown has keys, as the other one
    QShortcut* m_declineKey;
    struct Asked : Question {
        bool isShown = false; ///< it was offered the keyboard
    };
    std::deque<Asked> m_questions; ///< the first one is shown
    QString m_message;
};

} // namespace qipan::ui
