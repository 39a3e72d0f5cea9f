// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/priority_fit.h"

#include "core/gomoku/moves.h"

#include <algorithm>
#include <cmath>

namespace qipan::training {

using gomoku::Point;
using gomoku::Position;

namespace {

/// The percentage of held-back samples where fewer than `first` choices are better than the chosen one.
template <typename Priority>
double hitsBy(const PrioritySamples& samples, std::size_t first, Priority priorityOf)
{
    int count = 0;
    int hits = 0;
    for (const PrioritySample& sample : samples.all()) {
        if (!sample.isHeldOut)
            continue;
        const PriorityChoice* choices = samples.choicesOf(sample);
        const auto own = priorityOf(sample, choices[0]);
        std::size_t better = 0;
        for (std::uint32_t i = 1; i < sample.choices; ++i)
            better += priorityOf(sample, choices[i]) > own ? 1 : 0;
        ++count;
        hits += better < first ? 1 : 0;
    }
    return count > 0 ? 100.0 * hits / count : 0;
}

} // namespace

void PriorityFit::run(const FitSettings& settings)
{
    forEachBatch(m_samples.all(), settings,
                 [&](const std::vector<std::size_t>& batch, double rate) { learn(batch, rate, settings.decay); });
}

void PriorityFit::learn(const std::vector<std::size_t>& batch, double rate, double decay)
{
    std::array<std::vector<double>, 2> attacks;
    std::array<std::vector<double>, 2> defences;
    std::ranges::fill(attacks, std::vector<double>(codeCount));
    std::ranges::fill(defences, std::vector<double>(codeCount));
    std::vector<double> chances;
    for (const std::size_t index : batch) {
        const PrioritySample& sample = m_samples.all()[index];
        const PriorityChoice* choices = m_samples.choicesOf(sample);
        chances.resize(sample.choices);
        double most = priorityOf(sample, choices[0]);
        for (std::uint32_t i = 0; i < sample.choices; ++i) {
            chances[i] = priorityOf(sample, choices[i]);
            most = std::max(most, chances[i]);
        }
        double sum = 0;
        for (double& each : chances) {
            each = std::exp(each - most);
            sum += each;
        }
        for (std::uint32_t i = 0; i < sample.choices; ++i) {
            const double error = (chances[i] / sum - (i == 0 ? 1 : 0)) / static_cast<double>(batch.size());
            attacks[sample.mover][choices[i].attack] += error;
            defences[sample.mover][choices[i].defence] += error;
        }
    }
    for (std::size_t side = 0; side < m_tables.size(); ++side) {
        m_tables[side].attacks.learn(attacks[side], rate, decay);
        m_tables[side].defences.learn(defences[side], rate, decay);
    }
}

double PriorityFit::priorityOf(const PrioritySample& sample, const PriorityChoice& choice) const
{
    const Tables& tables = m_tables[sample.mover];
    return tables.attacks.values()[choice.attack] + tables.defences.values()[choice.defence];
}

double PriorityFit::hits(std::size_t first) const
{
    return hitsBy(m_samples, first, [this](const PrioritySample& sample, const PriorityChoice& choice) {
        return priorityOf(sample, choice);
    });
}

double PriorityFit::hits(const gomoku::Weights& weights, std::size_t first) const
{
    return hitsBy(m_samples, first, [&](const PrioritySample& sample, const PriorityChoice& choice) {
        const std::size_t mover = sample.mover;
        return weights.attacks[mover][choice.attack] + weights.defences[1 - mover][choice.defence];
    });
}

void PriorityFit::put(gomoku::Weights& weights, bool isLimited, double unit) const
{
    for (std::size_t side = 0; side < 2; ++side) {
        const Tables& tables = m_tables[isLimited ? side : 0];
        for (std::size_t code = 0; code < codeCount; ++code) {
            weights.attacks[side][code] = rounded(tables.attacks.values()[code] * unit);
            weights.defences[1 - side][code] = rounded(tables.defences.values()[code] * unit); // of the waiting side
        }
    }
}

void PrioritySamples::add(const GameRecord& record)
{
    if ((record.rule == gomoku::Rule::Renju) != m_isLimited)
        return;
    Position position{record.size, record.rule, gomoku::handcraftedWeights(record.rule)};
    Side mover = Side::Black;
    for (const RecordedMove& move : record.moves) {
        const Point point = gomoku::pointOf(move.cell);
        if (move.score && !gomoku::isDecided(*move.score))
            addPosition(position, mover, point, record.number % gamesPerHeldOut == 0);
        position.place(point, mover);
        mover = opposite(mover);
    }
}

void PrioritySamples::addPosition(const Position& position, Side mover, Point chosen, bool isHeldOut)
{
    const gomoku::PointSet points = gomoku::pointsToConsider(position, mover);
    if (!points.contains(chosen) || points.size() < 2)
        return;
    const auto choice = [&](Point point) {
        return PriorityChoice{position.codeAt(point, mover), position.codeAt(point, opposite(mover))};
    };
    PrioritySample sample{.firstChoice = static_cast<std::uint32_t>(m_choices.size()),
                          .mover = static_cast<std::uint8_t>(m_isLimited && mover == Side::White ? 1 : 0),
                          .isHeldOut = isHeldOut};
    m_choices.push_back(choice(chosen));
    for (const Point point : points) {
        if (point != chosen && gomoku::isAllowed(position, point, mover))
            m_choices.push_back(choice(point));
    }
    sample.choices = static_cast<std::uint32_t>(m_choices.size()) - sample.firstChoice;
    m_samples.push_back(sample);
}

} // namespace qipan::training
