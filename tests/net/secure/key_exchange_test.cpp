// SPDX-License-Identifier: GPL-3.0-or-later
// The key exchange of a channel, with the confirmation of both ends.
#include "net/secure/key_exchange.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace qipan::net;

namespace {

constexpr auto guestEnd = ChannelEnd::Guest;
constexpr auto hostEnd = ChannelEnd::Host;

[[nodiscard]] std::string hexOf(const StreamKey& key)
{
    return QByteArray{reinterpret_cast<const char*>(key.data()), StreamKey::count}.toHex().toStdString();
}

struct Exchanged {
    KeyExchange guest;
    KeyExchange host;

    explicit Exchanged(const char* guestPassword = "sesame", const char* hostPassword = "sesame")
        : guest{guestEnd, guestPassword}
        , host{hostEnd, hostPassword}
    {
        REQUIRE(host.receiveShare(guest.share()));
        REQUIRE(guest.receiveShare(host.share()));
    }
};

} // namespace

TEST_CASE("two ends with the same password confirm each other and have the same two keys")
{
    const Exchanged pair;
    REQUIRE(pair.guest.isConfirmedBy(pair.host.confirmation()));
    REQUIRE(pair.host.isConfirmedBy(pair.guest.confirmation()));
    REQUIRE(hexOf(pair.guest.keyOf(guestEnd)) == hexOf(pair.host.keyOf(guestEnd)));
    REQUIRE(hexOf(pair.guest.keyOf(hostEnd)) == hexOf(pair.host.keyOf(hostEnd)));
    REQUIRE(hexOf(pair.guest.keyOf(guestEnd)) != hexOf(pair.guest.keyOf(hostEnd)));
}

TEST_CASE("each exchange has shares and keys of its own")
{
    const Exchanged one;
    const Exchanged other;
    REQUIRE(one.guest.share() != other.guest.share());
    REQUIRE(one.host.share() != other.host.share());
    REQUIRE(hexOf(one.guest.keyOf(hostEnd)) != hexOf(other.guest.keyOf(hostEnd)));
    REQUIRE_FALSE(one.guest.isConfirmedBy(other.host.confirmation()));
}

TEST_CASE("ends with different passwords do not confirm each other")
{
    const Exchanged pair{"sesame", "Sesame"};
    REQUIRE_FALSE(pair.guest.isConfirmedBy(pair.host.confirmation()));
    REQUIRE_FALSE(pair.host.isConfirmedBy(pair.guest.confirmation()));
}

TEST_CASE("no end is confirmed by its own confirmation, a part of the right one or a changed one")
{
    const Exchanged pair;
    REQUIRE(pair.guest.confirmation() != pair.host.confirmation());
    REQUIRE_FALSE(pair.guest.isConfirmedBy(pair.guest.confirmation()));
    REQUIRE_FALSE(pair.host.isConfirmedBy(pair.host.confirmation()));
    const QByteArray right = pair.host.confirmation();
    REQUIRE(right.size() == KeyExchange::confirmationBytes);
    REQUIRE_FALSE(pair.guest.isConfirmedBy({}));
    REQUIRE_FALSE(pair.guest.isConfirmedBy(right.chopped(1)));
    REQUIRE_FALSE(pair.guest.isConfirmedBy(QByteArray{right + '\0'}));
    for (qsizetype i = 0; i < right.size() * 8; ++i) {
        QByteArray changed = right;
        changed[i / 8] = static_cast<char>(changed[i / 8] ^ (1 << (i % 8)));
        REQUIRE_FALSE(pair.guest.isConfirmedBy(changed));
    }
}

TEST_CASE("a share that is reflected, the identity, invalid or of another length ends the exchange")
{
    KeyExchange end{hostEnd, "sesame"};
    REQUIRE_FALSE(end.receiveShare(end.share()));
    REQUIRE_FALSE(end.receiveShare(QByteArray(32, '\0')));
    REQUIRE_FALSE(end.receiveShare(QByteArray(32, '\xff')));
    REQUIRE_FALSE(end.receiveShare({}));
    REQUIRE_FALSE(end.receiveShare(KeyExchange(guestEnd, "sesame").share().chopped(1)));
}

TEST_CASE("an exchange whose shares were changed on the way is not confirmed")
{
    KeyExchange guest{guestEnd, "sesame"};
    KeyExchange host{hostEnd, "sesame"};
    const KeyExchange between{hostEnd, "a guess"};
    REQUIRE(host.receiveShare(guest.share()));
    REQUIRE(guest.receiveShare(between.share())); // a relay with a share of its own
    REQUIRE_FALSE(guest.isConfirmedBy(host.confirmation()));
}

TEST_CASE("two ends of the same role never share a key")
{
    KeyExchange one{guestEnd, "sesame"};
    KeyExchange other{guestEnd, "sesame"};
    REQUIRE(one.receiveShare(other.share()));
    REQUIRE(other.receiveShare(one.share()));
    REQUIRE_FALSE(one.isConfirmedBy(other.confirmation()));
    REQUIRE(hexOf(one.keyOf(guestEnd)) != hexOf(other.keyOf(guestEnd)));
}

TEST_CASE("the example of the documentation is computed as printed there")
{
    const auto scalar = [](const char* hex) {
        const QByteArray bytes = QByteArray::fromHex(hex);
        cpace::Scalar result;
        std::copy_n(bytes.begin(), result.count, result.data());
        return result;
    };
    KeyExchange guest{guestEnd, "sesame", scalar("0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f01")};
    KeyExchange host{hostEnd, "sesame", scalar("65666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f8081828302")};
    REQUIRE(guest.share().toHex() == "e0b0ba296631fe7f5d6a03b2bad22785d0a10aff982ed512a12c795ee13c5858");
    REQUIRE(host.share().toHex() == "cefc01b4019e8e24cd7028b480653a87246ebe357a6583f007724f7eda34b305");
    REQUIRE(guest.receiveShare(host.share()));
    REQUIRE(host.receiveShare(guest.share()));
    REQUIRE(guest.confirmation().toHex() == "b9a0ffa4ea5f81b2e73d8702a5be8a83db6594473ceef73a013db09c3875e710");
    REQUIRE(host.confirmation().toHex() == "97a04752979c222d3231f76545e274a6cc9f0c67718b62c5e319afaedd9ac9f4");
    REQUIRE(hexOf(host.keyOf(guestEnd)) == "a12a091b56346c1af8e754c68f956086c40299752343a30a2620e3fa4a634512");
    REQUIRE(hexOf(guest.keyOf(hostEnd)) == "98186430ea9fccaa63d529202829448943ca99cf908e96a198e8e3943e3f950a");
}
