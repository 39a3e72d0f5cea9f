// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_replay_text.h"

#include "app/duel/duel_replay.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"

using namespace Qt::StringLiterals;

namespace qipan::app {

QString whyUnreadable(const record::DuelRecordFault& fault)
{
    using Kind = record::DuelRecordFault::Kind;
    switch (fault.kind) {
    case Kind::TooLong:
        return DuelReplay::tr("The record of this duel is too long.");
    case Kind::OtherFormat:
        return DuelReplay::tr("This version cannot read this record of a duel.");
    case Kind::Rule:
        return DuelReplay::tr("The record of this duel names an unknown rule.");
    case Kind::Deal:
        return DuelReplay::tr("The record of this duel names no deal.");
    case Kind::Setup:
        return DuelReplay::tr("The record of this duel has impossible settings: rounds, minutes, or costs of help.");
    case Kind::Verdict:
        return DuelReplay::tr("The record of this duel does not say how it ended.");
    case Kind::Names:
        return DuelReplay::tr("The record of this duel is damaged: the names at its end cannot be read.");
    case Kind::Step:
        break;
    }
    return (fault.seat == Seat::First
                ? DuelReplay::tr("The record of this duel is damaged: step %1 of the first player cannot be read.")
                : DuelReplay::tr("The record of this duel is damaged: step %1 of the second player cannot be read."))
        .arg(fault.step);
}

QString whyIllegal(duel::Fault fault, int number, const QString& name)
{
    QString why;
    switch (fault) {
    case duel::Fault::Time:
        why = DuelReplay::tr("its time is after the end of the round");
        break;
    case duel::Fault::Cost:
        why = DuelReplay::tr("the seconds for a hint or a shuffle have not passed");
        break;
    case duel::Fault::NoPair:
        why = DuelReplay::tr("the two tiles cannot be removed together");
        break;
    case duel::Fault::NotStuck:
        why = DuelReplay::tr("a board with a pair is not shuffled");
        break;
    case duel::Fault::NoHint:
        why = DuelReplay::tr("there is no pair to show");
        break;
    case duel::Fault::IsCleared:
        why = DuelReplay::tr("nothing is left on the board");
        break;
    }
    //: %2 is a player, %3 says why: "the two tiles cannot be removed together".
    return DuelReplay::tr("The replay is illegal at step %1 of %2: %3.").arg(QString::number(number), name, why);
}

QString duelTitle(const duel::Setup& setup)
{
    QStringList parts{ui::linkRuleName(ui::textOf(record::keyOf(setup.rule))), ui::boardSizeText(setup.deal.size)};
    if (setup.deal.mode != link::FallingMode::None)
        parts << ui::movementText(setup.deal.mode);
    if (setup.rule == duel::Rule::Points)
        parts << DuelReplay::tr("%n minute(s)", nullptr, static_cast<int>(setup.minutes.count()));
    return parts.join(u" · "_s);
}

QString verdictText(const std::optional<duel::Verdict>& verdict, const std::array<QString, 2>& names)
{
    if (!verdict)
        return DuelReplay::tr("Unfinished");
    if (!verdict->winner)
        return verdict->reason == duel::EndReason::Agreed ? DuelReplay::tr("Draw by agreement")
                                                          : DuelReplay::tr("Draw");
    const QString& winner = names[indexOf(*verdict->winner)];
    if (verdict->reason == duel::EndReason::Resign)
        return DuelReplay::tr("%1 won by resignation").arg(winner);
    return DuelReplay::tr("%1 won").arg(winner);
}

} // namespace qipan::app
