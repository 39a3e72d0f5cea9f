// SPDX-License-Identifier: GPL-3.0-or-later
// The encrypted frames of one direction of a channel.
#include "net/secure/frames.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <random>
#include <vector>

using namespace qipan::net;
using namespace qipan::test;

namespace {

constexpr qsizetype headerBytes = 24;
constexpr qsizetype frameBytes = 2 + 17; ///< of a frame, without its text

[[nodiscard]] StreamKey keyNumber(int number)
{
    StreamKey key;
    std::fill_n(key.data(), key.count, static_cast<unsigned char>(number));
    return key;
}

struct Received {
    QByteArray text;
    FrameReader::Status status = FrameReader::Status::Open;
};

[[nodiscard]] Received readAll(const QByteArray& bytes, const StreamKey& key = keyNumber(1), qsizetype piece = 1 << 20)
{
    FrameReader reader{key};
    Received received;
    for (qsizetype start = 0; start < bytes.size(); start += piece)
        reader.read(QByteArrayView{bytes}.sliced(start, std::min(piece, bytes.size() - start)), received.text);
    received.status = reader.status();
    return received;
}

/// The header and the frames of a stream, apart.
[[nodiscard]] std::vector<QByteArray> partsOf(const QByteArray& stream)
{
    std::vector<QByteArray> parts{stream.first(headerBytes)};
    for (qsizetype start = headerBytes; start < stream.size(); start += parts.back().size()) {
        const auto high = static_cast<unsigned char>(stream[start]);
        const auto low = static_cast<unsigned char>(stream[start + 1]);
        parts.push_back(stream.mid(start, 2 + high * 256 + low));
    }
    return parts;
}

/// A stream of three lines and its end.
[[nodiscard]] QByteArray threeLines()
{
    FrameWriter writer{keyNumber(1)};
    QByteArray stream;
    for (const char* line : {"one\n", "two\n", "three\n"})
        stream += writer.write(line);
    stream += writer.finish();
    return stream;
}

} // namespace

TEST_CASE("a stream arrives whole in pieces of any size, with its end")
{
    const QByteArray stream = threeLines();
    for (const qsizetype piece : {1, 2, 3, 23, 24, 25, 40, 1000}) {
        const auto received = readAll(stream, keyNumber(1), piece);
        REQUIRE(received.text == "one\ntwo\nthree\n");
        REQUIRE(received.status == FrameReader::Status::Ended);
    }
}

TEST_CASE("a frame has its length first and at most 4096 bytes of text")
{
    FrameWriter writer{keyNumber(1)};
    REQUIRE(writer.write({}).isEmpty());
    const QByteArray small = writer.write("x");
    REQUIRE(small.size() == headerBytes + frameBytes + 1);
    REQUIRE(small.mid(headerBytes, 2) == QByteArray::fromHex("0012"));
    const QByteArray text(10000, 'y');
    const auto frames = writer.write(text);
    REQUIRE(frames.size() == text.size() + 3 * frameBytes);
    REQUIRE(frames.first(2) == QByteArray::fromHex("1011")); // 4096 + 17
    REQUIRE(readAll(small + frames).text == 'x' + text);
}

TEST_CASE("a stream that ends without its last frame was cut")
{
    const QByteArray stream = threeLines();
    for (qsizetype length = 0; length < stream.size(); ++length) {
        const auto received = readAll(stream.first(length));
        REQUIRE(received.status == FrameReader::Status::Open);
        REQUIRE(QByteArray{"one\ntwo\nthree\n"}.startsWith(received.text));
    }
}

TEST_CASE("a changed bit anywhere breaks the stream or leaves it open, and shows no wrong text")
{
    const QByteArray stream = threeLines();
    for (qsizetype bit = 0; bit < stream.size() * 8; ++bit) {
        QByteArray changed = stream;
        changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ (1 << (bit % 8)));
        const auto received = readAll(changed);
        REQUIRE(received.status != FrameReader::Status::Ended);
        REQUIRE(QByteArray{"one\ntwo\nthree\n"}.startsWith(received.text));
    }
}

