// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/chapter.h"
#include "core/book/diagram_reader.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <set>

namespace qipan::book {

namespace {

bool hasControl(std::string_view text)
{
    return std::ranges::any_of(text, [](char letter) {
        const auto byte = static_cast<unsigned char>(letter); // char has no sign on some processors
        return (byte < ' ' && byte != '\t') || byte == '\x7f';
    });
}

/// Returns the lines that are valid text; reports the others.
std::vector<Line> linesOf(std::string_view bytes, Faults& faults)
{
    bytes = record::withoutMark(bytes);
    std::vector<Line> lines;
    for (std::size_t number = 1; !bytes.empty(); ++number) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        std::string_view text = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        if (text.ends_with('\r'))
            text.remove_suffix(1);
        if (text.size() > maxLineBytes)
            faults.note(FaultKind::TooMuch, number,
                        "the line is longer than " + std::to_string(maxLineBytes) + " bytes");
        else if (!record::isUtf8(text) || hasControl(text))
            faults.note(FaultKind::NotText, number, "the line is no text in UTF-8");
        else
            lines.push_back({.text = text, .number = number});
    }
    return lines;
}

/// Returns true for "<b", "</", "<!" and the like, which QTextDocument would take for HTML.
bool hasHtml(std::string_view text)
{
    for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        const char next = at + 1 < text.size() ? record::upper(text[at + 1]) : ' ';
        if ((next >= 'A' && next <= 'Z') || next == '/' || next == '!' || next == '?')
            return true;
    }
    return false;
}

class ChapterReader {
public:
    ChapterReader(std::string_view key, std::string_view bytes)
    {
        m_chapter.key = key;
        if (bytes.size() > maxChapterBytes)
            m_faults.note(FaultKind::TooMuch, 1,
                          "the file is larger than " + std::to_string(maxChapterBytes) + " bytes");
        m_lines = linesOf(bytes.substr(0, maxChapterBytes), m_faults);
    }

    ChapterReading run() &&
    {
        readHeader();
        while (m_next < m_lines.size()) {
            const Line& line = m_lines[m_next];
            if (line.text.starts_with("```"))
                readBlock();
            else if (line.text.starts_with("## "))
                beginPage(line);
            else
                addProse(line);
        }
        endWords();
        numberUnnamedPages();
        ChapterReading reading{.chapter = std::move(m_chapter), .faults = std::move(m_faults).take()};
        std::ranges::stable_sort(reading.faults, {}, &Fault::line);
        return reading;
    }

private:
    void note(FaultKind kind, const Line& line, std::string text) { m_faults.note(kind, line.number, std::move(text)); }

    void readHeader()
    {
        const auto isFence = [](const Line& line) { return record::trimmed(line.text) == "---"; };
        if (m_lines.empty() || m_lines.front().number != 1 || !isFence(m_lines.front())) {
            m_faults.note(FaultKind::NoHeader, 1, "the chapter does not begin with \"---\" and a header");
            return;
        }
        const auto end = std::find_if(m_lines.begin() + 1, m_lines.end(), isFence);
        if (end == m_lines.end()) {
            m_faults.note(FaultKind::NoHeader, 1, "the header has no end, a line of \"---\"");
            m_next = m_lines.size();
            return;
        }
        std::set<std::string_view> seenKeys;
        for (auto line = m_lines.begin() + 1; line != end; ++line)
            readHeaderLine(*line, seenKeys);
        for (const std::string_view key : {"game", "order", "title"}) {
            if (!seenKeys.contains(key))
                m_faults.note(FaultKind::Missing, 1, std::string{key} + ": is missing in the header");
        }
        m_next = static_cast<std::size_t>(end - m_lines.begin()) + 1;
    }

    void readHeaderLine(const Line& line, std::set<std::string_view>& seenKeys)
    {
        const std::size_t colon = std::min(line.text.find(':'), line.text.size());
        const std::string_view key = record::trimmed(line.text.substr(0, colon));
        const std::string_view value = record::trimmed(line.text.substr(std::min(colon + 1, line.text.size())));
        if (record::trimmed(line.text).empty())
            return;
        if (key != "game" && key != "order" && key != "title") {
            note(FaultKind::UnknownKey, line, quoted(key) + " is no key of a header");
            return;
        }
        if (!seenKeys.insert(key).second) {
            note(FaultKind::Duplicate, line, std::string{key} + ": stands here twice");
            return;
        }
        if (!readHeaderValue(key, value))
            note(FaultKind::BadValue, line, std::string{key} + ": " + quoted(value));
    }

    bool readHeaderValue(std::string_view key, std::string_view value)
    {
        if (key == "game") {
            constexpr std::string_view games[]{record::gomokuKey, record::reversiKey, linkKey, everyGame};
            const auto game = std::ranges::find(games, value);
            if (game == std::end(games))
                return false;
            m_chapter.game = *game;
            return true;
        }
        if (key == "order") {
            const auto order = record::readNumber<int>(value);
            m_chapter.order = order.value_or(0);
            return order && *order >= 0 && *order <= 100'000;
        }
        m_chapter.title = value;
        return !value.empty();
    }

