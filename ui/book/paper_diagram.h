#pragma once

#include "core/book/diagram.h"
#include "ui/link/tile_set.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QSizeF>
#include <QString>

#include <memory>

class QPainter;

namespace qipan::ui {

class BoardView;
class DiagramBoard;

/// A diagram of the book on paper: its board as the book shows it, painted by the board's own view in lines and shapes,
/// and below it the caption with the moves that one would step through. Lengths are those of a device of
/// `paperDpi`.
class PaperDiagram final {
public:
    static constexpr int paperDpi = 96; ///< that of the pictures of boards: letters on them keep their size

    PaperDiagram(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles, const Theme& theme,
                 const QFont& font);
    ~PaperDiagram();

    /// With the caption, as wide as the column at most.
    [[nodiscard]] QSizeF size(double columnWidth) const;
    /// Into a place of that size.
    void paint(QPainter& painter, const QRectF& place) const;

private:
    [[nodiscard]] QSizeF pictureSize() const;
    [[nodiscard]] QRectF shownPart() const;
    [[nodiscard]] double scaleFor(double columnWidth) const;
    [[nodiscard]] double strip() const;
    [[nodiscard]] QSizeF boardSize(double columnWidth) const;
    [[nodiscard]] double captionHeight(double columnWidth) const;
    void paintCoordinates(QPainter& painter, const QRectF& part, double scale) const;

    const book::Diagram m_diagram;
    const QFont m_font;
    const std::unique_ptr<DiagramBoard> m_board;
    const std::unique_ptr<BoardView> m_view; ///< of the board, which goes after it
    QString m_caption;
};

} // namespace qipan::ui
