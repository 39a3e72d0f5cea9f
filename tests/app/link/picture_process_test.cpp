// SPDX-License-Identifier: GPL-3.0-or-later
// The user's pictures are decoded in another process.
#include "app/link/picture_process.h"

#include "tests/support/catch.h"
#include "tests/support/never_stop.h"

#include <QBuffer>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using namespace qipan::app;

namespace {

[[nodiscard]] QString program()
{
    return QStringLiteral(PICTURE_WORKER);
}

[[nodiscard]] QByteArray png(const QImage& image)
{
    QBuffer buffer;
    REQUIRE(image.save(&buffer, "PNG"));
    return buffer.data();
}

[[nodiscard]] QByteArray plain(int side)
{
    QImage image{side, side, QImage::Format_RGB32};
    image.fill(Qt::blue);
    return png(image);
}

/// A drawing of many long strokes with tiny dashes, which passes the check of its text.
[[nodiscard]] QByteArray slowDrawing()
{
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g id="a">)"
        + QByteArray{R"(<path d="M0 0L100 100L0 90L100 10L5 5" stroke="#000" stroke-width="0.3" fill="none" )"
                     R"(stroke-dasharray="0.02 0.02" stroke-linecap="round"/>)"}
              .repeated(900)
        + "</g>" + QByteArray{R"(<use href="#a"/>)"}.repeated(50) + "</svg>";
}

} // namespace

TEST_CASE("pictures come back from the other process as they are", "[tiles]")
{
    PictureProcess process{program(), qipan::test::neverStop};
    const auto image = process.decode(plain(40), 512);
    REQUIRE(image);
    CHECK(image->size() == QSize{40, 40});
    CHECK(image->pixelColor(20, 20) == QColor{Qt::blue});
    const auto small = process.decode(plain(900), 64);
    REQUIRE(small);
    CHECK(small->size() == QSize{64, 64});
    CHECK_FALSE(process.decode("no picture", 64));
    CHECK(process.decode(plain(10), 64));
}

TEST_CASE("a picture that takes too much is left out and the next one is decoded", "[tiles]")
{
    PictureProcess process{program(), qipan::test::neverStop};
    REQUIRE(process.decode(plain(10), 64));
    for (const QByteArray& bomb : {slowDrawing(), QByteArray{"P6 30000 30000 255\n"}}) {
        QElapsedTimer timer;
        timer.start();
        CHECK_FALSE(process.decode(bomb, 512));
        CHECK(timer.elapsed() < 11'000); // two seconds of the processor, on a busy machine
        CHECK(process.decode(plain(10), 64));
    }
}

TEST_CASE("a stopped reading does not wait for a picture", "[tiles]")
{
    std::atomic<bool> stop{false};
    PictureProcess process{program(), stop};
    REQUIRE(process.decode(plain(10), 64));
    stop = true;
    CHECK_FALSE(process.decode(slowDrawing(), 64));
    PictureProcess none{u"/nowhere/at/all"_s, qipan::test::neverStop};
    CHECK_FALSE(none.decode(plain(10), 64));
}
