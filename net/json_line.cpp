// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/json_line.h"

#include "net/text.h"

#include <QJsonDocument>

#include <cmath>

namespace qipan::net {

namespace {

[[nodiscard]] WireError malformed(const char* detail)
{
    return {ErrorCode::Malformed, QString::fromLatin1(detail)};
}

[[nodiscard]] bool isEscape(char letter)
{
    return QByteArrayView{"\"\\/bfnrtu"}.contains(letter);
}

/// QJsonDocument accepts control characters and unknown escapes in strings, which RFC 8259, section 7 forbids.
[[nodiscard]] bool hasStrictStrings(QByteArrayView line)
{
    bool inString = false;
    for (qsizetype at = 0; at < line.size(); ++at) {
        const char byte = line[at];
        if (byte == '"') {
            inString = !inString;
        } else if (inString && byte == '\\') {
            ++at;
            if (at == line.size() || !isEscape(line[at]))
                return false;
        } else if (inString && static_cast<unsigned char>(byte) < 0x20) {
            return false;
        }
    }
    return true;
}

/// The value if it is a whole number; nothing for other numbers and types.
[[nodiscard]] std::optional<double> wholeOf(const QJsonValue& value)
{
    if (!value.isDouble())
        return std::nullopt;
    const double number = value.toDouble();
    if (!std::isfinite(number) || number != std::floor(number))
        return std::nullopt;
    return number;
}

} // namespace

Result<QJsonObject, WireError> parseObject(QByteArrayView line)
{
    if (!line.isValidUtf8())
        return malformed("not UTF-8");
    if (!hasStrictStrings(line))
        return malformed("not JSON");
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(line.toByteArray(), &error);
    if (error.error != QJsonParseError::NoError)
        return malformed("not JSON");
    if (!document.isObject())
        return malformed("not an object");
    return document.object();
}

std::optional<int> integerOf(const QJsonValue& value)
{
    const auto number = wholeOf(value);
    if (!number || *number < 0 || *number > Fields::greatest)
        return std::nullopt;
    return static_cast<int>(*number);
}

Fields::Fields(QJsonObject object)
    : m_object{std::move(object)}
{
}

void Fields::refuse(QLatin1String key)
{
    if (isValid())
        m_firstInvalid = key;
}

void Fields::include(const Fields& inner)
{
    if (isValid())
        m_firstInvalid = inner.firstInvalid();
}

int Fields::integer(QLatin1String key, int least, int most)
{
    const auto number = integerOf(value(key));
    if (!number || *number < least || *number > most) {
        refuse(key);
        return least;
    }
    return *number;
}

int Fields::wholeNumber(QLatin1String key)
{
    const auto number = wholeOf(value(key));
    if (!number)
        refuse(key);
    return number && *number >= 0 && *number <= greatest ? static_cast<int>(*number) : 0;
}

bool Fields::boolean(QLatin1String key)
{
    if (!value(key).isBool())
        refuse(key);
    return value(key).toBool();
}

QString Fields::text(QLatin1String key, qsizetype least, qsizetype most)
{
    const auto found = value(key);
    QString text = found.toString();
    const auto length = codePoints(text);
    if (!found.isString() || length < least || length > most)
        refuse(key);
    return text;
}

QJsonObject Fields::object(QLatin1String key)
{
    if (!value(key).isObject())
        refuse(key);
    return value(key).toObject();
}

QJsonArray Fields::array(QLatin1String key)
{
    if (!value(key).isArray())
        refuse(key);
    return value(key).toArray();
}

} // namespace qipan::net
