// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/language.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace qipan::app {

/// The language of the program's texts. It can change at run time: every window receives QEvent::LanguageChange.
class Languages {
public:
    /// Returns the codes of the languages whose catalogues are in the program, such as "en" and "zh_CN", in
    /// alphabetical order. Needs no application object.
    [[nodiscard]] static QStringList codes();
    /// Returns these languages with their names.
    [[nodiscard]] static QList<ui::Language> all();
    /// Returns the code that matches the system best.
    [[nodiscard]] static QString ofSystem();

    /// Returns the code of the language in use.
    [[nodiscard]] static QString current();

    /// Switches to a code, or to the system's language if it is empty or unknown.
    void use(const QString& code);

private:
    QString m_current;
    QTranslator m_ours;
    QTranslator m_ofQt;
};

} // namespace qipan::app
