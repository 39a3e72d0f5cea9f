// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/position.h"

#include "core/link/pair_finder.h"

namespace qipan::link {

Position::Position(const Board& board, const Shape& shape, FallingMode mode, bool border)
    : m_occupancy{board, border}
    , m_pictures(static_cast<std::size_t>(board.size().rows) * 64)
    , m_slots(m_pictures.size())
    , m_hash{hashOf(board)}
{
    assert(board.size() == shape.size());
    Rules rules{.size = board.size(), .mode = mode, .border = border, .plan = FallPlan{shape, mode}};
    for (const Tile& tile : board.values()) {
        if (tile)
            ++m_counts[*tile];
    }
    for (std::size_t picture = 0; picture < maxPictures; ++picture) {
        const int copies = m_counts[picture];
        rules.begins[picture] = static_cast<std::uint16_t>(m_tilesLeft);
        rules.maxCopies = std::max(rules.maxCopies, copies);
        if (copies > 0)
            rules.pictures.push_back(static_cast<Picture>(picture));
        m_tilesLeft += copies;
    }
    m_tiles.resize(static_cast<std::size_t>(m_tilesLeft));
    auto slots = rules.begins;
    for (const Cell cell : board.size()) {
        const Place place = placeOf(cell);
        if (const Tile tile = board[cell]) {
            assert(shape.contains(cell));
            m_pictures[place] = *tile;
            m_slots[place] = slots[*tile]++;
            m_tiles[m_slots[place]] = place;
        }
    }
    m_rules = std::make_shared<const Rules>(std::move(rules));
}

Board Position::board() const
{
    Board board{size()};
    for (const Picture picture : pictures()) {
        for (int i = 0; i < countOf(picture); ++i)
            board[cellOf(picture, i)] = picture;
    }
    return board;
}

Tile Position::tileAt(Cell cell) const
{
    return m_occupancy.test(cell) ? Tile{m_pictures[placeOf(cell)]} : Tile{};
}

Cell Position::cellOf(Picture picture, int index) const
{
    assert(index >= 0 && index < countOf(picture));
    return cellOf(m_tiles[static_cast<std::size_t>(m_rules->begins[picture] + index)]);
}

bool Position::canRemove(const Pair& pair) const
{
    const Tile tile = tileAt(pair.a);
    return pair.a != pair.b && tile && tile == tileAt(pair.b) && m_occupancy.joined(pair.a, pair.b);
}

template <typename Visit>
void Position::visitPairs(Visit visit) const
{
    std::array<Reach, 64> few; // sufficient for nearly every board
    std::vector<Reach> many;
    if (m_rules->maxCopies > static_cast<int>(few.size()))
        many.resize(static_cast<std::size_t>(m_rules->maxCopies));
    const std::span<Reach> reaches = many.empty() ? std::span<Reach>{few} : std::span<Reach>{many};
    for (const Picture picture : pictures()) {
        const std::size_t count = m_counts[picture];
        const Place* places = m_tiles.data() + m_rules->begins[picture];
        for (std::size_t i = 0; i < count; ++i)
            reaches[i] = m_occupancy.reach(cellOf(places[i]));
        const auto seen = [&](std::size_t i, std::size_t j) {
            return visit(Pair{cellOf(places[i]), cellOf(places[j])});
        };
        if (count >= 2 && visitJoined(m_occupancy, std::span<const Reach>{reaches.first(count)}, seen))
            return;
    }
}

void Position::appendPairs(std::vector<Pair>& pairs) const
{
    visitPairs([&pairs](const Pair& pair) {
        pairs.push_back(pair);
        return false;
    });
}

std::optional<Pair> Position::anyPair() const
{
    std::optional<Pair> found;
    visitPairs([&found](const Pair& pair) {
        found = pair;
        return true;
    });
    return found;
}

std::optional<Pair> Position::randomPair(Random& random) const
{
    // Draws two tiles of a picture as if every picture had as many left as the most frequent one, so that no pair is
    // favoured; accepts them if they exist and are joined. If this fails as often as it would take to list all pairs,
    // there are few or none.
    const std::size_t most = std::ranges::max(m_counts);
    const std::size_t kinds = m_rules->pictures.size();
    for (std::size_t tries = most >= 2 ? kinds * most * most / 8 : 0; tries > 0; --tries) {
        const Picture picture = m_rules->pictures[random.below(kinds)];
        const std::size_t i = random.below(most);
        const std::size_t j = random.below(most);
        if (i == j || std::max(i, j) >= m_counts[picture])
            continue;
        const Place* places = m_tiles.data() + m_rules->begins[picture];
        const Pair pair{cellOf(places[i]), cellOf(places[j])};
        if (m_occupancy.joined(pair.a, pair.b))
            return pair;
    }
    std::vector<Pair> pairs;
    appendPairs(pairs);
    if (pairs.empty())
        return std::nullopt;
    return pairs[random.below(pairs.size())];
}

std::optional<Cell> Position::randomPartner(Picture picture, Cell cell, Random& random) const
{
    const Reach from = m_occupancy.reach(cell);
    std::optional<Cell> partner;
    std::size_t seen = 0;
    const auto add = [&](Cell other) {
        if (random.below(++seen) == 0)
            partner = other;
    };
    if (!from.isFree()) { // enclosed on all sides: only neighbours are possible
        for (const Cell next :
             {Cell{cell.x + 1, cell.y}, Cell{cell.x - 1, cell.y}, Cell{cell.x, cell.y + 1}, Cell{cell.x, cell.y - 1}}) {
            if (size().contains(next) && tileAt(next) == picture)
                add(next);
        }
        return partner;
    }
    const Place* places = m_tiles.data() + m_rules->begins[picture];
    for (std::size_t i = 0; i < m_counts[picture]; ++i) {
        const Cell other = cellOf(places[i]);
        if (other == cell)
            continue;
        const Reach to = m_occupancy.reach(other);
        if (to.isFree() ? m_occupancy.joined(from, to) : areNeighbours(cell, other))
            add(other);
    }
    return partner;
}

std::optional<Pair> Position::randomTilePair(Random& random) const
{
    // Draws a tile as if every picture had as many left as the most frequent one. If this fails as often as it would
    // take to list all pairs, there are few or none.
    const std::size_t most = std::ranges::max(m_counts);
    const std::size_t kinds = m_rules->pictures.size();
    for (std::size_t tries = most >= 2 ? kinds * most / 2 : 0; tries > 0; --tries) {
        const Picture picture = m_rules->pictures[random.below(kinds)];
        const std::size_t i = random.below(most);
        if (i >= m_counts[picture])
            continue;
        const Cell cell = cellOf(m_tiles[m_rules->begins[picture] + i]);
        if (const auto partner = randomPartner(picture, cell, random))
            return Pair{cell, *partner};
    }
    std::vector<Pair> pairs;
    appendPairs(pairs);
    if (pairs.empty())
        return std::nullopt;
    return pairs[random.below(pairs.size())];
}

std::uint64_t Position::keyOf(Place place) const
{
    const Cell cell = cellOf(place);
    return tileKey(cell.y * size().columns + cell.x, m_pictures[place]);
}

void Position::remove(const Pair& pair)
{
    assert(pair.a != pair.b && tileAt(pair.a) && tileAt(pair.a) == tileAt(pair.b));
    const std::array places{placeOf(pair.a), placeOf(pair.b)};
    Removal removal{.places = places, .picture = m_pictures[places[0]], .fallsBefore = m_falls.size()};
    for (std::size_t i = 0; i < places.size(); ++i)
        removal.slots[i] = lift(places[i]);
    m_removals.push_back(removal);
    m_rules->plan.settle(
        {pair.a, pair.b}, [this](Cell cell) { return m_occupancy.test(cell); },
        [this](Cell from, Cell to) {
            move(placeOf(from), placeOf(to));
            m_falls.push_back({from, to});
        });
}

std::span<const Fall> Position::lastFalls() const
{
    assert(canUndo());
    return std::span{m_falls}.subspan(m_removals.back().fallsBefore);
}

void Position::undo()
{
    assert(canUndo());
    const Removal removal = m_removals.back();
    m_removals.pop_back();
    for (; m_falls.size() > removal.fallsBefore; m_falls.pop_back())
        move(placeOf(m_falls.back().to), placeOf(m_falls.back().from));
    for (std::size_t i = removal.places.size(); i-- > 0;)
        putBack(removal.places[i], removal.picture, removal.slots[i]);
}

void Position::forgetHistory()
{
    m_removals.clear();
    m_falls.clear();
}

std::uint16_t Position::lift(Place place)
{
    const Picture picture = m_pictures[place];
    m_hash ^= keyOf(place);
    m_occupancy.clear(cellOf(place));
    --m_tilesLeft;
    const std::uint16_t slot = m_slots[place];
    const std::size_t last = m_rules->begins[picture] + --m_counts[picture];
    m_tiles[slot] = m_tiles[last]; // the last remaining tile takes its slot
    m_slots[m_tiles[slot]] = slot;
    return slot;
}

void Position::putBack(Place place, Picture picture, std::uint16_t slot)
{
    const auto last = static_cast<std::uint16_t>(m_rules->begins[picture] + m_counts[picture]++);
    m_tiles[last] = m_tiles[slot];
    m_slots[m_tiles[last]] = last;
    m_tiles[slot] = place;
    m_slots[place] = slot;
    m_pictures[place] = picture;
    ++m_tilesLeft;
    m_occupancy.set(cellOf(place));
    m_hash ^= keyOf(place);
}

void Position::move(Place from, Place to)
{
    m_hash ^= keyOf(from);
    m_pictures[to] = m_pictures[from];
    m_slots[to] = m_slots[from];
    m_tiles[m_slots[to]] = to;
    m_occupancy.clear(cellOf(from));
    m_occupancy.set(cellOf(to));
    m_hash ^= keyOf(to);
}

} // namespace qipan::link
