// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/plain_svg.h"

#include "tests/support/catch.h"

#include <string>

using namespace qipan::ui;

namespace {

QByteArray drawing(const QByteArray& content)
{
    return R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">)"
        + content + "</svg>";
}

bool isPlain(const QByteArray& content)
{
    return isPlainSvg(drawing(content));
}

} // namespace

TEST_CASE("a usual drawing is plain", "[ui][link]")
{
    CHECK(isPlain(R"(<circle cx="4" cy="4" r="3" fill="#fc0" stroke-dasharray="1 2,3"/>)"));
    CHECK(isPlain(R"(<defs><linearGradient id="a"/><path id="b" d="M0 0L8 8"/></defs>)"
                  R"(<use xlink:href="#b" style="fill: url(#a); stroke-dasharray: 1 2"/><use href="#b"/>)"));
    CHECK(isPlain(R"(<style>.a { fill: url( '#b' ); } /* curl */</style><text class="a">words</text>)"));
    CHECK(isPlain(R"(<image href="data:image/png;base64,iVBORw0KGgo="/>)"));
    CHECK(isPlainSvg("<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg11.dtd\">"
                     + drawing("<path/>")));
}

TEST_CASE("a drawing that names another file is not plain", "[ui][link]")
{
    for (const char* content :
         {R"(<image href="/dev/ptmx"/>)", R"(<image xlink:href="other.png"/>)",
          R"(<image x:href="file:///etc/x.png"/>)", R"(<image href="data:image/svg+xml;base64,PHN2Zz4="/>)",
          R"(<image href="data:image/png;base64,PHN2Zz4="/>)", R"(<image href="data:image/jpeg;base64,H4sIAAAA"/>)",
          R"(<image href="data:image/png;base64,iVBORw0KGgo=base64,PHN2Zz4="/>)", R"(<use href="other.svg#a"/>)",
          R"_(<path fill="url(other.svg#a)"/>)_", R"_(<path style="fill:URL( 'a.svg#b')"/>)_",
          R"_(<path style="fill:u\72l(a)"/>)_", R"(<style>@import "a.css";</style>)",
          R"(<style>path { fill: url(/dev/ptmx) }</style>)", R"(<style><![CDATA[a{b:url(c)}]]></style>)",
          R"(<g xml:base="/dev/"/>)", R"(<font-face-uri xlink:href="a.ttf"/>)"}) {
        INFO(content);
        CHECK_FALSE(isPlain(content));
    }
    CHECK_FALSE(isPlainSvg("<?xml-stylesheet type=\"text/css\" href=\"/dev/ptmx\"?>" + drawing({})));
    CHECK_FALSE(isPlainSvg("<!DOCTYPE svg [<!ENTITY a SYSTEM \"/dev/ptmx\">]>" + drawing("<text>&a;</text>")));
}

TEST_CASE("a drawing that grows without measure is not plain", "[ui][link]")
{
    CHECK_FALSE(isPlainSvg("<!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>" + drawing("<text>&b;</text>")));
    CHECK_FALSE(isPlainSvg(QByteArray::fromHex("1f8b0800000000000003b3292e4bb7030042d1f4d106000000"))); // gzip
    CHECK_FALSE(isPlain(QByteArray{"<g>"}.repeated(70) + QByteArray{"</g>"}.repeated(70)));
    CHECK_FALSE(isPlain(QByteArray{"<g/>"}.repeated(10'001)));
    CHECK_FALSE(isPlain("<!--" + QByteArray(1'000'000, 'x') + "-->"));
    CHECK_FALSE(isPlain("<path d=\"M0 0" + QByteArray{" 1 1"}.repeated(30'000) + "\"/>"));
    CHECK_FALSE(isPlain("<path stroke-dasharray=\"" + QByteArray{"1 "}.repeated(100) + "\"/>"));
    CHECK_FALSE(isPlain("<path style=\"stroke-dasharray:" + QByteArray{"1,"}.repeated(100) + "1\"/>"));
    CHECK_FALSE(isPlain("<image href=\"data:image/png;base64," + QByteArray(300'000, 'A') + "\"/>"));
    CHECK_FALSE(isPlain(R"(<g id="a"><path/></g><g id="b"><use href="#a"/></g><use href="#b"/>)"));
    CHECK_FALSE(isPlain("<g id=\"a\">" + QByteArray{"<path/>"}.repeated(1'000) + "</g>"
                        + QByteArray{"<use href=\"#a\"/>"}.repeated(60)));
    CHECK_FALSE(isPlain("<g>"));
    CHECK_FALSE(isPlainSvg({}));
}
