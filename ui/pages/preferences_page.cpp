// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/preferences_page.h"

#include "core/games/registry.h"
#include "core/link/deal_setup.h"
#include "ui/base/actions.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/game_appearance.h"
#include "ui/link/link_painting.h"
#include "ui/link/link_text.h"
#include "ui/link/tile_set.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/form.h"
#include "ui/widgets/line_label.h"
#include "ui/widgets/option_card.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QShowEvent>
#include <QSlider>
#include <QStackedWidget>
#include <QTabBar>

#include <span>
#include <type_traits>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int longestName = 32; // characters, as in the settings file
constexpr int groupCount = 6;

/// Returns a member of Preferences or of its part for link-match.
template <auto member, typename Of>
auto& memberOf(Of& preferences)
{
    if constexpr (requires { preferences.*member; })
        return preferences.*member;
    else
        return preferences.link.*member;
}

template <auto member>
QVariant getMember(const Preferences& preferences)
{
    const auto& value = memberOf<member>(preferences);
    if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(value)>>)
        return static_cast<int>(value);
    else
        return value;
}

template <auto member>
void setMember(Preferences& preferences, const QVariant& chosen)
{
    auto& value = memberOf<member>(preferences);
    using Value = std::remove_cvref_t<decltype(value)>;
    if constexpr (std::is_enum_v<Value>)
        value = static_cast<Value>(chosen.toInt());
    else
        value = chosen.value<Value>();
}

/// How to read and write one setting.
struct Access {
    QVariant (*get)(const Preferences&);
    void (*set)(Preferences&, const QVariant&);
};
template <auto member>
constexpr Access accessTo{getMember<member>, setMember<member>};

/// Returns a position in which as many marks as possible can be seen.
std::unique_ptr<BoardGame> samplePosition(const GameInfo& game)
{
    constexpr Cell gomoku[] = {{7, 9}, {4, 5}, {8, 9}, {5, 5}, {9, 7}, {6, 5}, {9, 8}, {11, 11}};
    constexpr Cell reversi[] = {{2, 3}, {2, 2}, {2, 1}, {1, 1}, {3, 2}};
    const bool isGomoku = game.key == "gomoku";
    GameSetup setup = defaultSetup(game);
    if (const RuleInfo* renju = game.findRule("renju")) { // it has forbidden points
        setup.rule = renju->key;
        setup.size = renju->sizeFor(setup.size);
    }
    std::unique_ptr<BoardGame> position = setup.makeGame();
    const auto moves = isGomoku ? std::span<const Cell>{gomoku} : std::span<const Cell>{reversi};
    for (const Cell cell : moves) {
        if (!position->moveError(cell))
            position->play(cell);
    }
    return position;
}

/// Paints the first tiles of a set side by side.
void paintTiles(QPainter& painter, const QRectF& area, const TileSet& tiles, const Theme& theme)
{
    constexpr int shown = 3;
    const double side = std::min(area.height(), area.width() / shown);
    const double scale = painter.device()->devicePixelRatioF();
    QRectF cell{0, 0, side, side};
    cell.moveCenter({area.center().x() - side * (shown - 1) / 2, area.center().y()});
    for (int i = 0; i < shown; ++i) {
        painter.save();
        paintTile(painter, cell, {tiles, static_cast<link::Picture>(i)}, theme, scale);
        painter.restore();
        cell.translate(side, 0);
    }
}

/// Paints the boards of all two-player games side by side.
void paintBoards(QPainter& painter, const QRectF& area, const Theme& theme)
{
    const auto appearances = gameAppearances();
    QRectF part = area;
    part.setWidth(area.width() / static_cast<double>(appearances.size()));
    for (const GameAppearance& appearance : appearances) {
        painter.save();
        appearance.paintCard(painter, part.adjusted(2, 0, -2, 0), theme);
        painter.restore();
        part.translate(part.width(), 0);
    }
}

} // namespace

enum class PreferencesPage::Control : std::uint8_t { Flag, Text, Choice, Volume, Looks, Tiles, Folder };

/// A setting, with its label and the text of its control, null for none.
struct PreferencesPage::Row {
    Group group;
    const char* label;
    const char* text; ///< of a flag; for a text, the placeholder
    Access access;
    Control control = Control::Flag;
    std::vector<ChoiceRow::Choice> (*choices)(const PreferencesPage&) = nullptr;
};

