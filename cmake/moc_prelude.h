// SPDX-License-Identifier: GPL-3.0-or-later
// Read by moc before each header. moc before 6.5.3 stops with `Parse error at "std"` in libstdc++ headers
// whose namespaces carry this macro; it takes an argument, so -D cannot define it.
#pragma once
#define _GLIBCXX_VISIBILITY(V)
