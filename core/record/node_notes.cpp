// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/node_notes.h"

#include <algorithm>

namespace qipan::record {

NodeNotes::NodeNotes(const NodeNotes& other)
    : m_inOrder{other.m_inOrder}
    , m_others{other.m_others ? std::make_unique<std::map<Key, Place>>(*other.m_others) : nullptr}
    , m_letters{other.m_letters}
    , m_marks{other.m_marks}
    , m_unusedLetters{other.m_unusedLetters}
    , m_unusedMarks{other.m_unusedMarks}
{
}

/// Returns the place of a kind of a node, or null.
template <typename Notes>
auto NodeNotes::find(Notes& notes, Key key) -> decltype(notes.m_inOrder.data())
{
    const auto isBefore = [](const Place& place, Key wanted) { return keyOf(place) < wanted; };
    const auto place = std::lower_bound(notes.m_inOrder.begin(), notes.m_inOrder.end(), key, isBefore);
    if (place != notes.m_inOrder.end() && keyOf(*place) == key)
        return &*place;
    if (!notes.m_others)
        return nullptr;
    const auto other = notes.m_others->find(key);
    return other == notes.m_others->end() ? nullptr : &other->second;
}

/// Returns the place of a kind of a node, which is added if there is none.
auto NodeNotes::at(Key key) -> Place&
{
    if (Place* found = find(*this, key))
        return *found;
    const Place added{.node = key.first, .kind = key.second & 3U};
    if (m_inOrder.empty() || m_inOrder.back().node < key.first)
        return m_inOrder.emplace_back(added);
    if (m_inOrder.back().node == key.first) { // the kinds of a node come in any order
        auto place = m_inOrder.end();
        while (place != m_inOrder.begin() && keyOf(*(place - 1)) > key)
            --place;
        return *m_inOrder.insert(place, added);
    }
    if (!m_others)
        m_others = std::make_unique<std::map<Key, Place>>();
    return m_others->emplace(key, added).first->second;
}

std::string_view NodeNotes::text(Node node, Kind kind) const
{
    const Place* place = find(*this, keyOf(node, kind));
    return place == nullptr ? std::string_view{} : std::string_view{m_letters.data() + place->begin, place->size};
}

std::span<const Mark> NodeNotes::marks(Node node) const
{
    const Place* place = find(*this, keyOf(node, Kind::Marks));
    return place == nullptr ? std::span<const Mark>{} : std::span{m_marks}.subspan(place->begin, place->size);
}

void NodeNotes::add(Node node, Kind kind, std::string_view text)
{
    append<char>(keyOf(node, kind), text, m_letters, m_unusedLetters);
}

void NodeNotes::add(Node node, const std::vector<Mark>& marks)
{
    append<Mark>(keyOf(node, Kind::Marks), marks, m_marks, m_unusedMarks);
}

void NodeNotes::replace(Node node, std::size_t index, Mark mark)
{
    m_marks[find(*this, keyOf(node, Kind::Marks))->begin + index] = std::move(mark);
}

void NodeNotes::clear(Node node, Kind kind)
{
    Place* place = find(*this, keyOf(node, kind));
    if (place == nullptr)
        return;
    (kind == Kind::Marks ? m_unusedMarks : m_unusedLetters) += place->size;
    place->size = 0;
}

/// Appends to the items of a place, moving them to the end if they are not there.
template <typename Item>
void NodeNotes::append(Key key, std::span<const Item> items, std::vector<Item>& all, std::size_t& unused)
{
    if (items.empty())
        return;
    Place& place = at(key);
    if (place.begin + place.size != all.size()) {
        const auto begin = static_cast<std::uint32_t>(all.size());
        all.resize(all.size() + place.size);
        std::copy_n(all.begin() + place.begin, place.size, all.begin() + begin);
        unused += place.size;
        place.begin = begin;
    }
    all.insert(all.end(), items.begin(), items.end());
    place.size = (place.size + static_cast<std::uint32_t>(items.size())) & 0x3fff'ffffU;
    tidy(key.second == static_cast<std::uint32_t>(Kind::Marks), all, unused);
}

/// Drops unused items when there are more of them than of others.
template <typename Item>
void NodeNotes::tidy(bool isOfMarks, std::vector<Item>& all, std::size_t& unused)
{
    constexpr std::size_t least = 100'000;
    if (unused < least || 2 * unused < all.size())
        return;
    std::vector<Item> items;
    items.reserve(all.size() - unused);
    const auto take = [&](Place& place) {
        if ((place.kind == static_cast<std::uint32_t>(Kind::Marks)) != isOfMarks)
            return;
        const auto from = all.begin() + place.begin;
        place.begin = static_cast<std::uint32_t>(items.size());
        items.insert(items.end(), from, from + place.size);
    };
    std::ranges::for_each(m_inOrder, take);
    if (m_others) {
        for (auto& [key, place] : *m_others)
            take(place);
    }
    all = std::move(items);
    unused = 0;
}

} // namespace qipan::record
