// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secure_line.h"

#include "net/field_io.h"
#include "net/secure/key_exchange.h"

#include <QJsonDocument>

namespace qipan::net {

namespace {

constexpr QLatin1String secureType{"secure"};
constexpr const char* versionKey = "version";
constexpr const char* shareKey = "share";
constexpr const char* confirmationKey = "mac";
constexpr const char* seatKey = "resume";

[[nodiscard]] QByteArray bytesAt(Fields& fields, const char* key, qsizetype count)
{
    return bytesFromHex(fields.value(QLatin1String{key}).toString(), count);
}

} // namespace

QByteArray SecureLine::encoded() const
{
    FieldWriter writer;
    writer.text("type", secureType);
    if (version)
        writer.integer(versionKey, *version);
    if (!share.isEmpty())
        writer.bytes(shareKey, share, share.size());
    if (!confirmation.isEmpty())
        writer.bytes(confirmationKey, confirmation, confirmation.size());
    writer.flag(seatKey, isForSeat);
    return QJsonDocument{writer.object()}.toJson(QJsonDocument::Compact) + '\n';
}

std::optional<SecureLine> parseSecureLine(QByteArrayView line)
{
    const auto object = parseObject(line);
    if (!object)
        return std::nullopt;
    Fields fields{*object};
    if (fields.value(QLatin1String{"type"}).toString() != secureType)
        return std::nullopt;
    SecureLine secure;
    if (fields.has(QLatin1String{versionKey}))
        secure.version = integerOf(fields.value(QLatin1String{versionKey}));
    secure.share = bytesAt(fields, shareKey, KeyExchange::shareBytes);
    secure.confirmation = bytesAt(fields, confirmationKey, KeyExchange::confirmationBytes);
    secure.isForSeat = fields.value(QLatin1String{seatKey}).toBool();
    return secure;
}

} // namespace qipan::net
