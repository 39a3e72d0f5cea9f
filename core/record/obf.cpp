// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/obf.h"

#include "core/record/ggf.h"
#include "core/record/position_text.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>

namespace qipan::record {

namespace {

/// Returns true for a score such as "+38", "-4" or "0".
bool isScore(std::string_view text)
{
    if (text.size() > 1 && text.front() == '+')
        text.remove_prefix(1);
    return !text.empty() && text.size() <= 6 && readNumber<int>(text).has_value();
}

/// Returns true for a name that programs may give a value of a position, such as "depth".
bool isName(std::string_view text)
{
    const auto isLetter = [](char letter) { return upper(letter) >= 'A' && upper(letter) <= 'Z'; };
    return text.size() > 1 && std::ranges::all_of(text, isLetter);
}

class ObfReading {
public:
    explicit ObfReading(std::string_view bytes)
        : m_text{bytes.substr(0, maxBytes)}
        , m_faults{m_text}
    {
        if (bytes.size() > maxBytes)
            note(FaultKind::TooMuch, {});
    }

    Reading run() &&
    {
        for (; m_byte < m_text.size() && m_reading.games.size() < maxGames; m_byte = m_next) {
            const std::size_t end = std::min(m_text.find('\n', m_byte), m_text.size());
            m_next = std::min(end + 1, m_text.size());
            readLine(m_text.substr(m_byte, end - m_byte));
        }
        if (m_byte < m_text.size())
            note(FaultKind::TooMuch, {});
        if (m_reading.games.empty())
            note(FaultKind::NoRecord, {});
        m_reading.fault = m_faults.first();
        return std::move(m_reading);
    }

private:
    void note(FaultKind kind, std::string_view line)
    {
        m_faults.note({.kind = kind, .byte = m_byte, .game = m_reading.games.size()}, line.size());
    }

    void readLine(std::string_view line)
    {
        const std::size_t comment = std::min(line.find('%'), line.size());
        std::string_view text = line.substr(0, comment);
        if (trimmed(text).empty()) {
            if (comment < line.size())
                keepLine(trimmed(line));
            return;
        }
        const std::size_t end = std::min(text.find(';'), text.size());
        const auto position = readPosition(text.substr(0, end));
        if (!position) {
            note(FaultKind::Syntax, line);
            return;
        }
        GameRecord record;
        record.game = reversiKey;
        record.size = reversi::boardEdge;
        record.start = startOf(position->discs, position->toMove);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string unread;
        if (!readScores(text, record, unread))
            note(FaultKind::Syntax, line);
        if (comment < line.size()) {
            const std::string_view raw = trimmed(line.substr(comment + 1));
            const std::string said = toUtf8(raw.substr(0, maxCommentBytes));
            m_reading.isPartial = m_reading.isPartial || std::max(raw.size(), said.size()) > maxCommentBytes;
            record.tree.setComment(GameTree::root, shortened(said, maxCommentBytes));
        }
        if (!m_before.empty() || !unread.empty())
            keep(record, m_before + unread + '\n');
        m_before.clear();
        m_reading.games.push_back(std::move(record));
    }

    void keep(GameRecord& record, std::string_view text)
    {
        m_reading.isPartial = !addExtra(record, RecordFormat::Obf, GameTree::root, text) || m_reading.isPartial;
    }

    /// Keeps a line that is a comment: before the first position, or behind one.
    void keepLine(std::string_view line)
    {
        if (m_reading.games.empty()) {
            const bool fits = m_before.size() + line.size() < maxExtraBytes;
            m_reading.isPartial = m_reading.isPartial || !fits;
            if (fits)
                m_before.append(line).append("\n");
            return;
        }
        GameRecord& last = m_reading.games.back();
        const bool isFirst = last.tree.extra(GameTree::root).empty();
        keep(last, (isFirst ? "\n" : "") + std::string{line.substr(0, maxExtraBytes)} + '\n');
    }

    /// Reads the scores, and puts into `unread` what is like one but cannot be shown. Returns false if there is
    /// anything else; what is before it is kept.
    bool readScores(std::string_view text, GameRecord& record, std::string& unread)
    {
        while (!trimmed(text).empty()) {
            const std::size_t end = std::min(text.find(';'), text.size());
            const std::string_view part = trimmed(text.substr(0, end));
            const std::size_t colon = std::min(part.find(':'), part.size());
            const std::string_view name = trimmed(part.substr(0, colon));
            const std::string_view score = trimmed(part.substr(std::min(colon + 1, part.size())));
            const auto move = readMove(name);
            if (!part.empty() && (colon == part.size() || (!move && !isName(name))))
                return false;
            const bool isNew = move && *move != reversi::passMove && isScore(score)
                && std::ranges::find(record.tree.marks(GameTree::root), reversi::cellOf(*move), &Mark::cell)
                    == record.tree.marks(GameTree::root).end();
            if (isNew && m_budget.marks == 0)
                return false;
            if (isNew) {
                --m_budget.marks;
                record.tree.addMark(
                    GameTree::root,
                    {.cell = reversi::cellOf(*move), .kind = MarkKind::Label, .label = std::string{score}});
            } else if (!part.empty()) {
                if (unread.size() + part.size() > maxExtraBytes)
                    return false;
                unread.append(" ").append(part).append(";");
            }
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return true;
    }

    std::string_view m_text;
    std::size_t m_byte = 0; // start of the current line
    std::size_t m_next = 0;
    FaultCollector m_faults;
    RecordBudget m_budget;
    Reading m_reading;
    std::string m_before; // lines before the first position
};

} // namespace

Reading readObf(std::string_view bytes)
{
    return ObfReading{bytes}.run();
}

std::string writeObf(std::span<const GameRecord> games)
{
    std::string text;
    for (const GameRecord& game : games) {
        // The lines before the position, a line with what is behind the scores, and the lines behind the position.
        const std::string_view extra = extraFor(game, RecordFormat::Obf, GameTree::root);
        std::size_t begin = 0;
        while (extra.substr(begin).starts_with('%'))
            begin = std::min(extra.find('\n', begin), extra.size() - 1) + 1;
        const std::size_t end = std::min(extra.find('\n', begin), extra.size());
        text.append(extra.substr(0, begin)) += positionText(startOf(game)) + ';';
        for (const Mark& mark : game.tree.marks(GameTree::root)) {
            if (mark.kind == MarkKind::Label && isScore(mark.label))
                text.append(" ")
                    .append(nameOf(reversi::squareOf(mark.cell)))
                    .append(":")
                    .append(mark.label)
                    .append(";");
        }
        text += extra.substr(begin, end - begin);
        std::string said{game.tree.comment(GameTree::root)};
        std::replace_if(
            said.begin(), said.end(), [](char letter) { return letter == '\n' || letter == '\r'; }, ' ');
        if (!said.empty())
            text += " % " + said;
        text.append("\n").append(extra.substr(std::min(end + 1, extra.size())));
    }
    return text;
}

} // namespace qipan::record
