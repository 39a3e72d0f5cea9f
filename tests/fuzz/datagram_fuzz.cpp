// SPDX-License-Identifier: GPL-3.0-or-later
// Datagrams for finding tables: they are parsed according to the protocol, or dropped.
#include "net/table_list.h"
#include "net/table_notice.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

using namespace qipan::net;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArrayView datagram{reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
    const bool seeks = isSeek(datagram);
    const auto notice = parseNotice(datagram);
    require(!(seeks && notice), "a datagram is a seek or a notice, not both");
    require(!seeks || size <= static_cast<std::size_t>(maxDatagramBytes), "a seek is no longer than a datagram may be");
    if (!notice)
        return 0;

    const auto again = encodeNotice(*notice);
    require(again.size() <= maxDatagramBytes, "a notice that was read fits into a datagram");
    require(parseNotice(again) == notice, "a notice that was read arrives again as it is");

    TableList list;
    const QHostAddress here{QHostAddress::LocalHost};
    require(list.update(*notice, here, std::chrono::milliseconds{0}), "a table that answers is listed");
    require(list.tables().size() == 1 && list.tables().front().notice == *notice, "it is listed as it answered");
    return 0;
}
