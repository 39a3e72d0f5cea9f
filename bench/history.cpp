// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the history page with many games: bench_history [GAMES], default 100,000. Fills a file, opens the program's
// page on it without a display, and measures what a user waits for.
#include "app/base/page_controller.h"
#include "app/history/history_controller.h"
#include "tests/app/history/listed_games.h"
#include "ui/history/history_model.h"
#include "ui/history/history_view.h"
#include "ui/pages/history_page.h"
#include "ui/shell/main_window.h"
#include "ui/shell/navigation.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>

namespace {

using namespace Qt::StringLiterals;
using namespace qipan;

constexpr double maxForFirstRows = 100; // ms

double ms(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Runs the event loop until a condition holds, and measures the longest time that it was blocked.
class Watch {
public:
    /// Returns the elapsed time.
    double until(const std::function<bool()>& isDone)
    {
        QElapsedTimer all;
        all.start();
        QElapsedTimer step;
        while (!isDone() && ms(all) < 60'000) {
            step.start();
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            // Idle time does not count; a timer ends it after a millisecond.
            m_longest = std::max(m_longest, ms(step) - 1);
        }
        return ms(all);
    }
    [[nodiscard]] double takeLongest() { return std::exchange(m_longest, 0.0); }
    void start() { m_tick.start(1); }

private:
    QTimer m_tick;
    double m_longest = 0;
};

class Bench {
public:
    Bench(ui::MainWindow& window, app::HistoryController& controller)
        : m_window{window}
        , m_controller{controller}
    {
        m_watch.start();
    }

    bool run()
    {
        std::printf("%-34s %10s %10s %10s\n", "ms", "first rows", "all ids", "longest hold-up");
        measure("opened", [this] { m_controller.show(); });
        auto& view = *page().findChild<ui::HistoryView*>();
        constexpr const char* names[]{"date", "game", "black", "white", "result", "rule", "opening", "event", "moves"};
        for (int column = 0; column < ui::historyColumns; ++column) {
            for (const bool isDescending : {false, true}) {
                const QString name = QLatin1String{"by "} + QLatin1String{names[column]}
                    + (isDescending ? QLatin1String{", descending"} : QLatin1String{});
                measure(name.toLatin1().constData(), [&] {
                    view.setOrder({static_cast<ui::HistoryColumn>(column), isDescending});
                });
            }
        }
        view.setOrder({});
        settle();
        const auto boxes = page().findChildren<QComboBox*>();
        constexpr const char* filters[]{"gomoku", "renju", "against the computer", "won", "this year"};
        constexpr std::pair<int, int> choices[]{{0, 2}, {1, 3}, {3, 1}, {4, 1}, {5, 4}}; // box, entry
        for (int i = 0; i < 5; ++i)
            measure(filters[i], [&] { boxes[choices[i].first]->setCurrentIndex(choices[i].second); });
        for (QComboBox* box : boxes)
            box->setCurrentIndex(0);
        settle();
        auto* text = page().findChild<QLineEdit*>();
        for (const QString& wanted : {u"ada"_s, u"李"_s, u"fine"_s, u"ada fine"_s, u"zoë"_s, u"nowhere"_s})
            measure(QByteArray{"text " + wanted.toUtf8()}.constData(), [&] { text->setText(wanted); });
        text->clear();
        settle();
        jump(view);
        return m_slowest <= maxForFirstRows;
    }

private:
    [[nodiscard]] ui::HistoryPage& page() { return m_window.page<ui::HistoryPage>(); }
    [[nodiscard]] bool isComplete() { return !page().findChild<QLabel*>(u"count"_s)->text().isEmpty(); }
    void settle()
    {
        QElapsedTimer timer;
        timer.start();
        (void)m_watch.until([&] { return ms(timer) > 500 && isComplete(); });
        (void)m_watch.takeLongest();
    }

    void measure(const char* name, const std::function<void()>& act)
    {
        QObject context;
        QElapsedTimer timer;
        double first = -1;
        double all = -1;
        timer.start();
        QObject::connect(&page().model(), &QAbstractItemModel::modelReset, &context, [&] {
            if (first < 0)
                first = ms(timer);
        });
        QObject::connect(&page(), &ui::HistoryPage::completed, &context, [&] { all = ms(timer); });
        act();
        (void)m_watch.until([&] { return all >= 0; });
        if (first < 0)
            first = all; // no match, or the same rows again
        std::printf("%-34s %10.1f %10.1f %10.1f   %d rows\n", name, first, all, m_watch.takeLongest(),
                    page().model().rowCount());
        m_slowest = std::max(m_slowest, first);
    }

    void jump(ui::HistoryView& view)
    {
        std::mt19937 random{1};
        std::vector<double> times;
        for (int i = 0; i < 200; ++i) {
            view.verticalScrollBar()->setValue(
                static_cast<int>(random() % static_cast<unsigned>(view.verticalScrollBar()->maximum() + 1)));
            times.push_back(m_watch.until([&] {
                const int last = view.rowAt(view.viewport()->height() - 1);
                for (int row = view.rowAt(0); row <= last; ++row) {
                    if (page().model().lineAt(row) == nullptr)
                        return false;
                }
                return true;
            }));
        }
        std::ranges::sort(times);
        std::printf("200 jumps of the scroll bar: median %.1f ms, 99th percentile %.1f ms, longest %.1f ms; longest "
                    "hold-up %.1f ms\n",
                    times[100], times[198], times[199], m_watch.takeLongest());
    }

    ui::MainWindow& m_window;
    app::HistoryController& m_controller;
    Watch m_watch;
    double m_slowest = 0;
};

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application{argc, argv};
    const int count = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 100'000;
    const QTemporaryDir folder;
    {
        QElapsedTimer timer;
        timer.start();
        std::mt19937 random{42};
        std::vector<app::HistoryEntry> games = tests::listedGames(random, count);
        tests::writeListedGames(folder.path(), games);
        std::printf("%d games written in %.1f s\n", count, ms(timer) / 1'000);
    }
    ui::MainWindow window{{}};
    app::HistoryStore store{std::make_shared<app::StoreThread>(folder.path())};
    app::PageControllers pages{window.navigation()};
    app::HistoryController controller{window.parts(), window.pages(), store, nullptr};
    pages.add(&controller);
    QObject::connect(&window.navigation(), &ui::Navigation::pageChanged, &pages, &app::PageControllers::setCurrent);
    window.resize(1'400, 900);
    window.show();
    QElapsedTimer start;
    start.start();
    while (ms(start) < 4'000) // meanwhile purges what earlier versions deleted
        QCoreApplication::processEvents();
    return Bench{window, controller}.run() ? 0 : 1;
}
