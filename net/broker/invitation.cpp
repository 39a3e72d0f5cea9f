// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/invitation.h"

namespace qipan::net {

namespace {

constexpr QLatin1String linkScheme{"qipan://"};
constexpr QLatin1String plainSuffix{"?plain"};
constexpr qsizetype longestLink = 400;

} // namespace

QString invitationLink(const Invitation& invitation)
{
    QString link = linkScheme + brokerAuthority(invitation.broker) + u'/' + invitation.code.text();
    if (!invitation.broker.isTls)
        link += plainSuffix;
    return link;
}

std::optional<Invitation> parseInvitation(QStringView text)
{
    QStringView link = text.trimmed();
    if (link.size() > longestLink || !link.startsWith(linkScheme, Qt::CaseInsensitive))
        return std::nullopt;
    link = link.mid(linkScheme.size());
    BrokerAddress broker;
    if (link.endsWith(plainSuffix)) {
        broker.isTls = false;
        link.chop(plainSuffix.size());
    }
    const qsizetype slash = link.indexOf(u'/');
    if (slash < 0 || !parseBrokerAuthority(link.first(slash), broker))
        return std::nullopt;
    const QStringView code = link.mid(slash + 1);
    for (const QChar letter : code) { // a link is copied, not typed
        if (letter.unicode() >= 0x80 || (!letter.isLetterOrNumber() && letter != u'-'))
            return std::nullopt;
    }
    const auto parsed = TableCode::parse(code);
    return parsed ? std::optional{Invitation{broker, *parsed}} : std::nullopt;
}

} // namespace qipan::net
