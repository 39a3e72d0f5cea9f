// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/value_fit.h"

#include "core/gomoku/moves.h"
#include "core/gomoku/position.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <utility>

namespace qipan::training {

namespace {

using gomoku::Position;

double chance(double odds)
{
    return 1 / (1 + std::exp(-odds));
}

double crossEntropy(double label, double odds)
{
    // log(1 + exp(-odds)) without overflow
    const double certain = std::log1p(std::exp(-std::abs(odds)));
    return (odds > 0 ? (1 - label) * odds : -label * odds) + certain;
}

/// The scale of `scoreOf` with the least loss against `labelOf`, by golden-section search on its logarithm.
template <typename Score, typename Label>
double bestScale(const std::vector<ValueSample>& samples, Score scoreOf, Label labelOf)
{
    constexpr double part = 0.6180339887498949; // the golden ratio minus one
    const auto loss = [&](double logarithm) {
        double sum = 0;
        for (const ValueSample& sample : samples) {
            if (const std::optional<double> label = labelOf(sample))
                sum += crossEntropy(*label, scoreOf(sample) / std::exp(logarithm));
        }
        return sum;
    };
    double low = std::log(10.0);
    double high = std::log(10'000.0);
    for (int step = 0; step < 25; ++step) {
        const double left = high - part * (high - low);
        const double right = low + part * (high - low);
        if (loss(left) < loss(right))
            high = right;
        else
            low = left;
    }
    return std::exp((low + high) / 2);
}

double scaleOfScores(const std::vector<ValueSample>& samples)
{
    return bestScale(
        samples, [](const ValueSample& sample) { return static_cast<double>(sample.score); },
        [](const ValueSample& sample) { return gomoku::isDecided(sample.score) ? std::nullopt : sample.result; });
}

bool isJudgedByShapes(Position& position, Side mover, gomoku::VcfSolver& solver)
{
    constexpr std::uint64_t fourNodes = 30;
    if (position.canMakeFive(Side::Black) || position.canMakeFive(Side::White)
        || gomoku::canMakeOpenFour(position, mover))
        return false;
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, fourNodes, stop};
    return !solver.solve(position, mover, {gomoku::VcfSolver::maxMoves, fourNodes}, budget).isProven();
}

std::optional<double> resultFor(const GameRecord& record, Side side)
{
    return !record.winner ? 0.5 : *record.winner == side ? 1.0 : 0.0;
}

} // namespace

ValueFit::ValueFit(const ValueSamples& samples, double resultShare)
    : m_samples{samples}
    , m_resultShare{resultShare}
    , m_scale{scaleOfScores(samples.all())}
{
}

void ValueFit::run(const FitSettings& settings)
{
    forEachBatch(m_samples.all(), settings,
                 [&](const std::vector<std::size_t>& batch, double rate) { learn(batch, rate, settings.decay); });
}

void ValueFit::learn(const std::vector<std::size_t>& batch, double rate, double decay)
{
    std::array<std::vector<double>, 4> slopes;
    std::ranges::fill(slopes, std::vector<double>(codeCount));
    std::array<double, 2> tempoSlopes{};
    for (const std::size_t index : batch) {
        const ValueSample& sample = m_samples.all()[index];
        const double error = (chance(evaluate(sample)) - labelOf(sample)) / static_cast<double>(batch.size());
        tempoSlopes[sample.mover] += error;
        const ValueTerm* terms = m_samples.termsOf(sample);
        for (std::uint32_t i = 0; i < sample.terms; ++i)
            slopes[terms[i].feature / codeCount][terms[i].feature % codeCount] += error * terms[i].count;
    }
    for (std::size_t table = 0; table < m_tables.size(); ++table)
        m_tables[table].learn(slopes[table], rate, decay);
    for (std::size_t side = 0; side < m_tempo.size(); ++side)
        m_tempo[side] -= rate * 10 * tempoSlopes[side];
}

double ValueFit::labelOf(const ValueSample& sample) const
{
    if (gomoku::isDecided(sample.score))
        return sample.score > 0 ? 1 : 0;
    const double seen = chance(sample.score / m_scale);
    return sample.result ? m_resultShare * *sample.result + (1 - m_resultShare) * seen : seen;
}

double ValueFit::evaluate(const ValueSample& sample) const
{
    double odds = m_tempo[sample.mover];
    const ValueTerm* terms = m_samples.termsOf(sample);
    for (std::uint32_t i = 0; i < sample.terms; ++i)
        odds += terms[i].count * m_tables[terms[i].feature / codeCount].values()[terms[i].feature % codeCount];
    return odds;
}

namespace {

/// The mean over the held-back samples; 0 if there are none.
template <typename Loss>
double meanHeldOut(const std::vector<ValueSample>& samples, Loss lossOf)
{
    double sum = 0;
    int count = 0;
    for (const ValueSample& sample : samples) {
        if (!sample.isHeldOut)
            continue;
        sum += lossOf(sample);
        ++count;
    }
    return count > 0 ? sum / count : 0;
}

} // namespace

double ValueFit::loss() const
{
    return meanHeldOut(m_samples.all(),
                       [this](const ValueSample& sample) { return crossEntropy(labelOf(sample), evaluate(sample)); });
}

double ValueFit::lossBefore() const
{
    const auto before = [](const ValueSample& sample) { return static_cast<double>(sample.before); };
    const double scale = bestScale(m_samples.all(), before,
                                   [this](const ValueSample& sample) { return std::optional{labelOf(sample)}; });
    return meanHeldOut(m_samples.all(), [&](const ValueSample& sample) {
        return crossEntropy(labelOf(sample), before(sample) / scale);
    });
}

double ValueFit::minLoss() const
{
    return meanHeldOut(m_samples.all(), [this](const ValueSample& sample) {
        const double label = labelOf(sample);
        const double most = std::clamp(label, 1e-12, 1 - 1e-12);
        return -label * std::log(most) - (1 - label) * std::log1p(-most);
    });
}

void ValueFit::put(gomoku::Weights& weights, bool isLimited) const
{
    for (std::size_t side = 0; side < 2; ++side) {
        const std::size_t own = isLimited ? side : 0;
        weights.tempo[side] = rounded(m_tempo[own] * m_scale);
        for (std::size_t code = 0; code < codeCount; ++code) {
            weights.values[side][code] = {rounded(m_tables[2 * own].values()[code] * m_scale),
                                          rounded(m_tables[2 * own + 1].values()[code] * m_scale)};
        }
    }
}

ValueSamples::ValueSamples(bool isLimited, gomoku::WeightsOf weights)
    : m_isLimited{isLimited}
    , m_weights{std::move(weights)}
{
}

void ValueSamples::add(const GameRecord& record)
{
    if ((record.rule == gomoku::Rule::Renju) != m_isLimited)
        return;
    std::size_t lastUnsearched = 0;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        if (!record.moves[i].score)
            lastUnsearched = i;
    }
    m_solver.clear();
    Position position{record.size, record.rule, m_weights(record.rule)};
    Side mover = Side::Black;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const RecordedMove& move = record.moves[i];
        if (move.score && isJudgedByShapes(position, mover, m_solver)) {
            ValueSample sample{.isHeldOut = record.number % gamesPerHeldOut == 0,
                               .score = *move.score,
                               .before = gomoku::evaluate(position, mover)};
            if (i > lastUnsearched)
                sample.result = resultFor(record, mover);
            addPosition(position, mover, sample);
        }
        position.place(gomoku::pointOf(move.cell), mover);
        mover = opposite(mover);
    }
}

void ValueSamples::addPosition(const Position& position, Side mover, ValueSample sample)
{
    std::map<std::uint16_t, int> counts;
    for (const gomoku::Point point : position.emptyPoints()) {
        for (const Side side : {Side::Black, Side::White}) {
            const int colour = m_isLimited && side == Side::White ? 2 : 0;
            const int table = colour + (side == mover ? 0 : 1);
            const int feature = table * gomoku::pointCodeCount + position.codeAt(point, side);
            counts[static_cast<std::uint16_t>(feature)] += side == mover ? 1 : -1;
        }
    }
    sample.firstTerm = static_cast<std::uint32_t>(m_terms.size());
    sample.terms = static_cast<std::uint32_t>(counts.size());
    sample.mover = m_isLimited && mover == Side::White ? 1 : 0;
    for (const auto& [feature, count] : counts)
        m_terms.push_back({feature, static_cast<std::int16_t>(count)});
    m_samples.push_back(sample);
}

} // namespace qipan::training
