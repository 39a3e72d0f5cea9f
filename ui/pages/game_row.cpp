// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/game_row.h"

#include "core/games/registry.h"
#include "ui/base/change_events.h"
#include "ui/base/texts.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/form.h"

#include <QLabel>
#include <QSignalBlocker>

#include <vector>

namespace qipan::ui {

GameRow::GameRow(QWidget* parent)
    : QWidget{parent}
{
    auto* row = new QWidget{this};
    limitColumn(row, columnWidth);
    m_heading = new QLabel{row};
    makeHeading(m_heading);
    m_label = new QLabel{row};
    m_games = new ChoiceRow{row};
    m_label->setBuddy(m_games);
    row->setLayout(makeRow({m_heading, m_label, {m_games, 1}}, {.margins = {0, 0, 0, 0}, .spacing = 14}));
    setLayout(makeRow({stretch(1), {row, 1'000}, stretch(1)}, {.margins = {16, 8, 16, 0}}));
    keepTranslated(this, [this] { retranslate(); });
    connect(m_games, &ChoiceRow::changed, this, [this] { Q_EMIT chosen(game()); });
}

void GameRow::setGame(const QString& key)
{
    const QSignalBlocker quiet{m_games};
    m_games->setValue(key);
}

QString GameRow::game() const
{
    return m_games->value().toString();
}

void GameRow::focusGame()
{
    m_games->setFocus(Qt::TabFocusReason);
}

void GameRow::setChangeable(bool isChangeable)
{
    m_games->setEnabled(isChangeable);
}

void GameRow::retranslate()
{
    m_heading->setText(tr("New game"));
    m_label->setText(tr("Gam&e:"));
    std::vector<ChoiceRow::Choice> choices;
    for (const GameInfo& game : games())
        choices.push_back({textOf(game.key), gameName(textOf(game.key))});
    choices.push_back({linkKey.toString(), gameName(linkKey.toString())});
    m_games->setChoices(choices);
}

} // namespace qipan::ui
