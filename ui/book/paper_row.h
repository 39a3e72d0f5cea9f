// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/book/paper_diagram.h"

#include <QPointF>

#include <vector>

class QPainter;

namespace qipan::ui {

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
