#pragma once

#include <QByteArray>

namespace qipan::app {

/// A text without the mark that some editors put at its front, and in UTF-8 where that mark says UTF-16. All else,
/// texts of any other code page too, stays as it is.
[[nodiscard]] QByteArray withoutMark(const QByteArray& bytes);

} // namespace qipan::app
