// SPDX-License-Identifier: GPL-3.0-or-later
// Both ends of an encrypted channel. The first byte chooses what the rest is: bytes for a host or a guest before there
// is a channel, bytes for an open one, or texts of an honest end whose frames are meddled with on the way.
#include "net/secure_channel.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

using namespace qipan::net;
using qipan::test::require;

namespace {

using State = SecureChannel::State;

constexpr const char* password = "sesame";

/// Gives bytes to an end in pieces whose lengths follow from them.
void give(SecureChannel& end, QByteArrayView bytes, QByteArray& text)
{
    for (qsizetype start = 0; start < bytes.size();) {
        const qsizetype most = 1 + 3 * static_cast<unsigned char>(bytes[start]);
        const qsizetype length = std::min(most, bytes.size() - start);
        end.receive(bytes.sliced(start, length));
        start += length;
        if (end.state() == State::Requested) {
            end.accept(password);
            require(end.state() != State::Requested, "a request is answered once");
        }
        text += end.takeText();
        require(end.takeOutput().size() <= 4096, "an end sends little unasked");
    }
}

struct Open {
    SecureChannel guest = SecureChannel::guest(password, ChannelSecret::Passcode);
    SecureChannel host = SecureChannel::host();

    Open()
    {
        host.receive(guest.takeOutput());
        host.accept(password);
        guest.receive(host.takeOutput());
        host.receive(guest.takeOutput());
        require(guest.state() == State::Encrypted && host.state() == State::Encrypted, "the channel opens");
    }
};

void strangersTalk(SecureChannel end, QByteArrayView bytes)
{
    QByteArray text;
    give(end, bytes, text);
    require(end.state() != State::Encrypted && end.state() != State::Ended, "nobody guesses a key");
    require(text.size() <= bytes.size(), "no more is passed on than has come");
}

/// Writes the input as texts, then cuts, repeats, swaps or changes what is on the way as its first bytes say.
void meddle(QByteArrayView bytes)
{
    if (bytes.size() < 4)
        return;
    Open open;
    const auto at = [&bytes](qsizetype i) { return static_cast<unsigned char>(bytes[i]); };
    const QByteArrayView sent = bytes.sliced(3);
    QByteArray stream;
    for (qsizetype start = 0; start < sent.size();) {
        const qsizetype length = std::min<qsizetype>(1 + static_cast<unsigned char>(sent[start]), sent.size() - start);
        open.guest.send(sent.sliced(start, length));
        stream += open.guest.takeOutput();
        start += length;
    }
    open.guest.finish();
    stream += open.guest.takeOutput();
    const QByteArray honest = stream;
    const qsizetype place = (at(1) * 256 + at(2)) % stream.size();
    switch (at(0) % 6) {
    case 0:
        break;
    case 1:
        stream.truncate(place);
        break;
    case 2:
        stream[place] = static_cast<char>(stream[place] ^ (1 << (at(1) % 8)));
        break;
    case 3:
        stream.remove(place, 1 + at(1));
        break;
    case 4:
        stream.insert(place, stream.mid(place / 2, 1 + at(1)));
        break;
    case 5:
        stream = stream.mid(place) + stream.left(place);
        break;
    }
    QByteArray text;
    give(open.host, stream, text);
    require(text.size() <= sent.size() && sent.first(text.size()) == text, "what arrives is what was sent first");
    const bool isWhole = stream.startsWith(honest);
    require((open.host.state() == State::Ended) == isWhole, "an end is an end only if all has arrived");
    require(!isWhole || sent == text, "all that was sent arrives");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const QByteArrayView bytes{reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size) - 1};
    switch (data[0] % 4) {
    case 0:
        strangersTalk(SecureChannel::host(), bytes);
        break;
    case 1:
        strangersTalk(SecureChannel::guest(password, ChannelSecret::Passcode), bytes);
        break;
    case 2: {
        Open open;
        QByteArray text;
        give(open.guest, bytes, text);
        require(text.isEmpty() && open.guest.state() != State::Ended, "nobody forges a frame");
        break;
    }
    case 3:
        meddle(bytes);
        break;
    }
    return 0;
}