/// A class, so that lupdate finds the texts and their context.
struct PreferencesPage::Rows {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::PreferencesPage)

public:
    using Choices = std::vector<ChoiceRow::Choice>;

    static Choices languages(const PreferencesPage& page)
    {
        Choices choices{{QString{}, tr("As the system")}};
        // Their names are not translated, so that users always find theirs.
        for (const Language& language : page.m_languages)
            choices.push_back({language.code, language.name});
        return choices;
    }
    static Choices colours(const PreferencesPage&)
    {
        return {{static_cast<int>(ColorMode::System), tr("As the system")},
                {static_cast<int>(ColorMode::Light), tr("Light")},
                {static_cast<int>(ColorMode::Dark), tr("Dark")},
                {static_cast<int>(ColorMode::HighContrast), tr("High contrast")}};
    }
    static Choices pauses(const PreferencesPage&)
    {
        Choices choices;
        for (const int pause : Preferences::pauses)
            choices.push_back({pause, pause == 0 ? tr("At once") : tr("%1 s").arg(pause / 1000.0)});
        return choices;
    }
    static Choices letters(const PreferencesPage&)
    {
        Choices choices;
        for (const int size : Preferences::letterSizes)
            choices.push_back({size, tr("%1 %").arg(size)});
        return choices;
    }
    static Choices switches(const PreferencesPage&)
    {
        return {{static_cast<int>(Switch::System), tr("As the system")},
                {static_cast<int>(Switch::On), tr("On")},
                {static_cast<int>(Switch::Off), tr("Off")}};
    }
    static Choices pictures(const PreferencesPage&)
    {
        Choices choices;
        for (const int count : pictureCounts)
            choices.push_back({count, pictureCountName(count)});
        return choices;
    }
    static Choices lines(const PreferencesPage&)
    {
        Choices choices;
        for (int count = 1; count <= Preferences::maxAnalysisLines; ++count)
            choices.push_back({count, QString::number(count)});
        return choices;
    }

    static constexpr const char* groupNames[] = {QT_TR_NOOP("&Player"),     QT_TR_NOOP("&Look"),
                                                 QT_TR_NOOP("&Board"),      QT_TR_NOOP("Pla&y"),
                                                 QT_TR_NOOP("Lin&k-match"), QT_TR_NOOP("&Engines")};

    static constexpr Control choice = Control::Choice;
    static constexpr Row all[] = {
        {Group::Player, QT_TR_NOOP("Your &name:"), QT_TR_NOOP("Player"), accessTo<&Preferences::name>, Control::Text},
        {Group::Player, QT_TR_NOOP("Secon&d player:"), QT_TR_NOOP("Player 2"), accessTo<&Preferences::secondName>,
         Control::Text},
        {Group::Player, QT_TR_NOOP("Lang&uage:"), nullptr, accessTo<&Preferences::language>, choice, languages},
        {Group::Player, QT_TR_NOOP("Own tables:"), QT_TR_NOOP("Re&quire encryption with a passcode"),
         accessTo<&Preferences::onlyEncrypted>},

        {Group::Look, QT_TR_NOOP("C&olours:"), nullptr, accessTo<&Preferences::colorMode>, choice, colours},
        {Group::Look, QT_TR_NOOP("&Theme:"), nullptr, accessTo<&Preferences::look>, Control::Looks},
        {Group::Look, QT_TR_NOOP("&Animations:"), nullptr, accessTo<&Preferences::animation>, choice, switches},
        {Group::Look, QT_TR_NOOP("Book te&xt size:"), nullptr, accessTo<&Preferences::bookLetters>, choice, letters},

        {Group::Board, nullptr, QT_TR_NOOP("Coor&dinates"), accessTo<&Preferences::coordinates>},
        {Group::Board, nullptr, QT_TR_NOOP("Mark the last m&ove"), accessTo<&Preferences::lastMove>},
        {Group::Board, nullptr, QT_TR_NOOP("Move n&umbers"), accessTo<&Preferences::moveNumbers>},
        {Group::Board, nullptr, QT_TR_NOOP("Legal moves &in reversi"), accessTo<&Preferences::legalMoves>},
        {Group::Board, nullptr, QT_TR_NOOP("Forbidden points of ren&ju"), accessTo<&Preferences::forbiddenPoints>},
        {Group::Board, nullptr, QT_TR_NOOP("&Threats in gomoku"), accessTo<&Preferences::threats>},
        {Group::Board, nullptr, QT_TR_NOOP("Side pa&nel"), accessTo<&Preferences::sidePanel>},

        {Group::Play, QT_TR_NOOP("Compu&ter plays after:"), nullptr, accessTo<&Preferences::pause>, choice, pauses},
        {Group::Play, QT_TR_NOOP("So&unds:"), nullptr, accessTo<&Preferences::sounds>, choice, switches},
        {Group::Play, QT_TR_NOOP("V&olume:"), nullptr, accessTo<&Preferences::volume>, Control::Volume},
        {Group::Play, QT_TR_NOOP("Invalid moves:"), QT_TR_NOOP("Make a soun&d"), accessTo<&Preferences::beep>},
        {Group::Play, nullptr, QT_TR_NOOP("Sh&ake the board"), accessTo<&Preferences::shake>},
        {Group::Play, nullptr, QT_TR_NOOP("Show the reaso&n"), accessTo<&Preferences::explainRefusals>},
        {Group::Play, QT_TR_NOOP("Reversi:"), QT_TR_NOOP("Left button black, r&ight button white"),
         accessTo<&Preferences::strictMouse>},

        {Group::Link, QT_TR_NOOP("&Tiles:"), nullptr, accessTo<&LinkPreferences::tiles>, Control::Tiles},
        {Group::Link, QT_TR_NOOP("Your pictures:"), nullptr, accessTo<&LinkPreferences::tileFolder>, Control::Folder},
        {Group::Link, QT_TR_NOOP("Different pict&ures:"), nullptr, accessTo<&LinkPreferences::pictures>, choice,
         pictures},
        {Group::Link, QT_TR_NOOP("Board:"), QT_TR_NOOP("Outli&nes of empty cells"),
         accessTo<&LinkPreferences::outlines>},
        {Group::Link, nullptr, QT_TR_NOOP("Letters and numbers ne&xt to the board"),
         accessTo<&LinkPreferences::coordinates>},
        {Group::Link, nullptr, QT_TR_NOOP("&Dots on the corners of a path"), accessTo<&LinkPreferences::cornerDots>},
        {Group::Link, QT_TR_NOOP("Play:"), QT_TR_NOOP("P&ause when the window loses focus"),
         accessTo<&LinkPreferences::pauseWhenLeft>},
        {Group::Link, nullptr, QT_TR_NOOP("Arrow keys sk&ip empty cells"), accessTo<&LinkPreferences::skipEmpty>},

        {Group::Engines, QT_TR_NOOP("Analysis:"), QT_TR_NOOP("Show who is better and the best m&oves"),
         accessTo<&Preferences::analysis>},
        {Group::Engines, QT_TR_NOOP("Best l&ines shown:"), nullptr, accessTo<&Preferences::analysisLines>, choice,
         lines},
    };
};

