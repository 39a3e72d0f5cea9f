// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/messages/message_bar.h"

#include "ui/base/accessible_role.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QShortcut>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

using Answer = MessageQueue::Answer;

namespace {

/// Whether a message that nobody asked for may have the focus. What passes, or has keys of its own, leaves it.
bool offersFocus(Message::Topic topic)
{
    switch (topic) {
        using enum Message::Topic;
    case Connection:
    case Request:
    case Viewing:
    case Notice:
    case Hint:
    case Waiting:
    case Undo:
    case Exported:
    case Guess:
    case TurningPoints:
    case Broken:
        return false;
    default:
        return true;
    }
}

} // namespace

MessageBar::MessageBar(MessageQueue& queue, QWidget* parent)
    : TextBar{parent}
    , m_queue{queue}
    , m_agree{makeButton(this, [this] { m_queue.answer(Answer::Agree); })}
    , m_decline{makeButton(this, [this] { m_queue.answer(Answer::Decline); })}
    , m_other{makeButton(this, [this] { m_queue.answer(Answer::Other); })}
    , m_next{makeButton(this, [this] { m_queue.showNext(); })}
    , m_agreeKey{addKey(Qt::Key_F8, [this] { pressKey(Answer::Agree); })}
    , m_declineKey{addKey(Qt::Key_F9, [this] { pressKey(Answer::Decline); })}
{
    addToRow(m_agree);
    addToRow(m_decline);
    addToRow(m_other);
    addToRow(m_next);
    m_next->setFlat(true);
    setAccessibleRole(*this, QAccessible::AlertMessage);
    setFlat(true);
    hide();
    connect(&queue, &MessageQueue::currentChanged, this, &MessageBar::showCurrent);
    connect(&queue, &MessageQueue::askedAgain, this, [this] {
        speak(*this, text() + u' ' + answersText());
        focusForEnter(*m_decline);
    });
    connect(&queue, &MessageQueue::waitingChanged, this, &MessageBar::showWaiting);
    connect(&queue, &MessageQueue::passingChanged, this, &MessageBar::showPassing);
    connect(&queue, &MessageQueue::detailChanged, this, &MessageBar::showText);
    keepTranslated(this, [this] { retranslate(); });
}

/// Returns the answers for screen readers: "Accept (F8), Decline (F9)."
QString MessageBar::answersText() const
{
    QStringList answers;
    for (const QPushButton* button : {m_agree, m_decline, m_other}) {
        if (!button->isHidden())
            answers << withoutMnemonic(button->text());
    }
    return tr("%1.").arg(answers.join(tr(", ")));
}

void MessageBar::showText()
{
    const Message* shown = m_queue.current();
    QString words = shown->detail.isEmpty() ? shown->text : QString{shown->text + u' ' + shown->detail};
    if (const Message* over = m_queue.passing(); over != nullptr && !shown->hasButtons() && shown->actions.empty())
        words += u' ' + over->text;
    setText(words);
}

void MessageBar::showPassing()
{
    const Message* over = m_queue.passing();
    const Message* shown = m_queue.current();
    const bool isBehind = shown != nullptr && !shown->hasButtons() && shown->actions.empty();
    setPassingText(over != nullptr && !isBehind ? over->text : QString{});
    if (isBehind)
        showText();
    if (over != nullptr && !over->isSpoken)
        speak(*this, over->text);
}

void MessageBar::showCurrent(bool isNew)
{
    const Message* shown = m_queue.current();
    showWaiting();
    if (shown == nullptr) {
        releaseKeyboard();
        return hide();
    }
    if (losesFocus(*shown))
        releaseKeyboard();
    // An alert is read whole when the focus goes into it, and this text has been announced.
    const bool takesFocus = !shown->isQuestion() || shown->rank() == Message::Rank::Commanded;
    setAccessibleRole(*this, takesFocus ? QAccessible::Grouping : QAccessible::AlertMessage);
    setAccented(shown->rank() <= Message::Rank::Asked);
    setStrong(shown->topic == Message::Topic::End);
    showText();
    for (const auto& [button, words] : {std::pair{m_agree, &shown->agree}, std::pair{m_decline, &shown->decline},
                                        std::pair{m_other, &shown->other}}) {
        button->setVisible(!words->isEmpty());
        button->setText(*words);
    }
    m_decline->setVisible(shown->isClosable || !shown->decline.isEmpty());
    showActions(shown->actions);
    retranslate();
    show();
    questionChanged(isNew && shown->rank() == Message::Rank::Commanded);
    if (!shown->isSpoken && (isNew || shown->rank() <= Message::Rank::Asked))
        speak(*this, shown->isQuestion() ? QString{text() + u' ' + answersText()} : text());
    moveFocus(isNew);
}

