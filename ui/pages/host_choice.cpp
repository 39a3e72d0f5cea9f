// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/host_choice.h"

#include "ui/link/duel_text.h"
#include "ui/pages/clock_chooser.h"
#include "ui/panels/game_chooser.h"

#include <QCoreApplication>
#include <QStringList>

namespace qipan::ui {
namespace {

struct HostChoiceText {
    Q_DECLARE_TR_FUNCTIONS(HostChoiceText)
};

/// Black begins, except from a position with moves on the board.
QString whoIsBlack(FirstBlack first, bool begins)
{
    switch (first) {
    case FirstBlack::Host:
        return begins ? HostChoiceText::tr("you move first") : HostChoiceText::tr("you play black");
    case FirstBlack::Guest:
        return begins ? HostChoiceText::tr("your guest moves first") : HostChoiceText::tr("your guest plays black");
    case FirstBlack::RockPaperScissors:
        break;
    }
    return begins ? HostChoiceText::tr("rock, paper, scissors") : HostChoiceText::tr("rock, paper, scissors for black");
}

} // namespace

QString describe(const HostChoice& choice)
{
    const QString passcode =
        choice.passcode.isEmpty() ? HostChoiceText::tr("no passcode") : HostChoiceText::tr("with a passcode");
    if (choice.duel)
        return QStringList{describe(*choice.duel), passcode}.join(u" · ");
    QStringList parts{describe(GameChoice{choice.game, choice.rule, choice.size, choice.opening})};
    if (!choice.start.empty())
        parts += HostChoiceText::tr("continues after move %1").arg(choice.start.size());
    parts += whoIsBlack(choice.first, choice.start.empty());
    parts += choice.clock ? describe(*choice.clock) : HostChoiceText::tr("no clock");
    parts += passcode;
    return parts.join(u" · ");
}

} // namespace qipan::ui
