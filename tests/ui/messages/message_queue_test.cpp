// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/messages/message_queue.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan::ui;
using namespace std::chrono_literals;
using Topic = Message::Topic;
using Answer = MessageQueue::Answer;

namespace {

[[nodiscard]] QString shown(const MessageQueue& queue)
{
    return queue.current() != nullptr ? queue.current()->text : QString{};
}

void ask(MessageQueue& queue, Topic topic, const QString& text)
{
    queue.post({.topic = topic, .text = text, .agree = u"&Yes"_s, .decline = u"&No"_s});
}

} // namespace

TEST_CASE("the most important message is current and equally important ones keep their order", "[messages]")
{
    MessageQueue queue;
    ask(queue, Topic::Lesson, u"lesson"_s);
    queue.showMessage(u"news"_s);
    ask(queue, Topic::Engine, u"engine"_s);
    ask(queue, Topic::Reset, u"reset"_s);
    ask(queue, Topic::Request, u"takeback"_s);
    ask(queue, Topic::JoinRequest, u"knock"_s);
    ask(queue, Topic::Delete, u"delete"_s);
    ask(queue, Topic::Leave, u"leave"_s); // the newest command comes first
    QStringList order;
    while (queue.current() != nullptr) {
        order << shown(queue);
        queue.answer(Answer::Decline);
    }
    CHECK(order
          == QStringList{u"leave"_s, u"delete"_s, u"takeback"_s, u"knock"_s, u"engine"_s, u"reset"_s, u"news"_s,
                         u"lesson"_s});
    queue.answer(Answer::Agree); // nothing is open
}

TEST_CASE("an offer is no question that waits", "[messages]")
{
    MessageQueue queue;
    queue.post({.topic = Topic::Opening, .text = u"Place three stones."_s});
    ask(queue, Topic::Lesson, u"New to Gomoku?"_s);
    CHECK(shown(queue) == u"Place three stones.");
    CHECK(queue.waiting().empty());
    ask(queue, Topic::JoinRequest, u"knock"_s);
    ask(queue, Topic::Request, u"takeback"_s);
    CHECK(queue.waiting().size() == 1);
}

TEST_CASE("an offer gives way with its buttons to what passes", "[messages]")
{
    MessageQueue queue;
    queue.setPage(Page::Match);
    ask(queue, Topic::Lesson, u"New to Reversi?"_s);
    queue.showNotice(Page::Match, u"A disc there would flip nothing."_s);
    CHECK(shown(queue) == u"A disc there would flip nothing.");
    CHECK(queue.passing() == nullptr);
    queue.withdraw(Topic::Notice);
    CHECK(shown(queue) == u"New to Reversi?");
}

TEST_CASE("a choice of an opening is more important than news and what it merely says is less", "[messages]")
{
    MessageQueue queue;
    queue.showMessage(u"news"_s);
    queue.post({.topic = Topic::Opening, .text = u"Place a stone."_s});
    CHECK(shown(queue) == u"news");
    ask(queue, Topic::Opening, u"Choose a colour."_s);
    CHECK(shown(queue) == u"Choose a colour.");
    queue.post({.topic = Topic::Opening, .text = u"Place a stone."_s});
    CHECK(shown(queue) == u"news");
}

TEST_CASE("an interrupted game asks to be continued before the choice that its opening requires", "[messages]")
{
    MessageQueue queue;
    ask(queue, Topic::Opening, u"Choose a colour."_s);
    ask(queue, Topic::Resume, u"Continue?"_s);
    CHECK(shown(queue) == u"Continue?");
    REQUIRE(queue.waiting().size() == 1);
    queue.answer(Answer::Agree);
    CHECK(shown(queue) == u"Choose a colour.");
}

TEST_CASE("what passes leaves the message with buttons behind it current", "[messages]")
{
    MessageQueue queue;
    QSignalSpy passing{&queue, &MessageQueue::passingChanged};
    queue.setPage(Page::Match);
    queue.showNotice(Page::Match, u"Round 2 starts."_s);
    CHECK(shown(queue) == u"Round 2 starts."); // nothing is behind it
    CHECK(queue.passing() == nullptr);
    ask(queue, Topic::Undo, u"Bring it back?"_s);
    queue.showNotice(Page::Match, u"Round 2 starts."_s);
    CHECK(shown(queue) == u"Bring it back?");
    REQUIRE(queue.passing() != nullptr);
    CHECK(queue.passing()->text == u"Round 2 starts.");
    CHECK(passing.size() == 1);
    queue.showNotice(Page::Match, u"Lin declined."_s);
    CHECK(queue.passing()->text == u"Lin declined.");
    CHECK(passing.size() == 2);
    ask(queue, Topic::Leave, u"Leave?"_s); // a question keeps its words
    CHECK(queue.passing() == nullptr);
    queue.answer(Answer::Decline);
    REQUIRE(queue.passing() != nullptr);
    queue.post({.topic = Topic::Notice, .text = u"Soon over."_s, .page = Page::Match, .duration = 20ms});
    CHECK(QTest::qWaitFor([&] { return queue.passing() == nullptr; }));
    CHECK(shown(queue) == u"Bring it back?");
    CHECK(queue.find(Topic::Notice) == nullptr);
}

