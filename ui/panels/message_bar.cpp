// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/message_bar.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

#include <QKeyEvent>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

/// The user has just given a command and waits for this question.
bool isUserInitiated(Question::Topic topic)
{
    using enum Question::Topic;
    return topic == Leave || topic == Discard || topic == Delete || topic == Loss || topic == WhichGame
        || topic == Dropped || topic == Unsaved || topic == Unwritten || topic == Branch;
}

/// Leaves the focus where it is.
bool isQuiet(const Question& question)
{
    using enum Question::Topic;
    return question.topic == Undo || question.topic == Exported || question.topic == TurningPoints
        || question.topic == CodePage || question.topic == Broken;
}

/// Can wait and gives way to others.
bool canWait(const Question& question)
{
    using enum Question::Topic;
    return question.topic == Imported || question.topic == Lesson || isQuiet(question);
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : TextBar{parent}
    , m_agree{makeButton(this, [this] { close(Answer::Agree); })}
    , m_other{makeButton(this, [this] { close(Answer::Other); })}
    , m_stay{makeButton(this, [this] { close(Answer::Decline); })}
    , m_agreeKey{addKey(Qt::Key_F8, [this] { close(Answer::Agree); })}
    , m_declineKey{addKey(Qt::Key_F9, [this] { close(Answer::Decline); })}
{
    addToRow(m_agree);
    addToRow(m_stay);
    addToRow(m_other);
    hide();
    keepTranslated(this, [this] { retranslate(); });
}

bool MessageBar::waitsFor(const Question& question) const
{
    return !m_questions.empty() && isUserInitiated(question.topic) && m_questions.front().topic == question.topic
        && m_questions.front().text == question.text;
}

void MessageBar::ask(Question question)
{
    if (waitsFor(question))
        Q_EMIT askedAgain();
    auto place = std::ranges::find(m_questions, question.topic, &Question::topic);
    if (place != m_questions.end()) {
        *place = {std::move(question)};
    } else {
        const auto next =
            isUserInitiated(question.topic) ? m_questions.begin() : std::ranges::find_if(m_questions, canWait);
        place = m_questions.insert(next, {std::move(question)});
    }
    if (place == m_questions.begin())
        showNext();
}

void MessageBar::withdraw(Question::Topic topic)
{
    const auto found = std::ranges::find(m_questions, topic, &Question::topic);
    if (found == m_questions.end())
        return;
    const bool wasShown = found == m_questions.begin();
    m_questions.erase(found);
    if (wasShown)
        showNext();
}

void MessageBar::showMessage(const QString& text)
{
    m_message = text;
    if (m_questions.empty())
        return showNext();
    showText();
    questionChanged(); // its buttons have moved
    speak(*this, text);
}

bool MessageBar::hideMessage(const QString& text)
{
    if (text.isEmpty() || m_message != text)
        return false;
    m_message.clear();
    if (m_questions.empty())
        showNext();
    else
        showText();
    return true;
}

/// Shows the message above the question, which may stay open for long.
void MessageBar::showText()
{
    QStringList lines;
    if (!m_message.isEmpty())
        lines << m_message;
    if (!m_questions.empty())
        lines << m_questions.front().text;
    setText(lines.join(u'\n'));
}

void MessageBar::showNext()
{
    const bool isQuestion = !m_questions.empty();
    for (QShortcut* key : {m_agreeKey, m_declineKey})
        key->setEnabled(isQuestion && m_questions.front().hasKeys);
    if (!isQuestion && m_message.isEmpty()) {
        releaseKeyboard();
        return hide();
    }
    setAccented(isQuestion);
    showText();
    m_agree->setVisible(isQuestion);
    m_other->setVisible(isQuestion && !m_questions.front().other.isEmpty());
    if (isQuestion) {
        m_other->setText(m_questions.front().other);
        m_agree->setText(m_questions.front().agree);
        m_stay->setText(m_questions.front().decline);
    }
    retranslate();
    questionChanged();
    show();
    speak(*this, text());
    // More commands that can be undone may follow; and a question shown before never takes the focus again.
    const bool isPassedOver =
        isQuestion && (isQuiet(m_questions.front()) || std::exchange(m_questions.front().isShown, true));
    if (isPassedOver)
        releaseKeyboard();
    else if (isQuestion && isUserInitiated(m_questions.front().topic))
        takeFocus(*m_stay);
    else
        offerFocus(*m_stay);
    if (isQuestion)
        Q_EMIT asked();
}

/// Returns the focus to the previous widget, or else to the current page.
void MessageBar::releaseKeyboard()
{
    if (hasKeyboard() && !returnFocus())
        Q_EMIT closed();
}

void MessageBar::close(Answer answer)
{
    std::function<void()> run;
    if (m_questions.empty()) {
        m_message.clear();
    } else {
        Question& answered = m_questions.front();
        run = std::move(answer == Answer::Agree         ? answered.agreed
                            : answer == Answer::Other   ? answered.otherwise
                            : answer == Answer::Neither ? answered.left
                                                        : answered.declined);
        m_questions.pop_front();
    }
    showNext();
    if (run)
        run();
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        if (isTooNew() && !m_questions.empty())
            return;
        const bool isChoice = !m_questions.empty() && m_questions.front().isChoice;
        close(isChoice ? Answer::Neither : Answer::Decline);
    } else {
        TextBar::keyPressEvent(event);
    }
}

void MessageBar::retranslate()
{
    // A question keeps the texts of its caller.
    if (m_questions.empty())
        m_stay->setText(tr("Clos&e"));
}

} // namespace qipan::ui
