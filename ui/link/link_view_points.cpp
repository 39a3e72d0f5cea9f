// SPDX-License-Identifier: GPL-3.0-or-later
// Points where they are made, on the board of link-match.
#include "ui/base/announcer.h"
#include "ui/link/link_text.h"
#include "ui/link/link_view.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace qipan::ui {
namespace {

constexpr MotionClock::Milliseconds pointsTime{1'100};
constexpr double casingOfGain = 4; // the most that the edge of its letters needs

} // namespace

void LinkView::showPoints(int points, std::optional<Cell> at, int combo)
{
    constexpr std::size_t most = 8; // the oldest make room
    if (points == 0)
        return;
    if (m_gains.size() == most) {
        clock().stop(m_gains.front().motion);
        m_gains.erase(m_gains.begin());
    }
    for (Gain& gain : m_gains)
        gain.combo = 1; // what counts now is the last one
    const QPointF middle{(boardSize().columns - 1) / 2.0, (boardSize().rows - 1) / 2.0};
    m_gains.push_back({++m_lastMotion, at ? pointOf(*at) : middle, points, combo});
    clock().start(m_lastMotion, pointsTime);
    if (points < 0)
        speak(*this, pointsText(points));
}

std::vector<LinkView::PointsNote> LinkView::shownPoints() const
{
    std::vector<PointsNote> notes;
    for (const Gain& gain : m_gains)
        notes.push_back({gain.points, comboText(gain.combo), gain.at, wordsOf(gain).boundingRect()});
    return notes;
}

QString LinkView::comboText(int combo)
{
    //: Pairs removed in quick succession, below their points: "3 in a row".
    return combo > 1 ? tr("%n in a row", nullptr, combo) : QString{};
}

/// Returns the height of the letters, in device-independent pixels.
double LinkView::lettersOfGain() const
{
    return std::clamp(boardGeometry().cellSize() * 0.55, 14.0, 40.0);
}

/// Returns the points, and a combo below them, where they are now: they rise above their cell, but stay within the
/// widget. Without animation they stand still.
QPainterPath LinkView::wordsOf(const Gain& gain) const
{
    const BoardGeometry& geometry = boardGeometry();
    const double size = lettersOfGain();
    QPainterPath words;
    const auto addLine = [&](double pixels, const QString& line) {
        QFont lineFont = font();
        lineFont.setPixelSize(static_cast<int>(pixels));
        lineFont.setBold(true);
        QPainterPath path;
        path.addText(0, 0, lineFont, line);
        const QRectF box = path.boundingRect();
        const double top = words.isEmpty() ? 0 : words.boundingRect().bottom() + size * 0.3;
        words.addPath(path.translated(-box.center().x(), top - box.top()));
    };
    addLine(size, gain.points > 0 ? QString{u'+' + pointsNumber(gain.points)} : pointsNumber(gain.points));
    const double centre = words.boundingRect().center().y(); // the points stay on the cell
    if (gain.combo > 1)
        addLine(std::max(size * 0.6, 12.0), comboText(gain.combo));
    const double progress = options().animation ? clock().progress(gain.motion).value_or(0) : 0;
    const QPointF middle = geometry.rect({0, 0}).center() + gain.at * geometry.cellSize();
    words.translate(middle - QPointF{0, centre + geometry.cellSize() * 0.5 * progress});
    const QRectF room = QRectF{rect()}.adjusted(casingOfGain, casingOfGain, -casingOfGain, -casingOfGain);
    const QRectF box = words.boundingRect();
    words.translate(std::max(0.0, room.left() - box.left()) - std::max(0.0, box.right() - room.right()),
                    std::max(0.0, room.top() - box.top()) - std::max(0.0, box.bottom() - room.bottom()));
    return words;
}

void LinkView::paintGain(QPainter& painter, const Gain& gain) const
{
    const double progress = options().animation ? clock().progress(gain.motion).value_or(0) : 0;
    const QPainterPath words = wordsOf(gain);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(presence(progress));
    const QColor casing = gain.points > 0 ? QColor{16, 80, 32} : QColor{128, 24, 16};
    painter.setPen(QPen{casing, lettersOfGain() / 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(words);
    painter.fillPath(words, Qt::white);
    painter.restore();
}

} // namespace qipan::ui
