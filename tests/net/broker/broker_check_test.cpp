// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/broker_check.h"

#include "tests/net/broker/broker_process.h"
#include "tests/net/raw_peer.h"
#include "tests/support/catch.h"

#include <memory>
#include <optional>
#include <vector>

using namespace qipan::net;
using namespace qipan::net::test;
using Step = BrokerCheck::Step;

namespace {

/// Runs a check and records what it says.
struct Check {
    explicit Check(const BrokerAccess& access)
        : check{std::make_unique<BrokerCheck>(access)}
    {
        QObject::connect(check.get(), &BrokerCheck::passed, check.get(), [this](Step step) {
            REQUIRE_FALSE(sentenceOf(step).isEmpty());
            passed.push_back(step);
        });
        QObject::connect(check.get(), &BrokerCheck::failed, check.get(), [this](Step step, BrokerError why) {
            failed = step;
            error = why;
        });
        QObject::connect(check.get(), &BrokerCheck::succeeded, check.get(),
                         [this](std::chrono::milliseconds time) { roundTrip = time; });
        check->start();
    }
    [[nodiscard]] bool ends()
    {
        return waitUntil([this] { return failed || roundTrip; }, 120'000); // servers of names may not answer
    }

    std::unique_ptr<BrokerCheck> check;
    std::vector<Step> passed;
    std::optional<Step> failed;
    std::optional<BrokerError> error;
    std::optional<std::chrono::milliseconds> roundTrip;
};

} // namespace

TEST_CASE("the check of a broker tells each step that works", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    std::vector steps{Step::FindName,  Step::Reach,   Step::Encrypt,  Step::LogIn,
                      Step::Subscribe, Step::Publish, Step::RoundTrip};
    SECTION("with TLS")
    {
        Check check{broker.encrypted()};
        REQUIRE(check.ends());
        REQUIRE(check.passed == steps);
        REQUIRE(check.roundTrip);
    }
    SECTION("without")
    {
        Check check{broker.plain()};
        REQUIRE(check.ends());
        std::erase(steps, Step::Encrypt);
        REQUIRE(check.passed == steps);
    }
}

TEST_CASE("the check of a broker tells the step that fails", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    BrokerAccess access = broker.encrypted();
    Step step{};
    BrokerError error{};
    SECTION("name")
    {
        access.address.host = QStringLiteral("broker.invalid");
        step = Step::FindName;
        error = BrokerError::NameNotFound;
    }
    SECTION("reach")
    {
        broker.stop();
        step = Step::Reach;
        error = BrokerError::Unreachable;
    }
    SECTION("certificate")
    {
        access.certificates.clear();
        step = Step::Encrypt;
        error = BrokerError::Certificate;
    }
    SECTION("login")
    {
        access.password = QStringLiteral("guess");
        step = Step::LogIn;
        error = BrokerError::LoginRefused;
    }
    SECTION("publish")
    {
        broker.forbidWriting();
        step = Step::Publish;
        error = BrokerError::NotAuthorized;
    }
    Check check{access};
    REQUIRE(check.ends());
    REQUIRE(check.error);
    INFO(sentenceOf(*check.error, access.address).toStdString());
    REQUIRE(check.failed == step);
    REQUIRE(check.error == error);
}

TEST_CASE("the check of a broker can be cancelled at any step", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    for (std::size_t steps = 0; steps < 7; ++steps) {
        Check check{broker.encrypted()};
        REQUIRE(waitUntil([&] { return check.passed.size() >= steps; }));
        check.check.reset();
        REQUIRE_FALSE(check.failed);
    }
}
