// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/game_settings_menu.h"

#include "core/games/registry.h"
#include "ui/base/texts.h"
#include "ui/widgets/choice_menu.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// Returns the rule with this key, or the game's default; null for an unknown game.
const RuleInfo* ruleOf(const QString& game, const QString& key)
{
    const GameInfo* info = findGame(game.toStdString());
    if (info == nullptr)
        return nullptr;
    const RuleInfo* rule = info->findRule(key.toStdString());
    return rule != nullptr ? rule : &info->rules.front();
}

/// Makes the last digit the mnemonic.
QString withMnemonic(int level)
{
    const QString digits = QString::number(level);
    return digits.chopped(1) + u'&' + digits.back();
}

QString levelText(const GameInfo& game, int level)
{
    if (game.isFullStrength(level))
        return GameSettingsMenu::tr("&Full strength");
    const QString text = GameSettingsMenu::tr("Level %1").arg(withMnemonic(level));
    const int perfect = game.exactFromEmpties != nullptr ? game.exactFromEmpties(level) : 0;
    if (perfect == 0)
        return text;
    //: A level of the computer and the number of empty cells from which it plays perfectly: "Level 9: perfect from 16
    //: empty squares on".
    return GameSettingsMenu::tr("%1: perfect from %n empty square(s) on", nullptr, perfect).arg(text);
}

/// Makes the first letter the mnemonic, or the number in a name such as Swap2.
QString withMnemonic(QString opening)
{
    return opening.insert(opening.startsWith(u"Swap2") ? 4 : 0, u'&');
}

/// Returns the value for an external engine among the levels, which are positive.
int engineChoice(int id)
{
    return -id;
}

} // namespace

GameSettingsMenu::GameSettingsMenu(QMenu* menu, QObject* parent)
    : QObject{parent}
{
    const auto add = [&](ChoiceMenu*& choices, auto&& set) {
        choices = new ChoiceMenu{menu};
        menu->addMenu(choices);
        connect(choices, &ChoiceMenu::chosen, this, [this, set](const QVariant& chosen) {
            GamePreferences game = present();
            set(game, chosen);
            Q_EMIT changed(m_game, fitted(game));
        });
    };
    add(m_opponent,
        [](GamePreferences& p, const QVariant& v) { p.opponent = static_cast<GamePreferences::Opponent>(v.toInt()); });
    add(m_level, [](GamePreferences& p, const QVariant& v) {
        p.engine = std::max(0, -v.toInt()); // inverse of engineChoice()
        if (p.engine == 0)
            p.level = v.toInt();
    });
    add(m_first,
        [](GamePreferences& p, const QVariant& v) { p.first = static_cast<GamePreferences::First>(v.toInt()); });
    add(m_size, [](GamePreferences& p, const QVariant& v) { p.size = v.toInt(); });
    add(m_rule, [](GamePreferences& p, const QVariant& v) { p.rule = v.toString(); });
    add(m_opening, [](GamePreferences& p, const QVariant& v) { p.opening = v.toString(); });
}

GamePreferences GameSettingsMenu::fitted(GamePreferences game) const
{
    if (const RuleInfo* rule = ruleOf(m_game, game.rule)) {
        game.rule = textOf(rule->key);
        game.size = rule->sizeFor(game.size);
        game.opening = textOf(keyOf(findGame(m_game.toStdString())->openingFor(game.opening.toStdString())));
    }
    return game;
}

void GameSettingsMenu::show(const Preferences& preferences, const QString& game)
{
    const bool isOther = m_game != game || m_preferences.engines != preferences.engines;
    m_preferences = preferences;
    m_game = game;
    if (isOther)
        fill();
    else
        fillSizes(); // the rule may have changed
    update();
}

void GameSettingsMenu::update()
{
    const GamePreferences game = present();
    m_opponent->setValue(value(game.opponent));
    const bool isExternal = findEngine(enginesOf(m_preferences.engines, m_game), game.engine) != nullptr;
    m_level->setValue(isExternal ? engineChoice(game.engine) : game.level);
    m_first->setValue(value(game.first));
    m_size->setValue(game.size);
    m_rule->setValue(game.rule);
    m_opening->setValue(game.opening);
}

void GameSettingsMenu::retranslate()
{
    m_opponent->setTitle(tr("&Opponent"));
    m_opponent->setChoices({{value(GamePreferences::Opponent::Computer), tr("The &computer")},
                            {value(GamePreferences::Opponent::Person), tr("A &person at this computer")}});
    m_level->setTitle(tr("Computer le&vel"));
    m_first->setTitle(tr("Who &goes first"));
    m_first->setChoices({{value(GamePreferences::First::I), tr("&You")},
                         {value(GamePreferences::First::Other), tr("The &opponent")},
                         {value(GamePreferences::First::RockPaperScissors), tr("&Rock, paper, scissors")}});
    m_size->setTitle(tr("&Board size"));
    m_rule->setTitle(tr("R&ule"));
    m_opening->setTitle(tr("O&pening rule"));
    fill();
    update();
}

void GameSettingsMenu::fill()
{
    std::vector<ChoiceMenu::Choice> levels, rules, openings;
    const GameInfo* info = findGame(m_game.toStdString());
    if (info != nullptr) {
        for (int level = 1; level <= info->levels; ++level)
            levels.push_back({level, levelText(*info, level)});
        for (const RuleInfo& rule : info->rules)
            rules.push_back({textOf(rule.key), u'&' + ruleName(m_game, textOf(rule.key))});
        for (const Opening opening : info->openings)
            openings.push_back({textOf(keyOf(opening)), withMnemonic(openingName(textOf(keyOf(opening))))});
    }
    for (const ExternalEngine& engine : enginesOf(m_preferences.engines, m_game))
        levels.push_back({engineChoice(engine.id), QString{engine.name}.replace(u'&', u"&&"_s)});
    m_level->setChoices(levels);
    fillSizes();
    m_rule->setChoices(rules);
    m_opening->setChoices(openings);
    for (ChoiceMenu* menu : {m_opponent, m_level, m_first})
        menu->setEnabled(info != nullptr);
    m_rule->setEnabled(rules.size() > 1); // a single rule is no choice
    m_opening->setEnabled(openings.size() > 1);
}

void GameSettingsMenu::fillSizes()
{
    std::vector<ChoiceMenu::Choice> sizes;
    if (const RuleInfo* rule = ruleOf(m_game, present().rule)) {
        for (const int size : rule->sizes)
            sizes.push_back({size, u"%1 × %1"_s.arg(size)});
    }
    m_size->setChoices(sizes);
    m_size->setEnabled(sizes.size() > 1);
}

} // namespace qipan::ui
