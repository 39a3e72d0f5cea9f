// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace qipan {

/// A value, or the reason why there is none. The member names are those of std::expected, which C++20 lacks. `T` and
/// `E` must be different types.
template <typename T, typename E>
class Result {
public:
    Result(T value)
        : m_content{std::in_place_index<0>, std::move(value)}
    {
    }
    Result(E error)
        : m_content{std::in_place_index<1>, std::move(error)}
    {
    }

    [[nodiscard]] bool has_value() const { return m_content.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T& value() const { return *std::get_if<0>(&m_content); }
    [[nodiscard]] T& value() { return *std::get_if<0>(&m_content); }
    [[nodiscard]] const E& error() const { return *std::get_if<1>(&m_content); }

    const T& operator*() const { return value(); }
    const T* operator->() const { return &value(); }

private:
    std::variant<T, E> m_content;
};

} // namespace qipan
