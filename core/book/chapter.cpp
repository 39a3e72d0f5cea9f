// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/chapter.h"

#include "core/book/diagram_reader.h"

#include <iterator>

namespace qipan::book {

std::optional<LinkTarget> readTarget(std::string_view address)
{
    const std::size_t colon = std::min(address.find(':'), address.size());
    const std::string_view scheme = address.substr(0, colon);
    const std::string_view rest = address.substr(std::min(colon + 1, address.size()));
    if (scheme == "page") {
        const std::size_t hash = std::min(rest.find('#'), rest.size());
        const std::string_view chapter = rest.substr(0, hash);
        const std::string_view anchor = rest.substr(std::min(hash + 1, rest.size()));
        if (rest.empty() || (!chapter.empty() && !isAnchor(chapter)) || (hash < rest.size() && !isAnchor(anchor)))
            return std::nullopt;
        return LinkTarget{
            .kind = LinkTarget::Kind::Page, .chapter = std::string{chapter}, .anchor = std::string{anchor}};
    }
    if (!isAnchor(rest))
        return std::nullopt;
    if (scheme == "term")
        return LinkTarget{.kind = LinkTarget::Kind::Term, .anchor = std::string{rest}};
    if (scheme == "source")
        return LinkTarget{.kind = LinkTarget::Kind::Source, .anchor = std::string{rest}};
    if (scheme == "puzzles")
        return LinkTarget{.kind = LinkTarget::Kind::Puzzles, .anchor = std::string{rest}};
    if (scheme == "lesson" && (rest == record::gomokuKey || rest == record::reversiKey || rest == linkKey))
        return LinkTarget{.kind = LinkTarget::Kind::Lesson, .anchor = std::string{rest}};
    return std::nullopt;
}

std::vector<Link> linksOf(std::string_view markdown)
{
    std::vector<Link> links;
    for (std::size_t at = markdown.find("]("); at != std::string_view::npos; at = markdown.find("](", at)) {
        const std::size_t begin = at + 2;
        at = std::min(markdown.find_first_of(")\n", begin), markdown.size());
        if (at < markdown.size() && markdown[at] == ')')
            links.push_back({.address = markdown.substr(begin, at - begin), .at = begin});
    }
    return links;
}

bool haveSameText(const std::vector<Block>& a, const std::vector<Block>& b)
{
    return std::ranges::equal(a, b, [](const Block& one, const Block& other) {
        const auto* words = std::get_if<Prose>(&one);
        const auto* otherWords = std::get_if<Prose>(&other);
        if (words != nullptr || otherWords != nullptr)
            return words != nullptr && otherWords != nullptr && words->markdown == otherWords->markdown;
        const auto& diagram = std::get<Diagram>(one);
        const auto& otherDiagram = std::get<Diagram>(other);
        return isSameBoard(diagram, otherDiagram) && diagram.caption == otherDiagram.caption
            && diagram.exercise == otherDiagram.exercise;
    });
}

const Page* Chapter::findPage(std::string_view anchor) const
{
    const auto found = std::ranges::find(pages, anchor, &Page::anchor);
    return found == pages.end() || anchor.empty() ? nullptr : &*found;
}

std::vector<const Diagram*> diagramsIn(const std::vector<Block>& blocks)
{
    std::vector<const Diagram*> all;
    for (const Block& block : blocks) {
        if (const auto* diagram = std::get_if<Diagram>(&block))
            all.push_back(diagram);
    }
    return all;
}

std::vector<const Diagram*> Chapter::diagrams() const
{
    std::vector<const Diagram*> all = diagramsIn(introduction);
    for (const Page& page : pages)
        std::ranges::copy(diagramsIn(page.blocks), std::back_inserter(all));
    return all;
}

} // namespace qipan::book
