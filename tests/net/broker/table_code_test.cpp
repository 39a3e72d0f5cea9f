// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/table_code.h"

#include "tests/support/catch.h"

#include <set>

using namespace qipan::net;

namespace {

[[nodiscard]] std::optional<TableCode> parsed(const char* text)
{
    return TableCode::parse(QString::fromUtf8(text));
}

} // namespace

TEST_CASE("a new table code has sixteen characters that are not mistaken for each other")
{
    std::set<QString> codes;
    for (int i = 0; i < 200; ++i) {
        const TableCode code = TableCode::generate();
        const QString text = code.text();
        REQUIRE(text.size() == 19);
        for (qsizetype at = 0; at < text.size(); ++at)
            REQUIRE(
                (at % 5 == 4 ? text[at] == u'-' : QStringView{u"0123456789ABCDEFGHJKMNPQRSTVWXYZ"}.contains(text[at])));
        REQUIRE(TableCode::parse(text) == code);
        REQUIRE(TableCode::parse(code.spelled().remove(u',')) == code);
        codes.insert(text);
    }
    REQUIRE(codes.size() == 200);
}

TEST_CASE("a table code is read as people type it")
{
    const auto code = parsed("0123-4567-89AB-CDEF");
    REQUIRE(code);
    REQUIRE(code->text() == QStringLiteral("0123-4567-89AB-CDEF"));
    REQUIRE(parsed("  0123456789abcdef\n") == code);
    REQUIRE(parsed("o1z3-4567 89ab-cdef") != code);
    REQUIRE(parsed("oi23 4567 89ab cdef") == code);
    REQUIRE(parsed("OL23–4567—89AB‐CDEF") == code);
    REQUIRE(parsed("０１２３－４５６７－８９ＡＢ－ＣＤＥＦ") == code);
}

TEST_CASE("what is no table code is refused")
{
    for (const char* text : {"", "-", "0123-4567-89AB-CDE", "0123-4567-89AB-CDEF-0", "0123-4567-89AB-CDEU",
                             "0123-4567-89AB-CDE!", "0123.4567.89AB.CDEF", "0123-4567-89AB-CDEé"})
        REQUIRE_FALSE(parsed(text));
    REQUIRE_FALSE(TableCode::parse(QString{QString{101, u'-'} + QStringLiteral("0123456789ABCDEF")}));
    REQUIRE_FALSE(TableCode::parse(QString{QStringLiteral("0123456789ABCDE") + QChar{0xd800}}));
}

// From Python's hashlib: blake2b(b"qipan topic 1", key=b"0123456789ABCDEF", digest_size=16), and so on.
TEST_CASE("topic and secret of a table are BLAKE2b hashes keyed with its code")
{
    const auto code = parsed("0123-4567-89AB-CDEF");
    REQUIRE(code->topic() == "6e974821935d1d1d852fce2362984f0f");
    REQUIRE(code->secret().toHex() == "7f4a6e0dca0695a5255a99dc40d48357508e3b219298ee74550e9df691ae50f1");
    REQUIRE(parsed("0123-4567-89AB-CDEG")->topic() != code->topic());
}

TEST_CASE("a table code is spelled for screen readers")
{
    REQUIRE(parsed("0123456789ABCDEF")->spelled() == QStringLiteral("0 1 2 3, 4 5 6 7, 8 9 A B, C D E F"));
}
