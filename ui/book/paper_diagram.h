// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"
#include "ui/link/tile_set.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QPicture>
#include <QPointF>
#include <QSizeF>
#include <QStringList>

#include <memory>
#include <vector>

class QPainter;

namespace qipan::ui {

/// A diagram's board as recorded vector graphics, with its coordinates and caption on paper.
struct DrawnDiagram {
    QPicture board;      ///< the whole board
    QRectF part;         ///< the shown part, in coordinates of the picture
    double cell = 1;     ///< size of a cell, in the picture
    double scale = 1;    ///< preferred scale on paper
    QStringList columns; ///< names of columns and rows if only a part of the board is shown, which has none of its own
    QStringList rows;
    QString caption; ///< including the moves that one could step through on screen
};

/// Draws a diagram with the view of its game. Must run in the GUI thread, as boards are widgets; everything else in
/// this header may run in another thread.
[[nodiscard]] DrawnDiagram drawDiagram(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles,
                                       const Theme& theme, const QFont& font);

/// A diagram of the book on paper: the board and its caption below. Lengths are those of a device of `paperDpi`.
class PaperDiagram final {
public:
    static constexpr int paperDpi = 96; ///< equals that of the recorded boards, so that letters on them keep their size

    PaperDiagram(DrawnDiagram drawn, const QFont& font);

    /// Returns the width of the board at its preferred size.
    [[nodiscard]] double wantedWidth() const { return m_drawn.part.width() * m_drawn.scale + 2 * strip(); }
    /// Shrinks the board to this share of its normal size; 1 by default.
    void setShare(double share) { m_share = share; }
    /// Returns the size with the caption, in a column of this width.
    [[nodiscard]] QSizeF size(double columnWidth) const;
    /// Paints the diagram into `place`, which has that size.
    void paint(QPainter& painter, const QRectF& place) const;

private:
    [[nodiscard]] double scaleFor(double columnWidth) const;
    [[nodiscard]] double strip() const;
    [[nodiscard]] QSizeF boardSize(double columnWidth) const;
    [[nodiscard]] double captionHeight(double columnWidth) const;
    void paintCoordinates(QPainter& painter, double scale) const;

    DrawnDiagram m_drawn;
    QFont m_font;
    double m_share = 1;
};

/// Diagrams of the book side by side on paper: one, or two if both fit.
class PaperRow final {
public:
    PaperRow(PaperDiagram first, double width);

    [[nodiscard]] bool hasRoomFor(const PaperDiagram& next) const;
    /// Precondition: hasRoomFor(next).
    void add(PaperDiagram next) { m_diagrams.push_back(std::move(next)); }

    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double height() const;
    /// Shrinks the boards so that the row is at most `height` high. Returns false and does nothing if they would become
    /// too small or have been shrunk before.
    bool shrinkTo(double height);
    void paint(QPainter& painter, QPointF corner) const;

private:
    [[nodiscard]] double columnWidth() const;
    void setShare(double share);

    double m_width;
    std::vector<PaperDiagram> m_diagrams;
    bool m_isShrunk = false;
};

} // namespace qipan::ui
