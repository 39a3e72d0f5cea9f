// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/result_bars.h"

#include "ui/statistics/statistics_text.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr double gap = 1.5; ///< between the parts of a bar, which distinguishes them without colours

} // namespace

/// Returns "62 % · 120", shown beside a bar.
QString ResultBars::figuresOf(const Tally& tally)
{
    return tr("%1 · %2").arg(shareText(tally), countText(tally.games()));
}

ResultBars::ResultBars(QWidget* parent)
    : Chart{parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ResultBars::setLines(std::vector<Line> lines)
{
    QStringList words;
    for (const Line& line : lines)
        words << tr("%1: %2").arg(line.name, tallyText(line.tally));
    setAccessibleDescription(words.mid(0, maxLines).join(u"; "_s));
    m_lines = std::move(lines);
    if (m_lines.size() > maxLines)
        m_lines.resize(maxLines);
    updateGeometry();
    update();
}

QRectF ResultBars::bar(std::size_t line) const
{
    double names = 0;
    for (const Line& each : m_lines)
        names = std::max(names, static_cast<double>(fontMetrics().horizontalAdvance(each.name)));
    names = std::min(names, 0.45 * width());
    double figures = 0;
    for (const Line& each : m_lines)
        figures = std::max(figures, static_cast<double>(fontMetrics().horizontalAdvance(figuresOf(each.tally))) + 12);
    const double top = (static_cast<double>(line) + 1) * lineHeight();
    return {names + 10, top + 3, std::max(10.0, width() - names - 14 - figures), lineHeight() - 6};
}

QRectF ResultBars::wonPart(std::size_t line) const
{
    QRectF part = bar(line);
    const Tally& tally = m_lines[line].tally;
    part.setWidth(part.width() * static_cast<double>(tally.wins)
                  / static_cast<double>(std::max<qint64>(1, tally.games())));
    return part;
}

QSize ResultBars::sizeHint() const
{
    return {260, static_cast<int>((static_cast<double>(m_lines.size()) + 1) * lineHeight()) + 4};
}

QString ResultBars::textAt(QPointF place) const
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (place.y() >= bar(i).top() - 3 && place.y() < bar(i).bottom() + 3)
            return tr("%1: %2").arg(m_lines[i].name, tallyText(m_lines[i].tally));
    }
    return {};
}

void ResultBars::paint(QPainter& painter)
{
    paintLegend(painter, m_lines.empty() ? 0 : bar(0).left(), lineHeight(),
                {{Part::Won, tr("Wins")}, {Part::Drawn, tr("Draws")}, {Part::Lost, tr("Losses")}});
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QRectF area = bar(i);
        const Tally& tally = m_lines[i].tally;
        const double all = static_cast<double>(std::max<qint64>(1, tally.games()));
        double x = area.left();
        const auto part = [&](qint64 count) {
            const QRectF whole{x, area.top(), area.width() * static_cast<double>(count) / all, area.height()};
            x = whole.right();
            return whole.adjusted(0, 0, -std::min(gap, whole.width() / 2), 0);
        };
        for (const auto& [count, kind] : {std::pair{tally.wins, Part::Won}, std::pair{tally.draws, Part::Drawn},
                                          std::pair{tally.losses, Part::Lost}}) {
            if (count > 0)
                fill(painter, part(count), kind);
        }
        painter.setPen(theme().text);
        const double top = area.top() - 3;
        const QString name =
            fontMetrics().elidedText(m_lines[i].name, Qt::ElideRight, static_cast<int>(area.left() - 8));
        painter.drawText(QRectF{0, top, area.left() - 8, lineHeight()}, Qt::AlignLeft | Qt::AlignVCenter, name);
        painter.drawText(QRectF{area.right() + 4, top, width() - area.right() - 4, lineHeight()},
                         Qt::AlignRight | Qt::AlignVCenter, figuresOf(tally));
    }
}

} // namespace qipan::ui
