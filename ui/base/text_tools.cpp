// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text_tools.h"

#include "ui/base/announcer.h"

#include <QLabel>
#include <QLocale>
#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// Control characters, separators, and the two noncharacters that begin and end a frame of a QTextDocument.
bool endsLine(QChar unit)
{
    const QChar::Category category = unit.category();
    return category == QChar::Other_Control || category == QChar::Separator_Line
        || category == QChar::Separator_Paragraph || unit == QChar{0xfdd0} || unit == QChar{0xfdd1};
}

/// The characters with the property Bidi_Control. Source: Unicode Character Database, PropList.txt.
bool turnsDirection(QChar unit)
{
    const char16_t code = unit.unicode();
    return code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e)
        || (code >= 0x2066 && code <= 0x2069);
}

} // namespace

void showText(QLabel& label, const QString& text)
{
    label.setText(text);
    label.setVisible(!text.isEmpty());
    if (!text.isEmpty())
        speak(label, text);
}

void setTip(QWidget& widget, const QString& text)
{
    widget.setToolTip(text);
    widget.setAccessibleName(text);
}

QFont scaledFont(QFont base, double factor, QFont::Weight weight)
{
    if (base.pointSizeF() > 0)
        base.setPointSizeF(base.pointSizeF() * factor);
    else
        base.setPixelSize(qRound(base.pixelSize() * factor));
    base.setWeight(weight);
    return base;
}

QString withoutMnemonic(QString text)
{
    const qsizetype appended = text.indexOf(u"(&");
    if (appended >= 0 && appended + 3 < text.size() && text.at(appended + 3) == u')')
        text = text.left(appended).trimmed() + text.mid(appended + 4);
    return text.remove(u'&');
}

QString firstCodePoints(const QString& text, int count)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool continues = i > 0 && text.at(i).isLowSurrogate() && text.at(i - 1).isHighSurrogate();
        if (!continues && count-- == 0)
            return text.first(i);
    }
    return text;
}

QString onOneLine(const QString& text)
{
    QString line;
    line.reserve(text.size());
    for (const QChar unit : text) {
        if (endsLine(unit))
            line.append(u' ');
        else if (unit == QChar::ObjectReplacementCharacter)
            line.append(QChar::ReplacementCharacter); // it would stand for an object
        else if (!turnsDirection(unit))
            line.append(unit);
    }
    return line;
}

QString withBreaks(const QString& text)
{
    constexpr qsizetype longest = 20;
    QString broken;
    QStringList word;
    const auto endWord = [&] {
        broken += word.size() > longest ? word.join(QChar{0x200b}) : word.join(QString{});
        word.clear();
    };
    QTextBoundaryFinder letters{QTextBoundaryFinder::Grapheme, text};
    QTextBoundaryFinder breaks{QTextBoundaryFinder::Line, text};
    for (qsizetype from = 0, to = letters.toNextBoundary(); to > from; from = to, to = letters.toNextBoundary()) {
        breaks.setPosition(from);
        if (breaks.isAtBoundary())
            endWord();
        word << text.mid(from, to - from);
    }
    endWord();
    return broken;
}

QString shortDateFormat()
{
    QString format = QLocale{}.dateFormat(QLocale::ShortFormat);
    if (!format.contains(u"yyyy"))
        format.replace(u"yy"_s, u"yyyy"_s);
    return format;
}

QString shortDate(QDate date)
{
    return QLocale{}.toString(date, shortDateFormat());
}

QString shortTime(const QTime& time)
{
    const QLocale locale;
    // The short format of the C locale has seconds.
    return locale.language() == QLocale::C ? time.toString(u"HH:mm"_s) : locale.toString(time, QLocale::ShortFormat);
}

QString plainTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? u"<span>" % text.toHtmlEscaped() % u"</span>" : text;
}

QString countMark(int count)
{
    constexpr int most = 99;
    if (count <= 0)
        return {};
    return count > most ? u" (%1+)"_s.arg(most) : u" (%1)"_s.arg(count);
}

} // namespace qipan::ui
