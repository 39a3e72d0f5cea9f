// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/text.h"

#include "net/message.h"

#include <QChar>
#include <QList>

#include <algorithm>
#include <string_view>

namespace qipan::net {

namespace {

/// The characters with the property Bidi_Control. Source: Unicode Character Database, PropList.txt.
[[nodiscard]] bool steersDirection(char16_t unit)
{
    return unit == 0x061C || unit == 0x200E || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E)
        || (unit >= 0x2066 && unit <= 0x2069);
}

[[nodiscard]] bool breaksLine(QChar unit)
{
    return unit.category() == QChar::Other_Control || unit.category() == QChar::Separator_Line
        || unit.category() == QChar::Separator_Paragraph;
}

/// The number of UTF-16 units of the code point at `at`.
[[nodiscard]] qsizetype unitsAt(const QString& text, qsizetype at)
{
    const bool pair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return pair ? 2 : 1;
}

} // namespace

QString cleanText(const QString& text)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const auto units = unitsAt(text, at);
        const QChar unit = text[at];
        if (units == 2)
            clean.append(QStringView{text}.mid(at, 2));
        else if (!unit.isSurrogate() && !breaksLine(unit) && !steersDirection(unit.unicode()))
            clean.append(unit);
        at += units;
    }
    return clean;
}

bool isVisible(const QString& text)
{
    // Letters and symbols by category, but invisible: the Hangul fillers and the empty Braille pattern.
    constexpr std::u32string_view unseen{U"\u115F\u1160\u2800\u3164\uFFA0"};
    const auto points = text.toUcs4();
    return std::ranges::any_of(points, [&](char32_t point) {
        const auto category = QChar::category(point);
        return !QChar::isSpace(point) && category != QChar::Other_Format && category != QChar::Mark_NonSpacing
            && unseen.find(point) == std::u32string_view::npos;
    });
}

qsizetype codePoints(const QString& text)
{
    qsizetype count = 0;
    for (qsizetype at = 0; at < text.size(); at += unitsAt(text, at))
        ++count;
    return count;
}

QString firstCodePoints(const QString& text, qsizetype count)
{
    qsizetype at = 0;
    for (; at < text.size() && count > 0; --count)
        at += unitsAt(text, at);
    return text.left(at);
}

Introduction cleaned(const Introduction& introduction)
{
    const QString name = firstCodePoints(cleanText(introduction.name).trimmed(), maxNameLength);
    return {isVisible(name) ? name : QStringLiteral("?"),
            firstCodePoints(cleanText(introduction.client), maxClientLength)};
}

} // namespace qipan::net
