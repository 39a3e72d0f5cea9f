// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/wthor.h"

#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::size_t headerBytes = 16;
constexpr std::size_t playerBytes = 20;
constexpr std::size_t tournamentBytes = 26;
constexpr std::size_t gameBytes = 68;
constexpr std::size_t maxMoves = 60;
constexpr std::size_t maxNames = 65'536; // the range of the numbers in games

unsigned byteAt(std::string_view bytes, std::size_t at)
{
    return static_cast<unsigned char>(bytes[at]);
}

unsigned wordAt(std::string_view bytes, std::size_t at)
{
    return byteAt(bytes, at) + byteAt(bytes, at + 1) * 256;
}

/// Reads up to the first zero byte, in Latin-1 or UTF-8.
std::string nameOf(std::string_view field)
{
    return toUtf8(field.substr(0, field.find('\0')));
}

RecordFault faultAt(FaultKind kind, std::size_t byte, std::size_t game = 0)
{
    return {.kind = kind, .byte = byte, .game = game};
}

/// The header of all files: creation date, number of games, number of names, year, and details of the games.
struct Header {
    std::size_t games = 0;
    std::size_t names = 0;
    unsigned year = 0;
    unsigned boardSize = 0; ///< 0 means 8

    static std::optional<Header> read(std::string_view bytes)
    {
        if (bytes.size() < headerBytes || byteAt(bytes, 2) < 1 || byteAt(bytes, 2) > 12 || byteAt(bytes, 3) < 1
            || byteAt(bytes, 3) > 31)
            return std::nullopt; // invalid month or day
        return Header{.games = wordAt(bytes, 4) + std::size_t{wordAt(bytes, 6)} * 65'536,
                      .names = wordAt(bytes, 8),
                      .year = wordAt(bytes, 10),
                      .boardSize = byteAt(bytes, 12)};
    }
};

WthorNames readNames(std::string_view bytes, std::size_t nameBytes)
{
    WthorNames read;
    const auto header = Header::read(bytes);
    if (!header) {
        read.fault = faultAt(FaultKind::NoRecord, 0);
        return read;
    }
    // Some files store the number of names in the field for games.
    const std::size_t count = std::max(header->games, header->names);
    std::string_view rest = bytes.substr(headerBytes);
    while (rest.size() >= nameBytes && read.names.size() < std::min(count, maxNames)) {
        read.names.push_back(nameOf(rest.substr(0, nameBytes)));
        rest.remove_prefix(nameBytes);
    }
    if (read.names.size() < count)
        read.fault = faultAt(count > maxNames ? FaultKind::TooMuch : FaultKind::Unfinished, bytes.size());
    return read;
}

std::string nameIn(const WthorNames& names, unsigned number)
{
    return number < names.names.size() ? names.names[number] : std::string{};
}

class WthorReading {
public:
    explicit WthorReading(std::string_view bytes)
        : m_bytes{bytes.substr(0, maxBytes)}
        , m_faults{m_bytes, false}
    {
        if (bytes.size() > maxBytes)
            m_faults.note(faultAt(FaultKind::TooMuch, maxBytes));
    }

    Reading run() &&
    {
        Reading reading;
        if (const auto header = readHeader()) {
            const std::size_t count = std::min(header->games, maxGames);
            std::size_t at = headerBytes;
            for (; reading.games.size() < count && m_bytes.size() - at >= gameBytes && m_budget.nodes > maxMoves * 2;
                 at += gameBytes)
                reading.games.push_back(readGame(at, reading.games.size(), header->year));
            if (reading.games.size() < header->games) {
                const bool isShort = m_bytes.size() - at < gameBytes;
                m_faults.note(faultAt(isShort ? FaultKind::Unfinished : FaultKind::TooMuch, at, reading.games.size()));
            }
        }
        reading.fault = m_faults.first();
        return reading;
    }

private:
    std::optional<Header> readHeader()
    {
        const auto header = Header::read(m_bytes);
        if (!header)
            m_faults.note(faultAt(FaultKind::NoRecord, 0));
        else if (header->boardSize != 0 && header->boardSize != reversi::boardEdge)
            m_faults.note(faultAt(FaultKind::BoardSize, 12));
        else
            return header;
        return std::nullopt;
    }

    GameRecord readGame(std::size_t at, std::size_t number, unsigned year)
    {
        GameRecord record;
        record.game = reversiKey;
        record.size = reversi::boardEdge;
        if (year != 0)
            record.date = std::to_string(year);
        record.result = resultOf(byteAt(m_bytes, at + 6));
        --m_budget.nodes;
        TreeBuilder builder{record, m_budget};
        for (std::size_t move = at + 8; move < at + gameBytes && m_bytes[move] != 0; ++move) {
            // Tens are the row, ones the column, both from 1.
            const auto code = static_cast<int>(byteAt(m_bytes, move));
            const Cell cell{code % 10 - 1, code / 10 - 1};
            if (!playOrNote(builder, std::nullopt, cell, m_faults, faultAt({}, move, number), 0))
                break;
        }
        return record;
    }

    /// Converts black's discs, with empty squares counted for the winner, to an SGF result: "B+12", "0" for a draw.
    static std::string resultOf(unsigned discs)
    {
        const int lead = static_cast<int>(discs) * 2 - 64;
        if (lead == 0 || discs > 64)
            return lead == 0 ? "0" : "";
        return (lead > 0 ? "B+" : "W+") + std::to_string(lead > 0 ? lead : -lead);
    }

    std::string_view m_bytes;
    FaultCollector m_faults;
    RecordBudget m_budget;
};

} // namespace

WthorNames readWthorPlayers(std::string_view bytes)
{
    return readNames(bytes, playerBytes);
}

WthorNames readWthorTournaments(std::string_view bytes)
{
    return readNames(bytes, tournamentBytes);
}

Reading readWthor(std::string_view bytes)
{
    return WthorReading{bytes}.run();
}

void setWthorNames(std::vector<GameRecord>& games, std::string_view bytes, const WthorNames& players,
                   const WthorNames& tournaments)
{
    std::size_t at = headerBytes;
    for (GameRecord& game : games) {
        game.event = nameIn(tournaments, wordAt(bytes, at));
        game.black = nameIn(players, wordAt(bytes, at + 2));
        game.white = nameIn(players, wordAt(bytes, at + 4));
        at += gameBytes;
    }
}

} // namespace qipan::record
