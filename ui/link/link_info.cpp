// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/link_info.h"

#include "ui/base/change_events.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/text_tools.h"
#include "ui/link/link_text.h"
#include "ui/panels/game_button.h"
#include "ui/theme/application_style.h"
#include "ui/widgets/line_label.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int growingTime = 350;            // milliseconds
constexpr int nameLetters = 12;             // in average letters
constexpr QStringView turnMark = u"\u25ba"; // in front of the player to move
constexpr int cellGap = 6;

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
    QSizePolicy policy = m_title->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // messages lie over its place
    m_title->setSizePolicy(policy);
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
    grid->setRowMinimumHeight(0, ApplicationStyle::smallestTarget);   // with those words or without
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
    if (state.title != m_state.title)
        m_widestLine = 0;
    m_state = state;
    m_sinceState.start();
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

QString LinkInfo::spokenClock() const
{
    using std::chrono::seconds;
    const QString points = m_state.points.size() == 1 ? ui::pointsText(m_state.points.front())
                                                      : tr("%1: %2, %3: %4")
                                                            .arg(m_state.names[0], pointsNumber(m_state.points.front()),
                                                                 m_state.names[1], pointsNumber(m_state.points.back()));
    if (m_state.timeLeft)
        //: Points and time of a game: "120 points. 1 minute 5 seconds left."
        return tr("%1. %2 left.").arg(points, spokenTime(std::chrono::ceil<seconds>(m_countdown->remaining())));
    const Milliseconds since{m_state.timeRuns ? m_sinceState.elapsed() : 0};
    //: Points and time of a game: "120 points. 1 minute 5 seconds played."
    return tr("%1. %2 played.").arg(points, spokenTime(std::chrono::floor<seconds>(m_state.timePlayed + since)));
}

QString LinkInfo::spokenState() const
{
    QStringList sentences;
    if (m_state.turn)
        sentences << tr("%1 to move.").arg(m_state.names[static_cast<std::size_t>(*m_state.turn)]);
    sentences << spokenClock();
    if (m_state.hints && m_state.shuffles)
        //: What help is left: "2 hints and 1 shuffle left."
        sentences << tr("%1 and %2 left.")
                         .arg(tr("%n hint(s)", nullptr, *m_state.hints),
                              tr("%n shuffle(s)", nullptr, *m_state.shuffles));
    return sentences.join(u' ');
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
    const QFontMetrics metrics = m_points->fontMetrics();
    m_points->setAccessibleName(pointsText());
    // Room for more points: the line beside them must not break in the middle of a game.
    if (m_state.points.size() == 1) {
        m_points->setText(ui::pointsText(points));
        return m_points->setMinimumWidth(metrics.horizontalAdvance(ui::pointsText(many)));
    }
    int width = 0;
    QString cells;
    for (const int player : {0, 1}) {
        const int markWidth = metrics.horizontalAdvance(turnMark.toString()) + cellGap;
        const int cellWidth = metrics.horizontalAdvance(pointsOf(player, many)) + cellGap;
        cells += u"<td width=%1>%2</td><td width=%3>%4</td>"_s.arg(
            QString::number(markWidth), m_state.turn == player ? marked(turnMark.toString()) : QString{},
            QString::number(cellWidth), cellOf(player, player == 0 ? points : m_state.points.back()));
        width += markWidth + cellWidth;
    }
    m_points->setText(u"<table cellspacing=0 cellpadding=0><tr>%1</tr></table>"_s.arg(cells));
    m_points->setMinimumWidth(width);
}

/// Returns a player's points, such as "Ann: 120".
QString LinkInfo::pointsOf(int player, int points) const
{
    //: The points of a player: "Ann: 120".
    return tr("%1: %2").arg(nameOf(player), pointsNumber(points));
}

/// Returns the same as rich text, underlined and coloured for the player to move.
QString LinkInfo::cellOf(int player, int points) const
{
    const QString words = pointsOf(player, points).replace(u' ', u'\u00a0').toHtmlEscaped();
    return m_state.turn == player ? marked(u"<u>%1</u>"_s.arg(words)) : words;
}