TEST_CASE("frames that are dropped, replayed or in another order break the stream")
{
    const auto parts = partsOf(threeLines());
    REQUIRE(parts.size() == 5);
    const auto joined = [&parts](const std::vector<std::size_t>& order) {
        QByteArray stream;
        for (const auto i : order)
            stream += parts[i];
        return stream;
    };
    REQUIRE(readAll(joined({0, 1, 2, 3, 4})).status == FrameReader::Status::Ended);
    const std::pair<std::vector<std::size_t>, const char*> wrong[] = {
        {{0, 2, 3, 4}, ""},
        {{0, 1, 3, 4}, "one\n"},
        {{0, 1, 2, 4}, "one\ntwo\n"},
        {{0, 1, 1, 2, 3, 4}, "one\n"},
        {{0, 2, 1, 3, 4}, ""},
        {{0, 1, 2, 1}, "one\ntwo\n"},
        {{0, 4}, ""},
        {{0, 0, 1}, ""},
        {{1, 0, 2}, ""},
    };
    for (const auto& attempt : wrong) {
        // Random bytes may read like the length of a frame, which has to come before it is found wrong.
        const auto received = readAll(QByteArray{joined(attempt.first) + QByteArray(8192, 'x')});
        REQUIRE(received.status == FrameReader::Status::Broken);
        REQUIRE(received.text == attempt.second);
    }
}

TEST_CASE("nothing is read after the last frame or after a broken one")
{
    const auto parts = partsOf(threeLines());
    FrameReader reader{keyNumber(1)};
    QByteArray text;
    reader.read(QByteArray{threeLines() + parts[1] + "garbage"}, text);
    REQUIRE(reader.status() == FrameReader::Status::Ended);
    reader.read(parts[1], text);
    REQUIRE(text == "one\ntwo\nthree\n");

    FrameReader broken{keyNumber(1)};
    QByteArray none;
    broken.read(QByteArray{parts[0] + parts[2]}, none);
    REQUIRE(broken.status() == FrameReader::Status::Broken);
    broken.read(parts[1], none);
    REQUIRE(none.isEmpty());
}

TEST_CASE("a stream under another key is not accepted")
{
    REQUIRE(readAll(threeLines(), keyNumber(2)).status == FrameReader::Status::Broken);
}

TEST_CASE("a frame of another stream under the same key is not accepted")
{
    const auto one = partsOf(threeLines());
    const auto other = partsOf(threeLines());
    REQUIRE(one[0] != other[0]);
    REQUIRE(readAll(one[0] + other[1]).status == FrameReader::Status::Broken);
}

TEST_CASE("lengths that no frame has break the stream before anything is kept")
{
    const auto header = partsOf(threeLines())[0];
    for (const char* length : {"0000", "0001", "0010", "1012", "ffff"}) {
        INFO(length);
        REQUIRE(readAll(header + QByteArray::fromHex(length)).status == FrameReader::Status::Broken);
    }
}

TEST_CASE("random texts in random pieces arrive as they were written")
{
    std::mt19937 random{33};
    for (int i = 0; i < repetitions(200, 2000); ++i) {
        FrameWriter writer{keyNumber(1)};
        FrameReader reader{keyNumber(1)};
        QByteArray sent;
        QByteArray stream;
        for (auto texts = random() % 6; texts > 0; --texts) {
            QByteArray text(static_cast<qsizetype>(random() % 9000), '\0');
            std::ranges::generate(text, [&random] { return static_cast<char>(random()); });
            sent += text;
            stream += writer.write(text);
        }
        stream += writer.finish();
        QByteArray received;
        for (qsizetype start = 0; start < stream.size();) {
            const qsizetype piece =
                std::min<qsizetype>(1 + static_cast<qsizetype>(random() % 5000), stream.size() - start);
            reader.read(QByteArrayView{stream}.sliced(start, piece), received);
            start += piece;
        }
        REQUIRE(received == sent);
        REQUIRE(reader.status() == FrameReader::Status::Ended);
    }
}