    [[nodiscard]] std::vector<Block>& blocks()
    {
        return m_chapter.pages.empty() ? m_chapter.introduction : m_chapter.pages.back().blocks;
    }

    void beginPage(const Line& line)
    {
        endWords();
        ++m_next;
        if (m_chapter.pages.size() == maxPages) {
            note(FaultKind::TooMuch, line, "more than " + std::to_string(maxPages) + " pages");
            m_next = m_lines.size();
            return;
        }
        std::string_view title = record::trimmed(line.text.substr(3));
        Page page{.line = line.number};
        const std::size_t open = title.rfind("{#");
        const bool has = open != std::string_view::npos && title.ends_with('}');
        const std::string_view anchor = has ? title.substr(open + 2, title.size() - open - 3) : std::string_view{};
        if (!isAnchor(anchor))
            note(FaultKind::BadAnchor, line, "a page needs an anchor, {#like-this}: " + quoted(title));
        else if (!m_anchors.emplace(anchor).second)
            note(FaultKind::Duplicate, line, "the anchor " + quoted(anchor) + " is taken");
        else
            page.anchor = anchor;
        page.title = has ? record::trimmed(title.substr(0, open)) : title;
        if (page.title.empty())
            note(FaultKind::Missing, line, "the page has no title");
        m_chapter.pages.push_back(std::move(page));
    }

    /// Pages are addressed by their anchors: one without gets a unique one from its number, "page-3".
    void numberUnnamedPages()
    {
        for (std::size_t i = 0; i < m_chapter.pages.size(); ++i) {
            std::string& anchor = m_chapter.pages[i].anchor;
            if (!anchor.empty())
                continue;
            anchor = "page-" + std::to_string(i + 1);
            while (!m_anchors.insert(anchor).second)
                anchor += "-more";
        }
    }

    void readBlock()
    {
        endWords();
        const Line& fence = m_lines[m_next];
        const auto first = m_lines.begin() + static_cast<std::ptrdiff_t>(m_next) + 1;
        // A heading inside a block means that the end of the block is missing; continue with the heading.
        const auto end = std::find_if(first, m_lines.end(), [](const Line& line) {
            return line.text.starts_with("```") || line.text.starts_with("## ");
        });
        const bool isClosed = end != m_lines.end() && record::trimmed(end->text) == "```";
        m_next = static_cast<std::size_t>(end - m_lines.begin()) + (isClosed ? 1 : 0);
        if (!isClosed)
            note(FaultKind::OpenBlock, fence, "the block has no end, a line of \"```\"");
        if (record::trimmed(fence.text) != "```board") {
            note(FaultKind::Markup, fence, "no ```board: " + quoted(fence.text));
            return;
        }
        if (!isClosed)
            return;
        if (m_diagrams == maxDiagrams) {
            note(FaultKind::TooMuch, fence, "more than " + std::to_string(maxDiagrams) + " diagrams");
            return;
        }
        ++m_diagrams;
        const std::string_view game = m_chapter.game == everyGame ? std::string_view{} : m_chapter.game;
        auto diagram = readDiagram({first, end}, fence.number, game, m_faults);
        if (!diagram)
            return;
        if (!diagram->id.empty() && !m_ids.insert(diagram->id).second)
            note(FaultKind::Duplicate, fence, "the id " + quoted(diagram->id) + " is taken");
        blocks().push_back(std::move(*diagram));
    }

    void addProse(const Line& line)
    {
        ++m_next;
        if (m_words.markdown.empty() && record::trimmed(line.text).empty())
            return;
        if (m_words.markdown.empty())
            m_words.line = line.number;
        checkProse(line);
        m_words.markdown += line.text;
        m_words.markdown += '\n';
    }

    void checkProse(const Line& line)
    {
        const std::string_view trimmed = record::trimmed(line.text);
        if (line.text.starts_with("# ") || trimmed.starts_with("~~~") || trimmed.starts_with("```"))
            note(FaultKind::Markup, line, quoted(line.text) + ": headings are ## (a page) or ###, blocks ```board");
        if (line.text.find("![") != std::string_view::npos)
            note(FaultKind::Markup, line, "images are not shown");
        if (hasHtml(line.text))
            note(FaultKind::Markup, line, "HTML is not shown: " + quoted(line.text));
        for (const Link& link : linksOf(line.text)) {
            if (!readTarget(link.address))
                note(FaultKind::BadLink, line,
                     quoted(link.address) + " is no page:, term:, source:, puzzles: or lesson:");
        }
    }

    void endWords()
    {
        if (!m_words.markdown.empty()) {
            m_words.markdown.erase(m_words.markdown.find_last_not_of(" \t\n") + 1);
            blocks().emplace_back(std::move(m_words));
        }
        m_words = {};
    }

    Faults m_faults;
    std::vector<Line> m_lines;
    std::size_t m_next = 0; // the next line to read
    Chapter m_chapter;
    Prose m_words; // text in progress
    std::size_t m_diagrams = 0;
    std::set<std::string, std::less<>> m_anchors;
    std::set<std::string, std::less<>> m_ids;
};

} // namespace

ChapterReading readChapter(std::string_view key, std::string_view bytes)
{
    return ChapterReader{key, bytes}.run();
}

} // namespace qipan::book
