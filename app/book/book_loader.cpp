#include "app/book/book_loader.h"

#include "app/broken_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

static void loadChapters()
{
    Q_INIT_RESOURCE(lessons); // the library that has them is linked statically
}

namespace qipan::app {

namespace {

[[nodiscard]] book::ChapterReading readFile(QFile& file, const QString& key)
{
    const QByteArray bytes = file.read(static_cast<qint64>(book::mostChapterBytes) + 1);
    return book::readChapter(key.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void readOwn(const QString& folder, std::vector<book::Chapter>& chapters, QList<ui::BrokenFile>& broken)
{
    const QFileInfoList files =
        QDir{folder}.entryInfoList({u"*.md"_qs}, QDir::Files | QDir::NoSymLinks | QDir::Readable, QDir::Name);
    for (const QFileInfo& info : files.first(std::min<qsizetype>(files.size(), mostOwnChapters))) {
        QFile file{info.filePath()};
        if (!file.open(QIODevice::ReadOnly)) {
            broken << BrokenFiles::unreadable(info.fileName());
            continue;
        }
        // A name of its own, so that it takes no place of the program's chapters.
        book::ChapterReading reading = readFile(file, u"own-"_qs + info.completeBaseName());
        if (!reading.faults.empty()) {
            const auto& first = reading.faults.front();
            broken << BrokenFiles::faulty(info.fileName(), first.line, first.text);
        }
        reading.chapter.isOwn = true;
        if (!reading.chapter.title.empty())
            chapters.push_back(std::move(reading.chapter));
    }
}

} // namespace

LoadedBook loadBook(const QString& language, const QString& own)
{
    loadChapters();
    std::vector<book::Chapter> chapters;
    QList<ui::BrokenFile> broken;
    const QFileInfoList files = QDir{u":/lessons/"_qs + language}.entryInfoList({u"*.md"_qs}, QDir::Files, QDir::Name);
    for (const QFileInfo& info : files) {
        QFile file{info.filePath()};
        if (file.open(QIODevice::ReadOnly))
            chapters.push_back(readFile(file, info.completeBaseName()).chapter);
    }
    readOwn(own, chapters, broken);
    return {std::make_shared<const book::Book>(std::move(chapters)), broken};
}

QString chapterLanguage()
{
    return QLocale{}.language() == QLocale::Chinese ? u"zh_CN"_qs : u"en"_qs;
}

std::optional<book::Chapter> loadLesson(const QString& language, const QString& game)
{
    loadChapters();
    QFile file{u":/first-lessons/%1/%2.md"_qs.arg(language, game)};
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    book::Chapter chapter = readFile(file, game).chapter;
    const auto hasExercise = [](const book::Page& page) {
        return std::ranges::any_of(page.blocks, [](const book::Block& block) {
            const auto* diagram = std::get_if<book::Diagram>(&block);
            return diagram != nullptr && diagram->exercise;
        });
    };
    if (chapter.pages.empty() || !std::ranges::all_of(chapter.pages, hasExercise))
        return std::nullopt;
    return chapter;
}

} // namespace qipan::app
