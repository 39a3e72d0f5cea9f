#pragma once

#include <span>
#include <vector>

namespace qipan::training {

/// A number for each PointCode that is learned: the sum of a number for each of its four shapes, one for each of their
/// six pairs, and one of its own. So a code that is hardly ever seen gets what its shapes are worth elsewhere.
class FactoredTable {
public:
    FactoredTable();

    /// By PointCode.
    [[nodiscard]] const std::vector<double>& values() const { return m_values; }

    /// A step against `gradient`, which is the loss by each value (Adam; Kingma, Ba: A Method for Stochastic
    /// Optimization, 2014). `decay` draws the numbers of pairs to 0, ten times as much those of single codes.
    void learn(std::span<const double> gradient, double rate, double decay);

private:
    void sumUp();

    std::vector<double> m_parts; // of the shapes, then of the pairs, then of the codes
    std::vector<double> m_means;
    std::vector<double> m_squares;
    std::vector<double> m_values;
    std::vector<double> m_slopes; // of the parts; kept so that no step allocates
    double m_meanRest = 1;        // how much of the first zero is left in m_means and m_squares
    double m_squareRest = 1;
};

} // namespace qipan::training
