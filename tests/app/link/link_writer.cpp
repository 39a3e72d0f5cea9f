// SPDX-License-Identifier: GPL-3.0-or-later
// Stores a running link-match game and reports it; a test then kills it.
#include "app/link/link_store.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char* argv[])
{
    const QCoreApplication application{argc, argv};
    if (argc != 3)
        return 2;
    qipan::app::LinkStore store{std::make_shared<qipan::app::StoreThread>(QString::fromLocal8Bit(argv[1]))};
    QObject::connect(&store, &qipan::app::LinkStore::errorOccurred, &store, [] { QCoreApplication::exit(1); });
    QObject::connect(&store, &qipan::app::LinkStore::saved, &store, [] {
        std::puts("saved");
        std::fflush(stdout);
    });
    store.save(QString::fromLocal8Bit(argv[2]));
    return QCoreApplication::exec();
}
