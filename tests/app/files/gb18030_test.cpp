// SPDX-License-Identifier: GPL-3.0-or-later
// The decoder of GB 18030 for systems that lack it, against the decoder of this system.
#include "app/files/gb18030.h"

#include "tests/support/catch.h"

#include <QByteArray>
#include <QStringDecoder>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

using namespace qipan::app;

namespace {

/// The system's text of bytes in an encoding; nothing if they are invalid.
[[nodiscard]] std::optional<QString> systemText(const QByteArray& bytes, const char* name,
                                                [[maybe_unused]] unsigned page)
{
#ifdef Q_OS_WIN
    QString text{bytes.size(), Qt::Uninitialized};
    const int size = MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, bytes.constData(), static_cast<int>(bytes.size()),
                                         reinterpret_cast<wchar_t*>(text.data()), static_cast<int>(text.size()));
    return size > 0 ? std::optional{text.first(size)} : std::nullopt;
#else
    QStringDecoder decoder{name, QStringDecoder::Flag::Stateless};
    const QString text = decoder(bytes);
    return decoder.hasError() ? std::nullopt : std::optional{text};
#endif
}

[[nodiscard]] char16_t page936(unsigned char first, unsigned char second)
{
    const char bytes[]{static_cast<char>(first), static_cast<char>(second)};
    const auto text = systemText({bytes, 2}, "windows-936", 936);
    return text && text->size() == 1 ? text->at(0).unicode() : u'\0';
}

[[nodiscard]] std::optional<QString> own(const QByteArray& bytes)
{
    return decodeGb18030(bytes, page936);
}

[[nodiscard]] bool hasSystemDecoder()
{
#ifdef Q_OS_WIN
    return IsValidCodePage(54'936) != FALSE;
#else
    return QStringDecoder{"GB18030"}.isValid();
#endif
}

/// The editions of the standard differ in some characters, each of which is for private use in one of them.
[[nodiscard]] bool isOfAnotherEdition(char16_t one, char16_t other)
{
    const auto isPrivate = [](char16_t character) { return character >= 0xe000 && character <= 0xf8ff; };
    return isPrivate(one) != isPrivate(other) || (one == 0x1e3f) != (other == 0x1e3f);
}

/// The bytes of the character with this number among those of four bytes.
void appendFour(QByteArray& bytes, int number)
{
    for (const auto& [divisor, count, first] :
         {std::tuple{12'600, 126, 0x81}, {1'260, 10, '0'}, {10, 126, 0x81}, {1, 10, '0'}})
        bytes += static_cast<char>(first + number / divisor % count);
}

} // namespace

TEST_CASE("texts in GB 18030 are decoded without the system's decoder", "[files]")
{
    CHECK(own("A1 \xc6\xe5\xc6\xd7") == u"A1 棋谱");
    CHECK(own("\xa2\xe3\xa8\xbf\xa9\x8a\xfe\x55") == u"€ǹ⿰㑳");
    CHECK(own(QByteArray::fromHex("81308130813081328139ef3082358f33")) == u"\u0080\u0082\u3401\u9fa6");
    CHECK(own(QByteArray::fromHex("95328236")) == QString::fromUcs4(U"\U00020000"));
    CHECK(own(QByteArray::fromHex("e3329a35")) == QString::fromUcs4(U"\U0010ffff"));
    CHECK(own("")->isEmpty());
    for (const char* invalid : {"80", "ff", "81", "8130", "813081", "817f", "81ff", "81308130ff", "8431a530",
                                "8f39fe39", "e3329a36", "fe39fe39"}) {
        INFO(invalid);
        CHECK_FALSE(own(QByteArray::fromHex(invalid)));
    }
}

TEST_CASE("every character of GB 18030 is decoded as the system does", "[files]")
{
    if (!hasSystemDecoder()) {
        WARN("the system has no decoder of GB 18030");
        return;
    }
    int differences = 0;
    for (int first = 0x81; first <= 0xfe; ++first) {
        for (int second = 0x40; second <= 0xfe; ++second) {
            const char pair[]{static_cast<char>(first), static_cast<char>(second)};
            const QByteArray bytes{pair, 2};
            const auto text = own(bytes);
            const auto wanted = systemText(bytes, "GB18030", 54'936);
            INFO(bytes.toHex().toStdString());
            if (text == wanted)
                continue;
            REQUIRE((text && wanted && isOfAnotherEdition(text->at(0).unicode(), wanted->at(0).unicode())));
            ++differences;
        }
    }
    QByteArray fours;
    for (int number = 0; number < 39'420; ++number)
        appendFour(fours, number);
    for (int number = 189'000; number < 189'000 + 0x10'0000; ++number)
        appendFour(fours, number);
    const auto text = own(fours);
    const auto wanted = systemText(fours, "GB18030", 54'936);
    REQUIRE((text && wanted && text->size() == wanted->size()));
    for (qsizetype i = 0; i < text->size(); ++i) {
        if (text->at(i) == wanted->at(i))
            continue;
        REQUIRE(isOfAnotherEdition(text->at(i).unicode(), wanted->at(i).unicode()));
        ++differences;
    }
    CHECK(differences <= 2 * 19); // 19 characters changed places in later editions
}
