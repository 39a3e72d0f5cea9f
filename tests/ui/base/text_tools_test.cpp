// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/base/text_tools.h"

using namespace Qt::StringLiterals;
using namespace qipan::ui;

TEST_CASE("words too long for a column get break points and no others do", "[panels]")
{
    const QChar gap{0x200b};
    CHECK(withBreaks(u"Winning by continuous fours, characteristically, 五子棋"_s)
          == u"Winning by continuous fours, characteristically, 五子棋");
    const QString han{100, QChar{0x68cb}};
    CHECK(withBreaks(han) == han); // Chinese breaks anywhere
    const QString broken = withBreaks(u"A "_s + QString{45, u'W'});
    CHECK(broken.count(gap) == 44); // a column may be of any width
    CHECK(QString{broken}.remove(gap) == u"A "_s + QString{45, u'W'});
    CHECK(withBreaks({}).isEmpty());
}
