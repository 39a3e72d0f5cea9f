// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One header for both versions of Catch2. SKIP and STATIC_CHECK exist in version 3 only: do not use them.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
