// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text_tools.h"

#include "tests/support/catch.h"

#include <QAccessible>
#include <QLabel>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

QString nameOf(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
}

} // namespace

TEST_CASE("a label's accessible name is its text and follows announcements", "[panels]")
{
    QLabel label;
    label.setTextFormat(Qt::PlainText);
    label.setText(u"That does not work."_s);
    speak(label, label.text());
    CHECK(nameOf(label) == u"That does not work.");
    label.setText(u"Right."_s);
    CHECK(nameOf(label) == u"Right.");
    label.clear();
    CHECK(nameOf(label).isEmpty());
}

TEST_CASE("another accessible text of a label lasts until its next announcement", "[panels]")
{
    QLabel label{u"Shapes"_s};
    speak(label, u"Open four"_s);
    CHECK(nameOf(label) == u"Open four");
    speak(label, label.text());
    CHECK(nameOf(label) == u"Shapes");
}

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
