#include "core/link/deal.h"

#include "core/board/mix.h"
#include "core/link/draft.h"
#include "core/link/peel.h"
#include "core/link/random_plays.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace qipan::link {

namespace {

constexpr int playsOfDeal = 100;
constexpr int tenPlays = 10; // between two checks of `stop`; takes some milliseconds on the largest board

/// The possible error in points of a win rate measured by this many plays.
struct Doubt {
    int plays;
    int points;
};
constexpr std::array<Doubt, 12> doubts{{{2, 62},
                                        {4, 44},
                                        {7, 33},
                                        {10, 28},
                                        {20, 20},
                                        {30, 16},
                                        {40, 14},
                                        {50, 12},
                                        {60, 11},
                                        {70, 10},
                                        {80, 9},
                                        {90, 8}}};

int doubtOf(int plays)
{
    int points = 100;
    for (const Doubt& doubt : doubts) {
        if (doubt.plays <= plays)
            points = doubt.points;
    }
    return points;
}

struct Aim {
    int target;    // win rate in percent
    int tolerance; // accepted distance: stays within the difficulty, and within ten points when measured again
    int firstStep; // the first step for layDraft
};
constexpr std::array<Aim, bands> aims{{{97, 5, 6}, {75, 10, 8}, {45, 10, 11}, {15, 11, 13}}};
/// By how many steps boards of a mode that are wider than high must be harder to reach the same win rate.
constexpr std::array<int, fallingModes> leniencies{1, 0, 0, -4, -4, 1, 4, -4, 1, 3, -5, 1, 1};

/// A board and the random plays on it so far.
struct Candidate {
    Draft draft;
    RandomPlays plays;

    [[nodiscard]] bool isSolved() const { return !draft.solution.empty() || plays.wins() > 0; }
};

/// Searches for a deal of a setup: creates candidates, plays each a few times, and continues with easier or harder
/// ones.
class DealSearch {
public:
    DealSearch(const DealSetup& setup, const std::atomic<bool>& stop)
        : m_setup{setup}
        , m_shape{*makeShape(setup.outline, setup.size)}
        , m_aim{aims[static_cast<std::size_t>(setup.band)]}
        , m_stop{stop}
        , m_random{mix(setup.seed, 0)}
        , m_step{m_aim.firstStep + leniencies[static_cast<std::size_t>(setup.mode)]}
    {
        if (m_step > hardestSolvedStep && isLargeFor(setup, m_shape))
            m_step = std::min(m_step + 4, draftSteps - 1);
    }

    std::optional<Deal> run()
    {
        while (!isStopped() && !isGoodEnough() && (!m_best || (m_spent < budget && m_inVain < patience)))
            tryOne();
        while (!isStopped() && m_best->plays.plays() < playsOfDeal)
            m_best->plays.playUpTo(m_best->plays.plays() + tenPlays);
        if (isStopped())
            return std::nullopt;
        Draft& draft = m_best->draft;
        auto solution = draft.solution.empty() ? m_best->plays.winningLine() : std::move(draft.solution);
        return Deal{std::move(draft.board), std::move(solution), m_best->plays.winRate()};
    }

private:
    /// Roughly in nanoseconds. Counted, not timed, so that every computer finds the same deal.
    static constexpr long long budget = 60'000'000;
    /// The number of candidates without improvement after which the search ends: small boards offer little choice.
    static constexpr int patience = 3'000;
    static constexpr int lateTolerance = 7;
    [[nodiscard]] long long costOfMove() const { return 450 + m_shape.cells(); }
    [[nodiscard]] long long costOfPlay() const { return m_shape.cells() / 2 * costOfMove(); }

    [[nodiscard]] bool isStopped() const { return m_stop.load(std::memory_order_relaxed); }
    [[nodiscard]] int distanceOf(const Candidate& candidate) const
    {
        return std::abs(candidate.plays.winRate() - m_aim.target);
    }
    /// Returns the possible distance of a candidate, which is larger after few plays.
    [[nodiscard]] int riskOf(const Candidate& candidate) const
    {
        return distanceOf(candidate) + doubtOf(candidate.plays.plays()) / 2;
    }
    /// Late in the search a larger distance is accepted.
    [[nodiscard]] int tolerance() const { return m_aim.tolerance + (m_spent > budget / 2 ? lateTolerance : 0); }
    [[nodiscard]] bool isGoodEnough() const
    {
        return m_best && m_best->plays.plays() == playsOfDeal && distanceOf(*m_best) <= tolerance();
    }

