// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace qipan::ui {

/// Whether a file is an SVG drawing that is safe and cheap enough to give to Qt Svg, which opens every file that a
/// drawing names and limits nothing: uncompressed XML of at most 1 MB without entities, with bounded elements, nesting,
/// `use`, dashes and paths, and without references other than `#id` and small pictures in `data:`.
[[nodiscard]] bool isPlainSvg(const QByteArray& file);

} // namespace qipan::ui
