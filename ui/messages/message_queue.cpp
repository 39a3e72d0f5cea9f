// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/messages/message_queue.h"

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

using namespace std::chrono_literals;

constexpr auto noticeDuration = 7s;

/// Returns the entry of a topic, or the end.
auto entryOf(auto& entries, std::optional<Message::Topic> topic)
{
    return std::ranges::find_if(entries, [topic](const Message& each) { return each.topic == topic; });
}

} // namespace

Message::Rank Message::rank() const
{
    if (topic <= Topic::Delete)
        return Rank::Commanded;
    if (topic == Topic::Resume) // whatever the game itself asks then
        return Rank::Awaited;
    if (topic == Topic::Opening)
        return agree.isEmpty() ? Rank::Shown : Rank::Due;
    if (topic == Topic::Viewing)
        return Rank::Due;
    if (topic == Topic::Waiting) // it may be withdrawn
        return hasButtons() ? Rank::Told : Rank::Shown;
    if (topic <= Topic::JoinRequest)
        return Rank::Awaited;
    if (topic <= Topic::NextLink)
        return Rank::Asked;
    if (topic <= Topic::Guess)
        return Rank::Told;
    return Rank::Offered;
}

bool Message::looksLike(const Message& message) const
{
    return text == message.text && detail == message.detail && agree == message.agree && decline == message.decline
        && other == message.other && isClosable == message.isClosable && page == message.page;
}

MessageQueue::MessageQueue(QObject* parent)
    : QObject{parent}
{
    m_goes.setSingleShot(true);
    connect(&m_goes, &QTimer::timeout, this, [this] {
        if (!dropPassing())
            answer(Answer::Neither);
    });
}

std::deque<MessageQueue::Entry>::iterator MessageQueue::place(const Message& message)
{
    const Message::Rank rank = message.rank();
    const bool isNewestFirst = rank == Message::Rank::Commanded || rank == Message::Rank::Told;
    return std::ranges::find_if(m_entries, [rank, isNewestFirst](const Entry& each) {
        return isNewestFirst ? each.rank() >= rank : each.rank() > rank;
    });
}

void MessageQueue::post(Message message)
{
    const Message::Topic topic = message.topic;
    const bool isAboutFile = topic == Message::Topic::Unsaved || topic == Message::Topic::Unwritten;
    if (!message.page && message.rank() == Message::Rank::Commanded && !isAboutFile)
        message.page = m_page;
    const auto found = entryOf(m_entries, topic);
    const bool looksEqual = found != m_entries.end() && message.duration == 0ms && found->looksLike(message);
    if (looksEqual && topic == m_current && message.rank() == Message::Rank::Commanded)
        Q_EMIT askedAgain();
    if (looksEqual) {
        static_cast<Message&>(*found) = std::move(message); // it may act otherwise
        return;
    }
    const bool isNew = found == m_entries.end();
    if (!isNew)
        m_entries.erase(found);
    const auto next = place(message);
    m_entries.insert(next, Entry{std::move(message)});
    update(topic);
    if (isNew)
        Q_EMIT added(topic);
}

void MessageQueue::showMessage(const QString& text)
{
    post({.topic = Message::Topic::News, .text = text, .isClosable = true});
}

void MessageQueue::showOnPage(const QString& text)
{
    post({.topic = Message::Topic::News, .text = text, .page = m_page, .isClosable = true});
}

void MessageQueue::showNotice(Page page, const QString& text)
{
    post({.topic = Message::Topic::Notice, .text = text, .page = page, .duration = noticeDuration});
}

void MessageQueue::withdraw(Message::Topic topic)
{
    if (const auto found = entryOf(m_entries, topic); found != m_entries.end()) {
        m_entries.erase(found);
        update();
    }
}

bool MessageQueue::hideMessage(const QString& text)
{
    const Message* news = find(Message::Topic::News);
    if (news == nullptr || news->text != text)
        return false;
    withdraw(Message::Topic::News);
    return true;
}

void MessageQueue::setDetail(Message::Topic topic, const QString& detail)
{
    const auto found = entryOf(m_entries, topic);
    if (found == m_entries.end() || found->detail == detail)
        return;
    found->detail = detail;
    if (topic == m_current)
        Q_EMIT detailChanged();
}

