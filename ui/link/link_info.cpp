// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/link_info.h"

#include "ui/base/change_events.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/text_tools.h"
#include "ui/link/link_text.h"
#include "ui/widgets/line_label.h"

#include <QGridLayout>
#include <QLabel>
#include <QVariantAnimation>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int growingTime = 350; // milliseconds
constexpr int gainTime = 1'600;
constexpr int nameLetters = 12;                   // in average letters
constexpr QStringView turnMark = u"\u25ba\u00a0"; // in front of the player to move

} // namespace

LinkInfo::LinkInfo(QWidget* parent)
    : QWidget{parent}
    , m_points{new QLabel{this}}
    , m_gain{new QLabel{this}}
    , m_line{new LineLabel{this}}
    , m_clock{new QLabel{this}}
    , m_title{new LineLabel{this, LineLabel::Overflow::Elide}}
    , m_countdown{new Countdown{Countdown::Figures::WholeSeconds, this}}
    , m_growing{new QVariantAnimation{this}}
    , m_gainTime{new QTimer{this}}
{
    for (QLabel* label : {m_points, m_gain, m_clock}) {
        label->setTextFormat(Qt::PlainText);
        label->setFont(scaledFont(font(), 1.15, QFont::Bold));
    }
    m_points->setTextFormat(Qt::RichText);
    m_gain->setForegroundRole(QPalette::Link);
    for (LineLabel* line : {m_line, m_title})
        line->setAlignment(Qt::AlignCenter);
    m_growing->setDuration(growingTime);
    m_gainTime->setSingleShot(true);
    m_gainTime->setInterval(gainTime);
    m_gain->setAutoFillBackground(true); // over the title for a moment, so that nothing moves
    auto* grid = new QGridLayout{this};
    grid->setContentsMargins(4, 0, 4, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_points, 0, 0);
    grid->addWidget(m_line, 0, 1);
    grid->addWidget(m_clock, 0, 2);
    grid->addWidget(m_title, 1, 0, 1, 3);
    grid->addWidget(m_gain, 1, 0, 1, 3, Qt::AlignLeft);
    connect(m_growing, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (m_growing->state() == QAbstractAnimation::Running)
            showPoints(value.toInt());
    });
    m_gain->hide();
    connect(m_gainTime, &QTimer::timeout, m_gain, &QLabel::hide);
    connect(m_countdown, &Countdown::ticked, this, &LinkInfo::showClock);
    setState({});
    onPaletteChange(this, [this] { showPoints(m_shownPoints); });
    keepTranslated(this, [this] {
        showPoints(m_shownPoints);
        m_gain->hide();
        retranslate();
    });
}

void LinkInfo::setState(const LinkInfoState& state)
{
    // After a shuffle, an undo or a new deal the gain is not of the last step any more.
    if (state.points.front() < m_state.points.front() || state.tilesLeft > m_state.tilesLeft)
        m_gain->hide();
    m_state = state;
    const int points = state.points.front();
    m_growing->stop();
    if (m_animation && state.points.size() == 1 && points > m_shownPoints) {
        m_growing->setStartValue(m_shownPoints);
        m_growing->setEndValue(points);
        m_growing->start();
    } else {
        showPoints(points);
    }
    m_clock->setVisible(state.timeLeft.has_value());
    m_countdown->set(state.timeLeft.value_or(Milliseconds{0}), state.timeLeft && state.timeRuns);
    retranslate();
}

void LinkInfo::showGain(const link::PairScore& gain)
{
    //: The points for a pair: "+60 (2 in a row)".
    m_gain->setText(gain.combo > 1 ? tr("+%1 (%n in a row)", nullptr, gain.combo).arg(gain.points)
                                   : u"+%1"_s.arg(gain.points));
    m_gain->show();
    m_gain->raise();
    m_gainTime->start();
}

QWidget& LinkInfo::titleLine()
{
    return *m_title;
}

QString LinkInfo::pointsText() const
{
    if (m_state.points.size() == 1)
        return ui::pointsText(m_shownPoints);
    //: The points of two players: "Ann: 120, Bob: 90".
    return tr("%1: %2, %3: %4")
        .arg(nameOf(0), pointsNumber(m_shownPoints), nameOf(1), pointsNumber(m_state.points.back()));
}

QString LinkInfo::lineText() const
{
    return m_line->line();
}

QString LinkInfo::clockText() const
{
    return m_state.timeLeft ? m_clock->text() : QString{};
}

/// Returns a player's name, shortened so that points and turn fit beside long ones.
QString LinkInfo::nameOf(int player) const
{
    const QFontMetrics metrics = m_points->fontMetrics();
    return metrics.elidedText(m_state.names[static_cast<std::size_t>(player)], Qt::ElideRight,
                              nameLetters * metrics.averageCharWidth());
}

