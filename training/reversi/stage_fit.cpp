// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/stage_fit.h"

#include <utility>

namespace qipan::reversi {

namespace {

double dot(const std::vector<float>& a, const std::vector<float>& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += static_cast<double>(a[i]) * b[i];
    return sum;
}

/// a += factor * b
void addTimes(std::vector<float>& a, double factor, const std::vector<float>& b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] += static_cast<float>(factor * b[i]);
}

std::vector<float> scaled(std::vector<float> values, const std::vector<float>& scales)
{
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] *= scales[i];
    return values;
}

} // namespace

StageFit::StageFit(std::vector<float> start)
    : m_weights{std::move(start)}
{
}

void StageFit::add(const WeightPlaces& places, float label, float share)
{
    m_rows.push_back({places, label, share});
}

double StageFit::sum(const WeightPlaces& places, const std::vector<float>& weights)
{
    double sum = 0;
    for (const std::uint32_t place : places)
        sum += weights[place];
    return sum;
}

/// The negative gradient: for each weight, the sum of the errors of its positions.
std::vector<float> StageFit::gradient() const
{
    std::vector<float> errors(m_weights.size());
    for (const Row& row : m_rows) {
        const auto error = static_cast<float>((row.label - sum(row.places, m_weights)) * row.share);
        for (const std::uint32_t place : row.places)
            errors[place] += error;
    }
    return errors;
}

std::vector<float> StageFit::scales(double ridge) const
{
    std::vector<float> counts(m_weights.size(), static_cast<float>(ridge));
    for (const Row& row : m_rows) {
        for (const std::uint32_t place : row.places)
            counts[place] += row.share;
    }
    for (float& count : counts)
        count = 1 / count;
    return counts;
}

/// The product of the normal equations' matrix and a direction.
std::vector<float> StageFit::product(const std::vector<float>& direction, double ridge) const
{
    std::vector<float> result(direction.size());
    for (const Row& row : m_rows) {
        const auto value = static_cast<float>(sum(row.places, direction) * row.share);
        for (const std::uint32_t place : row.places)
            result[place] += value;
    }
    addTimes(result, ridge, direction);
    return result;
}

void StageFit::run(const Settings& settings)
{
    const std::vector<float> scale = scales(settings.ridge);
    std::vector<float> rest = gradient();
    std::vector<float> step = scaled(rest, scale);
    std::vector<float> direction = step;
    double progress = dot(rest, step);
    for (int pass = 0; pass < settings.passes && progress > 0; ++pass) {
        const std::vector<float> changed = product(direction, settings.ridge);
        const double length = progress / dot(direction, changed);
        addTimes(m_weights, length, direction);
        addTimes(rest, -length, changed);
        step = scaled(rest, scale);
        const double now = dot(rest, step);
        for (std::size_t i = 0; i < direction.size(); ++i)
            direction[i] = step[i] + static_cast<float>(now / progress) * direction[i];
        progress = now;
    }
}

} // namespace qipan::reversi
