// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/list_text.h"

#include <QCoreApplication>

namespace qipan::ui {
namespace {

/// A class, so that lupdate finds the text and its context.
struct ListText {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::ListText)
};

} // namespace

QString listText(const QStringList& texts)
{
    QString all = texts.value(0);
    for (const QString& text : texts.mid(1)) {
        //: Two parts of a list that a screen reader says: "G8, H8".
        all = ListText::tr("%1, %2").arg(all, text);
    }
    return all;
}

} // namespace qipan::ui