TEST_CASE("an answer calls its function after the message has left the queue", "[messages]")
{
    for (const Answer answer : {Answer::Agree, Answer::Decline, Answer::Other, Answer::Neither}) {
        MessageQueue queue;
        QStringList said;
        const auto say = [&](const QString& what) {
            return [&said, &queue, what] {
                CHECK(queue.current() == nullptr);
                said << what;
            };
        };
        queue.post({.topic = Topic::Resume,
                    .text = u"?"_s,
                    .agreed = say(u"agree"_s),
                    .declined = say(u"decline"_s),
                    .otherwise = say(u"other"_s),
                    .left = say(u"left"_s)});
        queue.answer(answer);
        CHECK(
            said
            == QStringList{QStringList{u"agree"_s, u"decline"_s, u"other"_s, u"left"_s}.at(static_cast<int>(answer))});
    }
}

TEST_CASE("a new message replaces the one of its topic unless it shows the same", "[messages]")
{
    MessageQueue queue;
    const QSignalSpy changes{&queue, &MessageQueue::currentChanged};
    const QSignalSpy again{&queue, &MessageQueue::askedAgain};
    int answered = 0;
    ask(queue, Topic::JoinRequest, u"Mei"_s);
    ask(queue, Topic::JoinRequest, u"Lin"_s);
    CHECK(changes.size() == 2);
    queue.post({.topic = Topic::JoinRequest, .text = u"Lin"_s, .agree = u"&Yes"_s, .decline = u"&No"_s, .agreed = [&] {
                    ++answered;
                }});
    CHECK(changes.size() == 2);
    CHECK(again.isEmpty());
    queue.answer(Answer::Agree);
    CHECK(answered == 1); // the newest function
    CHECK(queue.current() == nullptr);
    ask(queue, Topic::Unsaved, u"Save?"_s);
    ask(queue, Topic::Unsaved, u"Save?"_s);
    CHECK(again.size() == 1); // a command that an open question blocks
}

TEST_CASE("a message of one page waits for that page", "[messages]")
{
    MessageQueue queue;
    queue.post({.topic = Topic::Request, .text = u"draw"_s, .agree = u"&Yes"_s, .page = Page::Match});
    CHECK(queue.current() == nullptr);
    queue.showMessage(u"news"_s);
    CHECK(shown(queue) == u"news");
    queue.setPage(Page::Match);
    CHECK(shown(queue) == u"draw");
    QList<bool> isNew;
    QObject::connect(&queue, &MessageQueue::currentChanged, &queue, [&](bool fresh) { isNew += fresh; });
    queue.setPage(Page::Book);
    CHECK(shown(queue) == u"news");
    queue.setPage(Page::Match);
    CHECK(isNew == QList<bool>{false, false}); // both were shown before
    queue.withdraw(Topic::Request);
    CHECK(shown(queue) == u"news");
}

TEST_CASE("a question about a command and what is said about a page stay with the page", "[messages]")
{
    MessageQueue queue;
    queue.setPage(Page::Record);
    ask(queue, Topic::Unsaved, u"Save?"_s);
    queue.showOnPage(u"unreadable"_s);
    ask(queue, Topic::Unwritten, u"Close anyway?"_s); // about the window
    queue.setPage(Page::Lesson);
    CHECK(shown(queue) == u"Close anyway?");
    queue.withdraw(Topic::Unwritten);
    CHECK(queue.current() == nullptr);
    queue.setPage(Page::Record);
    CHECK(shown(queue) == u"Save?");
    queue.answer(Answer::Decline);
    CHECK(shown(queue) == u"unreadable");
    CHECK(queue.hideMessage(u"unreadable"_s));
    CHECK(queue.current() == nullptr);
}