void MessageQueue::answer(Answer answer)
{
    const auto found = entryOf(m_entries, m_current);
    if (found == m_entries.end())
        return;
    const std::function<void()> run = std::move(answer == Answer::Agree         ? found->agreed
                                                    : answer == Answer::Other   ? found->otherwise
                                                    : answer == Answer::Neither ? found->left
                                                                                : found->declined);
    m_entries.erase(found);
    update();
    if (run)
        run();
}

std::vector<const Message*> MessageQueue::waiting() const
{
    std::vector<const Message*> all;
    for (const Entry& each : m_entries) {
        const bool isOffer = each.topic == Message::Topic::Viewing || each.rank() == Message::Rank::Offered;
        if (each.topic != m_current && isOnPage(each) && each.isQuestion() && !isOffer)
            all.push_back(&each);
    }
    return all;
}

bool MessageQueue::isOnPage(const Message& message) const
{
    // What a lesson or a puzzle says comes first; they lead back to where they were opened.
    if (message.topic == Message::Topic::Unsaved && (m_page == Page::Lesson || m_page == Page::Puzzles))
        return false;
    return !message.page || message.page == m_page;
}

void MessageQueue::showNext()
{
    const std::vector<const Message*> others = waiting();
    const auto current = entryOf(m_entries, m_current);
    if (others.empty() || current == m_entries.end())
        return;
    // Behind the last question, so that repeated calls show each.
    const auto last = entryOf(m_entries, others.back()->topic);
    const Message::Topic wanted = others.front()->topic;
    if (current < last)
        std::rotate(current, current + 1, last + 1);
    const auto next = entryOf(m_entries, wanted);
    std::rotate(m_entries.begin(), next, next + 1);
    update();
}

void MessageQueue::setPage(Page page)
{
    m_page = page;
    update();
}

const Message* MessageQueue::first() const
{
    const auto found = std::ranges::find_if(m_entries, [this](const Entry& each) { return isOnPage(each); });
    return found != m_entries.end() ? &*found : nullptr;
}

const Message* MessageQueue::current() const
{
    const Message* top = first();
    if (top == nullptr || !top->isPassing())
        return top;
    const auto offers = [this](const Entry& each) {
        return isOnPage(each) && each.rank() != Message::Rank::Offered
            && (each.hasButtons() || !each.actions.empty() || each.topic == Message::Topic::Opening);
    };
    const auto behind = std::ranges::find_if(m_entries, offers);
    return behind != m_entries.end() ? &*behind : top;
}

const Message* MessageQueue::passing() const
{
    const Message* top = first();
    return top != current() ? top : nullptr;
}

bool MessageQueue::dropPassing()
{
    const Message* top = passing();
    if (top != nullptr)
        withdraw(top->topic);
    return top != nullptr;
}

const Message* MessageQueue::find(Message::Topic topic) const
{
    const auto found = entryOf(m_entries, topic);
    return found != m_entries.end() ? &*found : nullptr;
}

void MessageQueue::update(std::optional<Message::Topic> replaced)
{
    const auto topicOf = [](const Message* message) {
        return message != nullptr ? std::optional{message->topic} : std::nullopt;
    };
    const Message* now = current();
    const Message* over = passing();
    const bool isOther = topicOf(now) != m_current || (replaced && replaced == m_current);
    const bool isOtherOver = topicOf(over) != m_passing || (replaced && replaced == m_passing);
    m_current = topicOf(now);
    m_passing = topicOf(over);
    if (isOther || isOtherOver) {
        m_goes.stop();
        if (const Message* timed = over != nullptr ? over : now; timed != nullptr && timed->duration > 0ms)
            m_goes.start(timed->duration);
    }
    if (isOther)
        Q_EMIT currentChanged(now != nullptr && !std::exchange(entryOf(m_entries, m_current)->wasCurrent, true));
    else
        Q_EMIT waitingChanged();
    if (isOtherOver)
        Q_EMIT passingChanged();
}

} // namespace qipan::ui
