// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled headers need a target with a source file.
#include "cmake/precompiled_qt.h"
