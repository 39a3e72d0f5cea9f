// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/texts.h"

#include <QCoreApplication>

namespace qipan::ui {
namespace {

struct Row {
    QStringView key;
    const char* name;
    const char* motto;
};

constexpr Row rows[] = {
    {linkKey, QT_TRANSLATE_NOOP("qipan::ui::Texts", "Link-match"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Connect matching tiles")},
    {u"gomoku", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Gomoku"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Five in a row")},
    {u"reversi", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Reversi"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Bracket and flip")},
};

struct RuleRow {
    QStringView game;
    QStringView rule;
    const char* name;
    const char* shortName;
};

constexpr RuleRow ruleRows[] = {
    {u"gomoku", u"freestyle", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Freestyle: five or more"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Freestyle")},
    {u"gomoku", u"standard", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard: exactly five"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard")},
    {u"gomoku", u"renju", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Renju: forbidden points for Black"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Renju")},
    {u"reversi", u"standard", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard")},
};

struct OpeningRow {
    QStringView key;
    const char* name;
    const char* shortName;
};

constexpr OpeningRow openingRows[] = {
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

const RuleRow* findRule(QStringView game, QStringView rule)
{
    for (const RuleRow& row : ruleRows) {
        if (row.game == game && row.rule == rule)
            return &row;
    }
    return nullptr;
}

const OpeningRow* findOpening(QStringView key)
{
    for (const OpeningRow& row : openingRows) {
        if (row.key == key)
            return &row;
    }
    return nullptr;
}

QString translated(const char* text)
{
    return QCoreApplication::translate("qipan::ui::Texts", text);
}

} // namespace

QString programName()
{
    return QCoreApplication::translate("qipan::ui::Texts", "Qipan");
}

QString gameName(QStringView key)
{
    for (const Row& row : rows) {
        if (row.key == key)
            return translated(row.name);
    }
    return key.toString();
}

QString gameMotto(QStringView key)
{
    for (const Row& row : rows) {
        if (row.key == key)
            return translated(row.motto);
    }
    return {};
}

QString ruleName(QStringView game, QStringView rule)
{
    const RuleRow* row = findRule(game, rule);
    return row != nullptr ? translated(row->name) : rule.toString();
}

QString shortRuleName(QStringView game, QStringView rule)
{
    const RuleRow* row = findRule(game, rule);
    return row != nullptr ? translated(row->shortName) : rule.toString();
}

QString openingName(QStringView opening)
{
    const OpeningRow* row = findOpening(opening);
    return row != nullptr ? translated(row->name) : opening.toString();
}

QString shortOpeningName(QStringView opening)
{
    const OpeningRow* row = findOpening(opening);
    return row != nullptr ? translated(row->shortName) : opening.toString();
}

QString computerName(const GameInfo& game, int level)
{
    if (game.isFullStrength(level))
        return translated(QT_TRANSLATE_NOOP("qipan::ui::Texts", "Computer, full strength"));
    return translated(QT_TRANSLATE_NOOP("qipan::ui::Texts", "Computer, level %1")).arg(level);
}

QString protocolName(EngineProtocol protocol)
{
    switch (protocol) {
    case EngineProtocol::Gomocup:
        return u"Gomocup"_qs;
    case EngineProtocol::Nboard:
        return u"NBoard"_qs;
    case EngineProtocol::None:
        break;
    }
    return {};
}

} // namespace qipan::ui
