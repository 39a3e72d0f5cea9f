// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/messages/message.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <vector>

namespace qipan::ui {

/// The messages of the window in order of importance. The first one that the page may show is current: MessageBar
/// shows it, and other readers can follow the same signals. Messages of equal rank keep their order, except that the
/// newest question about a command comes first, and the latest news. A message that passes takes the words, but not the
/// buttons, of the one behind it; with what an opening rule requires, which one needs to read, it is shown together.
/// An offer gives way to it wholly: its buttons would seem to answer those words.
class MessageQueue final : public QObject {
    Q_OBJECT

public:
    enum class Answer { Agree, Decline, Other, Neither };

    explicit MessageQueue(QObject* parent = nullptr);

    /// Adds a message, or replaces the one of the same topic. A question about a command belongs to the shown page if
    /// it names none, unless it is about the end of the program.
    void post(Message message);
    /// Says something that stays until it is closed.
    void showMessage(const QString& text);
    /// Says something about the shown page that stays there until it is closed.
    void showOnPage(const QString& text);
    /// Says something about the game on a page for some seconds.
    void showNotice(Page page, const QString& text);
    /// Removes a message; none of its functions is called.
    void withdraw(Message::Topic topic);
    /// Removes the message of `showMessage` or `showOnPage` if it has this text. Returns false if not.
    bool hideMessage(const QString& text);
    /// Changes the detail of a message, if it is there.
    void setDetail(Message::Topic topic, const QString& detail);
    /// Removes the current message and calls the function for the answer. Does nothing if there is none.
    void answer(Answer answer);

    /// Shows the next question that waits behind the current message, which then waits itself. Does nothing if there is
    /// none.
    void showNext();
    /// Sets the page that is shown.
    void setPage(Page page);
    /// Returns the message to be shown, or null. Valid until the next change.
    [[nodiscard]] const Message* current() const;
    /// Returns the passing message whose words are shown in place of those of the current one, whose buttons stay, or
    /// behind them if that has none; null if there is none. Valid until the next change.
    [[nodiscard]] const Message* passing() const;
    /// Returns whether the message of this topic is the current or the passing one.
    [[nodiscard]] bool isShown(Message::Topic topic) const { return m_current == topic || m_passing == topic; }
    /// Removes the passing message. Returns false if there is none.
    bool dropPassing();
    /// Returns the questions of the shown page that wait behind the current message. Valid until the next change.
    [[nodiscard]] std::vector<const Message*> waiting() const;
    /// Returns the message of this topic, shown or not, or null. Valid until the next change.
    [[nodiscard]] const Message* find(Message::Topic topic) const;

Q_SIGNALS:
    /// A message was posted, and there was none of its topic.
    void added(qipan::ui::Message::Topic topic);
    /// Another message is current, or the same one anew; `isNew` if it was not current before.
    void currentChanged(bool isNew);
    /// Another message passes over the current one, or none any more.
    void passingChanged();
    /// Other questions may wait behind the current message.
    void waitingChanged();
    /// The detail of the current message has changed.
    void detailChanged();
    /// A question was asked again while it was open.
    void askedAgain();

private:
    struct Entry : Message {
        bool wasCurrent = false;
    };
    [[nodiscard]] std::deque<Entry>::iterator place(const Message& message);
    [[nodiscard]] bool isOnPage(const Message& message) const;
    [[nodiscard]] const Message* first() const;
    void update(std::optional<Message::Topic> replaced = {});

    std::deque<Entry> m_entries;
    Page m_page = Page::Home;
    std::optional<Message::Topic> m_current;
    std::optional<Message::Topic> m_passing;
    QTimer m_goes; ///< removes the passing message, or else the current one
};

} // namespace qipan::ui
