// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/shortcuts.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

/// Ctrl stands for Cmd on macOS, and Meta for Ctrl.
constexpr struct {
    QStringView elsewhere;
    QStringView onMacos;
} replacedKeys[] = {
    {u"Ctrl+H", u"Ctrl+Y"},       // hides the program
    {u"Ctrl+M", u"Ctrl+Shift+M"}, // minimises the window
    {u"F11", u"Meta+Ctrl+F"},     // shows the desktop
};

} // namespace

QString keysOnMacos(const QString& keys)
{
    const auto* const replaced =
        std::ranges::find(replacedKeys, keys, [](const auto& row) { return row.elsewhere.toString(); });
    return replaced != std::end(replacedKeys) ? replaced->onMacos.toString() : keys;
}

QKeySequence shortcut(const QString& keys)
{
#ifdef Q_OS_MACOS
    return QKeySequence{keysOnMacos(keys), QKeySequence::PortableText};
#else
    return QKeySequence{keys, QKeySequence::PortableText};
#endif
}

QString withSystemKeys(const QString& text)
{
#ifdef Q_OS_MACOS
    static const QRegularExpression keys{u"\\b(?:(?:(?:Ctrl|Shift|Alt)\\+)+\\w+|F11)\\b"_s};
    QString converted;
    qsizetype end = 0;
    for (const auto& match : keys.globalMatch(text)) {
        converted += QStringView{text}.sliced(end, match.capturedStart() - end);
        converted += shortcut(match.captured()).toString(QKeySequence::NativeText);
        end = match.capturedEnd();
    }
    return converted + QStringView{text}.sliced(end);
#else
    return text;
#endif
}

} // namespace qipan::ui
