#pragma once

#include "core/link/board.h"

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace qipan::ui {

/// The plain symbols of link-match: twelve shapes, each solid, outlined and striped. Every fill has its own colour, so
/// that no two symbols differ by colour alone.
inline constexpr int tilePictures = 36;

/// "red solid star", in the current language. Precondition: picture < tilePictures.
[[nodiscard]] QString tileName(link::Picture picture);

/// The colour a picture is drawn in: at least 4.5:1 to the tiles of every theme.
[[nodiscard]] QColor tileColor(link::Picture picture);

/// Paints a symbol into a square. `scale`: device pixels for each unit of the painter, so that stripes lie on whole
/// ones. Precondition: picture < tilePictures.
void paintSymbol(QPainter& painter, const QRectF& square, link::Picture picture, double scale);

} // namespace qipan::ui
