// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/languages.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace qipan::app {

QStringList Languages::codes()
{
    return {u"en"_s, u"zh_CN"_s};
}

QString Languages::ofSystem()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& language : wanted) {
        if (language.startsWith(u"zh"))
            return u"zh_CN"_s;
        if (language.startsWith(u"en"))
            return u"en"_s;
    }
    return u"en"_s;
}

void Languages::use(const QString& code)
{
    const QString wanted = codes().contains(code) ? code : ofSystem();
    if (wanted == m_current)
        return;
    m_current = wanted;
    QCoreApplication::removeTranslator(&m_ours);
    QCoreApplication::removeTranslator(&m_ofQt);
    QLocale::setDefault(QLocale{wanted});
    // The texts in the code are English; the English file only contains their plural forms.
    if (m_ours.load(u":/i18n/qipan_%1.qm"_s.arg(wanted)))
        QCoreApplication::installTranslator(&m_ours);
    if (m_ofQt.load(u":/i18n/qtbase_%1.qm"_s.arg(wanted)))
        QCoreApplication::installTranslator(&m_ofQt);
}

} // namespace qipan::app