TEST_CASE("each question that waits behind the current message can be shown", "[messages]")
{
    MessageQueue queue;
    queue.setPage(Page::Match);
    const auto waiting = [&] {
        QStringList texts;
        for (const Message* message : queue.waiting())
            texts << message->text;
        return texts;
    };
    CHECK(waiting().isEmpty());
    queue.showNext(); // there is none
    ask(queue, Topic::Resign, u"Resign?"_s);
    ask(queue, Topic::Request, u"A draw?"_s);
    queue.showMessage(u"news"_s); // no question
    queue.post({.topic = Topic::Viewing, .text = u"Viewing move 1 of 2."_s, .agree = u"&Back"_s});
    queue.post({.topic = Topic::Proposal, .text = u"elsewhere"_s, .agree = u"&Yes"_s, .page = Page::Book});
    CHECK(shown(queue) == u"Resign?");
    CHECK(waiting() == QStringList{u"A draw?"_s});
    const QSignalSpy changes{&queue, &MessageQueue::waitingChanged};
    ask(queue, Topic::JoinRequest, u"Mei?"_s);
    CHECK(changes.size() == 1);
    QStringList all;
    for (int i = 0; i < 4; ++i) {
        all << shown(queue);
        queue.showNext();
    }
    CHECK(all == QStringList{u"Resign?"_s, u"A draw?"_s, u"Mei?"_s, u"Resign?"_s});
    CHECK(shown(queue) == u"A draw?");
    queue.answer(Answer::Agree);
    CHECK(waiting().size() == 1);
    queue.answer(Answer::Agree);
    queue.answer(Answer::Agree);
    CHECK(shown(queue) == u"Viewing move 1 of 2.");
    queue.answer(Answer::Agree);
    CHECK(shown(queue) == u"news");
}

TEST_CASE("a notice disappears after it was shown for its duration", "[messages]")
{
    MessageQueue queue;
    queue.setPage(Page::Match);
    queue.post({.topic = Topic::Notice, .text = u"brief"_s, .page = Page::Match, .duration = 50ms});
    ask(queue, Topic::Request, u"draw"_s);
    QTest::qWait(120);
    queue.withdraw(Topic::Request);
    CHECK(shown(queue) == u"brief"); // it was not seen yet
    CHECK(QTest::qWaitFor([&] { return queue.current() == nullptr; }));
}

TEST_CASE("only the detail of the current message is reported", "[messages]")
{
    MessageQueue queue;
    const QSignalSpy details{&queue, &MessageQueue::detailChanged};
    const QSignalSpy changes{&queue, &MessageQueue::currentChanged};
    queue.post({.topic = Topic::Connection, .text = u"lost"_s});
    queue.setDetail(Topic::Connection, u"4:59"_s);
    queue.setDetail(Topic::Connection, u"4:59"_s);
    CHECK(details.size() == 1);
    ask(queue, Topic::Leave, u"leave"_s);
    queue.setDetail(Topic::Connection, u"4:58"_s);
    CHECK(details.size() == 1);
    CHECK(changes.size() == 2);
    CHECK(queue.find(Topic::Connection)->detail == u"4:58");
    queue.setDetail(Topic::Request, u"none"_s);
}

TEST_CASE("any order of messages shows the one of the highest rank", "[messages]")
{
    std::mt19937 random{7};
    for (int run = 0; run < 500; ++run) {
        MessageQueue queue;
        queue.setPage(Page::Match);
        std::vector<Message> model;
        for (int step = 0; step < 40; ++step) {
            const auto topic = static_cast<Topic>(random() % (static_cast<unsigned>(Topic::Lesson) + 1));
            std::erase_if(model, [&](const Message& each) { return each.topic == topic; });
            if (random() % 3 == 0) {
                queue.withdraw(topic);
            } else {
                Message message{.topic = topic, .text = QString::number(step)};
                if (random() % 4 == 0)
                    message.page = random() % 2 == 0 ? Page::Match : Page::Book;
                model.push_back(message);
                queue.post(message);
            }
            const auto visible = [](const Message& each) { return !each.page || each.page == Page::Match; };
            const Message* best = nullptr;
            for (const Message& each : model) {
                const bool isLater = best != nullptr
                    && (each.rank() > best->rank()
                        || (each.rank() == best->rank() && each.rank() != Message::Rank::Commanded
                            && each.rank() != Message::Rank::Told));
                if (visible(each) && !isLater)
                    best = &each;
            }
            REQUIRE(shown(queue) == (best != nullptr ? best->text : QString{}));
        }
    }
}
