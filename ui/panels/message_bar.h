// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/text_bar.h"

#include <QString>

#include <deque>
#include <functional>

class QPushButton;

namespace qipan::ui {

/// A question of the program, asked in the bar at the top of the window.
struct Question {
    /// What the question is about. A new question replaces an open one of the same topic.
    enum class Topic {
        Leave,         ///< a running game would be resigned
        JoinRequest,   ///< someone wants to join
        OtherPage,     ///< a game on another page waits
        Proposal,      ///< another game for the next round
        Discard,       ///< a game that could be continued would be discarded
        Resume,        ///< a game of an earlier run of the program is on the board and can be continued
        ResumeLan,     ///< a LAN game of an earlier run can be continued
        NextLink,      ///< one of several unfinished link-match games is on the board
        Branch,        ///< a part of a record would be deleted
        Unsaved,       ///< a record has unsaved changes
        Unwritten,     ///< unsaved games would be lost, or running jobs interrupted, when the program ends
        Engine,        ///< an engine failed and its seat needs another player
        Loss,          ///< a file format cannot store everything that a game has
        WhichGame,     ///< moves that fit both games
        CodePage,      ///< the code page of a file was guessed; takes no focus and gives way to others
        Dropped,       ///< several files: open them or import them into the history
        Reset,         ///< games would no longer count in the statistics
        Delete,        ///< games of the history would be deleted
        Undo,          ///< something was done that can be undone; takes no focus and gives way to others
        Exported,      ///< files were written, which can be undone; takes no focus and gives way to others
        Imported,      ///< an import had broken files; can wait and gives way to others
        TurningPoints, ///< turning points were found in the background; like `Broken`
        Broken,        ///< files of the user are broken; takes no focus and gives way to others
        Lesson,        ///< offers to show how tiles are connected; can wait and gives way to others
    };

    Topic topic = Topic::Leave;
    QString text;
    QString agree; ///< with mnemonics
    QString decline;
    std::function<void()> agreed;
    std::function<void()> declined; ///< may be empty
    bool isChoice = false;          ///< both answers act; Escape gives neither and calls `left`
    QString other{};                ///< a third answer behind the two; empty for none
    std::function<void()> otherwise{};
    std::function<void()> left{};
    bool hasKeys = false; ///< F8 agrees and F9 declines, from anywhere in the window
};

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
    /// A question has been shown.
    void asked();
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
