// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_loader.h"

#include "app/base/files_with_suffix.h"
#include "ui/base/texts.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

static void loadChapters()
{
    Q_INIT_RESOURCE(lessons); // required, because the resources are in a static library
}

namespace qipan::app {

namespace {

[[nodiscard]] book::ChapterReading readFile(QFile& file, const QString& key)
{
    const QByteArray bytes = file.read(static_cast<qint64>(book::maxChapterBytes) + 1);
    return book::readChapter(key.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

/// Returns the path of a file in a language, or in English if it is not translated.
[[nodiscard]] QString translated(const QString& folder, const QString& language, const QString& name)
{
    const QString path = u"%1/%2/%3"_s.arg(folder, language, name);
    return QFileInfo::exists(path) ? path : u"%1/en/%2"_s.arg(folder, name);
}

void readUserFiles(const QString& folder, std::vector<book::Chapter>& chapters, QList<UserFileFault>& broken)
{
    for (const QFileInfo& info : BrokenFiles::readable(folder, u"md"_s, maxUserChapters, broken)) {
        QFile file{info.filePath()};
        if (!file.open(QIODevice::ReadOnly)) {
            broken << UserFileFault{info.fileName(), UserFileFault::What::Unreadable};
            continue;
        }
        book::ChapterReading reading = readFile(file, ui::textOf(book::ownPrefix) + info.completeBaseName());
        BrokenFiles::add(info.fileName(), reading.faults, broken);
        reading.chapter.isOwn = true;
        if (!reading.chapter.title.empty())
            chapters.push_back(std::move(reading.chapter));
    }
}

/// Reports broken links in the user's own chapters, for each file without other problems.
void addBrokenLinks(const book::Book& book, QList<UserFileFault>& broken)
{
    for (const book::Chapter& chapter : book.chapters()) {
        if (!chapter.isOwn)
            continue;
        const QString name = ui::textOf(chapter.key).mid(static_cast<qsizetype>(book::ownPrefix.size())) + u".md";
        if (std::ranges::find(broken, name, &UserFileFault::name) != broken.end())
            continue;
        for (const book::Problem& problem : book.brokenLinks(chapter, BrokenFiles::maxFaultsPerFile))
            broken << UserFileFault{name, UserFileFault::What::Faulty, problem.line, problem.text};
    }
}

} // namespace

LoadedBook loadBook(const QString& language, const QString& userFolder)
{
    loadChapters();
    std::vector<book::Chapter> chapters;
    QList<UserFileFault> broken;
    for (const QFileInfo& info : filesWithSuffix(u":/lessons/en"_s, u"md"_s)) {
        QFile file{translated(u":/lessons"_s, language, info.fileName())};
        if (file.open(QIODevice::ReadOnly))
            chapters.push_back(readFile(file, info.completeBaseName()).chapter);
    }
    const UserFiles presentFiles = userFiles(userFolder);
    readUserFiles(userFolder, chapters, broken);
    auto book = std::make_shared<const book::Book>(std::move(chapters));
    addBrokenLinks(*book, broken);
    return {std::move(book), broken, presentFiles};
}

UserFiles userFiles(const QString& userFolder)
{
    UserFiles files;
    const QFileInfoList all = filesWithSuffix(userFolder, u"md"_s, QDir::Files | QDir::System);
    for (const QFileInfo& info : all.first(std::min<qsizetype>(all.size(), maxUserChapters))) {
        const auto changed = info.lastModified().toMSecsSinceEpoch();
        files << u"%1 %2 %3"_s.arg(changed).arg(info.size()).arg(info.fileName());
    }
    return files;
}

const book::Diagram* exerciseOf(const book::Page& page)
{
    for (const book::Block& block : page.blocks) {
        if (const auto* diagram = std::get_if<book::Diagram>(&block); diagram != nullptr && diagram->exercise)
            return diagram;
    }
    return nullptr;
}

std::optional<book::Chapter> loadLesson(const QString& language, const QString& game)
{
    loadChapters();
    QFile file{translated(u":/first-lessons"_s, language, game + u".md")};
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    book::Chapter chapter = readFile(file, game).chapter;
    if (chapter.pages.empty() || !std::ranges::all_of(chapter.pages, exerciseOf))
        return std::nullopt;
    return chapter;
}

} // namespace qipan::app
