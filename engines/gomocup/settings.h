// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/rule.h"
#include "engines/gomocup/time_control.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::gomocup {

/// The settings from INFO lines. They hold until changed, across games.
class Settings {
public:
    /// Reads the text after INFO: a key and its value. Unknown keys and invalid values are ignored; a valid setting
    /// that is not supported is reported by problem().
    void process(std::string_view keyAndValue);

    /// Why no game can be played with these settings; nothing if one can.
    [[nodiscard]] std::optional<std::string> problem() const;

    /// Precondition: there is no problem.
    [[nodiscard]] gomoku::Rule rule() const;
    /// True if each completed depth is reported.
    [[nodiscard]] bool showsDetail() const { return m_showsDetail; }
    /// The limits for one move; one second if neither time, nodes nor depth is limited.
    [[nodiscard]] Limits limits() const;

    [[nodiscard]] TimeControl& time() { return m_time; }

private:
    [[nodiscard]] bool setTime(std::string_view key, std::int64_t value);
    [[nodiscard]] std::optional<std::size_t> tableMemory() const;

    TimeControl m_time;
    std::int64_t m_rule = 0;       // the value as given
    std::int64_t m_memory = 0;     // bytes of the whole process; 0: no limit
    std::int64_t m_tableBytes = 0; // 0: no limit
    std::optional<std::uint64_t> m_nodes;
    std::optional<int> m_depth;
    int m_threads = 1;
    bool m_showsDetail = false;
};

} // namespace qipan::gomocup
