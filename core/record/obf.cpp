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
            m_reading.isPartial = m_reading.isPartial || comment < line.size();
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
        if (!readScores(text, record))
            note(FaultKind::Syntax, line);
        if (comment < line.size()) {
            const std::string_view raw = trimmed(line.substr(comment + 1));
            const std::string said = toUtf8(raw.substr(0, maxCommentBytes));
            m_reading.isPartial = m_reading.isPartial || std::max(raw.size(), said.size()) > maxCommentBytes;
            record.tree.setComment(GameTree::root, std::string{shortened(said, maxCommentBytes)});
        }
        m_reading.games.push_back(std::move(record));
    }

    /// Returns false if there is anything but scores; the scores before it are kept.
    bool readScores(std::string_view text, GameRecord& record)
    {
        while (!trimmed(text).empty()) {
            const std::size_t end = std::min(text.find(';'), text.size());
            const std::string_view part = trimmed(text.substr(0, end));
            const std::size_t colon = std::min(part.find(':'), part.size());
            const auto move = readMove(trimmed(part.substr(0, colon)));
            const std::string_view score = trimmed(part.substr(std::min(colon + 1, part.size())));
            if (!move || !isScore(score) || m_budget.marks == 0)
                return false;
            const bool isKept = *move != reversi::passMove
                && record.tree.addMark(
                    GameTree::root,
                    {.cell = reversi::cellOf(*move), .kind = MarkKind::Label, .label = std::string{score}});
            m_budget.marks -= isKept ? 1 : 0;
            m_reading.isPartial = m_reading.isPartial || !isKept;
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
        text += positionText(startOf(game)) + ';';
        for (const Mark& mark : game.tree.marks(GameTree::root)) {
            if (mark.kind == MarkKind::Label && isScore(mark.label))
                text.append(" ")
                    .append(nameOf(reversi::squareOf(mark.cell)))
                    .append(":")
                    .append(mark.label)
                    .append(";");
        }
        std::string said{game.tree.comment(GameTree::root)};
        std::replace_if(
            said.begin(), said.end(), [](char letter) { return letter == '\n' || letter == '\r'; }, ' ');
        if (!said.empty())
            text += " % " + said;
        text += '\n';
    }
    return text;
}

} // namespace qipan::record