PreferencesPage::PreferencesPage(const Actions& actions, QWidget* parent)
    : ClosablePage{parent}
    , m_theme{makeTheme(Look::Plain, false)}
    , m_tabs{new QTabBar{this}}
    , m_panels{new QStackedWidget{this}}
{
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    makePanels(actions);
    m_restore = makeButton(this, &PreferencesPage::restoreDefaults);
    QPushButton* close = makeCloseButton();
    setLayout(makeColumn({m_tabs, {m_panels, 1}, makeRow({space(8), m_restore, stretch(), close, space(8)})},
                         {.margins = {8, 8, 8, 8}}));
    setFocusProxy(m_tabs);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        m_panels->setCurrentIndex(index);
        if (group() == Group::Link)
            findEmoji();
    });
    keepTranslated(this, [this] { retranslate(); });
}

void PreferencesPage::makePanels(const Actions& actions)
{
    for (int i = 0; i < groupCount; ++i) {
        m_tabs->addTab(QString{});
        auto* page = new QWidget;
        QVBoxLayout* column = makeFormColumn(page, 640);
        m_grids.push_back(makeFormGrid());
        m_grids.back()->setVerticalSpacing(5); // most groups fit the smallest window
        if (static_cast<Group>(i) == Group::Board)
            column->addLayout(makeRow({makeColumn({m_grids.back(), stretch()}), {makeBoards(page), 0, Qt::AlignTop}}));
        else
            column->addLayout(m_grids.back());
        column->addStretch();
        m_panels->addWidget(page);
    }
    for (const Row& row : Rows::all)
        addRow(row);
    addAnalysts();
    addEngines(actions);
    addBrokers();
    addNewGame(Group::Play);
    addNewGame(Group::Link);
}

