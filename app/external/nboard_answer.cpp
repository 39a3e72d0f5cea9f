// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/nboard_answer.h"

#include "core/board/board_game.h"
#include "core/record/ggf.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/search.h"

#include <QRegularExpression>
#include <QStringList>

#include <cmath>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

using Kind = NboardAnswer::Kind;

struct Word {
    QLatin1String text;
    Kind kind;
};
constexpr std::array words{
    Word{QLatin1String{"pong"}, Kind::Pong},       Word{QLatin1String{"==="}, Kind::Move},
    Word{QLatin1String{"search"}, Kind::Search},   Word{QLatin1String{"book"}, Kind::Search},
    Word{QLatin1String{"nodestats"}, Kind::Nodes}, Word{QLatin1String{"set"}, Kind::Name},
    Word{QLatin1String{"status"}, Kind::Status},
};

constexpr double maxDiscs = 64;

[[nodiscard]] Kind kindOf(const QString& word)
{
    const auto found =
        std::ranges::find_if(words, [&](const Word& one) { return word.compare(one.text, Qt::CaseInsensitive) == 0; });
    return found == words.end() ? Kind::Other : found->kind;
}

/// Parses "F5" or "f5"; empty for a pass.
[[nodiscard]] std::optional<Cell> readCell(const QString& text)
{
    const auto move = record::readMove(text.toStdString());
    return move && *move != reversi::passMove ? std::optional{reversi::cellOf(*move)} : std::nullopt;
}

/// Parses a number of discs, or the average of two ("1.5,2": a draw counted for black and for white).
[[nodiscard]] std::optional<double> readEval(const QString& text)
{
    static const QRegularExpression form{u"^[+-]?\\d{1,6}(?:\\.\\d{0,9})?$"_s};
    const QStringList values = text.split(u',');
    double sum = 0;
    for (const QString& value : values) {
        if (!form.match(value).hasMatch())
            return std::nullopt;
        sum += value.toDouble();
    }
    return std::clamp(sum / static_cast<double>(values.size()), -maxDiscs, maxDiscs);
}

/// Parses the moves of "F5d6-C3" up to the first illegal one.
[[nodiscard]] std::vector<Cell> readMoves(const QString& text, const reversi::Game& position)
{
    static const QRegularExpression form{u"-?(pass|pa|[a-h][1-8])"_s, QRegularExpression::CaseInsensitiveOption};
    reversi::Game game = position;
    std::vector<Cell> line;
    for (auto matches = form.globalMatch(text); matches.hasNext();) {
        const QString move = matches.next().captured(1);
        if (move.startsWith(u'p', Qt::CaseInsensitive))
            continue; // the game passes automatically
        const auto cell = readCell(move);
        if (!cell || !game.isLegal(*cell))
            break;
        game.play(*cell);
        line.push_back(*cell);
    }
    return line;
}

[[nodiscard]] bool isMoves(const QString& text)
{
    static const QRegularExpression form{u"^(?:-?(?:pass|pa|[a-h][1-8]))+$"_s,
                                         QRegularExpression::CaseInsensitiveOption};
    return form.match(text).hasMatch();
}

void readMove(NboardAnswer& answer)
{
    static const QRegularExpression separator{u"[/ ]"_s};
    const QStringList fields = answer.text.split(separator);
    answer.cell = readCell(fields.value(0));
    answer.eval = readEval(fields.value(1));
}

[[nodiscard]] Cell firstOf(const NboardLine& line)
{
    return line.result.line.front();
}

} // namespace

NboardAnswer readNboardAnswer(const QByteArray& line)
{
    const QString whole = QString::fromUtf8(line).simplified();
    NboardAnswer answer{.kind = kindOf(whole.section(u' ', 0, 0)), .text = whole.section(u' ', 1)};
    bool isNumber = true;
    if (answer.kind == Kind::Pong)
        answer.number = answer.text.toInt(&isNumber);
    else if (answer.kind == Kind::Nodes)
        answer.nodes = answer.text.section(u' ', 0, 0).toULongLong(&isNumber);
    else if (answer.kind == Kind::Move)
        readMove(answer);
    else if (answer.kind == Kind::Name) {
        isNumber = answer.text.section(u' ', 0, 0) == u"myname";
        answer.text = answer.text.section(u' ', 1);
    }
    if (answer.kind == Kind::Other || !isNumber)
        return {.kind = Kind::Other, .text = whole};
    return answer;
}

int nboardScore(double discs)
{
    return static_cast<int>(std::lround(discs * reversi::hundredths));
}

std::optional<NboardLine> readNboardLine(const QString& text, const reversi::Game& position)
{
    static const QRegularExpression depthForm{u"^(\\d{1,3})(%W?$)?"_s};
    QStringList fields = text.simplified().split(u' ');
    QString moves = fields.takeFirst();
    while (!fields.isEmpty() && isMoves(fields.first()))
        moves += fields.takeFirst(); // some engines put spaces between moves
    if (!isMoves(moves) || fields.size() < 3 || moves.startsWith(u'p', Qt::CaseInsensitive))
        return std::nullopt; // the side to move has a legal move
    const auto eval = readEval(fields[0]);
    const auto depth = depthForm.match(fields[2]);
    if (!eval || !depth.hasMatch())
        return std::nullopt;
    const int empties = emptyCells(position);
    NboardLine line{.depth = fields[2], .eval = *eval};
    SearchResult& result = line.result;
    const bool isToTheEnd = !depth.captured(2).isEmpty();
    result.depth = isToTheEnd ? empties : std::min(depth.captured(1).toInt(), empties);
    result.isCertain = line.depth == u"100%";
    result.score =
        result.isCertain ? static_cast<int>(std::lround(*eval)) * reversi::terminalScale : nboardScore(*eval);
    result.line = readMoves(moves, position);
    if (result.line.empty())
        return std::nullopt;
    return line;
}

void NboardLines::add(const NboardLine& line)
{
    if (m_now.empty() || m_now.front().depth != line.depth || m_most == 1) {
        m_previousBest = merged();
        m_now.clear();
    }
    std::erase_if(m_now, [&](const NboardLine& one) { return firstOf(one) == firstOf(line); });
    const auto place = std::ranges::find_if(m_now, [&](const NboardLine& one) { return one.eval < line.eval; });
    m_now.insert(place, line);
}

/// The lines of this depth, then those known only from the previous depth.
std::vector<NboardLine> NboardLines::merged() const
{
    std::vector<NboardLine> lines = m_now;
    for (const NboardLine& line : m_previousBest) {
        if (std::ranges::find(m_now, firstOf(line), firstOf) == m_now.end())
            lines.push_back(line);
    }
    if (std::ssize(lines) > m_most)
        lines.erase(lines.begin() + m_most, lines.end());
    return lines;
}

std::vector<SearchResult> NboardLines::best() const
{
    std::vector<SearchResult> best;
    for (const NboardLine& line : m_now.size() < m_previousBest.size() ? m_previousBest : merged()) {
        best.push_back(line.result);
        best.back().pvIndex = static_cast<int>(std::ssize(best)) - 1;
    }
    return best;
}

} // namespace qipan::app
