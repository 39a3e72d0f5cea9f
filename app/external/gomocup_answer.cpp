// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/gomocup_answer.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Word {
    QLatin1String text;
    GomocupAnswer::Kind kind;
};
constexpr std::array words{
    Word{QLatin1String{"OK"}, GomocupAnswer::Kind::Ok},
    Word{QLatin1String{"SUGGEST"}, GomocupAnswer::Kind::Suggest},
    Word{QLatin1String{"ERROR"}, GomocupAnswer::Kind::Error},
    Word{QLatin1String{"UNKNOWN"}, GomocupAnswer::Kind::Unknown},
    Word{QLatin1String{"MESSAGE"}, GomocupAnswer::Kind::Message},
    Word{QLatin1String{"DEBUG"}, GomocupAnswer::Kind::Message},
};

[[nodiscard]] std::optional<Cell> readCell(const QString& text)
{
    static const QRegularExpression form{u"^\\s*(-?\\d{1,6})\\s*,\\s*(-?\\d{1,6})\\s*$"_s};
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return Cell{match.captured(1).toInt(), match.captured(2).toInt()};
}

/// Matches a number after one of several names: "depth 12", "EV: -34", "nodes=5K".
[[nodiscard]] QRegularExpression numberBehind(const QString& names)
{
    return QRegularExpression{u"(?<![a-z])(?:%1)\\s*[:=]?\\s*([+-]?\\d{1,15}(?:\\.\\d{1,6})?)([kmg]?)"_s.arg(names),
                              QRegularExpression::CaseInsensitiveOption};
}

[[nodiscard]] std::optional<double> readNumber(const QString& text, const QRegularExpression& form)
{
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString unit = match.captured(2).toLower();
    const double factor = unit == u"k" ? 1e3 : unit == u"m" ? 1e6 : unit == u"g" ? 1e9 : 1;
    return match.captured(1).toDouble() * factor;
}

[[nodiscard]] std::vector<Cell> readLine(const QString& text, BoardSize size)
{
    static const QRegularExpression form{u"(?<![\\w.,-])(?:(\\d{1,2}),(\\d{1,2})|([a-z])(\\d{1,2}))(?![\\w.,])"_s,
                                         QRegularExpression::CaseInsensitiveOption};
    std::vector<Cell> line;
    for (auto matches = form.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const Cell cell = match.captured(3).isEmpty()
            ? Cell{match.captured(1).toInt(), match.captured(2).toInt()}
            : Cell{match.captured(3).at(0).toLower().unicode() - u'a', size.rows - match.captured(4).toInt()};
        if (!size.contains(cell))
            break;
        line.push_back(cell);
    }
    return line;
}

} // namespace

GomocupAnswer readGomocupAnswer(const QByteArray& line)
{
    const QString whole = QString::fromUtf8(line).simplified();
    if (const auto cell = readCell(whole))
        return {.kind = GomocupAnswer::Kind::Move, .cell = *cell, .text = whole};
    const QString first = whole.section(u' ', 0, 0);
    const QString rest = whole.section(u' ', 1);
    for (const auto& [text, kind] : words) {
        if (first.compare(text, Qt::CaseInsensitive) != 0)
            continue;
        if (kind != GomocupAnswer::Kind::Suggest)
            return {.kind = kind, .text = rest};
        if (const auto cell = readCell(rest))
            return {.kind = kind, .cell = *cell, .text = rest};
    }
    return {.kind = GomocupAnswer::Kind::Other, .text = whole};
}

std::optional<SearchResult> readGomocupThinking(const QString& message, BoardSize size)
{
    static const QRegularExpression depthForm = numberBehind(u"depth|dep|d"_s);
    static const QRegularExpression scoreForm = numberBehind(u"score|eval|evaluation|ev|val|value"_s);
    static const QRegularExpression nodesForm = numberBehind(u"nodes|node|n"_s);
    const auto depth = readNumber(message, depthForm);
    if (!depth || *depth < 0 || *depth > size.cells())
        return std::nullopt;
    SearchResult result;
    result.depth = static_cast<int>(*depth);
    constexpr double most = 1e9;
    result.score = static_cast<int>(std::clamp(readNumber(message, scoreForm).value_or(0), -most, most));
    result.nodes = static_cast<std::uint64_t>(std::clamp(readNumber(message, nodesForm).value_or(0), 0.0, 1e18));
    result.line = readLine(message, size);
    return result;
}

QString aboutValue(const QString& about, const QString& key)
{
    const QRegularExpression form{u"\\b%1\\s*=\\s*\"([^\"]*)\""_s.arg(QRegularExpression::escape(key)),
                                  QRegularExpression::CaseInsensitiveOption};
    return form.match(about).captured(1).simplified();
}

} // namespace qipan::app
