// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/paper_row.h"

#include <algorithm>
#include <utility>

namespace qipan::ui {

namespace {

constexpr double between = 24;          ///< between two diagrams
constexpr double leastShareBeside = 85; ///< per cent of its preferred size, minimum for two diagrams side by side
constexpr int minShare = 70;            ///< per cent, minimum for shrinking a row to fit its page
constexpr int stepOfShares = 5;

/// Returns the width of each of two diagrams.
[[nodiscard]] double halfOf(double width)
{
    return (width - between) / 2;
}

} // namespace

PaperRow::PaperRow(PaperDiagram first, double width)
    : m_width{width}
{
    m_diagrams.push_back(std::move(first));
}

bool PaperRow::hasRoomFor(const PaperDiagram& next) const
{
    const double most = halfOf(m_width) * 100 / leastShareBeside;
    return m_diagrams.size() == 1 && m_diagrams.front().wantedWidth() <= most && next.wantedWidth() <= most;
}

double PaperRow::columnWidth() const
{
    return m_diagrams.size() == 1 ? m_width : halfOf(m_width);
}

double PaperRow::height() const
{
    double highest = 0;
    for (const PaperDiagram& diagram : m_diagrams)
        highest = std::max(highest, diagram.size(columnWidth()).height());
    return highest;
}

void PaperRow::setShare(double share)
{
    for (PaperDiagram& diagram : m_diagrams)
        diagram.setShare(share);
}

bool PaperRow::shrinkTo(double height)
{
    if (m_isShrunk)
        return false;
    for (int share = 100 - stepOfShares; share >= minShare; share -= stepOfShares) {
        setShare(share / 100.0);
        m_isShrunk = this->height() <= height;
        if (m_isShrunk)
            return true;
    }
    setShare(1);
    return false;
}

void PaperRow::paint(QPainter& painter, QPointF corner) const
{
    for (const PaperDiagram& diagram : m_diagrams) {
        diagram.paint(painter, {corner, diagram.size(columnWidth())});
        corner.rx() += columnWidth() + between;
    }
}

} // namespace qipan::ui
