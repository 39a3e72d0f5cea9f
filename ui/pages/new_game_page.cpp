// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/new_game_page.h"

#include "core/games/registry.h"
#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/level_text.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/pages/clock_chooser.h"
#include "ui/pages/game_row.h"
#include "ui/pages/passcode_field.h"
#include "ui/pages/resume_bar.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/form.h"
#include "ui/widgets/option_card.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QShowEvent>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

using First = GamePreferences::First;

constexpr int maxNameLength = 32;

/// An external engine is a negative value among the levels.
int levelValue(const GamePreferences& settings)
{
    return settings.engine > 0 ? -settings.engine : settings.level;
}

FirstBlack blackOf(First first)
{
    return first == First::Other            ? FirstBlack::Guest
        : first == First::RockPaperScissors ? FirstBlack::RockPaperScissors
                                            : FirstBlack::Host;
}

First firstOf(FirstBlack black)
{
    return black == FirstBlack::Guest            ? First::Other
        : black == FirstBlack::RockPaperScissors ? First::RockPaperScissors
                                                 : First::I;
}

} // namespace

NewGamePage::NewGamePage(QWidget* parent)
    : ClosablePage{parent}
{
    m_game = new GameRow{this}; // first in the tab order
    auto* form = new QWidget{this};
    QVBoxLayout* column = makeFormColumn(form, GameRow::columnWidth);
    column->setSpacing(8);
    QWidget* content = column->parentWidget();
    m_unfinished = new ResumeBar{content};
    m_error = makeTextLabel(content);
    m_error->setForegroundRole(QPalette::BrightText);
    m_error->hide();
    m_continuedText = makeTextLabel(content);
    m_continuedText->hide();
    const char* const icons[] = {"computer", "system-users", "network-workgroup"};
    for (std::size_t i = 0; i < m_opponents.size(); ++i) {
        m_opponents[i] = new OptionCard{QString::fromLatin1(icons[i]), content};
        connect(m_opponents[i], &OptionCard::toggled, this, &NewGamePage::follow);
    }
    QWidget* details = makeDetails(content);
    const auto addRow = [this, content](QGridLayout* rows) {
        auto* row = new ChoiceRow{content};
        m_labels << addFormRow(rows, row);
        return row;
    };
    QGridLayout* const grid = makeFormGrid();
    m_first = addRow(grid);
    m_rule = addRow(grid);
    m_size = addRow(grid);
    m_opening = addRow(grid);
    m_clock = new ClockChooser{content};
    m_labels << addFormRow(grid, m_clock);
    m_labels.last()->setAlignment(Qt::AlignTop);
    addItems(column,
             {m_unfinished, m_continuedText, makeRow({{m_opponents[0], 1}, {m_opponents[1], 1}, {m_opponents[2], 1}}),
              details, m_error, grid, stretch()});

    m_start = makeButton(this, &NewGamePage::start);
    m_start->setDefault(true);
    m_cancel = makeButton(this, &NewGamePage::closed);
    setLayout(makeColumn({m_game, {form, 1}, makeRow({stretch(), m_start, m_cancel, stretch()})},
                         {.margins = {0, 0, 0, marginForQuestion}}));

    m_opponents[0]->setChecked(true);
    keepTranslated(this, [this] { retranslate(); });
    connect(m_game, &GameRow::chosen, this, [this](const QString& game) {
        if (game != linkKey)
            return setGame(game);
        m_game->setGame(m_shownGame);
        Q_EMIT linkRequested(opponent());
    });
    connect(m_rule, &ChoiceRow::changed, this, &NewGamePage::fillSizes);
    connect(m_level, &ChoiceRow::changed, this, &NewGamePage::follow);
}

