// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace qipan::app {

/// Returns the character of two bytes in Windows code page 936 (GBK), or 0.
using Page936 = char16_t (*)(unsigned char first, unsigned char second);

/// Decodes GB 18030-2005: GBK, and what the standard adds to it. Returns nothing if a character is invalid. For systems
/// without this encoding (Wine, Windows without code page 54936).
[[nodiscard]] std::optional<QString> decodeGb18030(QByteArrayView bytes, Page936 page936);

} // namespace qipan::app