/// Makes the boards that show what the settings of the boards change.
QWidget* PreferencesPage::makeBoards(QWidget* parent)
{
    auto* boards = new QWidget{parent};
    auto* layout = makeColumn({}, {.margins = {0, 0, 0, 0}});
    for (const GameAppearance& appearance : gameAppearances()) {
        TurnBoardView* board = appearance.makeView(*samplePosition(*findGame(appearance.key)), boards);
        board->setFocusPolicy(Qt::NoFocus);
        board->setAttribute(Qt::WA_TransparentForMouseEvents);
        board->setMayPlay(true); // marks the legal moves
        const int side = 13 * fontMetrics().height();
        board->setFixedSize(side, side);
        layout->addWidget(board);
        m_boards.push_back(board);
    }
    boards->setLayout(layout);
    return boards;
}

QWidget* PreferencesPage::panel(Group group) const
{
    return m_grids[static_cast<std::size_t>(group)]->parentWidget();
}

void PreferencesPage::addField(Group group, const char* text, QWidget* field)
{
    QGridLayout* grid = m_grids[static_cast<std::size_t>(group)];
    if (text == nullptr) {
        grid->addWidget(field, grid->rowCount(), 1);
        return;
    }
    QLabel* label = addFormRow(grid, field);
    m_labels.emplace_back(label, text);
}

void PreferencesPage::addRow(const Row& row)
{
    Setting setting{.group = row.group,
                    .isTyped = row.control == Control::Text,
                    .get = row.access.get,
                    .set = row.access.set,
                    .show = {},
                    .retranslate = {}};
    switch (row.control) {
    case Control::Flag:
        addFlag(row, setting);
        break;
    case Control::Text:
        addText(row, setting);
        break;
    case Control::Choice:
        addChoice(row, setting);
        break;
    case Control::Volume:
        addVolume(row, setting);
        break;
    case Control::Looks:
        addLooks(row, setting);
        break;
    case Control::Tiles:
        addTiles(row, setting);
        break;
    case Control::Folder:
        addFolder(row, setting);
        break;
    }
    m_settings.push_back(std::move(setting));
}

void PreferencesPage::addFlag(const Row& row, Setting& setting)
{
    auto* box = new QCheckBox{panel(row.group)};
    addField(row.group, row.label, box);
    connect(box, &QCheckBox::toggled, this,
            [this, set = row.access.set](bool on) { change([&](Preferences& p) { set(p, on); }); });
    setting.show = [box](const QVariant& value) { box->setChecked(value.toBool()); };
    setting.retranslate = [box, text = row.text] { box->setText(tr(text)); };
}

void PreferencesPage::addText(const Row& row, Setting& setting)
{
    auto* edit = new QLineEdit{panel(row.group)};
    edit->setMaxLength(longestName);
    addField(row.group, row.label, edit);
    if (m_name == nullptr)
        m_name = edit;
    connect(edit, &QLineEdit::textChanged, this, [this, set = row.access.set](const QString& text) {
        change([&](Preferences& p) { set(p, text.simplified()); });
    });
    setting.show = [edit](const QVariant& value) {
        if (edit->text().simplified() != value.toString()) // it may be typed in
            edit->setText(value.toString());
    };
    setting.retranslate = [edit, text = row.text] { edit->setPlaceholderText(tr(text)); };
}

void PreferencesPage::addChoice(const Row& row, Setting& setting)
{
    auto* choices = new ChoiceRow{panel(row.group)};
    addField(row.group, row.label, choices);
    connect(choices, &ChoiceRow::changed, this,
            [this, choices, set = row.access.set] { change([&](Preferences& p) { set(p, choices->value()); }); });
    setting.show = [choices](const QVariant& value) { choices->setValue(value); };
    setting.retranslate = [this, choices, make = row.choices, label = row.label] {
        choices->setChoices(make(*this));
        choices->setName(withoutMnemonic(tr(label)));
    };
}

