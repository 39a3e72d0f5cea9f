#include "ui/panels/words.h"

#include <QAccessible>
#include <QAccessibleEvent>
#include <QWidget>

namespace qipan::ui {

void speak(QWidget& widget, const QString& words)
{
    widget.setAccessibleName(words);
    if (!QAccessible::isActive())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event{&widget, words};
#else
    QAccessibleEvent event{&widget, QAccessible::Alert};
#endif
    QAccessible::updateAccessibility(&event);
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

} // namespace qipan::ui
