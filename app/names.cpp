#include "app/names.h"

#include <QCoreApplication>

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

QString programName()
{
    return u"Qipan " QIPAN_VERSION ""_qs;
}

} // namespace qipan::app
