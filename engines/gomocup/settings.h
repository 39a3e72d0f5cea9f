#pragma once

#include "core/board/engine.h"
#include "core/gomoku/rule.h"
#include "engines/gomocup/time_control.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::gomocup {

/// What INFO lines told. They last until they are told anew, whatever games begin.
class Settings {
public:
    /// Reads what follows INFO: a key and its value. Unknown keys and values that make no sense are passed over; what
    /// makes sense and cannot be done is found in problem().
    void take(std::string_view keyAndValue);

    /// Why no game can be played with these settings, or nothing.
    [[nodiscard]] std::optional<std::string> problem() const;

    /// Precondition: there is no problem.
    [[nodiscard]] gomoku::Rule rule() const;
    /// True when each finished depth is to be told.
    [[nodiscard]] bool showsDetail() const { return m_showsDetail; }
    /// For one move. Without any limit of time, nodes or depth it is a second.
    [[nodiscard]] Limits limits() const;

    [[nodiscard]] TimeControl& time() { return m_time; }

private:
    [[nodiscard]] bool takeTime(std::string_view key, std::int64_t value);
    [[nodiscard]] std::optional<std::size_t> tableMemory() const;

    TimeControl m_time;
    std::int64_t m_rule = 0;       // the sum of the rules' bits as it was told
    std::int64_t m_memory = 0;     // bytes of the whole process; 0: no limit
    std::int64_t m_tableBytes = 0; // 0: no limit
    std::optional<std::uint64_t> m_nodes;
    std::optional<int> m_depth;
    int m_threads = 1;
    bool m_showsDetail = false;
};

} // namespace qipan::gomocup
