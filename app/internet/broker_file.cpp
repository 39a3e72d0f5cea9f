// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/internet/broker_file.h"

#include "net/broker/broker_address.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr int currentFormat = 1;

/// A member of ui::Broker and its name in the file.
struct BrokerField {
    QString ui::Broker::*member;
    QLatin1StringView name;
    qsizetype longest;
};
constexpr BrokerField brokerFields[] = {
    {&ui::Broker::address, QLatin1StringView{"address"}, ui::Broker::longestAddress},
    {&ui::Broker::user, QLatin1StringView{"user"}, ui::Broker::longestLogin},
    {&ui::Broker::password, QLatin1StringView{"password"}, ui::Broker::longestLogin},
    {&ui::Broker::certificates, QLatin1StringView{"certificates"}, ui::Broker::longestFileName},
};

/// JSON writes a control character as six bytes, and nobody types one.
[[nodiscard]] bool isText(const QString& text, qsizetype longest)
{
    return text.size() <= longest && text.isValidUtf16()
        && std::ranges::none_of(text, [](QChar letter) { return letter < u' ' || letter == u'\x7f'; });
}

[[nodiscard]] std::optional<ui::Broker> readBroker(const QJsonObject& object)
{
    ui::Broker broker;
    for (const BrokerField& field : brokerFields) {
        const QJsonValue value = object[field.name];
        if (!value.isUndefined() && !value.isString())
            return std::nullopt;
        broker.*field.member = value.toString();
    }
    return isValid(broker) ? std::optional{broker} : std::nullopt;
}

} // namespace

bool isValid(const ui::Broker& broker)
{
    for (const BrokerField& field : brokerFields) {
        if (!isText(broker.*field.member, field.longest))
            return false;
    }
    const auto address = net::parseBrokerAddress(broker.address);
    return address && net::formatBrokerAddress(*address) == broker.address;
}

BrokerFile BrokerFile::parse(const QByteArray& json)
{
    if (json.isEmpty())
        return {};
    if (json.size() > longest)
        return {.kind = Kind::Broken};
    const QJsonDocument document = QJsonDocument::fromJson(json);
    const int format = document.object()["format"_L1].toInt();
    if (format > currentFormat)
        return {.kind = Kind::Newer};
    const QJsonValue list = document.object()["brokers"_L1];
    if (format != currentFormat || !list.isArray())
        return {.kind = Kind::Broken};
    BrokerFile file;
    for (const QJsonValue& value : list.toArray()) {
        const auto broker = readBroker(value.toObject());
        if (broker && file.brokers.size() < ui::Broker::most)
            file.brokers << *broker;
        else
            file.kind = Kind::Broken;
    }
    return file;
}

QByteArray BrokerFile::format(const QList<ui::Broker>& brokers)
{
    QJsonArray list;
    for (const ui::Broker& broker : brokers) {
        QJsonObject object;
        for (const BrokerField& field : brokerFields) {
            if (!(broker.*field.member).isEmpty())
                object[field.name] = broker.*field.member;
        }
        list << object;
    }
    return QJsonDocument{QJsonObject{{"format"_L1, currentFormat}, {"brokers"_L1, list}}}.toJson();
}

} // namespace qipan::app