/// Makes what belongs to the opponent. The parts have one place (keepRoom).
QWidget* NewGamePage::makeDetails(QWidget* content)
{
    auto* details = new QWidget{content};   // at once, for its place in the tab order
    auto* place = new QGridLayout{details}; // not a QStackedLayout, which ignores that text needs height for its width
    place->setContentsMargins(0, 0, 0, 0);
    auto* computer = new QWidget{details};
    m_level = new ChoiceRow{computer};
    m_levelText = makeTextLabel(computer);
    m_levelText->setForegroundRole(QPalette::PlaceholderText);
    QGridLayout* levelGrid = makeFormGrid();
    computer->setLayout(levelGrid);
    m_levelLabel = addFormRow(levelGrid, m_level);
    m_levelLabel->setAlignment(Qt::AlignTop); // beside the first of two rows
    levelGrid->addWidget(m_levelText, levelGrid->rowCount(), 1);

    auto* person = new QWidget{details};
    m_name = new QLineEdit{person};
    m_name->setMaxLength(maxNameLength);
    QGridLayout* nameGrid = makeFormGrid();
    person->setLayout(nameGrid);
    m_nameLabel = addFormRow(nameGrid, m_name);

    auto* network = new QWidget{details};
    m_ownName = new QLineEdit{network};
    m_ownName->setMaxLength(maxNameLength);
    connect(m_ownName, &QLineEdit::textEdited, this, [this] { setError({}); });
    m_passcode = new PasscodeField{network};
    m_passcodeNote = makeTextLabel(network);
    m_passcodeNote->setForegroundRole(QPalette::PlaceholderText);
    m_anyone = new QCheckBox{network};
    QGridLayout* passcodeGrid = makeFormGrid();
    network->setLayout(passcodeGrid);
    m_ownNameLabel = addFormRow(passcodeGrid, m_ownName);
    m_passcodeLabel = addFormRow(passcodeGrid, m_passcode);
    passcodeGrid->addWidget(m_anyone, passcodeGrid->rowCount() - 1, 2);
    passcodeGrid->addWidget(m_passcodeNote, passcodeGrid->rowCount(), 1, 1, 2);

    m_details = {computer, person, network};
    for (QWidget* part : m_details)
        place->addWidget(part, 0, 0, Qt::AlignTop);
    return details;
}

/// Keeps room for what is hidden, so that nothing moves when another opponent is chosen. A very low page has none to
/// spare: what follows would be out of sight, with nothing to show that there is more.
void NewGamePage::keepRoom()
{
    constexpr int lines = 24;
    const bool isHigh = height() >= lines * fontMetrics().height();
    const auto keep = [](QWidget* widget, bool keeps) {
        QSizePolicy policy = widget->sizePolicy();
        if (policy.retainSizeWhenHidden() == keeps)
            return;
        policy.setRetainSizeWhenHidden(keeps);
        widget->setSizePolicy(policy);
    };
    for (QWidget* part : m_details)
        keep(part, isHigh);
    keep(m_error, isHigh || opponent() == Opponent::Friend);
}

const GameInfo& NewGamePage::info() const
{
    const GameInfo* chosen = findGame(m_shownGame.toStdString());
    return chosen != nullptr ? *chosen : games().front();
}

NewGamePage::Opponent NewGamePage::opponent() const
{
    return m_opponents[1]->isChecked() ? Opponent::Person
        : m_opponents[2]->isChecked()  ? Opponent::Friend
                                       : Opponent::Computer;
}

void NewGamePage::setOpponent(Opponent opponent)
{
    m_opponents[static_cast<std::size_t>(opponent)]->setChecked(true);
    follow();
}

void NewGamePage::setPreferences(const Preferences& preferences, const QString& game)
{
    m_settings = preferences.games;
    m_engines = preferences.engines;
    m_name->setText(preferences.secondName);
    m_ownName->setText(preferences.name);
    m_continued.clear();
    m_continuedText->hide();
    setError({});
    m_shownGame.clear(); // what is on the page is not kept
    setGame(game);
    const GamePreferences& settings = m_settings[m_shownGame];
    setOpponent(settings.isWithFriend                                        ? Opponent::Friend
                    : settings.opponent == GamePreferences::Opponent::Person ? Opponent::Person
                                                                             : Opponent::Computer);
}

void NewGamePage::setTable(const HostChoice& choice)
{
    m_shownGame.clear();
    GamePreferences& settings = m_settings[choice.game];
    settings.rule = choice.rule;
    settings.size = choice.size;
    settings.opening = choice.opening;
    settings.first = firstOf(choice.first);
    settings.clock = choice.clock;
    setGame(choice.game);
    m_passcode->setPasscode(choice.passcode);
    m_passcode->conceal();
    m_anyone->setChecked(choice.acceptAnyone);
    m_continued = choice.start;
    m_continuedText->setText(continuedText());
    m_continuedText->setVisible(!m_continued.empty());
    setOpponent(Opponent::Friend);
}

void NewGamePage::switchTo(const QString& game)
{
    setGame(game);
    m_game->focusGame();
}