/// Whether the button with the focus goes, or will have no meaning, when this message is shown.
bool MessageBar::losesFocus(const Message& shown) const
{
    const bool losesAction = std::ranges::any_of(m_actions, [&](const auto& each) {
        return each.second == window()->focusWidget()
            && std::ranges::find(shown.actions, each.first) == shown.actions.end();
    });
    return losesAction || (!shown.hasButtons() && shown.actions.empty());
}

void MessageBar::showActions(const std::vector<QAction*>& actions)
{
    for (QAction* action : actions) {
        ActionButton*& button = m_actions[action];
        if (button == nullptr) {
            button = new ActionButton{action, this};
            addToRow(button);
        }
    }
    for (const auto& [action, button] : m_actions)
        button->setVisible(action->isVisible() && std::ranges::find(actions, action) != actions.end());
}

/// Counts the questions behind the shown message and enables the keys.
void MessageBar::showWaiting()
{
    std::vector<const Message*> all = m_queue.waiting();
    const auto count = static_cast<int>(all.size());
    if (m_next->hasFocus() && count == 0)
        releaseKeyboard();
    m_next->setVisible(count > 0);
    if (count > 0) {
        m_next->setText(tr("%n more question(s)", nullptr, count));
        setTip(*m_next, tr("Also waiting: %1").arg(all.front()->text));
    }
    if (const Message* shown = m_queue.current())
        all.push_back(shown);
    const auto isFor = [&](const QString Message::*words) {
        return std::ranges::any_of(all,
                                   [&](const Message* each) { return each->hasKeys && !(each->*words).isEmpty(); });
    };
    m_agreeKey->setEnabled(isFor(&Message::agree));
    m_declineKey->setEnabled(isFor(&Message::decline));
}

/// Answers the shown message if it has keys; shows the next one with keys otherwise, which may be unread.
void MessageBar::pressKey(Answer answer)
{
    const Message* shown = m_queue.current();
    if (shown != nullptr && shown->hasKeys)
        return (answer == Answer::Agree ? shown->agree : shown->decline).isEmpty() ? void() : m_queue.answer(answer);
    for (std::size_t left = m_queue.waiting().size(); left > 0 && !m_queue.current()->hasKeys; --left)
        m_queue.showNext();
}

/// Gives the focus to a button, with the frame that shows what Enter will press.
void MessageBar::focusForEnter(QWidget& button)
{
    takeFocus(button);
    window()->setAttribute(Qt::WA_KeyboardFocusChange);
}

void MessageBar::moveFocus(bool isNew)
{
    const Message* shown = m_queue.current();
    const bool hasActions = !shown->actions.empty() && shown->topic != Message::Topic::Hint; // those have keys
    if (isNew && hasActions && !isTypingBeside(*this)) {
        focusForEnter(*m_actions.at(shown->actions.front()));
    } else if (isNew && shown->rank() == Message::Rank::Commanded) {
        focusForEnter(*m_decline);
    } else if (isNew && shown->hasButtons() && offersFocus(shown->topic)) {
        offerFocus(shown->topic == Message::Topic::Opening ? *m_agree : *m_decline);
    } else {
        releaseKeyboard(); // it was for another message
    }
}

/// Returns the focus to the previous widget, or else to the current page.
void MessageBar::releaseKeyboard()
{
    if (hasKeyboard() && !returnFocus())
        Q_EMIT closed();
}

bool MessageBar::dismiss()
{
    using namespace std::chrono_literals;
    if (m_queue.dropPassing())
        return true;
    const Message* shown = m_queue.current();
    const bool goes =
        shown != nullptr && (shown->isClosable || shown->duration > 0ms || shown->topic == Message::Topic::Viewing);
    if (!goes)
        return false;
    m_queue.answer(Answer::Neither);
    return true;
}

void MessageBar::mousePressEvent(QMouseEvent* event)
{
    using namespace std::chrono_literals;
    if (const Message* shown = m_queue.current(); !m_queue.dropPassing() && shown != nullptr && shown->duration > 0ms)
        m_queue.answer(Answer::Neither);
    event->accept(); // not meant for what is below
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    const Message* shown = m_queue.current();
    if (event->key() != Qt::Key_Escape || shown == nullptr)
        return TextBar::keyPressEvent(event);
    if (!shown->actions.empty())
        return releaseKeyboard(); // it stays
    // Escape does no harm to a command; somebody else's question may have come in the way of what it was meant for.
    const bool isSafe = shown->rank() == Message::Rank::Commanded || shown->rank() >= Message::Rank::Told;
    if (isSafe || !isTooNew())
        m_queue.answer(shown->isChoice || shown->decline.isEmpty() ? Answer::Neither : Answer::Decline);
}

void MessageBar::retranslate()
{
    showWaiting();
    setAccessibleName(tr("Message")); // the text is announced, and read in the bar
    // Answers keep the texts of those who asked.
    if (const Message* shown = m_queue.current(); shown != nullptr && shown->isClosable)
        m_decline->setText(tr("Clos&e"));
}

} // namespace qipan::ui