void PreferencesPage::addVolume(const Row& row, Setting& setting)
{
    constexpr int step = 10;
    auto* slider = new QSlider{Qt::Horizontal, panel(row.group)};
    slider->setRange(Preferences::minVolume, Preferences::maxVolume);
    slider->setSingleStep(step);
    slider->setPageStep(2 * step);
    addField(row.group, row.label, slider);
    connect(slider, &QSlider::valueChanged, this, [this, slider, set = row.access.set](int value) {
        const int whole = (value + step / 2) / step * step;
        if (value != whole)
            return slider->setValue(whole); // dragging has no steps
        change([&](Preferences& p) { set(p, value); });
    });
    setting.show = [slider](const QVariant& value) { slider->setValue(value.toInt()); };
    setting.retranslate = [slider, label = row.label] { slider->setAccessibleName(withoutMnemonic(tr(label))); };
}

void PreferencesPage::addLooks(const Row& row, Setting& setting)
{
    auto* cards = new QWidget{panel(row.group)};
    cards->setFocusPolicy(Qt::ClickFocus); // so that its label leads to it
    auto* layout = makeRow({}, {.margins = {0, 0, 0, 0}});
    cards->setLayout(layout);
    for (const Look look : {Look::Plain, Look::Classical}) {
        auto* card = new OptionCard{QString{}, cards};
        card->setPicture(
            [this, look](QPainter& painter, const QRectF& area) {
                paintBoards(painter, area, makeTheme(look, m_theme.dark));
            },
            6);
        connect(card, &OptionCard::toggled, this, [this, look](bool on) {
            if (on)
                change([look](Preferences& p) { p.look = look; });
        });
        layout->addWidget(card);
        m_lookCards.push_back(card);
    }
    addField(row.group, row.label, cards);
    setting.show = [this, cards](const QVariant& value) {
        OptionCard* card = m_lookCards[static_cast<std::size_t>(value.toInt())];
        card->setChecked(true);
        cards->setFocusProxy(card);
    };
    setting.retranslate = [this] {
        m_lookCards[0]->setTexts(tr("Plain"), {});
        m_lookCards[1]->setTexts(tr("Classic"), {});
        explainLooks();
    };
}

void PreferencesPage::explainLooks()
{
    for (OptionCard* card : m_lookCards)
        card->setToolTip(m_theme.highContrast ? tr("High contrast has its own colours.") : QString{});
}

void PreferencesPage::addTiles(const Row& row, Setting& setting)
{
    auto* cards = new QWidget{panel(row.group)};
    cards->setFocusPolicy(Qt::ClickFocus); // so that its label leads to it
    auto* grid = new QGridLayout{cards};
    grid->setContentsMargins(0, 0, 0, 0);
    for (const TileSetKind kind : {TileSetKind::Pictures, TileSetKind::Contrast, TileSetKind::Mahjong,
                                   TileSetKind::Symbols, TileSetKind::Emoji, TileSetKind::User}) {
        if (drawableTiles(kind) != kind)
            continue;
        auto* card = new OptionCard{u"insert-image"_s, cards};
        if (kind != TileSetKind::User) {
            card->setPicture(
                [this, kind](QPainter& painter, const QRectF& area) {
                    if (const auto set = tiles(kind))
                        paintTiles(painter, area, *set, m_theme);
                },
                2);
        }
        connect(card, &OptionCard::toggled, this, [this, kind](bool on) {
            if (!on)
                return;
            if (kind == TileSetKind::User && m_preferences.link.tileFolder.isEmpty() && !m_isShowing) {
                setPreferences(m_preferences); // the choice is not possible yet
                chooseFolder();
                return;
            }
            change([kind](Preferences& p) { p.link.tiles = kind; });
        });
        constexpr int columns = 3;
        const int place = static_cast<int>(m_tileCards.size());
        grid->addWidget(card, place / columns, place % columns);
        m_tileCards[kind] = card;
    }
    addField(row.group, row.label, cards);
    setting.show = [this, cards](const QVariant& value) {
        OptionCard* card = m_tileCards.at(drawableTiles(static_cast<TileSetKind>(value.toInt())));
        card->setChecked(true);
        cards->setFocusProxy(card);
    };
    setting.retranslate = [this] {
        const std::pair<TileSetKind, QString> names[] = {
            {TileSetKind::Pictures, tr("Pictures")}, {TileSetKind::Contrast, tr("High contrast")},
            {TileSetKind::Mahjong, tr("Mahjong")},   {TileSetKind::Symbols, tr("Symbols")},
            {TileSetKind::Emoji, tr("Emoji")},       {TileSetKind::User, tr("Your pictures")}};
        for (const auto& [kind, name] : names) {
            const auto card = m_tileCards.find(kind);
            if (card == m_tileCards.end())
                continue;
            const bool lacksFont = m_isEmojiSought && kind == TileSetKind::Emoji && tiles(kind) == nullptr;
            card->second->setTexts(name, lacksFont ? tr("No colour font is installed") : QString{});
        }
    };
}

