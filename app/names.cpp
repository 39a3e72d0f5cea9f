#include "app/names.h"

#include "core/board/registry.h"
#include "ui/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

} // namespace

QString playerName(const ui::Preferences& preferences)
{
    return preferences.name.isEmpty() ? Tr::tr("Player") : preferences.name;
}

QString neighbourName()
{
    return Tr::tr("Second player");
}

QString shownName(const KeptSide& side, GameSource source, const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    if (source != GameSource::Here)
        return side.name;
    if (side.who == Who::Guest)
        return playerName({});
    if (side.who == Who::Neighbour)
        return neighbourName();
    return side.who == Who::Computer && info != nullptr
        ? ui::computerName(*info, std::clamp(side.level, 1, info->levels))
        : side.name;
}

QString programName()
{
    return u"Qipan " QIPAN_VERSION ""_qs;
}

} // namespace qipan::app
