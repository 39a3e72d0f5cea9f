// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/sgf.h"

#include "core/record/sgf_game.h"
#include "core/record/sgf_text.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::size_t maxProperties = 1'000; // of a node

bool isCapital(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

bool isSmall(char letter)
{
    return letter >= 'a' && letter <= 'z';
}

class SgfReading {
public:
    explicit SgfReading(std::string_view bytes)
        : m_text{bytes.substr(0, maxBytes)}
        , m_faults{m_text}
    {
        if (bytes.size() > maxBytes)
            note(FaultKind::TooMuch, 0);
    }

    Reading run() &&
    {
        for (; findGame() && hasRoom(); ++m_number)
            readGame();
        if (m_number == 0)
            note(FaultKind::NoRecord, 0);
        m_reading.fault = m_faults.first();
        m_reading.isPartial = m_faults.hasSkipped();
        return std::move(m_reading);
    }

private:
    void note(FaultKind kind, std::size_t byte) { m_faults.note({.kind = kind, .byte = byte, .game = m_number}, 1); }

    [[nodiscard]] bool isEnd() const { return m_at == m_text.size(); }

    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(" \t\r\n\v\f", m_at), m_text.size()); }

    /// Advances to the next "(;", whatever precedes it.
    bool findGame()
    {
        const std::size_t from = m_at;
        bool isFound = false;
        while (!isFound && (m_at = std::min(m_text.find('(', m_at), m_text.size())) < m_text.size()) {
            const std::size_t begin = m_at++;
            skipBlanks();
            isFound = !isEnd() && m_text[m_at] == ';';
            m_at = isFound ? begin : m_at;
        }
        if (!trimmed(withoutMark(m_text.substr(from, m_at - from))).empty())
            m_faults.noteSkipped();
        return isFound;
    }

    bool hasRoom()
    {
        if (m_number < maxGames && m_budget.nodes > 0)
            return true;
        note(FaultKind::TooMuch, m_at);
        return false;
    }

    void readGame()
    {
        --m_budget.nodes; // the root
        SgfGame game{m_budget, m_faults, m_number};
        std::vector<SgfGame::Place> places;
        std::size_t tooDeep = 0; // open brackets beyond the limit
        do {
            skipBlanks();
            if (isEnd()) {
                note(FaultKind::Unfinished, m_at);
                break;
            }
            const char letter = m_text[m_at];
            if (letter == '(') {
                ++m_at;
                if (places.size() < maxDepth)
                    places.push_back(game.branch());
                else if (tooDeep++ == 0)
                    note(FaultKind::TooMuch, m_at);
            } else if (letter == ')') {
                ++m_at;
                if (tooDeep > 0) {
                    --tooDeep;
                } else {
                    game.backTo(places.back());
                    places.pop_back();
                }
            } else {
                readNode();
                if (tooDeep == 0)
                    game.parseNode(m_properties);
            }
        } while (!places.empty());
        const bool isPerhapsGo = game.isPerhapsGo();
        if (auto record = std::move(game).finish()) {
            m_reading.games.push_back(*std::move(record));
            m_reading.isPerhapsGo = m_reading.isPerhapsGo || isPerhapsGo;
        }
    }

    void readNode()
    {
        m_properties.clear();
        if (m_text[m_at] == ';')
            ++m_at;
        else
            note(FaultKind::Syntax, m_at);
        while (true) {
            skipBlanks();
            if (isEnd() || m_text[m_at] == ';' || m_text[m_at] == '(' || m_text[m_at] == ')')
                return;
            readProperty();
        }
    }

    /// Reads "AB[aa][bb]", or "5A[aa]" of renju servers; lower-case letters are those of old versions ("AddBlack").
    void readProperty()
    {
        const std::size_t begin = m_at;
        while (!isEnd() && (isCapital(m_text[m_at]) || isSmall(m_text[m_at]) || isDigit(m_text[m_at])))
            ++m_at;
        const std::string_view name = m_text.substr(begin, m_at - begin);
        std::string_view rest = m_text.substr(m_at);
        const std::size_t values = m_at;
        while (const auto value = parseSgfValue(rest)) {
            m_at = m_text.size() - rest.size();
            if (value->isOpen) {
                note(FaultKind::Unfinished, values);
                return;
            }
        }
        if (m_at == values) {
            note(FaultKind::Syntax, begin);
            m_at = std::max(m_at, begin + 1);
            return;
        }
        if (m_properties.size() == maxProperties) {
            note(FaultKind::TooMuch, begin);
            return;
        }
        m_properties.push_back(
            {.name = capitalsOf(name), .values = m_text.substr(values, m_at - values), .byte = values});
    }

    /// Returns the name itself, or, if it contains lower-case letters, the matching known name.
    static std::string_view capitalsOf(std::string_view name)
    {
        if (std::none_of(name.begin(), name.end(), isSmall))
            return name;
        std::string capitals;
        std::copy_if(name.begin(), name.end(), std::back_inserter(capitals), isCapital);
        for (const std::string_view known :
             {"GM", "SZ", "RU", "PB", "PW", "DT", "EV", "RE", "AB", "AW", "AE", "PL", "B",
              "W",  "C",  "GC", "TR", "SQ", "CR", "MA", "M",  "LB", "L",  "KM", "HA"}) {
            if (capitals == known)
                return known;
        }
        return name;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    FaultCollector m_faults;
    RecordBudget m_budget;
    Reading m_reading;
    std::size_t m_number = 0;              // of the current game
    std::vector<SgfProperty> m_properties; // of the current node
};

} // namespace

Reading readSgf(std::string_view bytes)
{
    return SgfReading{bytes}.run();
}

} // namespace qipan::record
