// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/duel_text.h"

#include "core/book/link_board.h"
#include "core/link/deal.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

/// A class, so that lupdate finds the texts and their context.
struct DuelText {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::DuelText)
};

/// The words of outlines on the network, in the order of link::Outline.
constexpr QStringView outlineKeys[] = {u"rectangle", u"cross",     u"ring",   u"diamond",     u"heart",
                                       u"hourglass", u"butterfly", u"window", u"checkerboard"};
static_assert(std::size(outlineKeys) == link::outlines);

constexpr qsizetype longestWords = 32;

/// Returns "Race" or "Points in 3 min".
QString rulePart(const duel::Setup& setup)
{
    //: The rule of a duel, in a list: the first to clear the board wins.
    return setup.rule == duel::Rule::Race ? DuelText::tr("Race")
                                          //: The rule of a duel, in a list: the most points in this time win.
                                          : DuelText::tr("Points in %1 min").arg(setup.minutes.count());
}

/// Returns what differs from a rectangle whose tiles stay: "tiles fall down, heart".
QString kindOfBoard(link::FallingMode mode, link::Outline outline)
{
    QStringList parts;
    if (mode != link::FallingMode::None)
        parts << movementText(mode);
    if (outline != link::Outline::Rectangle)
        parts << outlineName(outline).toLower();
    //: Between what is special about a board: "tiles fall down, heart".
    return parts.join(DuelText::tr(", "));
}

QString boardPart(const link::DealSetup& deal)
{
    const QString kind = kindOfBoard(deal.mode, deal.outline);
    QString size = boardSizeText(deal.size);
    return kind.isEmpty() ? size : QStringList{size, kind}.join(DuelText::tr(", "));
}

std::optional<BoardSize> sizeOf(const QString& word)
{
    const QStringList parts = word.split(u'x');
    if (parts.size() != 2)
        return std::nullopt;
    const BoardSize size{.columns = parts[0].toInt(), .rows = parts[1].toInt()};
    const bool isWithin = size.columns >= 1 && size.columns <= link::largestBoard.columns && size.rows >= 1
        && size.rows <= link::largestBoard.rows;
    return isWithin ? std::optional{size} : std::nullopt;
}

} // namespace

QString duelName()
{
    return DuelText::tr("Link-match duel");
}

QString ruleName(duel::Rule rule)
{
    return rule == duel::Rule::Race ? DuelText::tr("Race") : DuelText::tr("Points");
}

QString ruleLine(duel::Rule rule)
{
    return rule == duel::Rule::Race
        ? DuelText::tr("The first to clear the board wins.")
        : DuelText::tr("The most points when the time is up win. A cleared board is filled again.");
}

QString describe(const duel::Setup& setup)
{
    QStringList parts{duelName(), rulePart(setup), boardPart(setup.deal)};
    if (!setup.deal.border)
        parts << DuelText::tr("no paths outside the board");
    parts << (setup.bestOf == 1       ? DuelText::tr("one round")
                  : setup.bestOf == 3 ? DuelText::tr("best of 3")
                                      : DuelText::tr("best of 5"));
    parts << DuelText::tr("hint %1 s, shuffle %2 s").arg(setup.hintCost.count()).arg(setup.shuffleCost.count());
    return parts.join(u" · ");
}

QString describeBriefly(const duel::Setup& setup)
{
    return QStringList{rulePart(setup), boardPart(setup.deal)}.join(u" · ");
}

QString boardWords(const link::DealSetup& deal)
{
    const QString words = u"%1x%2 %3"_s.arg(deal.size.columns).arg(deal.size.rows).arg(textOf(book::keyOf(deal.mode)));
    const QString outline = outlineKeys[static_cast<std::size_t>(deal.outline)].toString();
    const bool hasRoom = words.size() + 1 + outline.size() <= longestWords;
    return deal.outline == link::Outline::Rectangle || !hasRoom ? words : QString{words + u' ' + outline};
}

AnnouncedBoard readBoardWords(const QString& words)
{
    const AnnouncedBoard unknown{.size = {}, .rest = words};
    const QStringList parts = words.split(u' ');
    const auto size = sizeOf(parts.front());
    constexpr qsizetype most = 3;
    if (!size || parts.size() > most)
        return unknown;
    const auto mode = parts.size() > 1 ? book::fallingModeOf(parts[1].toStdString()) : link::FallingMode::None;
    const auto* outline = parts.size() > 2 ? std::ranges::find(outlineKeys, parts[2]) : std::begin(outlineKeys);
    if (!mode || outline == std::end(outlineKeys))
        return unknown;
    return {.size = boardSizeText(*size),
            .rest = kindOfBoard(*mode, static_cast<link::Outline>(outline - std::begin(outlineKeys)))};
}

} // namespace qipan::ui
