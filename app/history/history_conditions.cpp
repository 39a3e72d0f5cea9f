// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_conditions.h"

#include "app/base/names.h"
#include "app/history/stored_analysis.h"
#include "core/games/registry.h"
#include "core/openings/opening_names.h"
#include "ui/base/opening_title.h"
#include "ui/base/texts.h"

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

using ui::HistoryColumn;
using ui::HistoryOpponent;
using ui::HistoryResult;

[[nodiscard]] QString opponentCondition(HistoryOpponent opponent)
{
    const auto isOneOf = [](QStringView kind) -> QString { return u"(black_who='%1' OR white_who='%1')"_s.arg(kind); };
    switch (opponent) {
    case HistoryOpponent::Computer:
        return isOneOf(u"computer");
    case HistoryOpponent::Engine:
        return isOneOf(u"engine");
    case HistoryOpponent::Local:
        return isOneOf(u"neighbour");
    case HistoryOpponent::Lan:
        return u"source='lan'"_s;
    case HistoryOpponent::File:
        break;
    }
    return u"source='file'"_s;
}

[[nodiscard]] QString resultCondition(HistoryResult result)
{
    // The person at this machine, with or without a name.
    const auto own = [](QStringView mine, QStringView other) -> QString {
        return u"((winner='%1' AND black_who IN ('me','guest')) OR (winner='%2' AND white_who IN ('me','guest')))"_s
            .arg(mine, other);
    };
    switch (result) {
    case HistoryResult::Won:
        return own(u"black", u"white");
    case HistoryResult::Lost:
        return own(u"white", u"black");
    case HistoryResult::Black:
        return u"winner='black'"_s;
    case HistoryResult::White:
        return u"winner='white'"_s;
    case HistoryResult::Draw:
        return u"winner='draw'"_s;
    case HistoryResult::Open:
        break;
    }
    return u"state<>'over'"_s;
}

/// Sorts games as in the menus.
[[nodiscard]] QString gameRank()
{
    QString rank = u"CASE game WHEN 'link' THEN 0"_s;
    int number = 1;
    for (const GameInfo& game : games())
        rank += u" WHEN '%1' THEN %2"_s.arg(QLatin1String{game.key.data(), static_cast<qsizetype>(game.key.size())})
                    .arg(number++);
    return rank + u" ELSE %1 END"_s.arg(number);
}

[[nodiscard]] QString keyOf(HistoryColumn column)
{
    switch (column) {
    case HistoryColumn::Game:
        return gameRank();
    case HistoryColumn::Black:
        return u"black_name COLLATE NOCASE"_s;
    case HistoryColumn::White:
        return u"white_name COLLATE NOCASE"_s;
    case HistoryColumn::Result:
        return u"CASE winner WHEN 'black' THEN 0 WHEN 'white' THEN 1 WHEN 'draw' THEN 2 ELSE 3 END"_s;
    case HistoryColumn::Rule:
        return u"rule"_s;
    case HistoryColumn::Opening:
        // D2 before D10.
        return u"COALESCE(CASE WHEN game='gomoku' AND opening<>'' THEN substr(opening, 1, 1)"
               " || substr('0' || substr(opening, 2), -2) ELSE opening END, '')"_s;
    case HistoryColumn::Event:
        return u"event COLLATE NOCASE"_s;
    case HistoryColumn::Plies:
        return u"plies"_s;
    case HistoryColumn::Analysed:
        return isAnalysedCondition();
    case HistoryColumn::Date:
        break;
    }
    return u"began"_s;
}

} // namespace

HistoryCondition conditionFor(const ui::HistoryFilter& filter)
{
    QStringList terms{u"deleted IS NULL"_s};
    std::vector<QVariant> values;
    const auto add = [&](const QString& term, const QVariant& value) {
        terms << term;
        values.push_back(value);
    };
    if (!filter.game.isEmpty())
        add(u"game=?"_s, filter.game);
    if (!filter.rule.isEmpty())
        add(u"rule=?"_s, filter.rule);
    if (!filter.opening.isEmpty()) {
        QStringList places;
        for (const auto& key : openings::branchesOf(filter.game.toStdString(), filter.opening.toStdString())) {
            places << u"?"_s;
            values.emplace_back(ui::textOf(key));
        }
        terms << u"opening IN (%1)"_s.arg(places.join(u','));
    }
    if (filter.opponent)
        terms << opponentCondition(*filter.opponent);
    if (filter.result)
        terms << resultCondition(*filter.result);
    if (filter.from.isValid())
        add(u"began>=?"_s, filter.from.startOfDay().toMSecsSinceEpoch());
    if (filter.to.isValid())
        add(u"began<?"_s, filter.to.addDays(1).startOfDay().toMSecsSinceEpoch());
    if (filter.from.isValid() || filter.to.isValid())
        terms << u"began<>0"_s; // a game without a date matches no date
    return {terms.join(u" AND "), std::move(values)};
}

