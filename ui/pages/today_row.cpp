// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/today_row.h"

#include "ui/base/text_tools.h"
#include "ui/icons/icon.h"
#include "ui/widgets/button.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr int mostEntries = 4;
constexpr int entryGap = 8;
constexpr int entryPadding = 7;
constexpr double frameEdge = 1.5;
constexpr int narrowEntry = 15; ///< in lines: details need a second line
constexpr int widestEntry = 20; ///< in lines

/// Returns the side of an icon beside so many lines.
[[nodiscard]] double sideOf(int lines)
{
    return lines == 1 ? 16 : 24;
}

[[nodiscard]] QString iconOf(TodayEntry::Kind kind)
{
    switch (kind) {
    case TodayEntry::Kind::Deal:
        return u"link-daily"_s;
    case TodayEntry::Kind::Puzzles:
        return u"games-hint"_s;
    case TodayEntry::Kind::Lesson:
        return u"help-contents"_s;
    case TodayEntry::Kind::Result:
        return u"view-list-text"_s;
    }
    return {};
}

/// Returns a text in as many lines as it needs, but at most so many: the end of the last one is left out then.
[[nodiscard]] QStringList brokenLines(const QString& words, const QFont& font, double width, int most)
{
    QTextLayout layout{words, font};
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == most;
        lines << (isLast ? words.mid(line.textStart()) : words.mid(line.textStart(), line.textLength()).trimmed());
        if (isLast)
            break;
    }
    layout.endLayout();
    if (!lines.isEmpty())
        lines.back() = QFontMetricsF{font}.elidedText(lines.back(), Qt::ElideRight, width);
    return lines;
}

/// Returns the widths of neighbours: equal ones if each has what it needs then, or else as much as it needs while the
/// others have more, and none is wider than `most`.
[[nodiscard]] std::vector<int> widthsFor(const std::vector<int>& needed, int room, int most)
{
    const int count = static_cast<int>(needed.size());
    const int equal = std::min(room / std::max(count, 1), most);
    std::vector<int> widths(needed.size(), equal);
    if (std::ranges::all_of(needed, [equal](int need) { return need <= equal; }))
        return widths;
    std::vector<std::size_t> order(needed.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&needed](std::size_t which) { return needed[which]; });
    int left = count;
    for (const std::size_t which : order) {
        widths[which] = std::min({needed[which], room / left--, most});
        room -= widths[which];
    }
    for (int& width : widths)
        width = std::min(width + room / count, most);
    return widths;
}

} // namespace

/// A button with a title and a detail, in one to three lines. Where they do not fit, the tool tip has them whole.
class TodayButton final : public QAbstractButton {
public:
    TodayButton(const TodayEntry& entry, int lines, QWidget* parent)
        : QAbstractButton{parent}
        , m_entry{entry}
        , m_lines{lines}
        , m_icon{ui::icon(iconOf(entry.kind))}
    {
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
        setText(entry.title);
        setAccessibleName(entry.title);
        setAccessibleDescription(entry.detail);
        pressOnEnter(this);
    }

    void setLines(int lines)
    {
        m_lines = lines;
        update();
    }

    /// Returns the width in which nothing has to be left out or wrapped.
    [[nodiscard]] int neededWidth() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Space)
            QAbstractButton::keyPressEvent(event);
        else
            event->ignore(); // the page handles arrows
    }

private:
    TodayEntry m_entry;
    int m_lines;
    QIcon m_icon;
};

int TodayButton::neededWidth() const
{
    const double title = QFontMetricsF{scaledFont(font(), 1, QFont::DemiBold)}.horizontalAdvance(m_entry.title);
    const double detail = QFontMetricsF{font()}.horizontalAdvance(m_entry.detail);
    const double words = m_lines == 1 ? title + entryPadding + detail : std::max(title, detail);
    return static_cast<int>(std::ceil(words + sideOf(m_lines) + 3 * entryPadding + 2 * frameEdge)) + 1;
}

