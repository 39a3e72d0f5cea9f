#include "ui/texts.h"

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
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Join equal pictures")},
    {u"gomoku", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Gomoku"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Five in a row")},
    {u"reversi", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Reversi"),
     QT_TRANSLATE_NOOP("qipan::ui::Texts", "Bracket and flip")},
};

struct RuleRow {
    QStringView game;
    QStringView rule;
    const char* name;
};

constexpr RuleRow ruleRows[] = {
    {u"gomoku", u"freestyle", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Freestyle: five or more")},
    {u"gomoku", u"standard", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard: exactly five")},
    {u"gomoku", u"renju", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Renju: forbidden points for black")},
    {u"reversi", u"standard", QT_TRANSLATE_NOOP("qipan::ui::Texts", "Standard")},
};

QString translated(const char* text)
{
    return QCoreApplication::translate("qipan::ui::Texts", text);
}

} // namespace

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
    for (const RuleRow& row : ruleRows) {
        if (row.game == game && row.rule == rule)
            return translated(row.name);
    }
    return rule.toString();
}

QString computerName(const GameInfo& game, int level)
{
    if (game.isStrongest(level))
        return translated(QT_TRANSLATE_NOOP("qipan::ui::Texts", "Computer, full strength"));
    return translated(QT_TRANSLATE_NOOP("qipan::ui::Texts", "Computer, level %1")).arg(level);
}

} // namespace qipan::ui
