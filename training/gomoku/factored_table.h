// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace qipan::training {

/// A learned value for each PointCode: the sum of one part for each of its four shapes, one for each of their six
/// pairs, and one for the code itself. A rare code thus gets what its shapes are worth elsewhere.
class FactoredTable {
public:
    FactoredTable();

    /// Indexed by PointCode.
    [[nodiscard]] const std::vector<double>& values() const { return m_values; }

    /// Takes a step against `gradient`, the derivative of the loss by each value (Adam; Kingma, Ba: A Method for
    /// Stochastic Optimization, 2014). `decay` shrinks the parts of pairs, and ten times as strongly those of single
    /// codes.
    void learn(std::span<const double> gradient, double rate, double decay);

private:
    void sumUp();

    std::vector<double> m_parts; // of the shapes, the pairs, the codes, in this order
    std::vector<double> m_means;
    std::vector<double> m_squares;
    std::vector<double> m_values;
    std::vector<double> m_slopes; // gradient by part; a member, so that no step allocates
    double m_meanRest = 1;        // how much of the initial zero is left in m_means and m_squares
    double m_squareRest = 1;
};

} // namespace qipan::training
