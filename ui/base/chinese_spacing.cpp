// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/chinese_spacing.h"

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

[[nodiscard]] bool isChinese(QChar letter)
{
    return letter.script() == QChar::Script_Han;
}

[[nodiscard]] bool isLatin(QChar letter)
{
    return letter.script() == QChar::Script_Latin;
}

/// Full-width punctuation has its own space.
[[nodiscard]] bool isWide(QChar mark)
{
    return QStringView{u"，。；：！？、（）《》【】"}.contains(mark);
}

} // namespace

QString withChineseSpacing(const QString& text)
{
    QString spaced;
    spaced.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar now = text[i];
        const QChar before = spaced.isEmpty() ? QChar{} : spaced.back();
        const QChar after = i + 1 < text.size() ? text[i + 1] : QChar{};
        const bool isBetween = isChinese(before) && (isChinese(after) || isWide(after));
        if (now == u' ' && (isBetween || isWide(before) || isWide(after)))
            continue;
        if ((isChinese(before) && isLatin(now)) || (isLatin(before) && isChinese(now)))
            spaced += u' ';
        spaced += now;
    }
    return spaced;
}

} // namespace qipan::ui
