// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/today_row.h"

#include "ui/base/text_tools.h"
#include "ui/icons/icon.h"
#include "ui/widgets/button.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr int mostEntries = 4;
constexpr int entryGap = 8;
constexpr int entryPadding = 7;
constexpr int widestEntry = 320;

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

/// Paints one line, whose end is left out if it does not fit.
void paintLine(QPainter& painter, const QRectF& rect, const QString& words, const QFont& font)
{
    painter.setFont(font);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF{font}.elidedText(words, Qt::ElideRight, rect.width()));
}

} // namespace

/// A button with a title and a detail. Where they do not fit, the tool tip has them whole.
class TodayButton final : public QAbstractButton {
public:
    TodayButton(const TodayEntry& entry, bool low, QWidget* parent)
        : QAbstractButton{parent}
        , m_entry{entry}
        , m_isLow{low}
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

    void setLow(bool low)
    {
        m_isLow = low;
        update();
    }

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
    bool m_isLow;
    QIcon m_icon;
};

void TodayButton::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF{rect()}.adjusted(1.5, 1.5, -1.5, -1.5);
    const bool isHot = underMouse() || hasFocus();
    painter.setBrush(palette().color(isDown() ? QPalette::AlternateBase : QPalette::Base));
    painter.setPen(QPen{palette().color(isHot ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 2.5 : 1.0});
    painter.drawRoundedRect(frame, 8, 8);

    const QRectF inner = frame.adjusted(entryPadding, 2, -entryPadding, -2);
    const double side = std::min(m_isLow ? 16.0 : 24.0, inner.height());
    m_icon.paint(&painter, QRectF{inner.left(), inner.center().y() - side / 2, side, side}.toRect());
    QRectF words = inner.adjusted(side + entryPadding, 0, 0, 0);
    const QFont strong = scaledFont(font(), 1, QFont::DemiBold);
    const QColor quiet = palette().color(QPalette::PlaceholderText);
    painter.setPen(palette().color(QPalette::Text));
    if (!m_isLow) {
        const double half = words.height() / 2;
        paintLine(painter, words.adjusted(0, 0, 0, -half), m_entry.title, strong);
        painter.setPen(quiet);
        paintLine(painter, words.adjusted(0, half, 0, 0), m_entry.detail, font());
        return;
    }
    // The detail is in the tool tip where it does not fit beside the title.
    const double titleWidth = QFontMetricsF{strong}.horizontalAdvance(m_entry.title);
    const double detailWidth = QFontMetricsF{font()}.horizontalAdvance(m_entry.detail);
    paintLine(painter, words, m_entry.title, strong);
    words.setLeft(words.left() + titleWidth + entryPadding);
    if (detailWidth > words.width())
        return;
    painter.setPen(quiet);
    paintLine(painter, words, m_entry.detail, font());
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
        auto* button = new TodayButton{entry, m_isLow, this};
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

void TodayRow::setLow(bool low)
{
    m_isLow = low;
    for (TodayButton* button : m_buttons)
        button->setLow(low);
}

int TodayRow::buttonHeight() const
{
    const int line = fontMetrics().height();
    return m_isLow ? line + 9 : 2 * line + 11;
}

int TodayRow::columnsFor(int width) const
{
    return width >= 44 * fontMetrics().height() ? mostEntries : mostEntries / 2;
}

int TodayRow::heightFor(int width) const
{
    const int rows = mostEntries / columnsFor(width);
    return rows * buttonHeight() + (rows - 1) * entryGap;
}

void TodayRow::place()
{
    const int count = static_cast<int>(m_buttons.size());
    const int columns = std::min(columnsFor(width()), std::max(count, 1));
    const int each = std::min((width() - (columns - 1) * entryGap) / columns, widestEntry);
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const int inRow = std::min(columns, count - row * columns);
        const int left = (width() - inRow * each - (inRow - 1) * entryGap) / 2;
        m_buttons[static_cast<std::size_t>(i)]->setGeometry(left + i % columns * (each + entryGap),
                                                            row * (buttonHeight() + entryGap), each, buttonHeight());
    }
}

} // namespace qipan::ui
