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

} // namespace qipan::ui