void NewGamePage::setError(const QString& error)
{
    showText(*m_error, error);
}

GamePreferences NewGamePage::settings() const
{
    GamePreferences settings = m_settings.value(m_shownGame);
    const int level = m_level->value().toInt();
    settings.isWithFriend = opponent() == Opponent::Friend;
    if (opponent() == Opponent::Computer) {
        settings.opponent = GamePreferences::Opponent::Computer;
        settings.engine = std::max(0, -level);
        settings.level = level > 0 ? level : settings.level;
    } else if (opponent() == Opponent::Person) {
        settings.opponent = GamePreferences::Opponent::Person;
    }
    settings.first = static_cast<First>(m_first->value().toInt());
    settings.rule = m_rule->value().toString();
    settings.size = m_size->value().toInt();
    settings.opening = m_opening->value().toString();
    settings.clock = m_clock->clock();
    return settings;
}

QString NewGamePage::secondName() const
{
    return m_name->text().simplified();
}

QString NewGamePage::ownName() const
{
    return m_ownName->text().simplified();
}

HostChoice NewGamePage::hostChoice() const
{
    const GamePreferences chosen = settings();
    return {.game = m_shownGame,
            .rule = chosen.rule,
            .size = chosen.size,
            .opening = m_continued.empty() ? chosen.opening : u"free"_s,
            .first = blackOf(chosen.first),
            .clock = chosen.clock,
            .passcode = m_passcode->passcode(),
            .acceptAnyone = m_anyone->isChecked(),
            .start = m_continued};
}

void NewGamePage::start()
{
    setError({});
    if (opponent() != Opponent::Friend)
        return Q_EMIT startRequested();
    if (!ownName().isEmpty())
        return Q_EMIT hostRequested(hostChoice());
    setError(tr("Enter your name, so that your friend knows whose table this is."));
    speak(*m_error, m_error->text());
    m_ownName->setFocus();
    showScrolled(*m_error); // also if the field had the focus
}

void NewGamePage::keepSettings()
{
    if (!m_shownGame.isEmpty())
        m_settings[m_shownGame] = settings();
}

void NewGamePage::setGame(const QString& game)
{
    keepSettings();
    const GameInfo* known = findGame(game.toStdString());
    m_shownGame = textOf(known != nullptr ? known->key : games().front().key);
    m_game->setGame(m_shownGame);
    fillGame();
}

/// Fills in the choices of the game, and its settings.
void NewGamePage::fillGame()
{
    const GamePreferences settings = m_settings.value(m_shownGame);
    fillLevels();
    m_level->setValue(levelValue(settings));
    std::vector<ChoiceRow::Choice> rules;
    for (const RuleInfo& rule : info().rules) {
        const QString key = textOf(rule.key);
        rules.push_back({key, shortRuleName(m_shownGame, key), ruleName(m_shownGame, key)});
    }
    m_rule->setChoices(rules);
    m_rule->setValue(settings.rule);
    fillSizes();
    m_size->setValue(settings.size);
    std::vector<ChoiceRow::Choice> openings;
    for (const qipan::Opening opening : info().openings) {
        const QString key = textOf(keyOf(opening));
        openings.push_back({key, shortOpeningName(key), openingName(key)});
    }
    m_opening->setChoices(openings);
    m_opening->setValue(settings.opening);
    m_first->setValue(static_cast<int>(settings.first));
    m_clock->setClock(settings.clock);
    follow();
}

void NewGamePage::fillLevels()
{
    std::vector<ChoiceRow::Choice> levels;
    for (int level = 1; level <= info().levels; ++level)
        levels.push_back({level, info().isFullStrength(level) ? tr("Full strength") : QString::number(level),
                          computerName(info(), level)});
    for (const ExternalEngine& engine : enginesOf(m_engines, m_shownGame))
        levels.push_back({-engine.id, engine.name});
    m_level->setChoices(levels);
}

void NewGamePage::fillSizes()
{
    const RuleInfo* rule = info().findRule(m_rule->value().toString().toStdString());
    std::vector<ChoiceRow::Choice> sizes;
    for (const int size : rule != nullptr ? rule->sizes : std::span<const int>{})
        sizes.push_back({size, boardSizeText(size)});
    m_size->setChoices(sizes);
}