namespace {

/// Returns a pattern for LIKE … ESCAPE '\\' that finds the text anywhere.
[[nodiscard]] QString patternOf(const QString& text)
{
    QString pattern = text;
    for (const QStringView special : {u"\\", u"%", u"_"})
        pattern.replace(special.toString(), u"\\"_s + special);
    return u'%' + pattern + u'%';
}

/// Likewise for SGF, which escapes some characters.
[[nodiscard]] QString patternInSgf(const QString& text)
{
    constexpr QChar escaped{u'\\'};
    QStringList parts;
    for (const QString& part : QString{text}.replace(u']', escaped).replace(u':', escaped).split(escaped))
        parts << patternOf(part);
    return parts.join(QString{});
}

/// SQLite folds case for ASCII only, so "émile" is also searched for as "ÉMILE" and "Émile".
[[nodiscard]] QStringList spellingsOf(const QString& word)
{
    const auto isAscii = [](QChar letter) { return letter < QChar{0x80}; };
    if (std::ranges::all_of(word, isAscii))
        return {word};
    const QString small = word.toLower();
    QStringList spellings{word, small, word.toUpper(), small.left(1).toUpper() + small.mid(1)};
    spellings.removeDuplicates();
    return spellings;
}

void addWord(HistoryCondition& terms, const QString& word, bool orInRecord)
{
    QStringList places;
    const QStringList spellings = spellingsOf(word);
    for (const QString& spelling : spellings) {
        for (const QStringView column : {u"black_name", u"white_name", u"event"}) {
            places << column + u" LIKE ? ESCAPE '\\'";
            terms.values.emplace_back(patternOf(spelling));
        }
    }
    for (const QString& spelling : orInRecord ? spellings : QStringList{}) {
        places << u"record LIKE ? ESCAPE '\\'"_s;
        terms.values.emplace_back(patternInSgf(spelling));
    }
    for (const GameInfo& info : games()) {
        QStringList keys; // of openings, as they are shown and in English
        for (const openings::NamedOpening& opening : openings::namedOpenings()) {
            const QString title = ui::openingTitle(ui::textOf(opening.game), ui::textOf(opening.key));
            const bool isFound = title.contains(word, Qt::CaseInsensitive)
                || ui::textOf(opening.name).contains(word, Qt::CaseInsensitive);
            if (opening.game != info.key || !isFound)
                continue;
            keys << u"?"_s;
            terms.values.emplace_back(ui::textOf(opening.key));
        }
        if (!keys.isEmpty())
            places << u"(game='%1' AND opening IN (%2))"_s.arg(ui::textOf(info.key), keys.join(u','));
    }
    if (secondPlayerName(QString{}).contains(word, Qt::CaseInsensitive)) // as they are shown
        places << u"(black_who='neighbour' AND black_name='')"_s << u"(white_who='neighbour' AND white_name='')"_s;
    terms.sql += (terms.sql.isEmpty() ? u"("_s : u" AND ("_s) + places.join(u" OR ") + u')';
}

} // namespace

QStringList searchTerms(const QString& text)
{
    QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words;
}

HistoryCondition textCondition(const QStringList& words)
{
    HistoryCondition terms;
    for (const QString& word : words)
        addWord(terms, word, false);
    return words.isEmpty() ? HistoryCondition{u"1"_s, {}} : HistoryCondition{u'(' + terms.sql + u')', terms.values};
}

HistoryCondition commentCondition(const QStringList& words)
{
    HistoryCondition terms = textCondition(words); // already listed without their comments
    terms.sql = u"record<>'' AND game<>'link' AND NOT "_s + terms.sql;
    for (const QString& word : words)
        addWord(terms, word, true);
    return terms;
}

QString orderClause(ui::HistoryOrder order)
{
    const QString direction = order.isDescending ? u" DESC"_s : u" ASC"_s;
    // Ties are sorted newest first; the order by date is exactly reversible.
    if (order.column == HistoryColumn::Date)
        return u"began"_s + direction + u", id"_s + direction;
    return keyOf(order.column) + direction + u", began DESC, id DESC"_s;
}

bool areInComments(const QString& sgf, QStringList wanted)
{
    const auto isIn = [](const QString& text) {
        return [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); };
    };
    QString name; // of the property
    QString value;
    bool isInside = false;
    bool isLabel = false;
    for (qsizetype i = 0; i < sgf.size(); ++i) {
        const QChar letter = sgf[i];
        if (!isInside) {
            if (letter == u'[') {
                isInside = true;
                isLabel = name == u"LB";
                value.clear();
            } else if (letter.isUpper()) {
                name += letter;
            } else if (letter == u';' || letter == u'(' || letter == u')') {
                name.clear();
            }
            continue;
        }
        if (letter == u'\\' && i + 1 < sgf.size()) {
            value += sgf[++i];
        } else if (letter != u']') {
            value += letter;
        } else {
            isInside = false;
            const bool isText = isLabel || name == u"C" || name == u"GC";
            if (isText)
                wanted.removeIf(isIn(isLabel ? value.section(u':', 1) : value));
            if (wanted.isEmpty())
                return true;
            // Another value of this property may follow; otherwise a new name begins.
            if (i + 1 < sgf.size() && sgf[i + 1] != u'[')
                name.clear();
        }
    }
    return wanted.isEmpty();
}

} // namespace qipan::app
