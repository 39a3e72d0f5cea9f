#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace qipan::app {

/// The language of the program's texts, changed while it runs: every window gets QEvent::LanguageChange.
class Languages {
public:
    /// Codes that can be used: "en", "zh_CN".
    [[nodiscard]] static QStringList codes();
    /// The code that suits the system best.
    [[nodiscard]] static QString ofSystem();

    /// Uses a code, or the system's language where it is empty or unknown.
    void use(const QString& code);

private:
    QString m_current;
    QTranslator m_ours;
    QTranslator m_ofQt;
};

} // namespace qipan::app
