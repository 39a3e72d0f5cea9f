// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/game_chooser.h"

#include "core/games/registry.h"
#include "ui/base/change_events.h"
#include "ui/base/texts.h"
#include "ui/widgets/form.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QStylePainter>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// A combo box that elides its current text if it does not fit.
class ElidingBox final : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent*) override
    {
        constexpr int margin = 2; // at both ends of the text, about as in common styles
        QStylePainter painter{this};
        QStyleOptionComboBox option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
        option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - 2 * margin);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
};

/// Selects the entry with this value, or the first.
void select(QComboBox* box, const QVariant& value)
{
    box->setCurrentIndex(std::max(box->findData(value), box->count() > 0 ? 0 : -1));
}

} // namespace

QString describe(const GameChoice& choice)
{
    QStringList parts{gameName(choice.game), ruleName(choice.game, choice.rule), boardSizeText(choice.size)};
    if (choice.opening != u"free")
        parts << shortOpeningName(choice.opening);
    return parts.join(u" · ");
}

GameChooser::GameChooser(QWidget* parent)
    : QWidget{parent}
    , m_game{new ElidingBox{this}}
    , m_rule{new ElidingBox{this}}
    , m_size{new ElidingBox{this}}
    , m_opening{new ElidingBox{this}}
{
    QGridLayout* grid = makeFormGrid();
    setLayout(grid);
    for (QComboBox* box : {m_game, m_rule, m_size, m_opening}) {
        m_labels << addFormRow(grid, box);
        connect(box, &QComboBox::currentIndexChanged, this, &GameChooser::changed);
    }
    for (const QComboBox* box : {m_rule, m_size, m_opening})
        connect(box, &QComboBox::activated, this, [this] { m_chosen.insert(choice().game, choice()); });
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        const QString key = m_game->currentData().toString();
        setChoice(m_chosen.value(key, {.game = key}));
    });
    connect(m_rule, &QComboBox::currentIndexChanged, this, &GameChooser::fillSizes);
    keepTranslated(this, [this] {
        fillGames();
        retranslate();
    });
}

void GameChooser::setGames(const QStringList& keys)
{
    m_keys = keys;
    fillGames();
}

void GameChooser::fillGames()
{
    const GameChoice before = choice();
    {
        const QSignalBlocker blocker{m_game};
        m_game->clear();
        for (const QString& key : std::as_const(m_keys)) {
            if (findGame(key.toStdString()) != nullptr)
                m_game->addItem(gameName(key), key);
        }
    }
    setChoice(before);
}

void GameChooser::fillGame()
{
    m_rule->clear();
    m_opening->clear();
    const QString key = m_game->currentData().toString();
    const GameInfo* info = findGame(key.toStdString());
    if (info == nullptr)
        return;
    for (const RuleInfo& rule : info->rules)
        m_rule->addItem(ruleName(key, textOf(rule.key)), textOf(rule.key));
    m_rule->setEnabled(m_rule->count() > 1);
    for (const Opening opening : info->openings)
        m_opening->addItem(openingName(textOf(keyOf(opening))), textOf(keyOf(opening)));
    showOpening();
}

/// Hides the choice for games without opening rules, and if there are moves on the board at the start.
void GameChooser::showOpening()
{
    const bool isShown = m_opening->count() > 1 && m_hasOpening;
    m_opening->setVisible(isShown);
    m_labels[3]->setVisible(isShown);
}

void GameChooser::setHasOpening(bool has)
{
    m_hasOpening = has;
    showOpening();
}

/// Fills in the sizes of the rule; keeps the chosen one if the rule has it.
void GameChooser::fillSizes()
{
    const QVariant before = m_size->currentData();
    m_size->clear();
    const GameInfo* info = findGame(m_game->currentData().toString().toStdString());
    const RuleInfo* rule = info == nullptr ? nullptr : info->findRule(m_rule->currentData().toString().toStdString());
    if (rule == nullptr)
        return;
    for (const int size : rule->sizes)
        m_size->addItem(boardSizeText(size), size);
    select(m_size, before);
    m_size->setEnabled(m_size->count() > 1);
}

void GameChooser::setChoice(const GameChoice& choice)
{
    {
        const QSignalBlocker blocker{m_game};
        select(m_game, choice.game);
    }
    fillGame();
    select(m_rule, choice.rule);
    select(m_size, choice.size);
    select(m_opening, choice.opening);
    m_chosen.insert(choice.game, choice);
}

GameChoice GameChooser::choice() const
{
    return {.game = m_game->currentData().toString(),
            .rule = m_rule->currentData().toString(),
            .size = m_size->currentData().toInt(),
            .opening = m_opening->currentData().toString()};
}

void GameChooser::retranslate()
{
    m_labels[0]->setText(tr("Gam&e:"));
    m_labels[1]->setText(tr("&Rule:"));
    m_labels[2]->setText(tr("Board si&ze:"));
    m_labels[3]->setText(tr("Opening r&ule:"));
}

} // namespace qipan::ui
