// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/link_info.h"

#include "ui/base/change_events.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/text_tools.h"
#include "ui/link/link_text.h"
#include "ui/panels/game_button.h"
#include "ui/widgets/line_label.h"

#include <QGridLayout>
#include <QLabel>
#include <QVariantAnimation>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int growingTime = 350;                  // milliseconds
constexpr int nameLetters = 12;                   // in average letters
constexpr QStringView turnMark = u"\u25ba\u00a0"; // in front of the player to move

} // namespace

LinkInfo::LinkInfo(QWidget* parent)
    : QWidget{parent}
    , m_points{new QLabel{this}}
    , m_words{new GameButton{this, GameButton::Lines::One}}
    , m_line{new LineLabel{this}}
    , m_clock{new QLabel{this}}
    , m_title{new GameButton{this, GameButton::Lines::One}}
    , m_countdown{new Countdown{Countdown::Figures::WholeSeconds, this}}
    , m_growing{new QVariantAnimation{this}}
{
    for (QLabel* label : {m_points, m_clock}) {
        label->setTextFormat(Qt::PlainText);
        label->setFont(scaledFont(font(), 1.15, QFont::Bold));
    }
    m_points->setTextFormat(Qt::RichText);
    m_line->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_clock->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_clock->setMinimumWidth(m_clock->fontMetrics().horizontalAdvance(u"88:88"_s)); // digits differ in width
    for (GameButton* button : {m_words, m_title})
        connect(button, &GameButton::clicked, this, &LinkInfo::titleClicked);
    m_growing->setDuration(growingTime);
    auto* grid = new QGridLayout{this};
    grid->setContentsMargins(4, 0, 4, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_points, 0, 0);
    grid->addWidget(m_line, 0, 1);
    grid->addWidget(m_clock, 0, 2);
    grid->addWidget(m_words, 0, 1, Qt::AlignLeft | Qt::AlignVCenter); // in the room that the line leaves
    m_words->raise();                                                 // above the line, which fills the room too
    grid->addWidget(m_title, 1, 0, 1, 3);
    connect(m_growing, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (m_growing->state() == QAbstractAnimation::Running)
            showPoints(value.toInt());
    });
    connect(m_countdown, &Countdown::ticked, this, &LinkInfo::showClock);
    setState({});
    onPaletteChange(this, [this] { showPoints(m_shownPoints); });
    keepTranslated(this, [this] {
        showPoints(m_shownPoints);
        retranslate();
    });
}

void LinkInfo::setState(const LinkInfoState& state)
{
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

QString LinkInfo::wordsText() const
{
    return m_words->isHidden() ? QString{} : m_words->text();
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
    m_isTitleCovered = covered;
    m_title->setFocusPolicy(covered ? Qt::NoFocus : Qt::TabFocus);
    showLine();
}

/// Returns what is left, the most important first.
QStringList LinkInfo::lineParts() const
{
    QStringList parts;
    if (m_state.turn)
        parts << withChineseSpacing(tr("%1 to move").arg(nameOf(*m_state.turn)));
    parts << tr("%n tile(s) left", nullptr, m_state.tilesLeft);
    if (m_state.hints)
        parts << tr("%n hint(s)", nullptr, *m_state.hints);
    if (m_state.shuffles)
        parts << tr("%n shuffle(s)", nullptr, *m_state.shuffles);
    return parts;
}

/// Shows what is left. While a message covers the lower line, shows what is played here too, and leaves out shuffles
/// and hints if there is no room for both.
void LinkInfo::showLine()
{
    constexpr int fewest = 4;   // letters that tell something
    constexpr int padding = 10; // of the button with what is played, and since sums are rounded
    const int gap = static_cast<QGridLayout*>(layout())->horizontalSpacing();
    const auto widthOf = [this](const QString& text) { return m_line->fontMetrics().horizontalAdvance(text); };
    QStringList parts = lineParts();
    const qsizetype most = m_state.turn ? 2 : 1; // those that count
    const auto room = [&] { return lineRoom() - gap - padding - widthOf(parts.join(u" · "_s)); };
    if (m_isTitleCovered) {
        while (parts.size() > most && room() < widthOf(m_state.title))
            parts.removeLast();
    }
    m_line->setLine(parts.join(u" · "_s));
    const QString words = m_words->fontMetrics().elidedText(m_state.title, Qt::ElideRight, room());
    const bool isShown = m_isTitleCovered && words.size() > fewest;
    if (isShown) {
        m_words->setFixedWidth(std::min(room(), widthOf(m_state.title)) + padding);
        m_words->setGame(m_state.title, {});
    }
    m_words->setVisible(isShown);
}

void LinkInfo::retranslate()
{
    m_title->setGame(m_state.title, {});
    m_clock->setAccessibleName(tr("Time left"));
    showClock();
    showLine();
}

void LinkInfo::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showLine();
}

/// Returns the width that is left for the line beside the points and the clock.
int LinkInfo::lineRoom() const
{
    const auto* grid = static_cast<const QGridLayout*>(layout());
    const QMargins margins = grid->contentsMargins();
    const int points = m_points->minimumSizeHint().expandedTo(m_points->minimumSize()).width();
    const int clock = m_clock->isHidden() ? 0 : m_clock->sizeHint().expandedTo(m_clock->minimumSize()).width();
    return width() - margins.left() - margins.right() - points - clock - 2 * grid->horizontalSpacing();
}

} // namespace qipan::ui
