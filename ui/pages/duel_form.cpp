// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/duel_form.h"

#include "core/duel/computer.h"
#include "ui/base/change_events.h"
#include "ui/link/duel_text.h"
#include "ui/pages/passcode_field.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/form.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>

namespace qipan::ui {

namespace {

using DuelOpponent = DuelPreferences::Opponent;

constexpr int longestOwnName = 32;

/// Keeps the room of a widget while it is hidden, so that nothing moves.
void keepRoomOf(QWidget* widget)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget->setSizePolicy(policy);
}

} // namespace

DuelForm::DuelForm(QWidget* parent)
    : QWidget{parent}
    , m_opponent{new ChoiceRow{this}}
    , m_rule{new ChoiceRow{this}}
    , m_minutes{new QSpinBox{this}}
    , m_bestOf{new ChoiceRow{this}}
    , m_hint{new QSpinBox{this}}
    , m_shuffle{new QSpinBox{this}}
    , m_passcodeNote{makeTextLabel(this)}
{
    QGridLayout* top = makeFormGrid();
    QGridLayout* grid = makeFormGrid();
    for (QGridLayout* each : {top, grid})
        each->setVerticalSpacing(6);
    auto* column =
        makeColumn({top, makeDetails(), grid, m_passcodeNote, stretch()}, {.margins = {0, 0, 0, 0}, .spacing = 6});
    setLayout(column); // before the rows, whose labels belong to it
    m_labels << addFormRow(top, m_opponent) << addFormRow(grid, m_rule);
    m_minutesLabel = addFormRow(grid, m_minutes);
    m_labels << addFormRow(grid, m_bestOf) << addFormRow(grid, m_hint) << addFormRow(grid, m_shuffle);
    m_minutes->setRange(1, duel::longestMinutes);
    for (QSpinBox* cost : {m_hint, m_shuffle})
        cost->setRange(0, static_cast<int>(duel::largestCost.count()));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_minutes, m_minutesLabel})
        keepRoomOf(widget);
    m_passcodeNote->setForegroundRole(QPalette::PlaceholderText);

    keepTranslated(this, [this] { retranslate(); });
    setChoice({});
    for (const ChoiceRow* row : {m_opponent, m_level, m_rule, m_bestOf}) {
        connect(row, &ChoiceRow::changed, this, [this] {
            follow();
            Q_EMIT changed();
        });
    }
    for (const QSpinBox* field : {m_minutes, m_hint, m_shuffle})
        connect(field, &QSpinBox::valueChanged, this, &DuelForm::changed);
    connect(m_name, &QLineEdit::textEdited, this, &DuelForm::changed);
}

QWidget* DuelForm::makeDetails()
{
    auto* details = new QWidget{this};
    auto* place = new QGridLayout{details}; // not a QStackedLayout, which ignores that text needs height for its width
    place->setContentsMargins(0, 0, 0, 0);
    auto* computer = new QWidget{details};
    m_level = new ChoiceRow{computer};
    m_pace = makeTextLabel(computer);
    m_pace->setForegroundRole(QPalette::PlaceholderText);
    QGridLayout* levelGrid = makeFormGrid();
    levelGrid->setVerticalSpacing(6);
    computer->setLayout(levelGrid);
    m_levelLabel = addFormRow(levelGrid, m_level);
    levelGrid->addWidget(m_pace, levelGrid->rowCount(), 1);

    auto* network = new QWidget{details};
    m_name = new QLineEdit{network};
    m_name->setMaxLength(longestOwnName);
    m_passcode = new PasscodeField{network};
    m_anyone = new QCheckBox{network};
    QGridLayout* networkGrid = makeFormGrid();
    networkGrid->setVerticalSpacing(6);
    network->setLayout(networkGrid);
    m_nameLabel = addFormRow(networkGrid, m_name);
    m_passcodeLabel = addFormRow(networkGrid, m_passcode);
    networkGrid->addWidget(m_anyone, networkGrid->rowCount(), 1);

    m_details = {computer, network};
    for (QWidget* part : m_details) {
        keepRoomOf(part);
        place->addWidget(part, 0, 0, Qt::AlignTop);
    }
    return details;
}

