// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/openings/opening_names.h"

#include "core/gomoku/renju_openings.h"
#include "core/openings/position_key.h"

#include <algorithm>
#include <unordered_map>

namespace qipan::openings {

namespace {

constexpr std::string_view gomokuKey = "gomoku";
constexpr std::string_view reversiKey = "reversi";
constexpr int renjuSize = 15;
constexpr int reversiSize = 8;

/// An opening of reversi; its moves as in "c4e3".
struct ReversiOpening {
    std::string_view name;
    std::string_view moves;
};

/// Names and moves of Robert Gatliff's catalogue (www.samsoft.org.uk/reversi/openings.htm), ordered by their moves. A
/// second name is in brackets.
constexpr ReversiOpening reversiOpenings[] = {
    {"Diagonal", "c4c3"},
    {"X-square", "c4c3d3c5b2"},
    {"Snake (Peasant)", "c4c3d3c5b3"},
    {"Lysons", "c4c3d3c5b3f3"},
    {"Pyramid (Checkerboarding Peasant)", "c4c3d3c5b3f4b5b4c6d6f5"},
    {"Heath (Tobidashi)", "c4c3d3c5b4"},
    {"Mimura II", "c4c3d3c5b4d2c2f4d6c6f5e6f7"},
    {"Heath-Bat", "c4c3d3c5b4d2d6"},
    {"Iwasaki", "c4c3d3c5b4d2e2"},
    {"Heath-Chimney", "c4c3d3c5b4e3"},
    {"Raccoon Dog", "c4c3d3c5b5"},
    {"Rocket", "c4c3d3c5b6"},
    {"Hamilton", "c4c3d3c5b6c6b5"},
    {"Lollipop", "c4c3d3c5b6e3"},
    {"Cow", "c4c3d3c5d6"},
    {"Chimney", "c4c3d3c5d6e3"},
    {"Cow Bat (Cambridge)", "c4c3d3c5d6f4b4"},
    {"Bat, Piau 2", "c4c3d3c5d6f4b4b6b5c6b3"},
    {"Melnikov (Bat, Piau 1)", "c4c3d3c5d6f4b4b6b5c6f5"},
    {"Bat, Kling", "c4c3d3c5d6f4b4c6b5b3b6e3c2a4a5a6d2"},
    {"Bat, Kling alternative", "c4c3d3c5d6f4b4e3b3"},
    {"Rose-v-Toth", "c4c3d3c5d6f4f5"},
    {"Tanida", "c4c3d3c5d6f4f5d2"},
    {"Aircraft (Feldborg)", "c4c3d3c5d6f4f5d2b5"},
    {"Sailboat", "c4c3d3c5d6f4f5d2g4d7"},
    {"Maruoka", "c4c3d3c5d6f4f5e6c6d7"},
    {"Landau", "c4c3d3c5d6f4f5e6f6"},
    {"Buffalo (Kenichi)", "c4c3d3c5f6"},
    {"Maruoka Buffalo", "c4c3d3c5f6e2c6"},
    {"Tanida Buffalo", "c4c3d3c5f6e3c6f5f4g5"},
    {"Hokuriku Buffalo", "c4c3d3c5f6f5"},
    {"Wing", "c4c3e6c5"},
    {"Semi-Wing", "c4c3f5c5"},
    {"Parallel", "c4c5"},
    {"Perpendicular", "c4e3"},
    {"Mimura", "c4e3f4c5d6e6"},
    {"Shaman (Danish)", "c4e3f4c5d6f3c6"},
    {"Inoue", "c4e3f4c5d6f3d3"},
    {"Iago", "c4e3f4c5d6f3d3c3"},
    {"Bhagat", "c4e3f4c5d6f3e2"},
    {"Rose", "c4e3f4c5d6f3e6c3d3e2"},
    {"Flat", "c4e3f4c5d6f3e6c3d3e2b5"},
    {"Rotating Flat", "c4e3f4c5d6f3e6c3d3e2b5f5"},
    {"Murakami", "c4e3f4c5d6f3e6c3d3e2b5f5b3"},
    {"Rotating Flat, Kling", "c4e3f4c5d6f3e6c3d3e2b5f5b4f6c2e7d2c7"},
    {"Rose-Birth", "c4e3f4c5d6f3e6c3d3e2b6f5"},
    {"Brightstein", "c4e3f4c5d6f3e6c3d3e2b6f5b4f6g5d7"},
    {"Rose-Birdie (Rose-Tamenori)", "c4e3f4c5d6f3e6c3d3e2b6f5g5"},
    {"Rose-Tamenori-Kling", "c4e3f4c5d6f3e6c3d3e2b6f5g5f6"},
    {"Greenberg (Dawg)", "c4e3f4c5d6f3e6c3d3e2d2"},
    {"Ralle", "c4e3f4c5d6f3e6c6"},
    {"Horse", "c4e3f4c5e6"},
    {"Ganglion (No-Cat)", "c4e3f5b4"},
    {"Swallow", "c4e3f5b4f3"},
    {"No-Cat, main line", "c4e3f5b4f3f4e2e6g5f6d6c6"},
    {"Italian", "c4e3f5e6d3"},
    {"Cat", "c4e3f5e6f4"},
    {"Sakaguchi", "c4e3f5e6f4c5d6c6f7f3"},
    {"Berner", "c4e3f5e6f4c5d6c6f7g5g6"},
    {"Bent Ganglion", "c4e3f6b4"},
    {"Tiger", "c4e3f6e6f5"},
    {"Stephenson", "c4e3f6e6f5c5c3"},
    {"No-Kung", "c4e3f6e6f5c5c3b4"},
    {"No-Kung, main line", "c4e3f6e6f5c5c3b4d6c6b5a6b6c7"},
    {"Comp'Oth", "c4e3f6e6f5c5c3c6"},
    {"F.A.T. Draw", "c4e3f6e6f5c5c3c6d3d2e2b3c1c2b4a3a5b5a6a4a2"},
    {"Lightning Bolt", "c4e3f6e6f5c5c3c6d6"},
    {"Kung", "c4e3f6e6f5c5c3g5"},
    {"Leader's Tiger", "c4e3f6e6f5c5d3"},
    {"Brightwell", "c4e3f6e6f5c5d6"},
    {"Ishii", "c4e3f6e6f5c5f4g5g4f3c6d3d6"},
    {"Mainline Tiger", "c4e3f6e6f5c5f4g5g4f3c6d3d6b3c3b4e2b6"},
    {"Rose-Bill", "c4e3f6e6f5c5f4g6f7"},
    {"Tamenori", "c4e3f6e6f5c5f4g6f7d3"},
    {"Central Rose-Bill (Dead Draw)", "c4e3f6e6f5c5f4g6f7g5"},
    {"Aubrey (Tanaka)", "c4e3f6e6f5g6"},
    {"Aubrey, Feldborg", "c4e3f6e6f5g6e7c5"},
};

[[nodiscard]] std::vector<NamedOpening> makeOpenings()
{
    std::vector<NamedOpening> all;
    for (const gomoku::RenjuOpening& opening : gomoku::renjuOpenings()) {
        const auto stones = opening.stones(renjuSize);
        all.push_back({gomokuKey, opening.number, opening.name, {stones.begin(), stones.end()}});
    }
    for (const ReversiOpening& opening : reversiOpenings) {
        NamedOpening named{reversiKey, opening.name, opening.name, {}};
        for (std::size_t at = 0; at < opening.moves.size(); at += 2)
            named.moves.push_back({opening.moves[at] - 'a', opening.moves[at + 1] - '1'});
        all.push_back(std::move(named));
    }
    return all;
}

/// Finds openings by the keys of their positions.
class NamedPositions {
public:
    NamedPositions()
    {
        for (const NamedOpening& opening : namedOpenings()) {
            const int size = opening.game == reversiKey ? reversiSize : renjuSize;
            if (const auto key = keyAfter(opening.game, size, opening.moves))
                m_openings.emplace(key->value(), &opening);
            m_longest = std::max(m_longest, opening.moves.size());
        }
    }

