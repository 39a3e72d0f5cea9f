// SPDX-License-Identifier: GPL-3.0-or-later
// Starting programs.
#include "app/external/child_process.h"

#include "tests/app/external/fake_engine.h"
#include "tests/support/catch.h"

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using namespace std::chrono_literals;

TEST_CASE("a program is started or the system error is reported", "[external]")
{
    const std::atomic<bool> stop{false};
    ChildProcess good{fakeEngine(u"good"_s)};
    CHECK_FALSE(good.start(stop));
    CHECK(good.processId() > 0);
    ChildProcess none{{u"/nowhere"_s, {}}};
    CHECK(none.start(stop) == ChildError::NotStarted);
    CHECK_FALSE(none.systemError().isEmpty());
}

TEST_CASE("a cancelled start returns at once", "[external]")
{
    const std::atomic<bool> stop{true};
    ChildProcess child{fakeEngine(u"good"_s)};
    CHECK(child.start(stop) == ChildError::Stopped);
}
