#pragma once

#include <QString>

namespace qipan::ui {

/// What F2 says of a game, as the body of an HTML page in the language of the moment: its rules, the ways to play it,
/// mouse and keys, and what each message means. Empty for an unknown key.
[[nodiscard]] QString rulesHtml(const QString& key);

} // namespace qipan::ui
