// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/broken_files.h"

#include "app/base/files_with_suffix.h"
#include "ui/messages/message_queue.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(BrokenFiles)
};

} // namespace

ui::BrokenFile BrokenFiles::describe(const UserFileFault& fault)
{
    using enum UserFileFault::What;
    switch (fault.what) {
    case Unreadable:
        break;
    case Faulty:
        //: A problem in one of the user's files; the reason is always in English: "line 3 (no title)".
        return {fault.name,
                Tr::tr("line %1 (%2)").arg(QString::number(fault.number), QString::fromStdString(fault.reason))};
    case WithoutPuzzle:
        return {fault.name, Tr::tr("contains no puzzle")};
    case TooMuch:
        return {fault.name, Tr::tr("not loaded: there are too many puzzles")};
    case Link:
        return {fault.name, Tr::tr("a link to another file")};
    case BeyondMost:
        return {fault.name, Tr::tr("only the first %n file(s) are read", nullptr, static_cast<int>(fault.number))};
    }
    return {fault.name, Tr::tr("cannot be read")};
}

void BrokenFiles::add(const QString& name, std::span<const book::Fault> faults, QList<UserFileFault>& broken)
{
    for (const book::Fault& fault : faults.first(std::min(faults.size(), maxFaultsPerFile)))
        broken << UserFileFault{name, UserFileFault::What::Faulty, fault.line, fault.text};
}

QFileInfoList BrokenFiles::readable(const QString& folder, const QString& suffix, int limit,
                                    QList<UserFileFault>& broken)
{
    using enum UserFileFault::What;
    QFileInfoList files;
    // `System` includes broken symbolic links, which are to be reported.
    for (const QFileInfo& info : filesWithSuffix(folder, suffix, QDir::Files | QDir::System)) {
        if (info.isSymLink())
            broken << UserFileFault{info.fileName(), Link};
        else if (!info.isFile())
            broken << UserFileFault{info.fileName(), Unreadable};
        else if (files.size() == limit)
            broken << UserFileFault{info.fileName(), BeyondMost, static_cast<std::size_t>(limit)};
        else
            files << info;
    }
    return files;
}

QString BrokenFiles::list(const QList<ui::BrokenFile>& broken)
{
    QList<ui::BrokenFile> files; // with the first problem of each
    for (const ui::BrokenFile& each : broken) {
        if (files.isEmpty() || files.back().path != each.path)
            files << each;
    }
    const qsizetype named = std::min(files.size(), most);
    QString all;
    for (const ui::BrokenFile& file : files.first(named)) {
        //: One of the user's files, and its problem: "mine.md: line 3 (no title)".
        const QString each = Tr::tr("%1: %2").arg(file.path, file.why);
        //: Joins entries of a list of files with problems.
        all = all.isEmpty() ? each : Tr::tr("%1; %2").arg(all, each);
    }
    const auto more = static_cast<int>(files.size() - named);
    //: A list of files with problems that is cut off.
    return more > 0 ? Tr::tr("%1 and %n more", nullptr, more).arg(all) : all;
}

void BrokenFiles::show(const QString& sentence, const QList<UserFileFault>& broken)
{
    if (broken.isEmpty()) {
        if (isShown())
            m_parts.messages.withdraw(ui::Message::Topic::Broken);
        return;
    }
    QList<ui::BrokenFile> words;
    for (const UserFileFault& fault : broken)
        words << describe(fault);
    const auto message = std::make_shared<const bool>(true);
    const auto showAll = [&window = m_parts.window, words, message] {
        auto* report = new ui::FileReport{
            Tr::tr("Your files"), Tr::tr("Some of your files could not be read completely."),
            Tr::tr("Problems in these files. The reasons in brackets are always in English."), words, &window};
        report->setAttribute(Qt::WA_DeleteOnClose);
        report->show(); // non-modal
    };
    m_message = message;
    m_parts.messages.post({.topic = ui::Message::Topic::Broken,
                           .text = sentence.arg(list(words)),
                           .agree = Tr::tr("Sho&w all…"),
                           .decline = Tr::tr("Clos&e"),
                           .agreed = showAll});
}

} // namespace qipan::app
