// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/languages.h"

#include "app/base/files_with_suffix.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr QStringView catalogues = u":/i18n/";
constexpr QStringView prefix = u"qipan_";

} // namespace

QStringList Languages::codes()
{
    QStringList codes;
    for (const QFileInfo& file : filesWithSuffix(catalogues.toString(), u"qm"_s)) {
        if (file.fileName().startsWith(prefix))
            codes << file.completeBaseName().sliced(prefix.size());
    }
    return codes;
}

QList<ui::Language> Languages::all()
{
    QList<ui::Language> languages;
    for (const QString& code : codes()) {
        QTranslator catalogue;
        (void)catalogue.load(catalogues + prefix + code);
        //: The name of the language of this translation, in that language, such as "Deutsch".
        const char* const english = QT_TRANSLATE_NOOP("Languages", "English");
        const QString name = catalogue.translate("Languages", english);
        languages << ui::Language{code, name.isEmpty() ? QString::fromLatin1(english) : name};
    }
    return languages;
}

QString Languages::ofSystem()
{
    const QStringList known = codes();
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& language : wanted) {
        const QLocale locale{language};
        if (known.contains(locale.name()))
            return locale.name();
        for (const QString& code : known) {
            if (QLocale{code}.language() == locale.language())
                return code;
        }
    }
    return u"en"_s;
}

QString Languages::current()
{
    const QStringList known = codes();
    const auto inUse = std::ranges::find(known, QLocale{}, [](const QString& code) { return QLocale{code}; });
    return inUse != known.end() ? *inUse : u"en"_s;
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
