// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/host_choices.h"

#include "core/games/registry.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/pages/passcode_field.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace qipan::ui {
namespace {

/// Black begins, except from a position with moves on the board.
QString whoIsBlack(FirstBlack first, bool begins)
{
    switch (first) {
    case FirstBlack::Host:
        return begins ? HostChoices::tr("you move first") : HostChoices::tr("you play black");
    case FirstBlack::Guest:
        return begins ? HostChoices::tr("your guest moves first") : HostChoices::tr("your guest plays black");
    case FirstBlack::RockPaperScissors:
        break;
    }
    return begins ? HostChoices::tr("rock, paper, scissors") : HostChoices::tr("rock, paper, scissors for black");
}

} // namespace

QString describe(const HostChoice& choice)
{
    QStringList parts{describe(GameChoice{choice.game, choice.rule, choice.size, choice.opening})};
    if (!choice.start.empty())
        parts += HostChoices::tr("continues after move %1").arg(choice.start.size());
    parts += whoIsBlack(choice.first, choice.start.empty());
    parts += choice.clock ? describe(*choice.clock) : HostChoices::tr("no clock");
    parts += choice.passcode.isEmpty() ? HostChoices::tr("no passcode") : HostChoices::tr("with a passcode");
    return parts.join(u" · ");
}

HostChoices::HostChoices(QWidget* parent)
    : QWidget{parent}
    , m_explain{makeTextLabel(this)}
    , m_startText{makeTextLabel(this)}
    , m_error{makeTextLabel(this)}
    , m_game{new GameChooser{this}}
    , m_first{new QComboBox{this}}
    , m_clock{new ClockChooser{this}}
    , m_passcode{new PasscodeField{this}}
    , m_passcodeNote{makeTextLabel(this)}
    , m_anyone{new QCheckBox{this}}
    , m_open{makeButton(this, [this] { Q_EMIT openRequested(choice()); })}
    , m_cancel{makeButton(this, &HostChoices::cancelled)}
{
    m_error->setForegroundRole(QPalette::BrightText);
    m_error->hide();
    m_startText->hide();
    m_passcodeNote->setForegroundRole(QPalette::PlaceholderText);
    for (const auto first : {FirstBlack::Host, FirstBlack::Guest, FirstBlack::RockPaperScissors})
        m_first->addItem(QString{}, static_cast<int>(first));
    QGridLayout* firstRow = makeFormGrid();
    QGridLayout* passcodeRow = makeFormGrid();
    setLayout(makeColumn({m_explain, m_startText, m_error, m_game, firstRow, m_clock, passcodeRow, m_passcodeNote,
                          m_anyone, makeRow({stretch(), m_open, m_cancel}), stretch()},
                         {.margins = {0, 0, 0, 0}, .spacing = 8}));
    m_firstLabel = addFormRow(firstRow, m_first);
    m_passcodeLabel = addFormRow(passcodeRow, m_passcode);
    keepTranslated(this, [this] { retranslate(); });
    onFontChange(this, [this] { align(); });
}

void HostChoices::setChoice(const HostChoice& choice)
{
    m_game->setChoice({choice.game, choice.rule, choice.size, choice.opening});
    m_first->setCurrentIndex(std::max(0, m_first->findData(static_cast<int>(choice.first))));
    m_clock->setClock(choice.clock);
    m_passcode->setPasscode(choice.passcode);
    m_passcode->conceal();
    m_anyone->setChecked(choice.acceptAnyone);
    m_start = choice.start;
    m_game->setEnabled(m_start.empty());
    m_game->setHasOpening(m_start.empty());
    m_startText->setVisible(!m_start.empty());
    retranslate();
}

HostChoice HostChoices::choice() const
{
    const GameChoice game = m_game->choice();
    return {.game = game.game,
            .rule = game.rule,
            .size = game.size,
            .opening = game.opening,
            .first = static_cast<FirstBlack>(m_first->currentData().toInt()),
            .clock = m_clock->clock(),
            .passcode = m_passcode->passcode(),
            .acceptAnyone = m_anyone->isChecked(),
            .start = m_start};
}

QString HostChoices::startText() const
{
    const GameChoice game = m_game->choice();
    auto setup = makeSetup(game.game.toStdString(), game.rule.toStdString(), game.size);
    if (!setup || m_start.empty())
        return {};
    setup->start = m_start;
    return firstToMove(*setup) == Side::Black
        ? tr("The game continues after move %1 of the game you viewed. Black moves next.").arg(m_start.size())
        : tr("The game continues after move %1 of the game you viewed. White moves next.").arg(m_start.size());
}

void HostChoices::setError(const QString& error)
{
    showText(*m_error, error);
}

void HostChoices::align()
{
    alignLabels(m_game->labels() + m_clock->labels() + QList<QLabel*>{m_firstLabel, m_passcodeLabel});
}

void HostChoices::retranslate()
{
    m_explain->setText(tr("A friend on the same local network joins your table and plays against you."));
    m_startText->setText(startText());
    m_firstLabel->setText(m_start.empty() ? tr("&Black (moves first):") : tr("&Black:"));
    m_first->setItemText(0, tr("You"));
    m_first->setItemText(1, tr("Your guest"));
    m_first->setItemText(2, tr("Rock, paper, scissors"));
    m_passcodeLabel->setText(tr("&Passcode:"));
    m_passcode->setPlaceholder(tr("None"));
    m_passcodeNote->setText(tr(
        "Only people who enter this passcode can join or watch. Tell it to your friends. It keeps strangers out, but "
        "the game and the chat are not encrypted: others on the network can read them. A stranger can try at most 30 "
        "passcodes a minute, so choose one that is not easy to guess."));
    m_anyone->setText(tr("&Let anyone in without asking"));
    m_open->setText(tr("&Open table"));
    m_cancel->setText(tr("&Cancel"));
    align();
}

} // namespace qipan::ui