void DuelForm::setChoice(const DuelPreferences& choice)
{
    const QSignalBlocker quiet{this};
    m_isChosen = choice.isChosen;
    m_opponent->setValue(static_cast<int>(choice.opponent));
    m_level->setValue(choice.level);
    m_rule->setValue(static_cast<int>(choice.rule));
    m_minutes->setValue(choice.minutes);
    m_bestOf->setValue(choice.bestOf);
    m_hint->setValue(choice.hintSeconds);
    m_shuffle->setValue(choice.shuffleSeconds);
    follow();
}

DuelPreferences DuelForm::choice() const
{
    return {.isChosen = m_isChosen,
            .opponent = static_cast<DuelOpponent>(m_opponent->value().toInt()),
            .level = m_level->value().toInt(),
            .rule = static_cast<duel::Rule>(m_rule->value().toInt()),
            .bestOf = m_bestOf->value().toInt(),
            .minutes = m_minutes->value(),
            .hintSeconds = m_hint->value(),
            .shuffleSeconds = m_shuffle->value()};
}

void DuelForm::setOwnName(const QString& name)
{
    m_name->setText(name);
}

QString DuelForm::ownName() const
{
    return m_name->text().simplified();
}

void DuelForm::focusOwnName()
{
    m_name->setFocus();
}

void DuelForm::setPasscode(const QString& passcode, bool acceptAnyone)
{
    m_passcode->setPasscode(passcode);
    m_passcode->conceal();
    m_anyone->setChecked(acceptAnyone);
}

QString DuelForm::passcode() const
{
    return m_passcode->passcode();
}

bool DuelForm::acceptsAnyone() const
{
    return m_anyone->isChecked();
}

/// Shows what belongs to the opponent and the rule.
void DuelForm::follow()
{
    const DuelPreferences chosen = choice();
    const bool isFriend = chosen.opponent == DuelOpponent::Friend;
    m_details[0]->setVisible(!isFriend);
    m_details[1]->setVisible(isFriend);
    m_passcodeNote->setVisible(isFriend);
    const bool isTimed = chosen.rule == duel::Rule::Points;
    m_minutes->setVisible(isTimed);
    m_minutesLabel->setVisible(isTimed);
    showPace();
}

void DuelForm::showPace()
{
    const int level = std::clamp(m_level->value().toInt(), 1, duel::computerLevels);
    const double seconds = static_cast<double>(duel::paceOf(level).count()) / 1'000;
    m_pace->setText(tr("Takes a pair about every %1 s.").arg(QLocale{}.toString(seconds, 'g', 2)));
}

void DuelForm::retranslate()
{
    const QSignalBlocker quiet{this};
    const QString labels[] = {tr("Against:"), tr("Ru&le:"), tr("Match:"), tr("A hint costs:"), tr("A shuffle costs:")};
    for (qsizetype i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(labels[i]);
    m_opponent->setChoices(
        {{static_cast<int>(DuelOpponent::Computer), tr("Computer"), tr("Plays at the level that you choose")},
         {static_cast<int>(DuelOpponent::Friend), tr("Friend on the network"),
          tr("Opens a table that a friend can join")}});
    m_levelLabel->setText(tr("Level:"));
    std::vector<ChoiceRow::Choice> levels;
    for (int level = 1; level <= duel::computerLevels; ++level)
        levels.push_back({level, QString::number(level)});
    m_level->setChoices(levels);
    m_nameLabel->setText(tr("&Your name:"));
    m_passcodeLabel->setText(tr("Passcode:"));
    m_passcode->setPlaceholder(tr("None"));
    m_passcodeNote->setText(tr("A passcode keeps strangers out, who can try 30 a minute, and encrypts the game and the "
                               "chat. Without one, others on the network can read them."));
    m_anyone->setText(tr("Let anyone in &without asking"));
    m_rule->setChoices(
        {{static_cast<int>(duel::Rule::Race), ruleName(duel::Rule::Race), ruleLine(duel::Rule::Race)},
         {static_cast<int>(duel::Rule::Points), ruleName(duel::Rule::Points), ruleLine(duel::Rule::Points)}});
    m_minutesLabel->setText(tr("Time of a round:"));
    m_minutes->setSuffix(tr(" min"));
    m_bestOf->setChoices({{1, tr("1 round")}, {3, tr("Best of 3")}, {5, tr("Best of 5")}});
    for (QSpinBox* cost : {m_hint, m_shuffle})
        cost->setSuffix(tr(" s"));
    alignLabels(QList<QLabel*>{m_labels} << m_levelLabel << m_nameLabel << m_passcodeLabel << m_minutesLabel);
    follow();
}

} // namespace qipan::ui