    [[nodiscard]] const NamedOpening* at(const PositionKey& key) const
    {
        const auto found = m_openings.find(key.value());
        return found != m_openings.end() ? found->second : nullptr;
    }
    [[nodiscard]] std::size_t longest() const { return m_longest; }

private:
    std::unordered_map<std::int64_t, const NamedOpening*> m_openings;
    std::size_t m_longest = 0; ///< plies
};

} // namespace

std::span<const NamedOpening> namedOpenings()
{
    static const std::vector<NamedOpening> openings = makeOpenings();
    return openings;
}

const NamedOpening* openingOf(std::string_view game, int size, std::span<const Cell> moves)
{
    static const NamedPositions positions;
    if (size != (game == reversiKey ? reversiSize : renjuSize))
        return nullptr;
    const std::size_t longest = game == gomokuKey ? 3 : positions.longest();
    const NamedOpening* last = nullptr;
    OpeningReplay replay{game, size};
    for (const Cell move : moves.first(std::min(longest, moves.size()))) {
        if (!replay.play(move))
            break;
        if (const NamedOpening* opening = positions.at(replay.key()))
            last = opening;
    }
    return last;
}

const NamedOpening* findOpening(std::string_view game, std::string_view key)
{
    const auto all = namedOpenings();
    const auto found = std::ranges::find_if(
        all, [&](const NamedOpening& opening) { return opening.game == game && opening.key == key; });
    return found != all.end() ? &*found : nullptr;
}

std::vector<std::string_view> branchesOf(std::string_view game, std::string_view key)
{
    const NamedOpening* stem = findOpening(game, key);
    if (stem == nullptr)
        return {};
    std::vector<std::string_view> keys{stem->key};
    const int size = game == reversiKey ? reversiSize : renjuSize;
    const auto position = keyAfter(game, size, stem->moves);
    for (const NamedOpening& opening : namedOpenings()) {
        if (opening.game != game || &opening == stem || opening.moves.size() <= stem->moves.size())
            continue;
        const auto before = keyAfter(game, size, std::span{opening.moves}.first(stem->moves.size()));
        if (before && position && before->value() == position->value())
            keys.push_back(opening.key);
    }
    return keys;
}

} // namespace qipan::openings
