// SPDX-License-Identifier: GPL-3.0-or-later
// Lines received over TCP: every accepted message is unchanged after writing and reading.
#include "net/codec.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

using namespace qipan::net;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto message =
        parseMessage(QByteArrayView{reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)});
    if (!message)
        return 0;
    const QByteArray line = encode(*message);
    require(line.endsWith('\n') && line.count('\n') == 1, "a message is one line");
    const auto again = parseMessage(QByteArrayView{line}.chopped(1));
    require(static_cast<bool>(again), "a message that was read and written can be read");
    require(encode(*again) == line, "a message that was read and written is read as the same");
    return 0;
}
