#include "ui/panels/words.h"

#include "tests/support/catch.h"

#include <QAccessible>
#include <QLabel>

using namespace qipan::ui;

namespace {

QString nameOf(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
}

} // namespace

TEST_CASE("a label is called what it shows, also after it has spoken", "[panels]")
{
    QLabel label;
    label.setTextFormat(Qt::PlainText);
    label.setText(u"That does not work."_qs);
    speak(label, label.text());
    CHECK(nameOf(label) == u"That does not work.");
    label.setText(u"Right."_qs);
    CHECK(nameOf(label) == u"Right.");
    label.clear();
    CHECK(nameOf(label).isEmpty());
}

TEST_CASE("other words than a label shows are its name until it speaks again", "[panels]")
{
    QLabel label{u"Shapes"_qs};
    speak(label, u"Open four"_qs);
    CHECK(nameOf(label) == u"Open four");
    speak(label, label.text());
    CHECK(nameOf(label) == u"Shapes");
}
