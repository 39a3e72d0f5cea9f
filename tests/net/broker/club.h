// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_table.h"
#include "net/broker/broker_transport.h"
#include "tests/net/broker/broker_process.h"
#include "tests/net/raw_peer.h"
#include "tests/support/catch.h"

#include <memory>
#include <vector>

namespace qipan::net::test {

/// For much to do, in milliseconds.
constexpr qint64 patience = 30'000;

[[nodiscard]] inline QByteArray numberedBytes(int size, int first)
{
    QByteArray bytes{size, '\0'};
    for (int i = 0; i < size; ++i)
        bytes[i] = static_cast<char>((first + i * 7 + i / 251) & 0xff);
    return bytes;
}

/// One end of a line that reads everything and writes as fast as it may.
struct Talker {
    explicit Talker(BrokerTransport* transport)
        : line{transport}
    {
        QObject::connect(line, &QIODevice::readyRead, line, [this] { read += line->readAll(); });
        QObject::connect(line, &QIODevice::bytesWritten, line, [this] { writeMore(); });
        QObject::connect(line, &BrokerTransport::connected, line, [this] { writeMore(); });
        QObject::connect(line, &Transport::disconnected, line, [this] { ++ends; });
    }
    void say(const QByteArray& bytes)
    {
        toWrite += bytes;
        writeMore();
    }
    void writeMore()
    {
        if (!line->isConnected() || toWrite.isEmpty())
            return;
        const qint64 written = line->write(toWrite.constData(), toWrite.size());
        toWrite.remove(0, written);
        if (!toWrite.isEmpty()) // the buffer is full
            QTimer::singleShot(20, line, [this] { writeMore(); });
    }

    BrokerTransport* line;
    QByteArray toWrite;
    QByteArray read;
    int ends = 0;
};

/// A table at a broker, and guests that knock.
struct Club {
    Club()
    {
        REQUIRE(broker.start());
        openTable();
    }
    /// With another value for a setting of the broker.
    Club(const QByteArray& setting, const QByteArray& value)
    {
        broker.set(setting, value);
        openTable();
    }
    void openTable()
    {
        table = std::make_unique<BrokerTable>(broker.plain(), code);
        QObject::connect(table.get(), &BrokerTable::knocked, table.get(),
                         [this](BrokerTransport* line) { hosts.push_back(std::make_unique<Talker>(line)); });
        REQUIRE(waitUntil([this] { return table->isOpen(); }));
    }
    /// A guest whose line stands.
    Talker& enter()
    {
        lines.push_back(std::make_unique<BrokerTransport>(broker.plain(), code));
        guests.push_back(std::make_unique<Talker>(lines.back().get()));
        Talker& guest = *guests.back();
        REQUIRE(waitUntil([&] { return guest.line->isConnected() && hosts.size() == guests.size(); }));
        return guest;
    }

    BrokerProcess broker;
    TableCode code = TableCode::generate();
    std::unique_ptr<BrokerTable> table;
    std::vector<std::unique_ptr<Talker>> hosts; ///< the host's ends, in the order of the guests
    std::vector<std::unique_ptr<BrokerTransport>> lines;
    std::vector<std::unique_ptr<Talker>> guests;
};

} // namespace qipan::net::test
