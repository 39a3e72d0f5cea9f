// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/puzzle_finder.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace qipan::training {

namespace {

using namespace gomoku;
using puzzle::Kind;

const std::atomic<bool> never{false};
constexpr std::uint64_t winNodes = 3'000; // for a win by threats
constexpr int maxFours = 7;               // a win of 15 plies
constexpr std::size_t fewLetters = 3;     // in addition to the forbidden point
constexpr std::size_t maxLetters = 4;

/// How much a point looks forbidden: counts stones nearby that suggest threes and fours.
int looksForbidden(const Position& position, Point point)
{
    int threes = 0;
    int fours = 0;
    for (std::size_t line = 0; line < lineSteps.size(); ++line) {
        const LineShape shape = position.shapeAt(point, Side::Black, line);
        threes +=
            shape == LineShape::OpenThree || shape == LineShape::WideThree || shape == LineShape::SleepingThree ? 1 : 0;
        fours += shape >= LineShape::Four || shape == LineShape::Overline ? 1 : 0;
    }
    return 2 * threes + 3 * fours;
}

std::nullopt_t reject(Rejections& rejections, const std::string& reason)
{
    ++rejections[reason];
    return std::nullopt;
}

} // namespace

std::vector<PuzzleIdea> PuzzleFinder::ideasOf(PuzzleScene& scene, Rejections& rejections)
{
    std::vector<PuzzleIdea> ideas;
    const auto add = [&](std::optional<PuzzleIdea> idea) {
        if (idea)
            ideas.push_back(*std::move(idea));
    };
    const Position& position = scene.position;
    m_prover.forget();
    if (position.canMakeFive(scene.mover)) {
        add(PuzzleIdea{.kind = Kind::Five});
    } else if (position.canMakeFive(scene.other())) {
        add(block(scene, rejections));
    } else {
        if (isLimited(position.rule(), scene.mover))
            add(forbidden(scene, rejections));
        const Verdict verdict = m_prover.byFours(scene.position, scene.mover, never).verdict;
        if (verdict == Verdict::Proven)
            add(fours(scene, rejections));
        if (verdict != Verdict::Refuted)
            return ideas;
        add(defence(scene, rejections));
    }
    return ideas;
}

std::optional<PuzzleIdea> PuzzleFinder::block(PuzzleScene& scene, Rejections& rejections)
{
    Position& position = scene.position;
    if (position.count(scene.other(), PointThreat::Five) > 1)
        return reject(rejections, "block: two fives");
    const Point point = position.points(scene.other(), PointThreat::Five).first();
    if (!isAllowed(position, point, scene.mover))
        return reject(rejections, "block: forbidden");
    const ScopedMove scopedMove{position, point, scene.mover};
    if (m_prover.byFours(position, scene.other(), never).verdict != Verdict::Refuted)
        return reject(rejections, "block: the other side wins all the same");
    return PuzzleIdea{.kind = Kind::Block};
}

/// One forbidden point, and allowed ones that look similar.
std::optional<PuzzleIdea> PuzzleFinder::forbidden(const PuzzleScene& scene, Rejections& rejections) const
{
    const Position& position = scene.position;
    const std::vector<ForbiddenCell> cells = forbiddenCells(position.board());
    if (cells.size() != 1) {
        if (cells.size() > 1)
            ++rejections["forbidden: more than one point"];
        return std::nullopt;
    }
    PuzzleIdea idea{.kind = Kind::Forbidden};
    const Point right = pointOf(cells.front().cell);
    std::vector<std::pair<int, Point>> others;
    for (const Point point : position.emptyPoints()) {
        if (const int looks = looksForbidden(position, point); point != right && looks >= 3)
            others.emplace_back(-looks, point);
    }
    if (others.size() < fewLetters)
        return reject(rejections, "forbidden: nothing else looks like it");
    std::ranges::sort(others);
    idea.labelled.push_back(right);
    for (const auto& [looks, point] : others) {
        if (idea.labelled.size() <= maxLetters)
            idea.labelled.push_back(point);
        idea.effort += looks <= -4 ? 1 : 0;
    }
    std::ranges::sort(idea.labelled);
    return idea;
}

