// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/icons/contrast.h"
#include "ui/icons/icon.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QImage>

using namespace qipan::ui;

namespace {

/// The icon's pixels that are at least half opaque, and how many of them contrast with `ground`.
struct Seen {
    int opaque = 0;
    int visible = 0;
};

Seen look(const QIcon& icon, QIcon::Mode mode, const QColor& ground)
{
    const QImage image = icon.pixmap(QSize{24, 24}, 1.0, mode).toImage();
    Seen seen;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() < 128)
                continue;
            ++seen.opaque;
            seen.visible += contrast(QColor::fromRgb(pixel.rgb()), ground) >= 3 ? 1 : 0;
        }
    }
    return seen;
}

} // namespace

TEST_CASE("Each drawn icon is visible on light and dark and follows a colour change")
{
    REQUIRE_FALSE(icon(QStringLiteral("edit-undo")).isNull()); // loads the images
    const QStringList drawings = QDir{QStringLiteral(":/icons")}.entryList(QDir::Files);
    REQUIRE(drawings.size() >= 20);
    for (const QString& drawing : drawings) {
        if (drawing == QStringLiteral("app.svg"))
            continue;
        INFO(drawing.toStdString());
        const QIcon one = icon(QFileInfo{drawing}.completeBaseName());
        for (const bool dark : {false, true}) {
            const Theme theme = makeTheme(Look::Classical, dark);
            applyTheme(theme);
            const Seen seen = look(one, QIcon::Normal, theme.button);
            CHECK(seen.opaque > 40);
            CHECK(seen.visible == seen.opaque);
        }
    }
    applyTheme(makeTheme(Look::Plain, false));
}

TEST_CASE("The application icon exists and an unknown name has none")
{
    CHECK_FALSE(applicationIcon().pixmap(QSize{64, 64}).isNull());
    CHECK(icon(QStringLiteral("no-such-icon")).isNull());
}
