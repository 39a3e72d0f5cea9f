// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <array>
#include <optional>

namespace qipan::net {

/// The code of a table that is reached through a broker: 16 characters of Crockford's base 32
/// (https://www.crockford.com/base32.html), 80 bits. Anyone who knows it may knock; both programs derive from it where
/// they meet and what they encrypt with, and never send it. The characters are wiped from memory at the end.
class TableCode {
public:
    static constexpr int length = 16; ///< characters

    /// A new code from the system's generator of random numbers.
    [[nodiscard]] static TableCode generate();
    /// Reads a code as people type it: in any case, with blanks and dashes anywhere, O for 0, I and L for 1, and
    /// full-width characters. Nothing if the text is no code. Texts of more than 100 characters are not read.
    [[nodiscard]] static std::optional<TableCode> parse(QStringView text);

    TableCode(const TableCode&) = default;
    TableCode& operator=(const TableCode&) = default;
    ~TableCode();

    /// `7K3M-92QX-…`: four groups of four.
    [[nodiscard]] QString text() const;
    /// For screen readers, which would read a group as a word: `7 K 3 M, 9 2 Q X, …`.
    [[nodiscard]] QString spelled() const;

    /// The name of the table at the broker: 32 hex digits, the BLAKE2b hash (16 bytes long) of the 13 bytes
    /// `qipan topic 1`, keyed with the 16 characters of the code in ASCII capitals.
    [[nodiscard]] QByteArray topic() const;
    /// The password of the encrypted line: 32 bytes, the BLAKE2b hash (32 bytes long) of the 14 bytes
    /// `qipan secret 1`, keyed in the same way. The caller wipes it.
    [[nodiscard]] QByteArray secret() const;

    friend bool operator==(const TableCode&, const TableCode&) = default;

private:
    TableCode() = default;
    [[nodiscard]] QByteArray hashed(QByteArrayView text, qsizetype bytes) const;

    std::array<char, length> m_characters{}; ///< ASCII capitals and digits
};

} // namespace qipan::net