/// Precondition: the mover wins by fours.
std::optional<PuzzleIdea> PuzzleFinder::fours(PuzzleScene& scene, Rejections& rejections)
{
    const std::optional<int> fours = fewestFours(scene, scene.mover);
    if (!fours)
        return reject(rejections, "vcf: too long");
    PuzzleIdea idea{.kind = Kind::Vcf, .fours = *fours};
    if (isLimited(scene.position.rule(), scene.other()) && needsForbiddenBlock(scene))
        idea.kind = Kind::Trap;
    else if (*fours == 2 && scene.position.count(scene.mover, PointThreat::FourThree) > 0)
        idea.kind = Kind::FourThree;
    return idea;
}

/// Whether white wins only because black may not block on forbidden points.
bool PuzzleFinder::needsForbiddenBlock(PuzzleScene& scene)
{
    return m_prover.byFoursDespiteAnyBlock(scene.position, scene.mover, never).verdict == Verdict::Refuted;
}

std::optional<PuzzleIdea> PuzzleFinder::defence(PuzzleScene& scene, Rejections& rejections)
{
    if (!m_prover.byFours(scene.position, scene.other(), never).isProven())
        return std::nullopt;
    const PointSet own = scene.position.pointsFrom(scene.mover, PointThreat::Four);
    if (std::ranges::any_of(own, [&](Point four) { return delays(scene, four); }))
        return reject(rejections, "defence: a four only puts it off");
    const std::optional<int> fours = fewestFours(scene, scene.other());
    if (!fours)
        return reject(rejections, "defence: too long");
    for (const Point point : scene.position.candidates()) {
        const ScopedMove scopedMove{scene.position, point, scene.mover};
        if (m_prover.byFours(scene.position, scene.other(), never).verdict == Verdict::Unknown)
            return reject(rejections, "defence: not decided in time");
    }
    return PuzzleIdea{.kind = Kind::Defence, .fours = *fours};
}

/// Whether a four of the mover only delays the other side's threat.
bool PuzzleFinder::delays(PuzzleScene& scene, Point four)
{
    Position& position = scene.position;
    if (!isAllowed(position, four, scene.mover))
        return false;
    const ScopedMove scopedMove{position, four, scene.mover};
    const PointSet fives = position.points(scene.mover, PointThreat::Five);
    if (fives.isEmpty() || !isAllowed(position, fives.first(), scene.other()))
        return false;
    const ScopedMove block{position, fives.first(), scene.other()};
    return m_prover.byFours(position, scene.other(), never).isProven();
}

std::optional<PuzzleIdea> PuzzleFinder::threatsOf(PuzzleScene& scene, Rejections& rejections)
{
    Position& position = scene.position;
    m_prover.forget();
    if (position.canMakeFive(scene.mover) || position.canMakeFive(scene.other())
        || m_prover.byFours(position, scene.mover, never).verdict != Verdict::Refuted)
        return std::nullopt;
    const std::uint64_t before = m_prover.nodes();
    const ForcedWin win = m_prover.byThreats(position, scene.mover, never, winNodes);
    if (win.verdict == Verdict::Unknown)
        ++rejections["vct: not decided in time"];
    if (!win.isProven())
        return std::nullopt;
    PuzzleIdea idea{.kind = Kind::Vct, .effort = m_prover.nodes() - before};
    int right = 0;
    for (const Point point : position.candidates()) {
        if (!isAllowed(position, point, scene.mover))
            continue;
        const ScopedMove scopedMove{position, point, scene.mover};
        const Verdict threat = m_prover.afterThreat(position, scene.mover, never).verdict;
        const Verdict quiet =
            threat == Verdict::Refuted ? m_prover.afterAnyThreat(position, scene.mover, never).verdict : threat;
        if (quiet == Verdict::Unknown || quiet != threat)
            return reject(rejections,
                          quiet == Verdict::Proven ? "vct: a quiet move wins too" : "vct: a first move is not decided");
        right += threat == Verdict::Proven ? 1 : 0;
        if (right > maxFirstMoves)
            return reject(rejections, "vct: many right moves");
    }
    return idea;
}

/// Nothing if there are more than maxFours. Precondition: the attacker wins by fours.
std::optional<int> PuzzleFinder::fewestFours(PuzzleScene& scene, Side attacker)
{
    for (int fours = 0; fours <= maxFours; ++fours) {
        if (m_prover.byFours(scene.position, attacker, never, fours).isProven())
            return fours;
    }
    return std::nullopt;
}

} // namespace qipan::training
