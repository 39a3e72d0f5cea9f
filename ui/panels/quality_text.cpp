// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/quality_text.h"

#include "ui/base/texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::QualityText)
};

} // namespace

QString qualitySymbol(record::MoveQuality quality)
{
    return textOf(record::symbolOf(quality));
}

QString qualityName(record::MoveQuality quality)
{
    using enum record::MoveQuality;
    switch (quality) {
    case None:
        break;
    case Blunder:
        return Tr::tr("blunder");
    case Mistake:
        return Tr::tr("mistake");
    case Dubious:
        return Tr::tr("dubious move");
    case Interesting:
        return Tr::tr("interesting move");
    case Good:
        return Tr::tr("good move");
    case VeryGood:
        return Tr::tr("very good move");
    }
    return {};
}

QString qualityLegend()
{
    constexpr QChar space = QChar::Nbsp; // a line breaks only between the marks
    return Tr::tr("?? blunder · ? mistake · ?! dubious · ! only good move")
        .replace(u' ', space)
        .replace(QString{space} + u'·' + space, u" · "_s);
}

QString qualityExplanation()
{
    return Tr::tr("?? is a blunder: a move that gives away 30 points of the chance to win. ? is a mistake (20 points), "
                  "?! a dubious move (10 points), ! the only good move if it was hard to find.");
}

} // namespace qipan::ui
