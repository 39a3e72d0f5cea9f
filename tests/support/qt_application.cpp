// SPDX-License-Identifier: GPL-3.0-or-later
// An application without a display, for the lifetime of a test program.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_test_case_info.hpp>
#include <catch2/reporters/catch_reporter_event_listener.hpp>
#include <catch2/reporters/catch_reporter_registrars.hpp>
using Listener = Catch::EventListenerBase;
#else
#define CATCH_CONFIG_EXTERNAL_INTERFACES
#include <catch2/catch.hpp>
using Listener = Catch::TestEventListenerBase;
#endif

#include <QApplication>

#include <optional>

namespace {

class TestApplication final : public Listener {
public:
    using Listener::Listener;

    void testRunStarting(const Catch::TestRunInfo&) override
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application.emplace(m_count, m_arguments);
        m_application->setProperty("qipanAnswerDelay", 0); // ui/widgets/answer_guard.h: answer at once
    }

    void testRunEnded(const Catch::TestRunStats&) override { m_application.reset(); }

private:
    int m_count = 1;
    char m_name[6] = "tests";
    char* m_arguments[2] = {m_name, nullptr};
    std::optional<QApplication> m_application;
};

} // namespace

CATCH_REGISTER_LISTENER(TestApplication)