void NewGamePage::follow()
{
    const Opponent chosen = opponent();
    setFocusProxy(m_opponents[static_cast<std::size_t>(chosen)]);
    for (std::size_t i = 0; i < m_details.size(); ++i)
        m_details[i]->setVisible(i == static_cast<std::size_t>(chosen));
    keepRoom();
    const bool isFriend = chosen == Opponent::Friend;
    const bool isChangeable = m_continued.empty() || !isFriend;
    m_game->setChangeable(isChangeable);
    for (QWidget* row : {m_rule, m_size, m_opening})
        row->setEnabled(isChangeable);
    m_levelText->setText(levelText());
    m_start->setText(isFriend ? tr("Open t&able") : tr("S&tart"));
    fillFirst();
}

void NewGamePage::setScores(const LevelScores& scores)
{
    m_scores = scores;
    m_levelText->setText(levelText());
}

QString NewGamePage::levelText() const
{
    const int level = m_level->value().toInt();
    if (level <= 0)
        return tr("Another program on this computer");
    //: The word for a level of the computer, and a sentence on how it plays.
    QString text = tr("%1. %2").arg(levelWord(m_shownGame, level), levelLine(m_shownGame, level));
    if (const LevelScore score = m_scores.value({m_shownGame, level}); score.played > 0)
        text += u' ' + tr("You won %1 of %2.").arg(score.won).arg(score.played);
    return withChineseSpacing(text);
}

QString NewGamePage::continuedText() const
{
    auto setup = makeSetup(info().key, m_rule->value().toString().toStdString(), m_size->value().toInt());
    if (!setup || m_continued.empty())
        return {};
    setup->start = m_continued;
    return firstToMove(*setup) == Side::Black
        ? tr("The game continues after move %1 of the game you viewed. Black moves next.").arg(m_continued.size())
        : tr("The game continues after move %1 of the game you viewed. White moves next.").arg(m_continued.size());
}

void NewGamePage::retranslate()
{
    m_continuedText->setText(continuedText());
    m_opponents[0]->setTexts(tr("Computer"), tr("Plays at the level that you choose"));
    m_opponents[1]->setTexts(tr("Person beside you"), tr("Two people at this computer"));
    m_opponents[2]->setTexts(tr("Friend on the network"), tr("Opens a table that a friend can join"));
    m_levelLabel->setText(tr("&Level:"));
    m_nameLabel->setText(tr("Their &name:"));
    m_name->setPlaceholderText(tr("Player 2"));
    m_ownNameLabel->setText(tr("Your &name:"));
    m_passcodeLabel->setText(tr("&Passcode:"));
    m_passcode->setPlaceholder(tr("None"));
    m_passcodeNote->setText(tr("Keeps strangers out, who can try 30 passcodes a minute, and encrypts the game and the "
                               "chat. Without one, others on the network can read them."));
    m_anyone->setText(tr("Let anyone in &without asking"));
    const QString labels[] = {tr("&You play:"), tr("&Rule:"), tr("&Board:"), tr("&Opening:"), tr("Cloc&k:")};
    for (qsizetype i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(labels[i]);
    fillFirst();
    setGame(game());
    m_cancel->setText(tr("&Cancel"));
    alignLabels(QList<QLabel*>{m_labels} << m_levelLabel << m_nameLabel << m_ownNameLabel << m_passcodeLabel);
}

void NewGamePage::fillFirst()
{
    const bool isFriend = opponent() == Opponent::Friend;
    m_first->setChoices(
        {{static_cast<int>(First::I), tr("Black"), tr("Black moves first")},
         {static_cast<int>(First::Other), tr("White")},
         {static_cast<int>(First::ByTurns), tr("By turns"), tr("The colours swap with each game"), !isFriend},
         {static_cast<int>(First::RockPaperScissors), tr("Rock, paper, scissors"), tr("The winner plays black")}});
}

void NewGamePage::showEvent(QShowEvent* event)
{
    if (!event->spontaneous()) // not a restored window
        showTop(this);
}

void NewGamePage::resizeEvent(QResizeEvent* event)
{
    ClosablePage::resizeEvent(event);
    keepRoom();
}

void NewGamePage::keyPressEvent(QKeyEvent* event)
{
    if (!isEnter(event->key()))
        return ClosablePage::keyPressEvent(event);
    // Enter on a choice starts the game; buttons do what they say.
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    (button != nullptr ? button : m_start)->click();
}

} // namespace qipan::ui
