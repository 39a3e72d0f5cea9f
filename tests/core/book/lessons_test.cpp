// SPDX-License-Identifier: GPL-3.0-or-later
// Checks every block, link and claim of the chapters in resources/lessons and of the first lessons, or of the folder
// in QIPAN_LESSONS.
#include "core/book/book.h"
#include "core/book/claim.h"
#include "core/book/diagram_reader.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace qipan;
using namespace qipan::book;

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> lessonsFolders()
{
    if (const char* own = std::getenv("QIPAN_LESSONS"))
        return {fs::path{own}};
    return {fs::path{QIPAN_LESSONS_FOLDER}, fs::path{QIPAN_FIRST_LESSONS_FOLDER}};
}

/// The chapters of one folder, and its problems, one per line: "en/shapes.md:12: …".
struct Language {
    std::string name;
    Book book;
    std::string faults;
};

std::string place(const std::string& language, const std::string& chapter, std::size_t line)
{
    return language + "/" + chapter + ".md:" + std::to_string(line) + ": ";
}

std::string textOf(const std::string& language, const std::vector<Problem>& problems)
{
    std::string text;
    for (const Problem& problem : problems)
        text += place(language, problem.chapter, problem.line) + problem.text + "\n";
    return text;
}

Language readLanguage(const fs::path& folder)
{
    Language language{.name = folder.filename().string()};
    std::vector<Chapter> chapters;
    for (const auto& entry : fs::directory_iterator{folder}) {
        if (entry.path().extension() != ".md")
            continue;
        std::ifstream file{entry.path(), std::ios::binary};
        const std::string bytes{std::istreambuf_iterator<char>{file}, {}};
        if (!isAnchor(entry.path().stem().string()))
            language.faults +=
                language.name + "/" + entry.path().filename().string() + ": links cannot name this file\n";
        ChapterReading reading = readChapter(entry.path().stem().string(), bytes);
        for (const Fault& fault : reading.faults)
            language.faults += place(language.name, reading.chapter.key, fault.line) + fault.text + "\n";
        chapters.push_back(std::move(reading.chapter));
    }
    language.book = Book{std::move(chapters)};
    return language;
}

/// English first, since the other languages are compared with it. A folder that holds chapters directly is one
/// language.
std::vector<Language> readLanguages(const fs::path& lessons)
{
    std::vector<fs::path> folders;
    if (!fs::is_directory(lessons))
        return {};
    bool hasChapters = false;
    for (const auto& entry : fs::directory_iterator{lessons}) {
        hasChapters = hasChapters || entry.path().extension() == ".md";
        if (entry.is_directory())
            folders.push_back(entry.path());
    }
    if (folders.empty() && hasChapters)
        folders.push_back(lessons);
    std::ranges::sort(folders);
    std::vector<Language> languages;
    for (const fs::path& folder : folders)
        languages.push_back(readLanguage(folder));
    std::stable_partition(languages.begin(), languages.end(),
                          [](const Language& language) { return language.name == "en"; });
    return languages;
}

/// Of all folders.
std::vector<Language> readLanguages()
{
    std::vector<Language> all;
    for (const fs::path& folder : lessonsFolders()) {
        for (Language& language : readLanguages(folder))
            all.push_back(std::move(language));
    }
    return all;
}

/// Avoids the line breaks of Catch2.
void requireNone(const std::string& problems)
{
    std::fputs(problems.c_str(), stderr);
    CHECK(problems.empty());
}

/// All texts of a chapter: paragraphs, captions and exercises.
std::vector<std::string> textsOf(const Chapter& chapter)
{
    std::vector<std::string> texts;
    const auto take = [&texts](const std::vector<Block>& blocks) {
        for (const Block& block : blocks) {
            if (const auto* words = std::get_if<Prose>(&block)) {
                texts.push_back(words->markdown);
                continue;
            }
            const auto& diagram = std::get<Diagram>(block);
            texts.push_back(diagram.caption);
            if (!diagram.exercise)
                continue;
            texts.push_back(diagram.exercise->right);
            for (const Exercise::Wrong& wrong : diagram.exercise->wrong)
                texts.push_back(wrong.text);
        }
    };
    take(chapter.introduction);
    for (const Page& page : chapter.pages) {
        texts.push_back(page.title);
        take(page.blocks);
    }
    return texts;
}

} // namespace

