// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/chinese_spacing.h"

#include "tests/support/catch.h"

using namespace Qt::StringLiterals;
using namespace qipan::ui;

TEST_CASE("names in Chinese sentences have the spaces of their script", "[panels]")
{
    CHECK(withChineseSpacing(u"轮到Ada了。"_s) == u"轮到 Ada 了。");
    CHECK(withChineseSpacing(u"轮到 小明 了。"_s) == u"轮到小明了。");
    CHECK(withChineseSpacing(u"白方电脑（3 级）五子连珠，获胜。"_s) == u"白方电脑（3 级）五子连珠，获胜。");
    CHECK(withChineseSpacing(u"轮到 电脑（3 级）。"_s) == u"轮到电脑（3 级）。");
    CHECK(withChineseSpacing(u"已删除 3 局。 正在进行的对局会保留。"_s) == u"已删除 3 局。正在进行的对局会保留。");
    CHECK(withChineseSpacing(u"下在 H8，按 F1 再来一局。"_s) == u"下在 H8，按 F1 再来一局。");
    CHECK(withChineseSpacing(u"Ada 想悔一步棋。"_s) == u"Ada 想悔一步棋。");
    CHECK(withChineseSpacing(u"2026年11月20日"_s) == u"2026年11月20日");
    CHECK(withChineseSpacing(u"It is Ada's turn. Wait…  now."_s) == u"It is Ada's turn. Wait…  now.");
    CHECK(withChineseSpacing({}).isEmpty());
}
