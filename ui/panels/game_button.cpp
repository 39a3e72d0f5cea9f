// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/game_button.h"

#include "ui/theme/application_style.h"

#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

#include <QEvent>
#include <QResizeEvent>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace qipan::ui {

GameButton::GameButton(QWidget* parent, Lines lines)
    : QToolButton{parent}
    , m_lines{lines}
{
    setAutoRaise(true);
    pressOnEnter(this);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    fit();
}

void GameButton::setGame(const QString& game, const QString& explanation)
{
    if (game == m_game && explanation == m_explanation)
        return;
    m_game = game;
    m_explanation = explanation;
    setAccessibleName(game);
    setAccessibleDescription(explanation);
    setToolTip(plainTip(explanation.isEmpty() ? game : game + u'\n' + explanation));
    fit();
}

QStringList GameButton::linesFor(int width) const
{
    constexpr int padding = 4;
    const QString dot = u" · "_s;
    const int room = width - 2 * padding;
    if (m_lines == Lines::One)
        return {fontMetrics().elidedText(m_game, Qt::ElideRight, room)};
    QStringList lines{{}};
    for (const QString& part : m_game.split(dot)) {
        QString& line = lines.back();
        const QString longer = line.isEmpty() ? part : line + dot + part;
        if (line.isEmpty() || fontMetrics().horizontalAdvance(longer) <= room)
            line = longer;
        else
            lines << part;
    }
    return lines;
}

int GameButton::heightForWidth(int width) const
{
    constexpr int verticalPadding = 2;
    const int text = static_cast<int>(linesFor(width).size()) * fontMetrics().lineSpacing();
    return std::max(text + 2 * verticalPadding, ApplicationStyle::smallestTarget);
}

void GameButton::fit()
{
    setText(linesFor(width()).join(u'\n'));
    setFixedHeight(heightForWidth(width()));
}

void GameButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void GameButton::resizeEvent(QResizeEvent* event)
{
    QToolButton::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

} // namespace qipan::ui
