// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/version.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QStringList>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace qipan::ui {

QString programVersion()
{
    return QStringLiteral(QIPAN_VERSION);
}

QString versionAndSystem()
{
    const QStringList lines{
        u"Qipan "_s + programVersion(),
        u"Qt %1 (built with %2)"_s.arg(QLibraryInfo::version().toString(), QLatin1String{QT_VERSION_STR}),
        u"System: %1, kernel %2 %3"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                          QSysInfo::kernelVersion()),
        u"Processor: "_s + QSysInfo::currentCpuArchitecture(),
        u"Platform: %1, scale %2"_s.arg(QGuiApplication::platformName()).arg(qGuiApp->devicePixelRatio()),
        u"Language: "_s + QLocale{}.name(),
    };
    return lines.join(u'\n');
}

} // namespace qipan::ui
