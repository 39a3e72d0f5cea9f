#include "ui/settings_menu.h"

#include "core/board/registry.h"
#include "ui/actions.h"
#include "ui/panels/choice_menu.h"
#include "ui/setting_toggles.h"
#include "ui/texts.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// The rule of this key, or the game's default; null where there is no such game.
const RuleInfo* ruleOf(const QString& game, const QString& key)
{
    const GameInfo* info = findGame(game.toStdString());
    if (info == nullptr)
        return nullptr;
    const RuleInfo* rule = info->findRule(key.toStdString());
    return rule != nullptr ? rule : &info->rules.front();
}

/// Engines that are programs of their own play this game.
bool takesEngines(const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    return info != nullptr && info->protocol != EngineProtocol::None;
}

/// By the last digit.
QString withMnemonic(int level)
{
    const QString digits = QString::number(level);
    return digits.chopped(1) + u'&' + digits.back();
}

/// By the first letter, or by the number in a name such as Swap2.
QString withMnemonic(QString opening)
{
    return opening.insert(opening.startsWith(u"Swap2") ? 4 : 0, u'&');
}

ChoiceMenu* addChoices(QMenu* menu)
{
    auto* choices = new ChoiceMenu{menu};
    menu->addMenu(choices);
    return choices;
}

/// The choice of an external engine among the levels, which are positive.
int engineChoice(int id)
{
    return -id;
}

template <typename Enum>
QVariant value(Enum choice)
{
    return static_cast<int>(choice);
}

} // namespace

const std::vector<QSize>& SettingsMenu::linkSizes()
{
    static const std::vector<QSize> sizes{{4, 4},   {6, 6},   {8, 8},   {10, 8},  {10, 10}, {12, 10},
                                          {16, 10}, {18, 12}, {20, 14}, {24, 16}, {30, 20}};
    return sizes;
}

const std::vector<int>& SettingsMenu::linkPictures()
{
    static const std::vector<int> counts{2, 4, 8, 12, 16, 20, 24, 30, 36};
    return counts;
}

SettingsMenu::SettingsMenu(const Actions& actions, QMenu* menu, QObject* parent)
    : QObject{parent}
    , m_actions{actions}
{
    menu->addActions({actions.name, actions.engines});
    createChoices(menu);
    menu->addSeparator();
    createGameChoices(menu);
    connectToggles();
    retranslate();
}

void SettingsMenu::createChoices(QMenu* menu)
{
    const auto change = [this](auto&& set) {
        return [this, set](const QVariant& chosen) {
            Preferences preferences = m_preferences;
            set(preferences, chosen);
            Q_EMIT changed(preferences);
        };
    };

    m_language = addChoices(menu);
    connect(m_language, &ChoiceMenu::chosen, this,
            change([](Preferences& p, const QVariant& v) { p.language = v.toString(); }));

    m_appearance = menu->addMenu(QString{});
    m_colors = addChoices(m_appearance);
    connect(m_colors, &ChoiceMenu::chosen, this,
            change([](Preferences& p, const QVariant& v) { p.colorMode = static_cast<ColorMode>(v.toInt()); }));
    m_look = addChoices(m_appearance);
    connect(m_look, &ChoiceMenu::chosen, this,
            change([](Preferences& p, const QVariant& v) { p.look = static_cast<Look>(v.toInt()); }));

    m_refusal = menu->addMenu(QString{});
    m_refusal->addActions({m_actions.beep, m_actions.shake, m_actions.words});

    m_link = menu->addMenu(QString{});
    m_linkSize = addChoices(m_link);
    connect(m_linkSize, &ChoiceMenu::chosen, this,
            change([](Preferences& p, const QVariant& v) { p.link.size = v.toSize(); }));
    m_linkPictures = addChoices(m_link);
    connect(m_linkPictures, &ChoiceMenu::chosen, this,
            change([](Preferences& p, const QVariant& v) { p.link.pictures = v.toInt(); }));
    m_link->addSeparator();
    m_link->addActions({m_actions.border, m_actions.cornerDots, m_actions.outlines});

    menu->addAction(m_actions.strictMouse);
}