QString LinkInfo::marked(const QString& words) const
{
    return u"<span style='color:%1'>%2</span>"_s.arg(palette().color(QPalette::Link).name(), words);
}

void LinkInfo::showClock()
{
    m_clock->setText(m_countdown->text());
    m_clock->setForegroundRole(clockWarns() ? QPalette::Base : QPalette::WindowText);
    update();
}

bool LinkInfo::clockWarns() const
{
    return m_state.timeLeft && m_countdown->remaining() <= lastSeconds;
}

/// Little time is seen without colours too: it is light in a filled pill.
void LinkInfo::paintEvent(QPaintEvent*)
{
    if (!clockWarns() || m_clock->isHidden())
        return;
    QRect pill = m_clock->geometry();
    pill.setLeft(pill.right() - m_clock->fontMetrics().horizontalAdvance(m_clock->text()) + 1);
    pill.adjust(-6, 0, 4, 0);
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::BrightText));
    painter.drawRoundedRect(pill, pill.height() / 2.0, pill.height() / 2.0);
}

void LinkInfo::setTitleCovered(bool covered)
{
    m_isTitleCovered = covered;
    showLine();
}

/// Returns what is left, the most important first; in a game of two with `turn` to move.
QStringList LinkInfo::lineParts(std::optional<int> turn) const
{
    QStringList parts;
    if (turn)
        parts << withChineseSpacing(tr("%1 to move").arg(nameOf(*turn)));
    parts << tr("%n tile(s) left", nullptr, m_state.tilesLeft);
    if (m_state.hints)
        parts << tr("%n hint(s)", nullptr, *m_state.hints);
    if (m_state.shuffles)
        parts << tr("%n shuffle(s)", nullptr, *m_state.shuffles);
    return parts;
}

/// Shows what is left, and what is played before it if there is room beside the widest counts of the game. Otherwise
/// the lower line says what is played, or while a message covers that, the upper one as far as it can, without shuffles
/// and hints if need be.
void LinkInfo::showLine()
{
    constexpr int fewest = 4;   // letters that tell something
    constexpr int padding = 10; // of the button with what is played, and since sums are rounded
    const int gap = static_cast<QGridLayout*>(layout())->horizontalSpacing();
    const auto widthOf = [this](const QString& text) { return m_line->fontMetrics().horizontalAdvance(text); };
    const auto joined = [](const QStringList& parts) { return parts.join(u" · "_s); };
    for (const int player : {0, 1}) {
        const auto turn = m_state.turn ? std::optional{player} : std::nullopt;
        m_widestLine = std::max(m_widestLine, widthOf(joined(lineParts(turn))));
    }
    const auto roomBeside = [&](int width) { return lineRoom() - gap - padding - width; };
    const bool fits = !m_state.title.isEmpty() && widthOf(m_state.title) <= roomBeside(m_widestLine);
    QStringList parts = lineParts(m_state.turn);
    const qsizetype most = m_state.turn ? 2 : 1; // those that count
    while (m_isTitleCovered && !fits && parts.size() > most
           && roomBeside(widthOf(joined(parts))) < widthOf(m_state.title))
        parts.removeLast();
    m_line->setLine(joined(parts));
    const int room = roomBeside(fits ? m_widestLine : widthOf(joined(parts)));
    const QString words = m_words->fontMetrics().elidedText(m_state.title, Qt::ElideRight, room);
    const bool isShown = fits || (m_isTitleCovered && words.size() > fewest);
    if (isShown) {
        m_words->setFixedWidth(std::min(room, widthOf(m_state.title)) + padding);
        m_words->setGame(m_state.title, {});
    }
    m_words->setVisible(isShown);
    m_title->setGame(m_state.title, {});
    m_title->setFocusPolicy(m_isTitleCovered ? Qt::NoFocus : Qt::TabFocus);
    m_title->setVisible(!fits);
}

void LinkInfo::retranslate()
{
    m_clock->setAccessibleName(tr("Time left"));
    showClock();
    showLine();
}

void LinkInfo::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_widestLine = 0;
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
