// SPDX-License-Identifier: GPL-3.0-or-later
// CPace against the test vectors of draft-irtf-cfrg-cpace-21, section B.3 (ristretto255 with SHA-512) and appendix A.
#include "net/secure/cpace.h"
#include "net/secure/encryption.h"
#include "tests/support/catch.h"

#include <QByteArray>

#include <algorithm>

using namespace qipan::net;

namespace {

const QByteArray draftChannel = QByteArray::fromHex("0b415f696e69746961746f720b425f726573706f6e646572");
const QByteArray draftSession = QByteArray::fromHex("7e4b4791d6a8ef019b936c79fb7f2c57");
const cpace::Inputs inputs{.password = "Password",
                           .channel = draftChannel,
                           .session = draftSession,
                           .initiatorData = "ADa",
                           .responderData = "ADb"};

constexpr const char* scalarA = "da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08";
constexpr const char* scalarB = "d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d";
constexpr const char* shareA = "d6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157";
constexpr const char* shareB = "3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258";
constexpr const char* draftKey = "b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dcae7b35cd"
                                 "2b38950a39dfd5d4a79164614c2984f7daa460b588c1e80c3fa2068af7900447";

[[nodiscard]] cpace::Element element(const char* hex)
{
    cpace::Element bytes{};
    const QByteArray text = QByteArray::fromHex(hex);
    std::copy_n(text.begin(), bytes.size(), bytes.begin());
    return bytes;
}

[[nodiscard]] cpace::Scalar scalar(const char* hex)
{
    cpace::Scalar bytes;
    const QByteArray text = QByteArray::fromHex(hex);
    std::copy_n(text.begin(), bytes.count, bytes.data());
    return bytes;
}

[[nodiscard]] std::string hexOf(const unsigned char* bytes, std::size_t count)
{
    return QByteArray{reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(count)}.toHex().toStdString();
}

} // namespace

TEST_CASE("texts are joined with their lengths in LEB128")
{
    REQUIRE(isEncryptionAvailable());
    REQUIRE(cpace::joined({"1234", "5", "", "678"}).toHex() == "043132333401350003363738");
    QByteArray bytes;
    for (int i = 0; i < 128; ++i)
        bytes.append(static_cast<char>(i));
    REQUIRE(cpace::joined({QByteArrayView{bytes}.first(127)}).startsWith(QByteArray::fromHex("7f0001")));
    REQUIRE(cpace::joined({bytes}).startsWith(QByteArray::fromHex("80010001")));
    REQUIRE(cpace::joined({bytes}).size() == 130);
    REQUIRE(cpace::joined({QByteArray(16384, 'x')}).startsWith(QByteArray::fromHex("808001")));
}

TEST_CASE("the generator is that of the draft")
{
    const auto generator = cpace::generator(inputs);
    REQUIRE(hexOf(generator.data(), generator.count)
            == "222b6b195fe84b1652badb6f6a3ae3d24341e7306967f0b8115b40d5698c7e56");
}

TEST_CASE("the shares are those of the draft")
{
    const auto generator = cpace::generator(inputs);
    REQUIRE(cpace::share(scalar(scalarA), generator) == element(shareA));
    REQUIRE(cpace::share(scalar(scalarB), generator) == element(shareB));
}

TEST_CASE("the session key of both sides is that of the draft for an initiator and a responder")
{
    for (const bool isInitiator : {true, false}) {
        const auto found = cpace::sessionKey(inputs, scalar(isInitiator ? scalarA : scalarB),
                                             element(isInitiator ? shareB : shareA), element(shareA), element(shareB));
        REQUIRE(found);
        REQUIRE(hexOf(found->data(), found->count) == draftKey);
    }
}

TEST_CASE("an element is multiplied as in the draft")
{
    SecretBytes<32> generator;
    const auto valid = element("2c3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c");
    std::ranges::copy(valid, generator.data());
    REQUIRE(cpace::share(scalar("7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05"), generator)
            == element("7c13645fe790a468f62c39beb7388e541d8405d1ade69d1778c5fe3e7f6b600e"));
}

TEST_CASE("invalid encodings and the identity give no session key")
{
    const auto own = scalar("7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05");
    for (const char* wrong : {"2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c", // of the draft
                              "0000000000000000000000000000000000000000000000000000000000000000", // the identity
                              // RFC 9496, section A.2: not canonical, negative, and without a square root
                              "00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
                              "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
                              "0100000000000000000000000000000000000000000000000000000000000000",
                              "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371"}) {
        INFO(wrong);
        REQUIRE_FALSE(cpace::sessionKey(inputs, own, element(wrong), element(shareA), element(wrong)));
    }
}

TEST_CASE("each input changes the generator or the session key")
{
    const auto generatorOf = [](const cpace::Inputs& changed) {
        const auto found = cpace::generator(changed);
        return hexOf(found.data(), found.count);
    };
    const auto keyOf = [](const cpace::Inputs& changed) {
        const auto found =
            cpace::sessionKey(changed, scalar(scalarA), element(shareB), element(shareA), element(shareB));
        return hexOf(found->data(), found->count);
    };
    cpace::Inputs changed = inputs;
    changed.password = "password";
    REQUIRE(generatorOf(changed) != generatorOf(inputs));
    changed = inputs;
    changed.channel = {};
    REQUIRE(generatorOf(changed) != generatorOf(inputs));
    changed = inputs;
    changed.session = {};
    REQUIRE(generatorOf(changed) != generatorOf(inputs));
    REQUIRE(keyOf(changed) != keyOf(inputs));
    changed = inputs;
    changed.initiatorData = "ADA";
    REQUIRE(keyOf(changed) != keyOf(inputs));
    changed = inputs;
    changed.responderData = "ADB";
    REQUIRE(keyOf(changed) != keyOf(inputs));
}

TEST_CASE("long passwords are used to their last byte")
{
    const QByteArray longer(1000, 'x');
    cpace::Inputs one = inputs;
    one.password = longer;
    cpace::Inputs other = inputs;
    other.password = QByteArrayView{longer}.chopped(1);
    const auto first = cpace::generator(one);
    const auto second = cpace::generator(other);
    REQUIRE(hexOf(first.data(), 32) != hexOf(second.data(), 32));
}

TEST_CASE("a secret is wiped when it is moved and when it is destroyed")
{
    auto secret = scalar(scalarA);
    const auto moved = std::move(secret);
    REQUIRE(hexOf(moved.data(), 32) == scalarA);
    REQUIRE(hexOf(secret.data(), 32) == std::string(64, '0')); // NOLINT(bugprone-use-after-move)

    alignas(cpace::Scalar) unsigned char memory[sizeof(cpace::Scalar)];
    auto* placed = new (memory) cpace::Scalar{scalar(scalarA)};
    volatile unsigned char* const seen = memory; // the object is gone, its memory is not
    placed->~SecretBytes();
    REQUIRE(std::all_of(seen, seen + sizeof memory, [](unsigned char byte) { return byte == 0; }));
}
