// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdio>

/// What systems do differently and Qt leaves to the program. (Processes: app/external/child_guard.h.)
namespace qipan::app {

/// Returns the arguments after the program's name. Windows gives `main` only the characters of its code page.
[[nodiscard]] QStringList commandLineArguments(int argc, const char* const* argv);

/// Prints a text in UTF-8 with unchanged line ends, and flushes. `stream` is stdout or stderr. A Windows program with
/// windows has no console: it prints to the pipe or file it was given, else in the console it was started from, if any.
void print(std::FILE* stream, const QString& text);

/// Lets Qt before 6.5 follow a dark desktop on Windows. Call it before QApplication is created.
void followDarkDesktop();

} // namespace qipan::app
