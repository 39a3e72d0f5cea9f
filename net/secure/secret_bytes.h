// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace qipan::net {

/// Overwrites memory with zeros in a way that the compiler does not leave out.
void wipe(void* memory, std::size_t bytes);

/// A secret of fixed length: never copied, and wiped when it is destroyed or moved from.
template <std::size_t Count>
class SecretBytes {
public:
    static constexpr std::size_t count = Count;

    SecretBytes() = default;
    ~SecretBytes() { wipe(m_bytes.data(), Count); }
    SecretBytes(const SecretBytes&) = delete;
    SecretBytes& operator=(const SecretBytes&) = delete;
    SecretBytes(SecretBytes&& other) noexcept
        : m_bytes{other.m_bytes}
    {
        wipe(other.m_bytes.data(), Count);
    }
    SecretBytes& operator=(SecretBytes&& other) noexcept
    {
        if (this != &other) {
            m_bytes = other.m_bytes;
            wipe(other.m_bytes.data(), Count);
        }
        return *this;
    }

    [[nodiscard]] unsigned char* data() { return m_bytes.data(); }
    [[nodiscard]] const unsigned char* data() const { return m_bytes.data(); }

private:
    std::array<unsigned char, Count> m_bytes{};
};

} // namespace qipan::net
