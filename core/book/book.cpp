// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/book.h"

#include <iterator>
#include <limits>
#include <set>
#include <tuple>

namespace qipan::book {

namespace {

/// Calls `use` with each prose block and each link in it.
template <typename Use>
void forLinks(const std::vector<Block>& blocks, Use use)
{
    for (const Block& block : blocks) {
        if (const auto* words = std::get_if<Prose>(&block)) {
            for (const Link& link : linksOf(words->markdown))
                use(*words, link);
        }
    }
}

void addBrokenLinks(const Book& book, const Chapter& chapter, const std::vector<Block>& blocks, std::size_t most,
                    std::vector<Problem>& problems)
{
    forLinks(blocks, [&](const Prose& words, const Link& link) {
        const auto target = readTarget(link.address); // other addresses are reported by the reader
        const bool isOtherChapter =
            target && (target->kind == LinkTarget::Kind::Puzzles || target->kind == LinkTarget::Kind::Lesson);
        if (!target || isOtherChapter || problems.size() >= most || book.resolve(*target, chapter))
            return;
        const auto before = std::ranges::count(std::string_view{words.markdown}.substr(0, link.at), '\n');
        problems.push_back({.chapter = chapter.key,
                            .line = words.line + static_cast<std::size_t>(before),
                            .text = "the link " + quoted(link.address) + " leads nowhere"});
    });
}

/// Compares the diagrams in order.
void compareDiagrams(const std::string& key, const std::vector<Block>& original, const std::vector<Block>& translation,
                     std::size_t line, std::vector<Problem>& problems)
{
    const auto ours = diagramsIn(original);
    const auto theirs = diagramsIn(translation);
    for (std::size_t i = 0; i < std::max(ours.size(), theirs.size()); ++i) {
        const std::string our = i < ours.size() ? "the diagram " + quoted(ours[i]->id) : std::string{};
        const std::size_t at = i < theirs.size() ? theirs[i]->line : line;
        const auto add = [&](std::string text) {
            problems.push_back({.chapter = key, .line = at, .text = std::move(text)});
        };
        if (i >= theirs.size())
            add(our + " is missing");
        else if (i >= ours.size())
            add("the diagram " + quoted(theirs[i]->id) + " is not in the other language");
        else if (ours[i]->id != theirs[i]->id)
            add(our + " should stand here, not " + quoted(theirs[i]->id));
        else if (!isSameBoard(*ours[i], *theirs[i]))
            add(our + " is another one than in the other language");
    }
}

void compareChapters(const Chapter& original, const Chapter& translation, std::vector<Problem>& problems)
{
    const std::string& key = original.key;
    if (std::tie(original.game, original.order) != std::tie(translation.game, translation.order))
        problems.push_back({.chapter = key, .line = 1, .text = "game: or order: differs from the other language"});
    compareDiagrams(key, original.introduction, translation.introduction, 1, problems);
    for (const Page& page : original.pages) {
        if (const Page* other = translation.findPage(page.anchor))
            compareDiagrams(key, page.blocks, other->blocks, other->line, problems);
        else if (!page.anchor.empty())
            problems.push_back({.chapter = key, .line = 0, .text = "the page {#" + page.anchor + "} is missing"});
    }
    for (const Page& page : translation.pages) {
        if (!page.anchor.empty() && original.findPage(page.anchor) == nullptr)
            problems.push_back({.chapter = key,
                                .line = page.line,
                                .text = "the page {#" + page.anchor + "} is not in the other language"});
    }
    // The glossary and the sources may be sorted alphabetically in each language.
    const bool hasOrder = key != glossaryKey && key != sourcesKey;
    if (hasOrder && problems.empty()
        && !std::ranges::equal(original.pages, translation.pages, {}, &Page::anchor, &Page::anchor))
        problems.push_back(
            {.chapter = key, .line = 1, .text = "the pages stand in another order than in the other language"});
}

void addSources(const std::vector<Block>& blocks, std::set<std::string>& keys)
{
    forLinks(blocks, [&keys](const Prose&, const Link& link) {
        if (const auto target = readTarget(link.address); target && target->kind == LinkTarget::Kind::Source)
            keys.insert(target->anchor);
    });
}

/// The order in the table of contents.
std::ptrdiff_t rankOf(std::string_view game)
{
    constexpr std::string_view games[]{record::gomokuKey, record::reversiKey, linkKey, everyGame};
    return std::ranges::find(games, game) - std::begin(games);
}

} // namespace

Book::Book(std::vector<Chapter> chapters)
    : m_chapters{std::move(chapters)}
{
    std::ranges::sort(m_chapters, [](const Chapter& a, const Chapter& b) {
        const auto rankA = rankOf(a.game);
        const auto rankB = rankOf(b.game);
        return std::tie(rankA, a.order, a.key) < std::tie(rankB, b.order, b.key);
    });
}

const Chapter* Book::find(std::string_view key) const
{
    const auto found = std::ranges::find(m_chapters, key, &Chapter::key);
    return found == m_chapters.end() ? nullptr : &*found;
}

std::optional<Book::Place> Book::resolve(const LinkTarget& target, const Chapter& from) const
{
    const Chapter* chapter = nullptr;
    switch (target.kind) {
    case LinkTarget::Kind::Page:
        if (target.chapter.empty())
            chapter = &from;
        else if (from.isOwn)
            chapter = find(std::string{ownPrefix} + target.chapter);
        if (chapter == nullptr)
            chapter = find(target.chapter);
        break;
    case LinkTarget::Kind::Term:
        chapter = find(glossaryKey);
        break;
    case LinkTarget::Kind::Source:
        chapter = find(sourcesKey);
        break;
    case LinkTarget::Kind::Puzzles:
    case LinkTarget::Kind::Lesson:
        break;
    }
    if (chapter == nullptr)
        return std::nullopt;
    if (target.anchor.empty())
        return Place{.chapter = chapter};
    const Page* page = chapter->findPage(target.anchor);
    return page != nullptr ? std::optional{Place{.chapter = chapter, .page = page}} : std::nullopt;
}

std::optional<Page> Book::citedBy(const Chapter& chapter) const
{
    const Chapter* sources = find(sourcesKey);
    std::set<std::string> keys;
    addSources(chapter.introduction, keys);
    for (const Page& page : chapter.pages)
        addSources(page.blocks, keys);
    if (sources == nullptr)
        return std::nullopt;
    Page cited{.title = sources->title};
    for (const Page& source : sources->pages) {
        if (!keys.contains(source.anchor))
            continue;
        std::string number = "\\[" + source.title + "\\] ";
        for (const Block& block : source.blocks) {
            if (const auto* words = std::get_if<Prose>(&block))
                cited.blocks.emplace_back(Prose{.markdown = std::exchange(number, {}) + words->markdown});
        }
    }
    return cited.blocks.empty() ? std::nullopt : std::optional{std::move(cited)};
}

std::vector<Problem> Book::brokenLinks() const
{
    std::vector<Problem> problems;
    for (const Chapter& chapter : m_chapters) {
        const auto found = brokenLinks(chapter, std::numeric_limits<std::size_t>::max());
        problems.insert(problems.end(), found.begin(), found.end());
    }
    return problems;
}

std::vector<Problem> Book::brokenLinks(const Chapter& chapter, std::size_t most) const
{
    std::vector<Problem> problems;
    addBrokenLinks(*this, chapter, chapter.introduction, most, problems);
    for (const Page& page : chapter.pages)
        addBrokenLinks(*this, chapter, page.blocks, most, problems);
    return problems;
}

std::vector<Problem> differences(const Book& original, const Book& translation)
{
    std::vector<Problem> problems;
    for (const Chapter& chapter : original.chapters()) {
        if (const Chapter* other = translation.find(chapter.key)) {
            std::vector<Problem> found;
            compareChapters(chapter, *other, found);
            problems.insert(problems.end(), found.begin(), found.end());
        } else {
            problems.push_back({.chapter = chapter.key, .line = 0, .text = "the chapter is missing"});
        }
    }
    for (const Chapter& chapter : translation.chapters()) {
        if (original.find(chapter.key) == nullptr)
            problems.push_back({.chapter = chapter.key, .line = 0, .text = "the chapter is not in the other language"});
    }
    return problems;
}

} // namespace qipan::book