void SettingsMenu::createGameChoices(QMenu* menu)
{
    const auto change = [this](auto&& set) {
        return [this, set](const QVariant& chosen) {
            GamePreferences game = present();
            set(game, chosen);
            changePresent(game);
        };
    };

    const auto add = [&](ChoiceMenu*& choices, auto&& set) {
        choices = addChoices(menu);
        connect(choices, &ChoiceMenu::chosen, this, change(set));
    };
    add(m_opponent,
        [](GamePreferences& p, const QVariant& v) { p.opponent = static_cast<GamePreferences::Opponent>(v.toInt()); });
    add(m_level, [](GamePreferences& p, const QVariant& v) {
        p.engine = std::max(0, -v.toInt()); // what engineChoice made
        if (p.engine == 0)
            p.level = v.toInt();
    });
    add(m_first,
        [](GamePreferences& p, const QVariant& v) { p.first = static_cast<GamePreferences::First>(v.toInt()); });
    add(m_size, [](GamePreferences& p, const QVariant& v) { p.size = v.toInt(); });
    add(m_rule, [](GamePreferences& p, const QVariant& v) { p.rule = v.toString(); });
    add(m_opening, [](GamePreferences& p, const QVariant& v) { p.opening = v.toString(); });
}

void SettingsMenu::connectToggles()
{
    for (const SettingToggle& toggle : settingToggles) {
        connect(m_actions.*toggle.action, &QAction::triggered, this, [this, of = toggle.of](bool on) {
            Preferences preferences = m_preferences;
            of(preferences) = on;
            Q_EMIT changed(preferences);
        });
    }
}

GamePreferences SettingsMenu::fitted(GamePreferences game) const
{
    if (const RuleInfo* rule = ruleOf(m_game, game.rule)) {
        game.rule = text(rule->key);
        game.size = rule->sizeFor(game.size);
        game.opening = text(keyOf(findGame(m_game.toStdString())->openingFor(game.opening.toStdString())));
    }
    return game;
}

void SettingsMenu::changePresent(const GamePreferences& game)
{
    Preferences preferences = m_preferences;
    preferences.games.insert(m_game, fitted(game));
    Q_EMIT changed(preferences);
}

void SettingsMenu::show(const Preferences& preferences, const QString& game)
{
    const bool isOther = m_game != game || m_preferences.engines != preferences.engines;
    m_preferences = preferences;
    m_game = game;
    if (isOther)
        fillGameChoices();
    else
        fillSizes(); // the rule may be another
    update();
}

void SettingsMenu::update()
{
    for (const SettingToggle& toggle : settingToggles)
        (m_actions.*toggle.action)->setChecked(toggle.of(m_preferences));
    m_language->setValue(m_preferences.language);
    m_colors->setValue(value(m_preferences.colorMode));
    m_look->setValue(value(m_preferences.look));
    m_linkSize->setValue(m_preferences.link.size);
    m_linkPictures->setValue(m_preferences.link.pictures);

    const GamePreferences game = present();
    m_opponent->setValue(value(game.opponent));
    const bool isExternal = findEngine(m_preferences.engines, game.engine) != nullptr && takesEngines(m_game);
    m_level->setValue(isExternal ? engineChoice(game.engine) : game.level);
    m_first->setValue(value(game.first));
    m_size->setValue(game.size);
    m_rule->setValue(game.rule);
    m_opening->setValue(game.opening);
}

