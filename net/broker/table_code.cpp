// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/table_code.h"

#include "net/base/address.h"
#include "net/secure/keyed_hash.h"
#include "net/secure/secret_bytes.h"

#include <QRandomGenerator>

#include <string_view>

namespace qipan::net {

namespace {

constexpr std::string_view base32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
static_assert(base32.size() == 32);
constexpr qsizetype longestTypedCode = 100;

[[nodiscard]] bool isBetweenGroups(QChar letter)
{
    return letter.isSpace() || letter.category() == QChar::Punctuation_Dash || letter.category() == QChar::Other_Format;
}

/// The character of the alphabet that is meant, if any.
[[nodiscard]] std::optional<char> base32Character(QChar letter)
{
    const char16_t capital = letter.toUpper().unicode();
    if (capital == u'O')
        return '0';
    if (capital == u'I' || capital == u'L')
        return '1';
    const auto character = static_cast<char>(capital < 0x80 ? capital : 0);
    return character != 0 && base32.find(character) != std::string_view::npos ? std::optional{character} : std::nullopt;
}

} // namespace

TableCode TableCode::generate()
{
    TableCode code;
    for (char& character : code.m_characters)
        character = base32[QRandomGenerator::system()->bounded(quint32{base32.size()})];
    return code;
}

std::optional<TableCode> TableCode::parse(QStringView text)
{
    if (text.size() > longestTypedCode)
        return std::nullopt;
    TableCode code;
    std::size_t count = 0;
    for (const QChar letter : withAsciiDigits(text.toString())) {
        if (isBetweenGroups(letter))
            continue;
        const auto character = base32Character(letter);
        if (!character || count == code.m_characters.size())
            return std::nullopt;
        code.m_characters[count++] = *character;
    }
    return count == code.m_characters.size() ? std::optional{code} : std::nullopt;
}

TableCode::~TableCode()
{
    wipe(m_characters.data(), m_characters.size());
}

QString TableCode::text() const
{
    QString text;
    for (std::size_t i = 0; i < m_characters.size(); ++i) {
        if (i > 0 && i % 4 == 0)
            text += u'-';
        text += QLatin1Char{m_characters[i]};
    }
    return text;
}

QString TableCode::spelled() const
{
    QString text;
    for (std::size_t i = 0; i < m_characters.size(); ++i) {
        if (i > 0)
            text += i % 4 == 0 ? QLatin1String{", "} : QLatin1String{" "};
        text += QLatin1Char{m_characters[i]};
    }
    return text;
}

QByteArray TableCode::hashed(QByteArrayView text, qsizetype bytes) const
{
    QByteArray hash{bytes, '\0'};
    keyedHash({reinterpret_cast<unsigned char*>(hash.data()), static_cast<std::size_t>(bytes)},
              {m_characters.data(), length}, text);
    return hash;
}

QByteArray TableCode::topic() const
{
    return hashed("qipan topic 1", 16).toHex();
}

QByteArray TableCode::secret() const
{
    return hashed("qipan secret 1", 32);
}

} // namespace qipan::net
