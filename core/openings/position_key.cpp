// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/openings/position_key.h"

#include "core/board/seeded_random.h"
#include "core/board/symmetry.h"
#include "core/reversi/symmetry.h"

#include <algorithm>
#include <array>

namespace qipan::openings {

namespace {

constexpr std::uint64_t keyBits = (std::uint64_t{1} << 48) - 1;

[[nodiscard]] std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325; // FNV-1a
    for (const char letter : text) {
        hash ^= static_cast<unsigned char>(letter);
        hash *= 0x100000001b3;
    }
    return hash;
}

} // namespace

PositionKey::PositionKey(const std::array<std::uint64_t, 8>& hashes, int size)
    : m_value{static_cast<std::int64_t>(std::ranges::min(hashes) & keyBits)}
    , m_size{size}
{
    const std::uint64_t least = std::ranges::min(hashes);
    for (std::size_t way = 0; way < hashes.size(); ++way)
        m_ways = static_cast<std::uint8_t>(m_ways | (hashes[way] == least ? 1U << way : 0U));
}

int PositionKey::numberOf(Cell move) const
{
    int least = m_size * m_size;
    for (int way = 0; way < symmetryCount; ++way) {
        const Cell cell = turned(move, m_size, way);
        if ((m_ways >> way & 1) != 0)
            least = std::min(least, cell.y * m_size + cell.x);
    }
    return least;
}

std::optional<Cell> PositionKey::moveOf(int number) const
{
    if (number < 0 || number >= m_size * m_size)
        return std::nullopt;
    int way = 0;
    while ((m_ways >> way & 1) == 0)
        ++way;
    return turned({number % m_size, number / m_size}, m_size, reversi::inverseSymmetry(way));
}

OpeningReplay::OpeningReplay(std::string_view game, int size)
    : m_seed{mix(hashOf(game), static_cast<std::uint64_t>(size))}
    , m_size{size}
    , m_isReversi{game == "reversi"}
{
}

bool OpeningReplay::play(Cell move)
{
    if (!BoardSize{m_size, m_size}.contains(move))
        return false;
    if (m_isReversi) {
        const auto square = reversi::squareOf(move);
        if (m_size != reversi::boardEdge || !m_turn.allows(square))
            return false;
        m_turn = m_turn.afterForcedPass(square);
        return true;
    }
    if (std::ranges::find(m_stones, move, &Stone::cell) != m_stones.end())
        return false;
    m_stones.push_back({move, m_stones.size() % 2 == 0 ? Side::Black : Side::White});
    return true;
}

std::vector<OpeningReplay::Stone> OpeningReplay::stones() const
{
    if (!m_isReversi)
        return m_stones;
    std::vector<Stone> stones;
    for (reversi::Square square = 0; square < 64; ++square) {
        const auto bit = reversi::bitOf(square);
        if ((m_turn.position.mover & bit) != 0)
            stones.push_back({reversi::cellOf(square), m_turn.side});
        else if ((m_turn.position.other & bit) != 0)
            stones.push_back({reversi::cellOf(square), opposite(m_turn.side)});
    }
    return stones;
}

PositionKey OpeningReplay::key() const
{
    std::array<std::uint64_t, 8> hashes{};
    hashes.fill(m_seed + (m_isReversi && m_turn.side == Side::White ? 1 : 0)); // in gomoku the stones tell the turn
    for (const Stone& stone : stones()) {
        for (int way = 0; way < symmetryCount; ++way) {
            const Cell cell = turned(stone.cell, m_size, way);
            const int number = 2 * (cell.y * m_size + cell.x) + (stone.side == Side::White ? 1 : 0);
            hashes[static_cast<std::size_t>(way)] += mix(m_seed, static_cast<std::uint64_t>(number));
        }
    }
    return {hashes, m_size};
}

std::vector<OpeningMove> openingMoves(std::string_view game, int size, std::span<const Cell> moves, std::size_t most)
{
    std::vector<OpeningMove> line;
    OpeningReplay replay{game, size};
    for (const Cell move : moves.first(std::min(most, moves.size()))) {
        const PositionKey key = replay.key();
        if (!replay.play(move))
            break;
        line.push_back({key.value(), key.numberOf(move)});
    }
    return line;
}

std::optional<PositionKey> keyAfter(std::string_view game, int size, std::span<const Cell> moves)
{
    OpeningReplay replay{game, size};
    for (const Cell move : moves) {
        if (!replay.play(move))
            return std::nullopt;
    }
    return replay.key();
}

} // namespace qipan::openings
