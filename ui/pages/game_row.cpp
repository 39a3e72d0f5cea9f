// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/game_row.h"

#include "core/games/registry.h"
#include "ui/base/change_events.h"
#include "ui/base/texts.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/form.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <vector>

namespace qipan::ui {

GameRow::GameRow(QWidget* parent)
    : QWidget{parent}
    , m_games{new ChoiceRow{this}}
{
    QGridLayout* grid = makeFormGrid();
    setLayout(grid);
    m_label = addFormRow(grid, m_games);
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

void GameRow::retranslate()
{
    m_label->setText(tr("Gam&e:"));
    std::vector<ChoiceRow::Choice> choices;
    for (const GameInfo& game : games())
        choices.push_back({textOf(game.key), gameName(textOf(game.key))});
    choices.push_back({linkKey.toString(), gameName(linkKey.toString())});
    m_games->setChoices(choices);
}

} // namespace qipan::ui
