// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/panels/spectators_label.h"

#include <QImage>
#include <QPixmap>

using namespace qipan::ui;

TEST_CASE("spectators are shown as an eye and a number or not at all", "[panels]")
{
    SpectatorsLabel label;
    label.setCount(0);
    CHECK(label.isHidden());
    label.setCount(3);
    CHECK(!label.isHidden());
    CHECK(label.accessibleName().contains(u'3'));
    const QImage three = label.grab().toImage();
    label.setCount(16);
    CHECK(label.grab().toImage() != three);
    label.setCount(0);
    CHECK(label.isHidden());
}
