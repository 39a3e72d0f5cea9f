// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/find_command.h"

#include "net/table_seeker.h"

#include <QCoreApplication>
#include <QSet>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(FindCommand)
};

// A hostile LAN may answer with ever new ids, so the output is limited.
constexpr qsizetype maxLines = 10'000;

void print(const QString& line)
{
    std::fputs(QString{line + u'\n'}.toUtf8().constData(), stdout);
    std::fflush(stdout);
}

} // namespace

QString tableLine(const net::FoundTable& table)
{
    const net::TableNotice& notice = table.notice;
    return QStringList{
        u"table"_s,  notice.id,   table.address.toString(),     QString::number(notice.port),
        notice.game, notice.rule, QString::number(notice.size), notice.playing ? u"playing"_s : u"open"_s,
        notice.name}
        .join(u' ');
}

int findTables(std::chrono::milliseconds time)
{
    net::TableSeeker seeker;
    QSet<QString> reported;
    QObject::connect(&seeker, &net::TableSeeker::changed, &seeker, [&] {
        for (const net::FoundTable& table : seeker.tables()) {
            if (reported.contains(table.notice.id) || reported.size() >= maxLines)
                continue;
            reported.insert(table.notice.id);
            print(tableLine(table));
        }
    });
    if (!seeker.open()) {
        std::fputs(Tr::tr("qipan: the system does not allow searching the network for tables.").toUtf8().constData(),
                   stderr);
        std::fputc('\n', stderr);
        return 1;
    }
    QTimer::singleShot(time, Qt::PreciseTimer, QCoreApplication::instance(), &QCoreApplication::quit);
    return QCoreApplication::exec();
}

} // namespace qipan::app
