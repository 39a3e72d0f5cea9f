// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/internet/table_places.h"

#include "app/internet/broker_store.h"

#include <QCoreApplication>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::TablePlaces)
};

} // namespace

bool isInvitationLink(QStringView text)
{
    return text.trimmed().startsWith(u"qipan:", Qt::CaseInsensitive);
}

Result<TableName, QString> parseTableName(const QString& text)
{
    if (const auto invitation = net::parseInvitation(text))
        return TableName{*invitation};
    if (const auto code = net::TableCode::parse(text))
        return TableName{*code};
    if (isInvitationLink(text))
        return Tr::tr("This invitation link is not complete.");
    const auto address = net::parseTableAddress(text);
    return address ? Result<TableName, QString>{TableName{*address}} : address.error();
}

bool isOnInternet(const QString& text)
{
    const auto name = parseTableName(text);
    return name && !std::holds_alternative<net::TableAddress>(*name);
}

QString textOf(const net::TablePlace& place)
{
    if (const auto* address = std::get_if<net::TableAddress>(&place))
        return net::formatTableAddress(address->host, address->port);
    const auto& atBroker = std::get<net::BrokerPlace>(place);
    return net::invitationLink({atBroker.access.address, atBroker.code});
}

Result<std::vector<net::TablePlace>, QString> placesOf(const TableName& name, const BrokerStore& brokers)
{
    std::vector<net::TablePlace> places;
    if (const auto* address = std::get_if<net::TableAddress>(&name)) {
        places.emplace_back(*address);
    } else if (const auto* invitation = std::get_if<net::Invitation>(&name)) {
        places.emplace_back(net::BrokerPlace{brokers.accessOf(invitation->broker), invitation->code});
    } else {
        for (const ui::Broker& broker : brokers.brokers()) {
            if (const auto at = net::parseBrokerAddress(broker.address))
                places.emplace_back(net::BrokerPlace{brokers.accessOf(*at), std::get<net::TableCode>(name)});
        }
        if (places.empty())
            return Tr::tr("The code alone does not tell at which broker the table is. Ask the host for the invitation "
                          "link, or add the broker in the preferences, under “Brokers”.");
    }
    return places;
}

Result<std::vector<net::TablePlace>, QString> placesOf(const QString& text, const BrokerStore& brokers)
{
    const auto name = parseTableName(text);
    return name ? placesOf(*name, brokers) : name.error();
}

QString shownPlace(const net::TablePlace& place)
{
    if (const auto* atBroker = std::get_if<net::BrokerPlace>(&place))
        return net::brokerAuthority(atBroker->access.address);
    return textOf(place);
}

} // namespace qipan::app
