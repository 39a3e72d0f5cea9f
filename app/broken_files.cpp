#include "app/broken_files.h"

#include "ui/main_window.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(BrokenFiles)
};

} // namespace

ui::BrokenFile BrokenFiles::unreadable(const QString& name)
{
    return {name, Tr::tr("it cannot be read")};
}

ui::BrokenFile BrokenFiles::faulty(const QString& name, std::size_t line, const std::string& reason)
{
    //: What is wrong in a file of one's own, the reason always in English: "line 3 (no title)".
    return {name, Tr::tr("line %1 (%2)").arg(QString::number(line), QString::fromStdString(reason))};
}

ui::BrokenFile BrokenFiles::withoutPuzzle(const QString& name)
{
    return {name, Tr::tr("it has no puzzle")};
}

ui::BrokenFile BrokenFiles::tooMuch(const QString& name)
{
    return {name, Tr::tr("its puzzles are more than there is room for")};
}

QFileInfoList BrokenFiles::readable(const QString& folder, const QString& pattern, int most,
                                    QList<ui::BrokenFile>& broken)
{
    QFileInfoList files;
    // System: also links that lead nowhere, which are to be named.
    for (const QFileInfo& info : QDir{folder}.entryInfoList({pattern}, QDir::Files | QDir::System, QDir::Name)) {
        if (info.isSymLink())
            broken << ui::BrokenFile{info.fileName(), Tr::tr("it is a link to another file")};
        else if (!info.isFile())
            broken << unreadable(info.fileName());
        else if (files.size() == most)
            broken << ui::BrokenFile{info.fileName(), Tr::tr("only the first %n file(s) are read", nullptr, most)};
        else
            files << info;
    }
    return files;
}

QString BrokenFiles::list(const QList<ui::BrokenFile>& broken)
{
    QList<ui::BrokenFile> files; // with the first that is wrong in each
    for (const ui::BrokenFile& each : broken) {
        if (files.isEmpty() || files.back().path != each.path)
            files << each;
    }
    const qsizetype named = std::min(files.size(), most);
    QString all;
    for (const ui::BrokenFile& file : files.first(named)) {
        //: A file of one's own that is broken, and what is wrong: "mine.md: line 3 (no title)".
        const QString each = Tr::tr("%1: %2").arg(file.path, file.why);
        //: Files of one's own that are broken, one behind the other.
        all = all.isEmpty() ? each : Tr::tr("%1; %2").arg(all, each);
    }
    const auto more = static_cast<int>(files.size() - named);
    //: Behind the first files that are broken.
    return more > 0 ? Tr::tr("%1 … and %n more", nullptr, more).arg(all) : all;
}

void BrokenFiles::tell(ui::MainWindow& window, const QString& sentence, const QList<ui::BrokenFile>& broken)
{
    const auto showAll = [&window, broken] {
        auto* report =
            new ui::FileReport{Tr::tr("Your own files"), Tr::tr("Not all of your own files can be shown whole."),
                               Tr::tr("What is wrong in these files. The reasons in brackets are English, as the"
                                      " format is."),
                               broken, &window};
        report->setAttribute(Qt::WA_DeleteOnClose);
        report->show(); // the window goes on beside it
    };
    window.ask({.topic = ui::Question::Topic::Broken,
                .text = sentence.arg(list(broken)),
                .agree = Tr::tr("Sho&w all…"),
                .decline = Tr::tr("Clos&e"),
                .agreed = showAll,
                .declined = {}});
}

} // namespace qipan::app
