// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/base/rate_limit.h"
#include "net/line_reader.h"
#include "net/text.h"
#include "tests/support/catch.h"

#include <QList>

using namespace qipan::net;
using namespace std::chrono_literals;

TEST_CASE("texts lose only control characters and line breaks and direction marks")
{
    const QString dirty = QString::fromUtf8("a\x01\t\r\nb\u0085\u2028\u2029\u202e\u2066\u200f\u061c\x7f棋 😀");
    REQUIRE(cleanText(dirty) == QString::fromUtf8("ab棋 😀"));
    REQUIRE(cleanText(QString{QChar{u'x'}} + QChar{0xd800} + QChar{u'y'} + QChar{0xdc00}) == QStringLiteral("xy"));
}

TEST_CASE("a text of spaces and joiners and fillers is invisible")
{
    for (const auto* unseen :
         {"", " \u3000", "\u200b", "\u200d\ufeff", "\u3164", "\u2800 ", "\u0301", "\U000E0041\U000E0042"})
        REQUIRE_FALSE(isVisible(QString::fromUtf8(unseen)));
    for (const auto* seen : {"x", " 棋", "👩\u200d👩", "?", "e\u0301"})
        REQUIRE(isVisible(QString::fromUtf8(seen)));
}

TEST_CASE("text lengths count code points")
{
    const QString text = QString::fromUtf8("a😀棋");
    REQUIRE(codePoints(text) == 3);
    REQUIRE(firstCodePoints(text, 2) == QString::fromUtf8("a😀"));
    REQUIRE(firstCodePoints(text, 9) == text);
    REQUIRE(codePoints(QString{QChar{0xd83d}}) == 1);
}

TEST_CASE("lines are reassembled from any fragments")
{
    const QByteArray stream = "one\r\n\ntwo\nthree";
    for (qsizetype piece = 1; piece <= stream.size(); ++piece) {
        LineReader reader;
        QList<QByteArray> lines;
        for (qsizetype at = 0; at < stream.size(); at += piece) {
            reader.add(stream.mid(at, piece));
            while (const auto line = reader.next())
                lines.append(*line);
        }
        REQUIRE(lines == QList<QByteArray>{"one", "", "two"});
        REQUIRE_FALSE(reader.isTooLong());
    }
}

TEST_CASE("a line of 4096 bytes including its LF is read and a longer one ends the stream")
{
    const auto takes = [](const QByteArray& bytes) {
        LineReader reader;
        reader.add(bytes);
        const bool came = reader.next().has_value();
        return came && !reader.isTooLong();
    };
    REQUIRE(takes(QByteArray(4095, 'x') + '\n'));
    REQUIRE_FALSE(takes(QByteArray(4096, 'x') + '\n'));

    LineReader unfinished;
    unfinished.add(QByteArray(4095, 'x'));
    REQUIRE_FALSE(unfinished.next());
    REQUIRE_FALSE(unfinished.isTooLong());
    unfinished.add("x");
    REQUIRE_FALSE(unfinished.next());
    REQUIRE(unfinished.isTooLong());
}

TEST_CASE("a line after an overlong one is never read")
{
    LineReader reader;
    reader.add(QByteArray{QByteArray(5000, 'x') + "\ngood\n"});
    REQUIRE_FALSE(reader.next());
    reader.add("good\n");
    REQUIRE_FALSE(reader.next());
}

TEST_CASE("fifty messages a second are allowed indefinitely with bursts of a hundred")
{
    RateLimit steady{100, 2s};
    bool allowed = true;
    for (int message = 0; message < 1000; ++message)
        allowed = allowed && steady.count(std::chrono::milliseconds{message * 20});
    REQUIRE(allowed);

    RateLimit burst{100, 2s};
    for (int message = 0; message < 100; ++message)
        REQUIRE(burst.count(5000ms));
    REQUIRE_FALSE(burst.count(6999ms));
    REQUIRE(burst.count(7000ms));
}

TEST_CASE("messages over a limit do not count towards it")
{
    RateLimit rounds{2, 60s};
    REQUIRE(rounds.count(0ms));
    REQUIRE(rounds.count(10s));
    for (int time = 11; time < 60; ++time)
        REQUIRE_FALSE(rounds.count(std::chrono::seconds{time}));
    REQUIRE(rounds.count(60s));
    REQUIRE_FALSE(rounds.count(69s));
    REQUIRE(rounds.count(70s));
}
