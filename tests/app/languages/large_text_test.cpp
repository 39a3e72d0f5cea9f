// SPDX-License-Identifier: GPL-3.0-or-later
// The window with letters of twice the usual size.
#include "tests/app/places.h"
#include "tests/support/catch.h"
#include "tests/support/text_room.h"

#include <QApplication>

using namespace qipan;
using namespace qipan::tests;

namespace {

/// Letters of twice the size, as long as it exists.
class DoubledFont {
public:
    DoubledFont()
    {
        QFont font = m_usual;
        font.setPointSizeF(2 * m_usual.pointSizeF());
        QApplication::setFont(font);
    }
    ~DoubledFont() { QApplication::setFont(m_usual); }
    DoubledFont(const DoubledFont&) = delete;
    DoubledFont& operator=(const DoubledFont&) = delete;

private:
    const QFont m_usual = QApplication::font();
};

/// Complaints about a place in a window of this size.
[[nodiscard]] std::string complaintsAbout(const WindowPlace& place, const QString& language, QSize size)
{
    OpenProgram program{place.game, {{u"language"_s, language}}};
    place.open(program);
    program.window().resize(size);
    settleLayouts();
    QStringList complaints = complaintsOfRoom(frontOf(program.window()), size);
    complaints.removeDuplicates();
    return complaints.join(u'\n').toStdString();
}

} // namespace

TEST_CASE("every page has room for letters of twice the size", "[languages][program]")
{
    const WindowPlace& place = windowPlaces()[GENERATE(range(std::size_t{0}, windowPlaces().size()))];
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    const DoubledFont doubled;
    CAPTURE(place.name, language.toStdString());
    CHECK(complaintsAbout(place, language, {1280, 860}) == "");
}

TEST_CASE("every page has room at twice the scale", "[languages][program]")
{
    const WindowPlace& place = windowPlaces()[GENERATE(range(std::size_t{0}, windowPlaces().size()))];
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    CAPTURE(place.name, language.toStdString());
    CHECK(complaintsAbout(place, language, {640, 430}) == ""); // what 1280 × 860 pixels are then
}
