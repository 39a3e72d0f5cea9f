#include "tests/support/catch.h"
#include "ui/texts.h"

using qipan::ui::withoutMnemonic;

TEST_CASE("Words without their key read the same in both ways of writing keys")
{
    CHECK(withoutMnemonic(u"&Undo"_qs) == u"Undo");
    CHECK(withoutMnemonic(u"H&ost a table…"_qs) == u"Host a table…");
    CHECK(withoutMnemonic(u"悔棋(&U)"_qs) == u"悔棋");
    CHECK(withoutMnemonic(u"建桌(&O)…"_qs) == u"建桌…");
    CHECK(withoutMnemonic(u"&1 五子棋"_qs) == u"1 五子棋");
    CHECK(withoutMnemonic(u"Black && White (both)"_qs) == u"Black & White (both)");
    CHECK(withoutMnemonic({}).isEmpty());
}
