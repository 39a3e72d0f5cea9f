// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <cstddef>
#include <cstdint>

namespace qipan::net::test {

/// Choices and lines taken from the bytes that a fuzzer gives, in their order.
class FuzzInput {
public:
    FuzzInput(const std::uint8_t* data, std::size_t size)
        : m_bytes{reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)}
    {
    }

    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    /// A number below `count`; 0 at the end of the input.
    [[nodiscard]] int below(int count)
    {
        if (isEmpty())
            return 0;
        const auto value = static_cast<unsigned char>(m_bytes.front());
        m_bytes = m_bytes.sliced(1);
        return value % count;
    }
    [[nodiscard]] bool flag() { return below(2) == 1; }
    /// The bytes up to and including the next LF.
    [[nodiscard]] QByteArrayView line()
    {
        const auto end = m_bytes.indexOf('\n');
        const auto taken = m_bytes.first(end < 0 ? m_bytes.size() : end + 1);
        m_bytes = m_bytes.sliced(taken.size());
        return taken;
    }

private:
    QByteArrayView m_bytes;
};

} // namespace qipan::net::test
