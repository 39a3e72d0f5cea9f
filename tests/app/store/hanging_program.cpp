// SPDX-License-Identifier: GPL-3.0-or-later
// A program that hangs after its window has closed. Arguments: the data folder; how many seconds the store is busy.
#include "app/process_end.h"
#include "app/store/store_thread.h"

#include <QCoreApplication>
#include <QStringList>

#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>

int main(int argc, char* argv[])
{
    const QCoreApplication application{argc, argv};
    const QStringList arguments = QCoreApplication::arguments();
    const auto store = std::make_shared<qipan::app::StoreThread>(arguments.at(1));
    store->enqueue([seconds = std::chrono::seconds{arguments.at(2).toInt()}](qipan::app::DataFile&) {
        std::this_thread::sleep_for(seconds);
        std::puts("written");
        std::fflush(stdout);
    });
    qipan::app::endProcessInTime(store, 7);
    std::this_thread::sleep_for(std::chrono::minutes{5});
}
