// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/review_text.h"

#include "app/analysis/analysis_text.h"
#include "ui/panels/quality_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace qipan::app {

namespace {

/// A mistake without a mark is shown only if there are fewer than this before it.
constexpr std::size_t mostUnmarked = 8;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
};

[[nodiscard]] QString discs(double black, bool isExact)
{
    const double amount = std::abs(black);
    if (isExact) {
        const int count = static_cast<int>(std::lround(amount));
        return count == 0 ? Tr::tr("a draw, exact")
            : black > 0   ? Tr::tr("Black ahead by %n disc(s), exact", nullptr, count)
                          : Tr::tr("White ahead by %n disc(s), exact", nullptr, count);
    }
    if (isShownAsNone(amount, false))
        return Tr::tr("about even");
    const QString text = QString::number(amount, 'f', 1);
    return black > 0 ? Tr::tr("Black ahead by about %1 discs").arg(text)
                     : Tr::tr("White ahead by about %1 discs").arg(text);
}

/// Returns the number of moves on the axis: `all` possible moves if that is not much more than `moves`, so that it
/// rarely changes.
[[nodiscard]] int spanFor(int all, int moves)
{
    constexpr int step = 20;
    constexpr int least = 40;
    const int wanted = std::max(least, (moves + step - 1) / step * step);
    return std::max(moves, std::min(all, wanted));
}

/// A separate function, because lupdate does not find the context of texts in a function that returns a graph.
[[nodiscard]] QString pointText(const GameValues& values, std::size_t position, const std::vector<Ply>& plies,
                                const NameOfCell& nameOf)
{
    const auto known = values.valueAt(position);
    const QString what = known ? reviewText(*known, values.isInDiscs()) : Tr::tr("not analysed");
    if (position == 0)
        return Tr::tr("At the start: %1").arg(what);
    //: A move, and how the game stands after it: "Move 23, E6: Black ahead by 4 discs, exact".
    return Tr::tr("Move %1, %2: %3").arg(position).arg(nameOf(plies[position - 1].cell), what);
}

/// For the same reason.
[[nodiscard]] QString openText(const QString& text)
{
    //: "Move 3, H8: Black 62 %, White 38 %; who plays which colour was still open".
    return Tr::tr("%1; who plays which colour was still open").arg(text);
}

/// A move that the record marks, without a reason.
[[nodiscard]] QString markedText(int move, const QString& name)
{
    //: A move with its number and mark: "23. E6 ??".
    return Tr::tr("%1. %2").arg(move).arg(name);
}

/// For the same reason.
[[nodiscard]] QString goodMoveText(const GameValues& values, int move, const QString& name)
{
    if (!values.isReviewedBest(static_cast<std::size_t>(move) - 1))
        return markedText(move, name + u' ' + ui::qualitySymbol(record::MoveQuality::Good));
    //: A move with its number: "23. E6 !: the only good move, hard to find".
    return Tr::tr("%1. %2 !: the only good move, hard to find").arg(move).arg(name);
}

} // namespace

QString reviewText(const GameValues::Value& value, bool isInDiscs)
{
    if (isInDiscs)
        return discs(value.black, value.isExact);
    const int percent = static_cast<int>(std::lround(100 * value.chance));
    return Tr::tr("Black %1 %, White %2 %").arg(percent).arg(100 - percent);
}

/// A bad move and its cost, if no better move is known.
static QString costText(const Mistake& mistake, bool isInDiscs, const QString& played)
{
    if (isInDiscs)
        //: A bad move and its cost: "23. E6 ??: −8.5 discs".
        return Tr::tr("%1. %2: −%3 discs").arg(mistake.move).arg(played, QString::number(mistake.loss, 'f', 1));
    //: A bad move and its cost: "23. H9 ??: −35 %".
    return Tr::tr("%1. %2: −%3 %").arg(mistake.move).arg(played).arg(std::lround(100 * mistake.loss));
}