void PreferencesPage::addFolder(const Row& row, Setting& setting)
{
    auto* field = new QWidget{panel(row.group)};
    auto* path = new LineLabel{field};
    path->setTextFormat(Qt::PlainText);
    auto* button = new QPushButton{field};
    connect(button, &QPushButton::clicked, this, &PreferencesPage::chooseFolder);
    field->setLayout(makeRow({{path, 1}, button}, {.margins = {0, 0, 0, 0}}));
    addField(row.group, row.label, field);
    setting.show = [path](const QVariant& value) {
        const QString folder = value.toString();
        path->setLine(folder.isEmpty() ? tr("No folder chosen") : QDir::toNativeSeparators(folder));
    };
    setting.retranslate = [button] { button->setText(tr("Ch&oose folder…")); };
}

void PreferencesPage::addAnalysts()
{
    for (const GameInfo& game : games()) {
        if (game.protocol == EngineProtocol::None)
            continue;
        const QString key = textOf(game.key);
        auto* choices = new ChoiceRow{panel(Group::Engines)};
        QLabel* label = addFormRow(m_grids[static_cast<std::size_t>(Group::Engines)], choices);
        connect(choices, &ChoiceRow::changed, this, [this, choices, key] {
            change([&](Preferences& p) { p.games[key].analyst = choices->value().toInt(); });
        });
        const auto fill = [this, choices, label, key] {
            std::vector<ChoiceRow::Choice> analysts{{0, tr("This program")}};
            for (const ExternalEngine& engine : enginesOf(m_preferences.engines, key))
                analysts.push_back({engine.id, QString{engine.name}.replace(u'&', u"&&"_s)});
            choices->setChoices(analysts);
            //: %1 is a game.
            label->setText(tr("%1 is analysed by:").arg(gameName(key)));
            choices->setName(label->text());
            label->setVisible(analysts.size() > 1);
            choices->setVisible(analysts.size() > 1);
        };
        m_settings.push_back(
            {.group = Group::Engines,
             .get = [key](const Preferences& p) -> QVariant { return p.games.value(key).analyst; },
             .set = [key](Preferences& p, const QVariant& value) { p.games[key].analyst = value.toInt(); },
             .show =
                 [fill, choices](const QVariant& value) {
                     fill();
                     choices->setValue(value);
                 },
             .retranslate = fill});
    }
}

void PreferencesPage::addEngines(const Actions& actions)
{
    auto* field = new QWidget{panel(Group::Engines)};
    m_engineNames = makeTextLabel(field);
    field->setLayout(
        makeRow({{m_engineNames, 1}, new ActionButton{actions.engines, field}}, {.margins = {0, 0, 0, 0}}));
    addField(Group::Engines, QT_TR_NOOP("External engines:"), field);
}

void PreferencesPage::addBrokers()
{
    auto* field = new QWidget{panel(Group::Player)};
    auto* button = makeButton(field, [this] { Q_EMIT brokersRequested(); });
    button->setObjectName(u"brokers"_s);
    field->setLayout(makeRow({button, stretch()}, {.margins = {0, 0, 0, 0}}));
    addField(Group::Player, QT_TR_NOOP("Over the internet:"), field);
    keepTranslated(field, [button] {
        button->setText(tr("Br&okers…"));
        button->setToolTip(tr("The servers at which your tables over the internet are opened"));
    });
}

