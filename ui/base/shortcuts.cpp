// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/shortcuts.h"

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
    const auto isOfKeys = [](QChar letter) {
        return (letter.unicode() < 0x80 && letter.isLetterOrNumber()) || letter == u'+';
    };
    QString converted;
    for (auto begin = text.begin(); begin != text.end();) {
        const auto end = std::find_if_not(begin, text.end(), isOfKeys);
        const QString keys = QStringView{begin, end}.toString();
        const bool hasModifier = keys.startsWith(u"Ctrl+") || keys.startsWith(u"Shift+") || keys.startsWith(u"Alt+");
        converted += hasModifier || keys == u"F11" ? shortcut(keys).toString(QKeySequence::NativeText) : keys;
        begin = std::find_if(end, text.end(), isOfKeys);
        converted += QStringView{end, begin};
    }
    return converted;
#else
    return text;
#endif
}

} // namespace qipan::ui
