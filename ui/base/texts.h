// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"

#include <QString>
#include <QStringView>

#include <string_view>

namespace qipan::ui {

/// The key of link-match, which has no row in the registry of two-player games.
inline constexpr QStringView linkKey = u"link";

/// Converts a text of the core, which is UTF-8.
[[nodiscard]] inline QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

// Display texts for keys, in the current language.

[[nodiscard]] QString programName();
/// Returns "Gomoku" for "gomoku"; an unknown key is returned as it is.
[[nodiscard]] QString gameName(QStringView key);
/// Returns a one-line description of a game; empty for an unknown key.
[[nodiscard]] QString gameMotto(QStringView key);
/// Returns "Freestyle (five or more)" for "gomoku" and "freestyle"; an unknown rule is returned as it is.
[[nodiscard]] QString ruleName(QStringView game, QStringView rule);
/// Like `ruleName`, for narrow places.
[[nodiscard]] QString shortRuleName(QStringView game, QStringView rule);
/// Returns "Swap2: three stones, then a colour or two more" for "swap2"; an unknown opening is returned as it is.
[[nodiscard]] QString openingName(QStringView opening);
/// Returns "Swap2", for narrow places.
[[nodiscard]] QString shortOpeningName(QStringView opening);
/// Returns "Computer, level 2" or "Computer, full strength".
[[nodiscard]] QString computerName(const GameInfo& game, int level);
/// Returns "Level 2" or "Full strength", for narrow places.
[[nodiscard]] QString shortComputerName(const GameInfo& game, int level);

/// Returns "15 × 15", for boards of two-player games or other sizes.
[[nodiscard]] QString boardSizeText(BoardSize size);
[[nodiscard]] QString boardSizeText(int size);

/// Returns the untranslated name of a protocol, such as "NBoard"; empty for `None`.
[[nodiscard]] QString protocolName(EngineProtocol protocol);

} // namespace qipan::ui
