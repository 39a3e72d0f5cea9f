// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings_menu.h"

#include "ui/base/actions.h"
#include "ui/base/texts.h"
#include "ui/link/tile_set.h"
#include "ui/shell/game_settings_menu.h"
#include "ui/widgets/choice_menu.h"

#include <QAction>

#include <iterator>
#include <vector>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// A boolean setting and the action that shows it.
struct SettingToggle {
    QAction* Actions::*action;
    bool& (*of)(Preferences&);
};

constexpr SettingToggle settingToggles[] = {
    {&Actions::lastMove, [](Preferences& p) -> bool& { return p.lastMove; }},
    {&Actions::moveNumbers, [](Preferences& p) -> bool& { return p.moveNumbers; }},
    {&Actions::legalMoves, [](Preferences& p) -> bool& { return p.legalMoves; }},
    {&Actions::forbiddenPoints, [](Preferences& p) -> bool& { return p.forbiddenPoints; }},
    {&Actions::threats, [](Preferences& p) -> bool& { return p.threats; }},
    {&Actions::animation, [](Preferences& p) -> bool& { return p.animation; }},
    {&Actions::sidePanel, [](Preferences& p) -> bool& { return p.sidePanel; }},
    {&Actions::analysis, [](Preferences& p) -> bool& { return p.analysis; }},
    {&Actions::beep, [](Preferences& p) -> bool& { return p.beep; }},
    {&Actions::shake, [](Preferences& p) -> bool& { return p.shake; }},
    {&Actions::explainRefusals, [](Preferences& p) -> bool& { return p.explainRefusals; }},
    {&Actions::border, [](Preferences& p) -> bool& { return p.link.border; }},
    {&Actions::cornerDots, [](Preferences& p) -> bool& { return p.link.cornerDots; }},
    {&Actions::outlines, [](Preferences& p) -> bool& { return p.link.outlines; }},
    {&Actions::pauseWhenLeft, [](Preferences& p) -> bool& { return p.link.pauseWhenLeft; }},
    {&Actions::skipEmpty, [](Preferences& p) -> bool& { return p.link.skipEmpty; }},
    {&Actions::strictMouse, [](Preferences& p) -> bool& { return p.strictMouse; }},
};

/// Link-match has a setting of its own for coordinates.
bool& coordinatesOf(Preferences& preferences, const QString& game)
{
    return game == linkKey ? preferences.link.coordinates : preferences.coordinates;
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
    static const std::vector<int> counts{2, 4, 8, 12, 16, 20, 24, 30, 36, LinkPreferences::maxPictures};
    return counts;
}

template <typename Set>
void SettingsMenu::change(Set set)
{
    Preferences preferences = m_preferences;
    set(preferences);
    Q_EMIT changed(preferences);
}

SettingsMenu::SettingsMenu(const Actions& actions, QMenu* menu, QObject* parent)
    : QObject{parent}
    , m_actions{actions}
{
    menu->addActions({actions.name, actions.engines});
    createChoices(menu);
    menu->addSeparator();
    m_games = new GameSettingsMenu{menu, this};
    connect(m_games, &GameSettingsMenu::changed, this, [this](const QString& game, const GamePreferences& chosen) {
        change([&](Preferences& p) { p.games.insert(game, chosen); });
    });
    for (const SettingToggle& toggle : settingToggles) {
        connect(m_actions.*toggle.action, &QAction::triggered, this,
                [this, of = toggle.of](bool on) { change([&](Preferences& p) { of(p) = on; }); });
    }
    connect(m_actions.coordinates, &QAction::triggered, this,
            [this](bool on) { change([&](Preferences& p) { coordinatesOf(p, m_game) = on; }); });
    retranslate();
}

void SettingsMenu::createChoices(QMenu* menu)
{
    const auto add = [this](QMenu* to, auto&& set) {
        auto* choices = new ChoiceMenu{to};
        to->addMenu(choices);
        connect(choices, &ChoiceMenu::chosen, this,
                [this, set](const QVariant& chosen) { change([&](Preferences& p) { set(p, chosen); }); });
        return choices;
    };

    m_language = add(menu, [](Preferences& p, const QVariant& v) { p.language = v.toString(); });

    m_appearance = menu->addMenu(QString{});
    m_colors =
        add(m_appearance, [](Preferences& p, const QVariant& v) { p.colorMode = static_cast<ColorMode>(v.toInt()); });
    m_look = add(m_appearance, [](Preferences& p, const QVariant& v) { p.look = static_cast<Look>(v.toInt()); });

    m_refusal = menu->addMenu(QString{});
    m_refusal->addActions({m_actions.beep, m_actions.shake, m_actions.explainRefusals});

    m_pause = add(menu, [](Preferences& p, const QVariant& v) { p.pause = v.toInt(); });

    m_link = menu->addMenu(QString{});
    m_linkSize = add(m_link, [](Preferences& p, const QVariant& v) { p.link.size = v.toSize(); });
    m_linkPictures = add(m_link, [](Preferences& p, const QVariant& v) { p.link.pictures = v.toInt(); });
    m_tiles = new ChoiceMenu{m_link};
    m_link->addMenu(m_tiles);
    connect(m_tiles, &ChoiceMenu::chosen, this,
            [this](const QVariant& v) { chooseTiles(static_cast<TileSetKind>(v.toInt())); });
    m_tileFolder = m_link->addAction(QString{});
    connect(m_tileFolder, &QAction::triggered, this, &SettingsMenu::tileFolderRequested);
    // Searching for a font takes a while: only when the menu is opened.
    connect(m_link, &QMenu::aboutToShow, this, [this] {
        m_hasEmoji = !colorEmojiFamily().isEmpty();
        fillTiles();
    });
    m_link->addSeparator();
    m_link->addActions(
        {m_actions.border, m_actions.cornerDots, m_actions.outlines, m_actions.pauseWhenLeft, m_actions.skipEmpty});

    menu->addAction(m_actions.strictMouse);
}

