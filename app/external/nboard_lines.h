#pragma once

#include "app/external/nboard_answer.h"

#include <vector>

namespace qipan::app {

/// The best moves as an NBoard engine has told them so far, put in order: it tells them one by one, depth by depth, and
/// some that turn out not to be among the best.
class NboardLines {
public:
    /// `most` is how many are wanted, at least 1.
    explicit NboardLines(int most)
        : m_most{most}
    {
    }

    void add(const NboardLine& line);
    [[nodiscard]] bool isEmpty() const { return m_now.empty(); }
    /// At most so many, by rank. Those of a depth appear together, when it has as many as the depth before it: until
    /// then what was said of that stands. Where one only is wanted, it is the last that was told.
    [[nodiscard]] std::vector<Thinking> best() const;

private:
    [[nodiscard]] std::vector<NboardLine> merged() const;

    const int m_most;
    std::vector<NboardLine> m_now;    ///< of one depth, the best first
    std::vector<NboardLine> m_before; ///< the best before it came to that depth
};

} // namespace qipan::app
