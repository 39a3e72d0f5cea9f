// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace qipan::ui {

/// Paints a text without cutting it: shrinks the font until it fits.
void paintFitting(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words, QFont font);

} // namespace qipan::ui