TEST_CASE("texts name cells in capitals", "[lessons]")
{
    static const std::regex target{R"(\]\([^)]*\))"};
    static const std::regex small{R"((^|[^A-Za-z0-9/#.])[a-h][1-8]($|[^A-Za-z0-9]))"};
    std::string problems;
    for (const Language& language : readLanguages()) {
        for (const Chapter& chapter : language.book.chapters()) {
            for (const std::string& text : textsOf(chapter)) {
                const std::string words = std::regex_replace(text, target, "]");
                if (std::smatch found; std::regex_search(words, found, small))
                    problems += language.name + "/" + chapter.key + ".md: " + found.str() + " in: " + words + "\n";
            }
        }
    }
    requireNone(problems);
}

TEST_CASE("the chapters have no errors", "[lessons]")
{
    std::string faults;
    for (const Language& language : readLanguages())
        faults += language.faults;
    requireNone(faults);
}

TEST_CASE("the chapters have no broken links", "[lessons]")
{
    std::string broken;
    for (const Language& language : readLanguages())
        broken += textOf(language.name, language.book.brokenLinks());
    requireNone(broken);
}

TEST_CASE("all claims in the chapters' diagrams are proved", "[lessons]")
{
    std::string wrong;
    std::map<std::pair<std::string, std::string>, Diagram> proved; // translations have the same diagrams
    for (const Language& language : readLanguages()) {
        for (const Chapter& chapter : language.book.chapters()) {
            for (const Diagram* diagram : chapter.diagrams()) {
                const auto [known, isNew] = proved.try_emplace({chapter.key, diagram->id}, *diagram);
                if (!isNew && isSameBoard(known->second, *diagram))
                    continue;
                for (const Claim& claim : diagram->claims) {
                    const ClaimAnswer answer = prove(*diagram, claim);
                    if (answer.verdict != ClaimVerdict::Holds)
                        wrong += place(language.name, chapter.key, claim.line) + diagram->id + ": " + claim.text + ": "
                            + answer.text + "\n";
                }
            }
        }
    }
    requireNone(wrong);
}

TEST_CASE("every diagram in the chapters except exercises has a caption", "[lessons]")
{
    std::string bare;
    for (const Language& language : readLanguages()) {
        for (const Chapter& chapter : language.book.chapters()) {
            for (const Diagram* diagram : chapter.diagrams()) {
                if (diagram->caption.empty() && !diagram->exercise)
                    bare += place(language.name, chapter.key, diagram->line) + diagram->id + ": no caption\n";
            }
        }
    }
    requireNone(bare);
}

TEST_CASE("both languages have the same chapters, pages and diagrams", "[lessons]")
{
    std::string different;
    for (const fs::path& folder : lessonsFolders()) {
        const std::vector<Language> languages = readLanguages(folder);
        if (languages.empty() || !fs::is_directory(folder / languages.front().name))
            continue; // no chapters yet, or a folder that holds chapters directly
        for (const std::string name : {"en", "zh_CN"}) {
            if (std::ranges::find(languages, name, &Language::name) == languages.end())
                different += name + ": there are no chapters in this language\n";
        }
        for (std::size_t i = 1; i < languages.size(); ++i)
            different += textOf(languages[i].name, differences(languages.front().book, languages[i].book));
    }
    requireNone(different);
}

// core_book_tests "[count]"
TEST_CASE("the chapters' pages and diagrams and claims are counted", "[.][count]")
{
    for (const Language& language : readLanguages()) {
        std::size_t sums[3]{};
        for (const Chapter& chapter : language.book.chapters()) {
            std::size_t claims = 0;
            for (const Diagram* diagram : chapter.diagrams())
                claims += diagram->claims.size();
            std::printf("%-6s %-24s %-8s %4zu pages %4zu diagrams %4zu claims\n", language.name.c_str(),
                        chapter.key.c_str(), std::string{chapter.game}.c_str(), chapter.pages.size(),
                        chapter.diagrams().size(), claims);
            sums[0] += chapter.pages.size();
            sums[1] += chapter.diagrams().size();
            sums[2] += claims;
        }
        std::printf("%-6s %-24s %-8s %4zu pages %4zu diagrams %4zu claims\n", language.name.c_str(), "all", "", sums[0],
                    sums[1], sums[2]);
    }
}

TEST_CASE("every page of a first lesson has text and exactly one exercise", "[lessons]")
{
    for (const Language& language : readLanguages(fs::path{QIPAN_FIRST_LESSONS_FOLDER})) {
        for (const Chapter& chapter : language.book.chapters()) {
            for (const Page& page : chapter.pages) {
                CAPTURE(language.name, chapter.key, page.anchor);
                REQUIRE(page.blocks.size() == 2);
                CHECK(std::holds_alternative<Prose>(page.blocks[0]));
                const auto* diagram = std::get_if<Diagram>(&page.blocks[1]);
                REQUIRE(diagram != nullptr);
                CHECK(diagram->exercise);
            }
        }
    }
}
