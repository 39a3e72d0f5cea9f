// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace qipan::app {

/// The language of the program's texts. It can change at run time: every window receives QEvent::LanguageChange.
class Languages {
public:
    /// Returns the available codes: "en", "zh_CN".
    [[nodiscard]] static QStringList codes();
    /// Returns the code that matches the system best.
    [[nodiscard]] static QString ofSystem();

    /// Switches to a code, or to the system's language if it is empty or unknown.
    void use(const QString& code);

private:
    QString m_current;
    QTranslator m_ours;
    QTranslator m_ofQt;
};

} // namespace qipan::app
