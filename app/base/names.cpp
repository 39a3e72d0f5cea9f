#include "app/base/names.h"

#include "core/games/registry.h"
#include "ui/base/texts.h"

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

QString secondPlayerName()
{
    return Tr::tr("Player 2");
}

QString shownName(const PlayerEntry& side, GameSource source, const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    if (source != GameSource::Local)
        return side.name;
    if (side.kind == PlayerKind::Guest)
        return playerName({});
    if (side.kind == PlayerKind::SecondPlayer)
        return secondPlayerName();
    return side.kind == PlayerKind::Computer && info != nullptr
        ? ui::computerName(*info, std::clamp(side.level, 1, info->levels))
        : side.name;
}

QString programName()
{
    return u"Qipan " QIPAN_VERSION ""_qs;
}

} // namespace qipan::app
