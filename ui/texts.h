#pragma once

#include "core/board/registry.h"

#include <QString>
#include <QStringView>

#include <string_view>

namespace qipan::ui {

/// The key of link-match, which has no row in the registry of two-player games.
inline constexpr QStringView linkKey = u"link";

/// A text of the core, which is UTF-8.
[[nodiscard]] inline QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

// Words for what code knows by keys, in the language of the moment.

/// "Gomoku" for "gomoku"; an unknown key is its own name.
[[nodiscard]] QString gameName(QStringView key);
/// One line that says what a game is about; empty for an unknown key.
[[nodiscard]] QString gameMotto(QStringView key);
/// "Freestyle (five or more)" for "gomoku" and "freestyle"; an unknown rule is its own name.
[[nodiscard]] QString ruleName(QStringView game, QStringView rule);
/// Likewise, where there is little room.
[[nodiscard]] QString shortRuleName(QStringView game, QStringView rule);
/// "Swap2: three stones, then a colour or two more" for "swap2"; an unknown opening is its own name.
[[nodiscard]] QString openingName(QStringView opening);
/// "Swap2", where there is no room for more.
[[nodiscard]] QString shortOpeningName(QStringView opening);
/// "Computer, level 2", or "Computer, full strength".
[[nodiscard]] QString computerName(const GameInfo& game, int level);

/// "NBoard": what it is called everywhere; empty for None.
[[nodiscard]] QString protocolName(EngineProtocol protocol);

} // namespace qipan::ui