void SettingsMenu::retranslate()
{
    m_language->setTitle(tr("&Language"));
    // Names of languages are not translated: whoever got lost must find theirs.
    m_language->setChoices(
        {{QString{}, tr("As the &system")}, {u"en"_qs, u"&English"_qs}, {u"zh_CN"_qs, u"简体中文 (&Z)"_qs}});
    m_appearance->setTitle(tr("&Appearance"));
    m_colors->setTitle(tr("&Colours"));
    m_colors->setChoices({{value(ColorMode::System), tr("As the &system")},
                          {value(ColorMode::Light), tr("&Light")},
                          {value(ColorMode::Dark), tr("&Dark")}});
    m_look->setTitle(tr("&Theme"));
    m_look->setChoices({{value(Look::Plain), tr("&Plain")}, {value(Look::Classical), tr("&Classical")}});
    m_refusal->setTitle(tr("&Refused clicks"));
    m_link->setTitle(tr("Lin&k-match"));
    fillLinkChoices();

    m_opponent->setTitle(tr("&Opponent"));
    m_opponent->setChoices({{value(GamePreferences::Opponent::Computer), tr("The &computer")},
                            {value(GamePreferences::Opponent::Person), tr("A &person beside you")}});
    m_level->setTitle(tr("Le&vel of the computer"));
    m_first->setTitle(tr("Who be&gins"));
    m_first->setChoices({{value(GamePreferences::First::I), tr("&You")},
                         {value(GamePreferences::First::Other), tr("The &other side")},
                         {value(GamePreferences::First::Throw), tr("&Rock, paper, scissors")}});
    m_size->setTitle(tr("&Board size"));
    m_rule->setTitle(tr("R&ule"));
    m_opening->setTitle(tr("O&pening rule"));
    fillGameChoices();
    update();
}

void SettingsMenu::fillLinkChoices()
{
    std::vector<ChoiceMenu::Choice> sizes;
    for (const QSize size : linkSizes())
        sizes.push_back({size, tr("%1 columns, %2 rows").arg(size.width()).arg(size.height())});
    m_linkSize->setTitle(tr("&Size"));
    m_linkSize->setChoices(sizes);

    std::vector<ChoiceMenu::Choice> pictures;
    for (const int count : linkPictures())
        pictures.push_back({count, QString::number(count)});
    m_linkPictures->setTitle(tr("Different &pictures"));
    m_linkPictures->setChoices(pictures);
}

void SettingsMenu::fillGameChoices()
{
    std::vector<ChoiceMenu::Choice> levels, rules, openings;
    const GameInfo* info = findGame(m_game.toStdString());
    if (info != nullptr) {
        for (int level = 1; level <= info->levels; ++level)
            levels.push_back({level,
                              info->isStrongest(level) ? tr("As strong as this &machine")
                                                       : tr("Level %1").arg(withMnemonic(level))});
        for (const RuleInfo& rule : info->rules)
            rules.push_back({text(rule.key), u'&' + ruleName(m_game, text(rule.key))});
        for (const Opening opening : info->openings)
            openings.push_back({text(keyOf(opening)), withMnemonic(openingName(text(keyOf(opening))))});
    }
    if (takesEngines(m_game)) {
        for (const ExternalEngine& engine : std::as_const(m_preferences.engines))
            levels.push_back({engineChoice(engine.id), QString{engine.name}.replace(u'&', u"&&"_qs)});
    }
    m_level->setChoices(levels);
    fillSizes();
    m_rule->setChoices(rules);
    m_opening->setChoices(openings);
    for (ChoiceMenu* menu : {m_opponent, m_level, m_first})
        menu->setEnabled(info != nullptr);
    m_rule->setEnabled(rules.size() > 1); // a choice of one is none
    m_opening->setEnabled(openings.size() > 1);
}

void SettingsMenu::fillSizes()
{
    std::vector<ChoiceMenu::Choice> sizes;
    if (const RuleInfo* rule = ruleOf(m_game, present().rule)) {
        for (const int size : rule->sizes)
            sizes.push_back({size, u"%1 × %1"_qs.arg(size)});
    }
    m_size->setChoices(sizes);
    m_size->setEnabled(sizes.size() > 1);
}

} // namespace qipan::ui
