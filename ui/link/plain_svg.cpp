// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/plain_svg.h"

#include <QHash>
#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr qsizetype maxBytes = 1'000'000;
constexpr int maxElements = 10'000;
constexpr int maxDepth = 64;
constexpr int maxUsedElements = 50'000; // all copies that `use` makes
constexpr qsizetype maxPath = 100'000;  // characters of a path or polygon
constexpr qsizetype maxDashes = 64;     // numbers of a pattern
constexpr qsizetype maxData = 200'000;  // characters of a picture inside the drawing

/// The name without its prefix: "xlink:href" is "href", whatever the prefix stands for.
[[nodiscard]] QStringView localName(QStringView qualified)
{
    return qualified.mid(qualified.lastIndexOf(u':') + 1);
}

/// Whether this is a PNG or JPEG file in base64. Qt ignores the declared type and decodes what it finds, which may be
/// another drawing.
[[nodiscard]] bool isPicture(QStringView base64)
{
    QByteArray letters = base64.toLatin1(); // other characters become question marks
    letters.removeIf([](char each) { return each == ' ' || each == '\t' || each == '\r' || each == '\n'; });
    const auto file = QByteArray::fromBase64Encoding(letters, QByteArray::AbortOnBase64DecodingErrors);
    return file
        && (file.decoded.startsWith(QByteArrayView{"\x89PNG\r\n\x1a\n"})
            || file.decoded.startsWith(QByteArrayView{"\xff\xd8\xff"}));
}

[[nodiscard]] bool isAllowedReference(QStringView reference)
{
    reference = reference.trimmed();
    if (reference.isEmpty() || reference.startsWith(u'#'))
        return true;
    constexpr std::array pictures{"data:image/png;base64,"_L1, "data:image/jpeg;base64,"_L1,
                                  "data:image/jpg;base64,"_L1};
    if (reference.size() > maxData)
        return false;
    const auto start =
        std::ranges::find_if(pictures, [&](QLatin1StringView each) { return reference.startsWith(each); });
    return start != pictures.end() && isPicture(reference.mid(start->size()));
}

/// Whether each `url(…)` in the value of an attribute or in a style sheet is an id.
[[nodiscard]] bool hasOnlyIds(QStringView text)
{
    constexpr auto start = "url"_L1;
    for (qsizetype at = text.indexOf(start, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(start, at, Qt::CaseInsensitive)) {
        at += start.size();
        QStringView rest = text.mid(at).trimmed();
        if (!rest.startsWith(u'('))
            continue; // another word
        rest = rest.mid(1).trimmed();
        if (rest.startsWith(u'"') || rest.startsWith(u'\''))
            rest = rest.mid(1).trimmed();
        if (!rest.startsWith(u'#'))
            return false;
    }
    return true;
}

[[nodiscard]] bool hasFewDashes(QStringView numbers)
{
    return std::ranges::count_if(numbers, [](QChar each) { return each.isSpace() || each == u','; }) < maxDashes;
}

/// A style sheet, or the attribute `style`.
[[nodiscard]] bool isPlainStyle(QStringView style)
{
    // An escape could hide any word, and a rule like @import names files.
    if (style.contains(u'\\') || style.contains(u'@') || !hasOnlyIds(style))
        return false;
    constexpr auto dashes = "stroke-dasharray"_L1;
    for (qsizetype at = style.indexOf(dashes, 0, Qt::CaseInsensitive); at >= 0;
         at = style.indexOf(dashes, at, Qt::CaseInsensitive)) {
        at += dashes.size();
        const QStringView rest = style.mid(at);
        const auto end = std::ranges::find_if(rest, [](QChar each) { return each == u';' || each == u'}'; });
        if (!hasFewDashes(rest.first(end - rest.begin())))
            return false;
    }
    return true;
}

[[nodiscard]] bool isPlainAttribute(QStringView name, QStringView value)
{
    if (name == u"href" || name == u"src" || name == u"base")
        return isAllowedReference(value);
    if (name == u"d" || name == u"points")
        return value.size() <= maxPath;
    if (name == u"stroke-dasharray" && !hasFewDashes(value))
        return false;
    return name == u"style" ? isPlainStyle(value) : hasOnlyIds(value);
}

/// Follows the elements of a drawing.
class Elements {
public:
    [[nodiscard]] bool begin(const QXmlStreamReader& xml)
    {
        m_open.push_back({.before = m_count});
        if (++m_count > maxElements || m_open.size() > maxDepth)
            return false;
        m_isStyle = localName(xml.qualifiedName()) == u"style";
        const bool isUse = localName(xml.qualifiedName()) == u"use";
        for (const QXmlStreamAttribute& attribute : xml.attributes()) {
            const QStringView name = localName(attribute.qualifiedName());
            if (!isPlainAttribute(name, attribute.value()))
                return false;
            if (name == u"id")
                m_open.back().id = attribute.value().toString();
            if (isUse && name == u"href")
                m_used << attribute.value().trimmed().mid(1).toString();
        }
        if (isUse) {
            for (Element& element : m_open)
                element.hasUse = true;
        }
        return true;
    }

    void end()
    {
        const Element element = std::move(m_open.back());
        m_open.pop_back();
        m_isStyle = false;
        if (element.id.isEmpty())
            return;
        m_sizes[element.id] = std::max(m_sizes[element.id], m_count - element.before);
        if (element.hasUse)
            m_withUse << element.id;
    }

    [[nodiscard]] bool isStyle() const { return m_isStyle; }

    /// Call after the last element. A `use` of what contains another one could double the drawing at each step.
    [[nodiscard]] bool usesLittle() const
    {
        qint64 copies = 0;
        for (const QString& id : m_used) {
            if (m_withUse.contains(id))
                return false;
            copies += m_sizes.value(id);
        }
        return copies <= maxUsedElements;
    }

private:
    struct Element {
        QString id;
        int before = 0; ///< elements before it
        bool hasUse = false;
    };

    std::vector<Element> m_open;
    int m_count = 0;
    bool m_isStyle = false;
    QStringList m_used;          // ids
    QHash<QString, int> m_sizes; // elements by id
    QSet<QString> m_withUse;     // ids
};

} // namespace

bool isPlainSvg(const QByteArray& file)
{
    if (file.size() > maxBytes)
        return false;
    QXmlStreamReader xml{file};
    xml.setNamespaceProcessing(false); // like Qt Svg
    Elements elements;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::StartElement:
            if (!elements.begin(xml))
                return false;
            break;
        case QXmlStreamReader::EndElement:
            elements.end();
            break;
        case QXmlStreamReader::Characters:
            if (elements.isStyle() && !isPlainStyle(xml.text()))
                return false;
            break;
        case QXmlStreamReader::DTD:
            if (xml.text().contains(u'['))
                return false;
            break;
        case QXmlStreamReader::ProcessingInstruction: // a style sheet
        case QXmlStreamReader::EntityReference:
            return false;
        default:
            break;
        }
    }
    return !xml.hasError() && elements.usesLittle();
}

} // namespace qipan::ui
