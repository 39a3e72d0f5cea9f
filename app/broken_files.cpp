#include "app/broken_files.h"

#include <QCoreApplication>

#include <algorithm>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(BrokenFiles)
};

} // namespace

QString BrokenFiles::unreadable(const QString& name)
{
    return Tr::tr("%1 cannot be read").arg(name);
}

QString BrokenFiles::faulty(const QString& name, std::size_t line, const std::string& reason)
{
    //: A file of one's own, and what is wrong in it, always in English: "mine.md, line 3 (no title)".
    return Tr::tr("%1, line %2 (%3)").arg(name, QString::number(line), QString::fromStdString(reason));
}

QString BrokenFiles::withoutPuzzle(const QString& name)
{
    return Tr::tr("%1 has no puzzle").arg(name);
}

QString BrokenFiles::list(const QStringList& broken)
{
    const qsizetype named = std::min(broken.size(), most);
    QString all;
    for (const QString& each : broken.first(named))
        //: Files of one's own that are broken, one behind the other.
        all = all.isEmpty() ? each : Tr::tr("%1; %2").arg(all, each);
    const auto more = static_cast<int>(broken.size() - named);
    //: Behind the first files that are broken.
    return more > 0 ? Tr::tr("%1 … and %n more", nullptr, more).arg(all) : all;
}

} // namespace qipan::app