void LinkInfo::showPoints(int points)
{
    constexpr int many = 8'888;
    m_shownPoints = points;
    const bool isOne = m_state.points.size() == 1;
    m_points->setText(isOne ? ui::pointsText(points)
                            : textOf(points, m_state.points.back(), {shownName(0), shownName(1)}));
    m_points->setAccessibleName(pointsText());
    // Room for more points: the line beside them must not break in the middle of a game.
    const QString widest = textOf(many, many, {turnMark + nameOf(0), turnMark + nameOf(1)});
    m_points->setMinimumWidth(m_points->fontMetrics().horizontalAdvance(widest));
}

/// Returns the name as rich text. That of the player to move is marked by an arrow, a line and a colour; the other one
/// has room for them, so that nothing moves.
QString LinkInfo::shownName(int player) const
{
    const QString name = nameOf(player).toHtmlEscaped();
    if (m_state.turn != player)
        return u"<span style='color:transparent'>%1</span>%2"_s.arg(turnMark, name);
    return u"<span style='color:%1'>%2<u>%3</u></span>"_s.arg(palette().color(QPalette::Link).name(), turnMark, name);
}

QString LinkInfo::textOf(int points, int second, const std::array<QString, 2>& names) const
{
    if (m_state.points.size() == 1)
        return ui::pointsText(points);
    //: The points of a player: "Ann: 120".
    const auto one = [](const QString& name, int score) { return tr("%1: %2").arg(name, pointsNumber(score)); };
    return one(names[0], points) + u'\u2003' + one(names[1], second); // the marks of the turn are between them too
}

void LinkInfo::showClock()
{
    m_clock->setText(m_countdown->text());
    m_clock->setForegroundRole(m_countdown->remaining() <= lastSeconds ? QPalette::BrightText : QPalette::WindowText);
}

void LinkInfo::setTitleCovered(bool covered)
{
    if (m_isTitleCovered == covered)
        return;
    m_isTitleCovered = covered;
    showLine();
}

/// Shows what is played in the upper line too while a message covers the lower one, in the room beside the rest.
void LinkInfo::showLine()
{
    QStringList parts;
    if (m_state.turn)
        parts << withChineseSpacing(tr("%1 to move").arg(nameOf(*m_state.turn)));
    parts << tr("%n tile(s) left", nullptr, m_state.tilesLeft);
    if (m_state.hints)
        parts << tr("%n hint(s)", nullptr, *m_state.hints);
    if (m_state.shuffles)
        parts << tr("%n shuffle(s)", nullptr, *m_state.shuffles);
    const QString separator = u" · "_s;
    QString line = parts.join(separator);
    if (m_isTitleCovered && !m_state.title.isEmpty()) {
        const QFontMetrics metrics = m_line->fontMetrics();
        const int room = lineRoom();
        QString counts;
        for (const QString& part : parts) {
            const QString longer = counts.isEmpty() ? part : counts + separator + part;
            if (metrics.horizontalAdvance(longer) <= room)
                counts = longer;
        }
        constexpr int fewest = 4;                                                  // letters that tell something
        const int left = room - metrics.horizontalAdvance(separator + counts) - 2; // sums are rounded
        const QString words = metrics.elidedText(m_state.title, Qt::ElideRight, left);
        line = words.size() > fewest ? words + separator + counts : counts;
    }
    m_line->setLine(line);
    balance();
}

void LinkInfo::retranslate()
{
    m_title->setLine(m_state.title);
    m_clock->setAccessibleName(tr("Time left"));
    showClock();
    showLine();
}

void LinkInfo::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showLine();
}

int LinkInfo::pointsWidth() const
{
    return m_points->minimumSizeHint().expandedTo(m_points->minimumSize()).width();
}

int LinkInfo::clockWidth() const
{
    return m_clock->isHidden() ? 0 : m_clock->sizeHint().width();
}

/// Returns the width that is left for the line beside the points and the clock.
int LinkInfo::lineRoom() const
{
    const auto* grid = static_cast<const QGridLayout*>(layout());
    const QMargins margins = grid->contentsMargins();
    return width() - margins.left() - margins.right() - pointsWidth() - clockWidth() - 2 * grid->horizontalSpacing();
}

/// Makes both columns beside the line equally wide if there is room, so that the line and the title below it are
/// centred alike.
void LinkInfo::balance()
{
    auto* grid = static_cast<QGridLayout*>(layout());
    const int side = std::max(pointsWidth(), clockWidth());
    const int line = m_line->fontMetrics().horizontalAdvance(m_line->line());
    const bool fits = line <= lineRoom() + pointsWidth() + clockWidth() - 2 * side;
    for (const int column : {0, 2})
        grid->setColumnMinimumWidth(column, fits ? side : 0);
}

} // namespace qipan::ui