QString mistakeText(const Mistake& mistake, bool isInDiscs, const NameOfCell& nameOf)
{
    const QString symbol = ui::qualitySymbol(mistake.quality);
    const QString played = symbol.isEmpty() ? nameOf(mistake.played) : nameOf(mistake.played) + u' ' + symbol;
    if (mistake.loss == 0)
        return markedText(mistake.move, played);
    if (!mistake.better)
        return costText(mistake, isInDiscs, played);
    const QString better = nameOf(*mistake.better);
    if (!isInDiscs)
        //: A bad move, its cost, and a better one: "23. H9 ??: −35 %; better G8".
        return Tr::tr("%1. %2: −%3 %; better %4")
            .arg(mistake.move)
            .arg(played)
            .arg(std::lround(100 * mistake.loss))
            .arg(better);
    if (mistake.isExact)
        //: Example: "23. E6 ??: −8 discs; better D3".
        return Tr::tr("%1. %2: −%n disc(s); better %3", nullptr, static_cast<int>(std::lround(mistake.loss)))
            .arg(mistake.move)
            .arg(played, better);
    //: Example: "23. E6: −8.5 discs; better D3".
    return Tr::tr("%1. %2: −%3 discs; better %4")
        .arg(mistake.move)
        .arg(played, QString::number(mistake.loss, 'f', 1), better);
}

std::map<int, QString> markedMoves(const GameValues& values, const std::vector<Ply>& plies, const NameOfCell& nameOf)
{
    std::map<int, QString> texts;
    for (const Mistake& each : values.mistakes(plies.size())) {
        if (each.quality != record::MoveQuality::None)
            texts.emplace(each.move, mistakeText(each, values.isInDiscs(), nameOf));
    }
    for (std::size_t i = 0; i < plies.size(); ++i) {
        const int move = static_cast<int>(i) + 1;
        if (values.qualityOf(i) == record::MoveQuality::Good)
            texts.emplace(move, goodMoveText(values, move, nameOf(plies[i].cell)));
    }
    return texts;
}

QString shortMistakeText(const Mistake& mistake)
{
    const QString symbol = ui::qualitySymbol(mistake.quality);
    return symbol.isEmpty() ? discsText(-mistake.loss, mistake.isExact) : symbol;
}

ui::GraphState graphOf(const GameValues& values, const std::vector<Ply>& plies, const NameOfCell& nameOf,
                       std::size_t open)
{
    ui::GraphState graph;
    const bool inDiscs = values.isInDiscs();
    graph.unit = inDiscs ? ui::GraphState::Unit::Discs : ui::GraphState::Unit::Chance;
    graph.span = spanFor(values.maxMoves(), static_cast<int>(plies.size()));
    for (std::size_t i = 0; i < values.positions(); ++i) {
        ui::GraphPoint point;
        if (const auto known = values.valueAt(i)) {
            point.black = inDiscs ? known->black : known->chance - 0.5;
            point.isExact = known->isExact;
        }
        point.text = pointText(values, i, plies, nameOf);
        if (i < open)
            point.text = openText(point.text);
        graph.points.push_back(point);
    }
    for (const Mistake& each : values.mistakes(values.positions())) {
        if (each.quality == record::MoveQuality::None && graph.mistakes.size() >= mostUnmarked)
            break; // marked ones come first
        graph.mistakes.push_back({.move = each.move,
                                  .side = each.side,
                                  .text = mistakeText(each, inDiscs, nameOf),
                                  .symbol = ui::qualitySymbol(each.quality)});
    }
    for (std::size_t i = 0; i < plies.size(); ++i) {
        if (values.qualityOf(i) == record::MoveQuality::Good)
            graph.goodMoves.push_back({.move = static_cast<int>(i) + 1,
                                       .side = plies[i].side,
                                       .text = goodMoveText(values, static_cast<int>(i) + 1, nameOf(plies[i].cell)),
                                       .symbol = ui::qualitySymbol(record::MoveQuality::Good)});
    }
    return graph;
}

} // namespace qipan::app