/// The page of new games has what belongs to a single game.
void PreferencesPage::addNewGame(Group group)
{
    auto* field = new QWidget{panel(group)};
    auto* text = makeTextLabel(field);
    text->setForegroundRole(QPalette::PlaceholderText);
    auto* button = new QPushButton{field};
    connect(button, &QPushButton::clicked, this, [this, group] {
        Q_EMIT newGameRequested(group == Group::Link ? linkKey.toString() : textOf(games().front().key));
    });
    field->setLayout(makeRow({{text, 1}, button}, {.margins = {0, 8, 0, 0}}));
    QGridLayout* grid = m_grids[static_cast<std::size_t>(group)];
    grid->addWidget(field, grid->rowCount(), 0, 1, 2);
    keepTranslated(field, [=] {
        text->setText(group == Group::Link
                          ? tr("Mode, size, gravity, shape and difficulty are chosen with each new game.")
                          : tr("Opponent, level, colour, rule, size and clock are chosen with each new game."));
        button->setText(tr("Ne&w game…"));
    });
}

void PreferencesPage::change(const std::function<void(Preferences&)>& edit)
{
    if (m_isShowing)
        return;
    Preferences next = m_preferences;
    edit(next);
    if (next == m_preferences)
        return;
    setPreferences(next);
    Q_EMIT changed(next);
}

void PreferencesPage::setLanguages(const QList<Language>& languages)
{
    m_languages = languages;
    retranslate();
}

void PreferencesPage::setPreferences(const Preferences& preferences)
{
    m_preferences = preferences;
    m_isShowing = true;
    for (const Setting& setting : m_settings)
        setting.show(setting.get(m_preferences));
    QStringList engines;
    for (const ExternalEngine& engine : std::as_const(m_preferences.engines))
        engines << engine.name;
    //: External engines.
    m_engineNames->setText(engines.isEmpty() ? tr("None") : engines.join(u", "_s));
    m_isShowing = false;
}

void PreferencesPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (TurnBoardView* board : m_boards)
        board->setTheme(theme);
    for (OptionCard* card : m_lookCards) {
        card->setEnabled(!theme.highContrast);
        card->update();
    }
    explainLooks();
    for (const auto& tile : m_tileCards)
        tile.second->update();
}

void PreferencesPage::setBoardOptions(const BoardOptions& options)
{
    for (TurnBoardView* board : m_boards)
        board->setOptions(options);
}

void PreferencesPage::showGroup(Group group)
{
    m_tabs->setCurrentIndex(static_cast<int>(group));
}

PreferencesPage::Group PreferencesPage::group() const
{
    return static_cast<Group>(m_tabs->currentIndex());
}

void PreferencesPage::showEvent(QShowEvent* event)
{
    if (!event->spontaneous()) // not a restored window
        showTop(this);
}

void PreferencesPage::editName()
{
    showGroup(Group::Player);
    m_name->setFocus();
    m_name->selectAll();
}

void PreferencesPage::chooseFolder()
{
    auto* chooser = new QFileDialog{this, tr("Choose picture folder"), m_preferences.link.tileFolder};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::Directory);
    connect(chooser, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        change([&folder](Preferences& p) {
            p.link.tiles = TileSetKind::User;
            p.link.tileFolder = folder;
        });
    });
    chooser->open();
}

void PreferencesPage::restoreDefaults()
{
    change([this](Preferences& p) {
        const Preferences defaults;
        for (const Setting& setting : m_settings) {
            if (setting.group == group() && !setting.isTyped)
                setting.set(p, setting.get(defaults));
        }
    });
}

/// Searching for a font takes a while: only when the tiles are shown.
void PreferencesPage::findEmoji()
{
    if (std::exchange(m_isEmojiSought, true))
        return;
    if (const auto card = m_tileCards.find(TileSetKind::Emoji); card != m_tileCards.end())
        card->second->setEnabled(tiles(TileSetKind::Emoji) != nullptr);
    retranslate();
}

std::shared_ptr<const TileSet> PreferencesPage::tiles(TileSetKind kind)
{
    const auto [set, isNew] = m_tiles.try_emplace(kind);
    if (isNew)
        set->second = makeTileSet(kind);
    return set->second;
}

void PreferencesPage::retranslate()
{
    for (int i = 0; i < groupCount; ++i)
        m_tabs->setTabText(i, tr(Rows::groupNames[i]));
    m_tabs->setAccessibleName(tr("Groups of settings"));
    for (const auto& [label, text] : m_labels)
        label->setText(tr(text));
    m_isShowing = true;
    for (const Setting& setting : m_settings)
        setting.retranslate();
    m_isShowing = false;
    m_restore->setText(tr("&Restore defaults"));
    m_restore->setToolTip(tr("Restore the settings of this group"));
    setPreferences(m_preferences);
}

} // namespace qipan::ui
