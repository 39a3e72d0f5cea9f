// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/open_program.h"

#include <functional>
#include <span>

namespace qipan::tests {

/// A page or dialog in one of its states, and how to get there.
struct WindowPlace {
    const char* name;
    QString game; ///< opened first
    std::function<void(OpenProgram&)> open;
    bool hasOtherTexts = false; ///< which are not the program's, and not translated
};

/// Every place that one person can come to.
[[nodiscard]] std::span<const WindowPlace> windowPlaces();

/// The window, or the dialog in front of it.
[[nodiscard]] QWidget& frontOf(ui::MainWindow& window);

} // namespace qipan::tests
