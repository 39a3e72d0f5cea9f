#pragma once

#include "core/book/diagram.h"
#include "ui/link/tile_set.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QPicture>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <memory>

class QPainter;

namespace qipan::ui {

/// The board of a diagram of the book, drawn as commands in lines and shapes, with what stands beside and below it on
/// paper.
struct DrawnDiagram {
    QPicture board;      ///< all of it
    QRectF part;         ///< that is shown, in the picture
    double cell = 1;     ///< of the picture
    double scale = 1;    ///< at which it is good to look at on paper
    QStringList columns; ///< names of columns and rows, where a part is shown, which has none of its own
    QStringList rows;
    QString caption; ///< with the moves that one would step through
};

/// Draws a diagram with its board's own view: in the window thread, since boards are widgets. Everything else on this
/// page may be done in another thread.
[[nodiscard]] DrawnDiagram drawDiagram(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles,
                                       const Theme& theme, const QFont& font);

/// A diagram of the book on paper: its board and below it the caption. Lengths are those of a device of `paperDpi`.
class PaperDiagram final {
public:
    static constexpr int paperDpi = 96; ///< that of the pictures of boards: letters on them keep their size

    PaperDiagram(DrawnDiagram drawn, const QFont& font);

    /// How wide the board is where it has all the width that it wants.
    [[nodiscard]] double wantedWidth() const;
    /// Makes the board smaller than it would be: a share of 1 is that size.
    void setShare(double share) { m_share = share; }
    /// With the caption, as wide as the column.
    [[nodiscard]] QSizeF size(double columnWidth) const;
    /// Into a place of that size.
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

} // namespace qipan::ui