void TodayButton::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF{rect()}.adjusted(frameEdge, frameEdge, -frameEdge, -frameEdge);
    const bool isHot = underMouse() || hasFocus();
    painter.setBrush(palette().color(isDown() ? QPalette::AlternateBase : QPalette::Base));
    painter.setPen(QPen{palette().color(isHot ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 2.5 : 1.0});
    painter.drawRoundedRect(frame, 8, 8);

    const QRectF inner = frame.adjusted(entryPadding, 2, -entryPadding, -2);
    const double side = std::min(sideOf(m_lines), inner.height());
    m_icon.paint(&painter, QRectF{inner.left(), inner.center().y() - side / 2, side, side}.toRect());
    QRectF words = inner.adjusted(side + entryPadding, 0, 0, 0);
    const QFont strong = scaledFont(font(), 1, QFont::DemiBold);
    const QColor quiet = palette().color(QPalette::PlaceholderText);
    painter.setPen(palette().color(QPalette::Text));
    painter.setFont(strong);
    if (m_lines == 1) { // the detail is in the tool tip where it does not fit beside the title
        const QFontMetricsF metrics{strong};
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(m_entry.title, Qt::ElideRight, words.width()));
        words.setLeft(words.left() + metrics.horizontalAdvance(m_entry.title) + entryPadding);
        if (QFontMetricsF{font()}.horizontalAdvance(m_entry.detail) > words.width())
            return;
        painter.setPen(quiet);
        painter.setFont(font());
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, m_entry.detail);
        return;
    }
    const auto linesOf = [&words](const QString& text, const QFont& letters, qsizetype most) {
        return brokenLines(text, letters, words.width(), static_cast<int>(most));
    };
    const qsizetype needed = linesOf(m_entry.detail, font(), m_lines - 1).size();
    const QStringList title = linesOf(m_entry.title, strong, std::max<qsizetype>(1, m_lines - needed));
    const QStringList detail = linesOf(m_entry.detail, font(), m_lines - title.size());
    const double high = words.height() / m_lines;
    words.setTop(words.top() + high * static_cast<double>(m_lines - title.size() - detail.size()) / 2);
    words.setHeight(high);
    const auto paint = [&](const QStringList& lines) {
        for (const QString& line : lines) {
            painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, line);
            words.translate(0, high);
        }
    };
    paint(title);
    painter.setFont(font());
    painter.setPen(quiet);
    paint(detail);
}

TodayRow::TodayRow(QWidget* parent)
    : QWidget{parent}
{
}

void TodayRow::setEntries(const std::vector<TodayEntry>& entries)
{
    if (entries == m_entries)
        return;
    const auto focused = std::ranges::find_if(m_buttons, &QWidget::hasFocus);
    const auto place = focused == m_buttons.end() ? -1 : focused - m_buttons.begin();
    m_entries = entries;
    const std::vector<TodayButton*> old = std::exchange(m_buttons, {});
    for (const TodayEntry& entry : m_entries) {
        auto* button = new TodayButton{entry, m_lines, this};
        connect(button, &QAbstractButton::clicked, this, [this, kind = entry.kind] { Q_EMIT chosen(kind); });
        m_buttons.push_back(button);
        button->setToolTip(plainTip(entry.title + u'\n' + entry.detail));
        button->show();
    }
    if (place >= 0 && !m_buttons.empty())
        m_buttons[static_cast<std::size_t>(std::min(place, std::ssize(m_buttons) - 1))]->setFocus();
    for (TodayButton* button : old)
        button->deleteLater();
    this->place();
}

std::vector<QWidget*> TodayRow::buttons() const
{
    return {m_buttons.begin(), m_buttons.end()};
}

void TodayRow::setLines(int lines)
{
    m_lines = lines;
    for (TodayButton* button : m_buttons)
        button->setLines(lines);
    place();
}

int TodayRow::buttonHeight(int lines) const
{
    return lines * fontMetrics().height() + (lines == 1 ? 9 : 11);
}

int TodayRow::columnsFor(int width) const
{
    return width >= 44 * fontMetrics().height() ? mostEntries : mostEntries / 2;
}

int TodayRow::heightFor(int width, int lines) const
{
    const int rows = mostEntries / columnsFor(width);
    return rows * buttonHeight(lines) + (rows - 1) * entryGap;
}

bool TodayRow::isNarrow(int width) const
{
    return width / columnsFor(width) < narrowEntry * fontMetrics().height();
}

void TodayRow::place()
{
    const auto columns = static_cast<std::size_t>(columnsFor(width()));
    const int high = buttonHeight(m_lines);
    int top = 0;
    for (std::size_t first = 0; first < m_buttons.size(); first += columns, top += high + entryGap) {
        const std::size_t end = std::min(first + columns, m_buttons.size());
        std::vector<int> needed;
        for (std::size_t i = first; i < end; ++i)
            needed.push_back(m_buttons[i]->neededWidth());
        const int gaps = static_cast<int>(needed.size() - 1) * entryGap;
        const std::vector<int> widths = widthsFor(needed, width() - gaps, widestEntry * fontMetrics().height());
        int left = (width() - std::accumulate(widths.begin(), widths.end(), gaps)) / 2;
        for (std::size_t i = first; i < end; ++i) {
            m_buttons[i]->setGeometry(left, top, widths[i - first], high);
            left += widths[i - first] + entryGap;
        }
    }
}

} // namespace qipan::ui
