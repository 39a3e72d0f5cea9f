// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

struct Row {
    QStringView key;
    const char* name;
    const char* shortName; ///< of a game: its motto
    QStringView game{};    ///< of a rule
};

constexpr Row gameRows[] = {
    {linkKey, QT_TRANSLATE_NOOP("qipan::ui::Texts", "Link-match"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Connect matching tiles")},
    {u"gomoku", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Gomoku"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Five in a row")},
    {u"reversi", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Reversi"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Bracket and flip")},
};

constexpr Row ruleRows[] = {
    {u"freestyle", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Freestyle: five or more"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Freestyle"), u"gomoku"},
    {u"standard", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard: exactly five"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard"), u"gomoku"},
    {u"renju", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Renju: forbidden points for Black"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Renju"), u"gomoku"},
    {u"standard", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard"), QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard"),
     u"reversi"},
};

constexpr Row openingRows[] = {
    {u"free", QT_TRANSLATE_NOOP("qipan::ui::Texts", "None: Black starts anywhere"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "None")},
    {u"pro", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Pro: Black's second stone outside 5 × 5"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Pro")},
    {u"long-pro", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Long pro: Black's second stone outside 7 × 7"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Long pro")},
    {u"swap", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Swap: three stones, then a colour"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Swap")},
    {u"swap2", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Swap2: three stones, then a colour or two more"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Swap2")},
};

QString translated(const char* text)
{
    return QCoreApplication::translate("qipan::ui::Texts", text);
}

/// Returns a text of the row with this key, or `unknown`.
QString textIn(std::span<const Row> rows, const char* Row::*text, QStringView game, QStringView key,
               QStringView unknown)
{
    const auto row = std::ranges::find_if(rows, [&](const Row& each) { return each.game == game && each.key == key; });
    return row == rows.end() ? unknown.toString() : translated((*row).*text);
}

} // namespace

QString programName()
{
    return translated(QT_TRANSLATE_NOOP("qipan::ui::Texts", "Qipan"));
}

QString gameName(QStringView key)
{
    return textIn(gameRows, &Row::name, {}, key, key);
}

QString gameMotto(QStringView key)
{
    return textIn(gameRows, &Row::shortName, {}, key, {});
}

QString ruleName(QStringView game, QStringView rule)
{
    return textIn(ruleRows, &Row::name, game, rule, rule);
}

QString shortRuleName(QStringView game, QStringView rule)
{
    return textIn(ruleRows, &Row::shortName, game, rule, rule);
}

QString openingName(QStringView opening)
{
    return textIn(openingRows, &Row::name, {}, opening, opening);
}

QString shortOpeningName(QStringView opening)
{
    return textIn(openingRows, &Row::shortName, {}, opening, opening);
}

QString computerName(const GameInfo& game, int level)
{
    if (game.isFullStrength(level))
        return translated(QT_TRANSLATE_NOOP("qipan::ui::Texts", "Computer, full strength"));
    return translated(QT_TRANSLATE_NOOP("qipan::ui::Texts", "Computer, level %1")).arg(level);
}

QString shortComputerName(const GameInfo& game, int level)
{
    if (game.isFullStrength(level))
        return translated(QT_TRANSLATE_NOOP("qipan::ui::Texts", "Full strength"));
    return translated(QT_TRANSLATE_NOOP("qipan::ui::Texts", "Level %1")).arg(level);
}

QString boardSizeText(BoardSize size)
{
    return u"%1 × %2"_s.arg(size.columns).arg(size.rows);
}

QString boardSizeText(int size)
{
    return boardSizeText(BoardSize{size, size});
}

QString protocolName(EngineProtocol protocol)
{
    if (protocol == EngineProtocol::None)
        return {};
    return protocol == EngineProtocol::Gomocup ? u"Gomocup"_s : u"NBoard"_s;
}

} // namespace qipan::ui