void SettingsMenu::chooseTiles(TileSetKind tiles)
{
    if (tiles == TileSetKind::User && m_preferences.link.tileFolder.isEmpty()) {
        update(); // the menu has checked a choice that is not possible yet
        Q_EMIT tileFolderRequested();
        return;
    }
    change([tiles](Preferences& p) { p.link.tiles = tiles; });
}

void SettingsMenu::setLanguages(const QList<Language>& languages)
{
    m_languages = languages;
    fillLanguages();
    update();
}

void SettingsMenu::show(const Preferences& preferences)
{
    m_preferences = preferences;
    m_games->show(m_preferences, m_game);
    update();
}

void SettingsMenu::setGame(const QString& game)
{
    m_game = game;
    m_games->show(m_preferences, m_game);
    update();
}

void SettingsMenu::update()
{
    for (const SettingToggle& toggle : settingToggles)
        (m_actions.*toggle.action)->setChecked(toggle.of(m_preferences));
    m_actions.coordinates->setChecked(coordinatesOf(m_preferences, m_game));
    m_language->setValue(m_preferences.language);
    m_colors->setValue(value(m_preferences.colorMode));
    m_look->setValue(value(m_preferences.look));
    m_pause->setValue(m_preferences.pause);
    m_linkSize->setValue(m_preferences.link.size);
    m_linkPictures->setValue(m_preferences.link.pictures);
    m_tiles->setValue(value(drawableTiles(m_preferences.link.tiles)));
}

void SettingsMenu::retranslate()
{
    m_language->setTitle(tr("&Language"));
    fillLanguages();
    m_appearance->setTitle(tr("&Appearance"));
    m_colors->setTitle(tr("&Colour scheme"));
    m_colors->setChoices({{value(ColorMode::System), tr("Follow &system")},
                          {value(ColorMode::Light), tr("&Light")},
                          {value(ColorMode::Dark), tr("&Dark")}});
    m_look->setTitle(tr("&Theme"));
    m_look->setChoices({{value(Look::Plain), tr("&Plain")}, {value(Look::Classical), tr("&Classic")}});
    m_refusal->setTitle(tr("&Invalid moves"));
    m_pause->setTitle(tr("Delay before computer move&s"));
    fillPauses();
    m_link->setTitle(tr("Lin&k-match"));
    fillLinkChoices();

    m_games->retranslate();
    update();
}

void SettingsMenu::fillLanguages()
{
    std::vector<ChoiceMenu::Choice> choices{{QString{}, tr("Follow &system")}};
    // Their names are not translated, so that users always find theirs.
    for (const Language& language : std::as_const(m_languages)) {
        const bool isLatin = language.name.at(0) < u'\u0080';
        const QString text =
            isLatin ? u"&%1"_s.arg(language.name) : u"%1 (&%2)"_s.arg(language.name, language.code.at(0).toUpper());
        choices.push_back({language.code, text});
    }
    m_language->setChoices(choices);
}

void SettingsMenu::fillPauses()
{
    const QString names[] = {tr("&None"), tr("&Short"), tr("&Medium"), tr("&Long"), tr("&Very long")};
    static_assert(std::size(names) == std::size(Preferences::pauses));
    std::vector<ChoiceMenu::Choice> pauses;
    for (std::size_t i = 0; i < std::size(names); ++i) {
        const int pause = Preferences::pauses[i];
        //: The name of a pause and its seconds: "Medium (0.8 s)".
        pauses.push_back({pause, pause == 0 ? names[i] : tr("%1 (%2 s)").arg(names[i]).arg(pause / 1000.0)});
    }
    m_pause->setChoices(pauses);
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
        pictures.push_back({count, count == LinkPreferences::maxPictures ? tr("&All") : QString::number(count)});
    m_linkPictures->setTitle(tr("Number of &pictures"));
    m_linkPictures->setChoices(pictures);
    fillTiles();
    m_tileFolder->setText(tr("Choose picture &folder…"));
}

void SettingsMenu::fillTiles()
{
    m_tiles->setTitle(tr("&Tiles"));
    std::vector<ChoiceMenu::Choice> choices{
        {value(TileSetKind::Pictures), tr("&Pictures")},
        {value(TileSetKind::Contrast), tr("&High contrast")},
        {value(TileSetKind::Mahjong), tr("&Mahjong")},
        {value(TileSetKind::Symbols), tr("&Symbols")},
        {value(TileSetKind::Emoji), m_hasEmoji ? tr("&Emoji") : tr("&Emoji (no colour font installed)"), m_hasEmoji},
        {value(TileSetKind::User), tr("&Your pictures")}};
    std::erase_if(choices, [](const ChoiceMenu::Choice& choice) {
        const auto kind = static_cast<TileSetKind>(choice.value.toInt());
        return drawableTiles(kind) != kind;
    });
    m_tiles->setChoices(choices);
}

} // namespace qipan::ui
