// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/game_button.h"

#include "ui/base/text_tools.h"

#include <QEvent>
#include <QResizeEvent>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

GameButton::GameButton(QWidget* parent)
    : QToolButton{parent}
{
    setAutoRaise(true);
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

void GameButton::setLeastHeight(int height)
{
    m_leastHeight = height;
    fit();
}

void GameButton::fit()
{
    constexpr int padding = 4;
    constexpr int verticalPadding = 2;
    const QString dot = u" · "_s;
    const int room = width() - 2 * padding;
    QStringList lines{{}};
    for (const QString& part : m_game.split(dot)) {
        QString& line = lines.back();
        const QString longer = line.isEmpty() ? part : line + dot + part;
        if (line.isEmpty() || fontMetrics().horizontalAdvance(longer) <= room)
            line = longer;
        else
            lines << part;
    }
    setText(lines.join(u'\n'));
    const auto height = static_cast<int>(lines.size()) * fontMetrics().lineSpacing() + 2 * verticalPadding;
    setFixedHeight(std::max(height, m_leastHeight));
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
