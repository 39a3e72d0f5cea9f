// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_replay_text.h"

#include "app/link/link_replay.h"
#include "core/book/link_board.h"
#include "core/record/link_record.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/countdown.h"

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

[[nodiscard]] QString faultText(const record::LinkRecordFault& fault)
{
    using Kind = record::LinkRecordFault::Kind;
    switch (fault.kind) {
    case Kind::TooLong:
        return LinkReplay::tr("The record of this game is too long.");
    case Kind::OtherFormat:
        return LinkReplay::tr("This version cannot read this link-match record.");
    case Kind::GameMode:
        return LinkReplay::tr("The record of this game names an unknown game mode.");
    case Kind::Deal:
        return LinkReplay::tr("The record of this game names no deal.");
    case Kind::Carryover:
        return LinkReplay::tr("The record of this game does not say how it stood before this board.");
    case Kind::Step:
        return LinkReplay::tr("The record of this game is damaged: its step %1 cannot be read.").arg(fault.step);
    }
    return {};
}

} // namespace

QString whyUnreadable(const QString& line)
{
    const std::string text = line.toStdString();
    constexpr int longestShown = 60;
    if (!line.startsWith(u"link1 "))
        return LinkReplay::tr("This game has no record to replay.");
    const std::string_view deal = record::dealOfLinkRecord(text);
    const QString shown =
        ui::firstCodePoints(QString::fromUtf8(deal.data(), static_cast<qsizetype>(deal.size())), longestShown);
    if (deal.empty())
        return LinkReplay::tr("The line “%1” has no board: it must name a game mode and a deal behind “link1”.")
            .arg(ui::firstCodePoints(line, longestShown));
    const auto start = book::readLinkStart(deal);
    if (!start && deal.find_first_of(":/.") != std::string_view::npos)
        return LinkReplay::tr(
                   "The board “%1” cannot be read. A board is rows of letters, each of them an even number of "
                   "times, then how tiles fall and whether paths may leave the board: AB/BA:none:yes.")
            .arg(shown);
    if (!start)
        return LinkReplay::tr("“%1” is not the number of a deal.").arg(shown);
    const auto record = record::readLinkRecord(text, book::sizeOf(*start));
    return record ? QString{} : faultText(record.error());
}

QString endText(const link::Play& play, const std::array<QString, 2>& names)
{
    QStringList parts;
    switch (*play.end()) {
    case link::Play::End::Cleared:
        parts << LinkReplay::tr("Board cleared");
        break;
    case link::Play::End::Stopped:
        parts << LinkReplay::tr("Given up");
        break;
    case link::Play::End::TimeUp:
        parts << LinkReplay::tr("Time is up");
        break;
    }
    if (link::rulesOf(play.gameMode()).players > 1) {
        const int difference = play.points(0) - play.points(1);
        parts << (difference == 0 ? LinkReplay::tr("A draw")
                                  : LinkReplay::tr("%1 wins").arg(names[difference > 0 ? 0 : 1]));
    }
    parts << ui::elapsedText(play.record().start.time + play.time({}));
    return parts.join(u" · "_s);
}

} // namespace qipan::app
