// SPDX-License-Identifier: GPL-3.0-or-later
// Saves a match continuously with increasing rounds, and prints each round that is stored. A test kills it at a random
// moment.
#include "app/match_store/match_store.h"
#include "tests/app/match_store/random_match.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char* argv[])
{
    const QCoreApplication application{argc, argv};
    if (argc != 2)
        return 2;
    qipan::app::MatchStore store{QString::fromLocal8Bit(argv[1])};
    const QString token{32, u'a'};
    // Tickets count from 1, like the rounds here. A few saves are always pending.
    int round = 0;
    const auto saveNext = [&] { return store.save(qipan::tests::plainMatch(token, ++round)); };
    QObject::connect(&store, &qipan::app::MatchStore::saved, &store, [&](quint64 ticket) {
        std::printf("%llu\n", static_cast<unsigned long long>(ticket));
        std::fflush(stdout);
        saveNext();
    });
    QObject::connect(&store, &qipan::app::MatchStore::failed, &store, [] { QCoreApplication::exit(1); });
    saveNext();
    saveNext();
    return QCoreApplication::exec();
}