    void tryOne()
    {
        m_spent += costOfPlay() * (m_setup.border ? 2 : 4); // about the cost of creating a candidate
        auto draft = nextDraft();
        if (!draft)
            return;
        const Position start{draft->board, m_shape, m_setup.mode, m_setup.border};
        Candidate candidate{std::move(*draft), RandomPlays{start, m_random.next()}};
        play(candidate);
        m_spent += candidate.plays.moves() * costOfMove();
        turnTo(candidate.plays.winRate());
        ++m_inVain;
        const bool solved = candidate.isSolved();
        if (solved && (!m_best || riskOf(candidate) < riskOf(*m_best))) {
            m_best = std::move(candidate);
            m_inVain = 0;
        }
        if (!solved) // random play never won: too hard, and perhaps unsolvable
            m_step = std::min(m_step, m_spent < budget ? std::max(m_step - 1, hardestSolvedStep) : hardestSolvedStep);
    }

    std::optional<Draft> nextDraft()
    {
        // If boards of this size and mode are rarely hard enough, modify the best candidate instead.
        const bool tooEasy = m_best && m_best->plays.winRate() > m_aim.target;
        if (tooEasy && m_step >= draftSteps - 3 && m_random.below(4) != 0) {
            Draft draft{.board = m_best->draft.board};
            scramble(draft, 2 + static_cast<int>(m_random.below(3)), m_random);
            return draft;
        }
        return layDraft(m_setup, m_shape, m_step, m_random);
    }

    /// Plays a few times, and more often as long as the candidate may be good enough.
    void play(Candidate& candidate) const
    {
        const bool cheap = costOfPlay() * playsOfDeal < budget / 20;
        for (const Doubt& doubt : doubts) {
            candidate.plays.playUpTo(doubt.plays);
            const int distance = distanceOf(candidate);
            const bool better = cheap && doubt.plays >= tenPlays && m_best && distance < distanceOf(*m_best);
            const bool hopeless = candidate.plays.plays() >= 4 * tenPlays && !candidate.isSolved();
            if (isStopped() || hopeless || (distance - doubt.points > tolerance() && !better))
                return;
        }
        candidate.plays.playUpTo(playsOfDeal);
    }

    /// Continues with easier or harder candidates.
    void turnTo(int winRate)
    {
        const int off = winRate - m_aim.target;
        const int by = std::abs(off) <= m_aim.tolerance ? 0 : 1 + std::abs(off) / 45;
        m_step = std::clamp(m_step + (off > 0 ? by : -by), 0, draftSteps - 1);
    }

    const DealSetup& m_setup;
    Shape m_shape;
    Aim m_aim;
    const std::atomic<bool>& m_stop;
    Random m_random;
    int m_step;
    long long m_spent = 0;
    int m_inVain = 0;
    std::optional<Candidate> m_best;
};

} // namespace

Band bandOf(int winRate)
{
    return winRate >= 90 ? Band::Easy : winRate >= 60 ? Band::Normal : winRate >= 30 ? Band::Hard : Band::Expert;
}

bool canDeal(const DealSetup& setup)
{
    const BoardSize size = setup.size;
    return size.columns >= 1 && size.columns <= largestBoard.columns && size.rows >= 1 && size.rows <= largestBoard.rows
        && makeShape(setup.outline, size) && setup.pictures >= fewestPictures && setup.pictures <= mostPictures;
}

std::optional<Deal> makeDeal(const DealSetup& setup, const std::atomic<bool>& stop)
{
    assert(canDeal(setup));
    return DealSearch{setup, stop}.run();
}

DealSetup dailyDeal(int year, unsigned month, unsigned day)
{
    using namespace std::chrono;
    const sys_days date = std::chrono::year{year} / std::chrono::month{month} / std::chrono::day{day};
    const auto count = static_cast<std::uint64_t>(date.time_since_epoch().count());
    constexpr std::array<Band, 7> week{Band::Easy, Band::Easy, Band::Normal, Band::Normal,
                                       Band::Hard, Band::Hard, Band::Expert}; // from Monday
    return {.mode = static_cast<FallingMode>(count % fallingModes),
            .band = week[weekday{date}.iso_encoding() - 1],
            .seed = static_cast<std::uint32_t>(mix(0x6461'696c'79, count))};
}

} // namespace qipan::link
