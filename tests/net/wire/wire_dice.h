// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QString>

#include <initializer_list>
#include <random>
#include <vector>

namespace qipan::net::test {

/// Random field values for messages, deterministic for a given seed.
class WireDice {
public:
    explicit WireDice(unsigned seed)
        : m_engine{seed}
    {
    }

    [[nodiscard]] int below(int count) { return static_cast<int>(m_engine() % static_cast<unsigned>(count)); }
    [[nodiscard]] bool coin() { return below(2) == 0; }

    /// An integer in range; the limits of the range are more frequent.
    [[nodiscard]] int integer(int least = 0, int most = 2147483647)
    {
        switch (below(4)) {
        case 0:
            return least;
        case 1:
            return most;
        default:
            return std::uniform_int_distribution{least, most}(m_engine);
        }
    }

    [[nodiscard]] QString word(std::initializer_list<const char*> words)
    {
        return QString::fromLatin1(words.begin()[below(static_cast<int>(words.size()))]);
    }

    /// A text of random code points, including quotes and control characters.
    [[nodiscard]] QString text(int least, int most)
    {
        const std::vector<QString> characters{QStringLiteral("a"),     QStringLiteral("\""), QStringLiteral("\\"),
                                              QString::fromUtf8("棋"), QStringLiteral("\n"), QString::fromUtf8("😀"),
                                              QString{QChar{0x202e}}};
        QString text;
        for (int left = integer(least, most); left > 0; --left)
            text += characters[static_cast<std::size_t>(below(static_cast<int>(characters.size())))];
        return text;
    }

    [[nodiscard]] QString hex(int digits)
    {
        QString hex;
        for (int left = digits; left > 0; --left)
            hex += QString::number(below(16), 16);
        return hex;
    }

private:
    std::mt19937 m_engine;
};

} // namespace qipan::net::test
