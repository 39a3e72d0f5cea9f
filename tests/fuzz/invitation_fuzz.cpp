// SPDX-License-Identifier: GPL-3.0-or-later
// Invitations, codes and addresses of brokers as people paste them: what is read can be written and is read again.
#include "net/broker/invitation.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

using namespace qipan::net;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (const auto invitation = parseInvitation(text)) {
        const QString link = invitationLink(*invitation);
        require(parseInvitation(link) == invitation, "the link of an invitation leads to it");
        require(!link.contains(u'@'), "a link holds no login");
    }
    if (const auto code = TableCode::parse(text)) {
        require(TableCode::parse(code->text()) == code, "a code can be copied");
        require(TableCode::parse(code->spelled().remove(u',')) == code, "a code can be read out");
        require(code->topic().size() == 32 && code->secret().size() == 32, "topic and secret have their lengths");
    }
    if (const auto address = parseBrokerAddress(text)) {
        const auto again = parseBrokerAddress(formatBrokerAddress(*address));
        require(again && *again == *address, "the address of a broker can be copied");
        require(address->port != 0 && !address->host.isEmpty(), "an address is complete");
    }
    return 0;
}
