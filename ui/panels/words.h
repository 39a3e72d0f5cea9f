#pragma once

#include <QFont>
#include <QString>

class QWidget;

namespace qipan::ui {

/// Tells words to screen readers on behalf of `widget`, whose accessible name they become.
void speak(QWidget& widget, const QString& words);

/// `base` larger by `factor`, in the unit that it is given in.
[[nodiscard]] QFont scaledFont(QFont base, double factor, QFont::Weight weight = QFont::Normal);

/// A menu's text as a button shows it: "&Undo" and "悔棋(&U)" without the mnemonic.
[[nodiscard]] QString withoutMnemonic(QString text);

/// The first `count` Unicode code points of a text.
[[nodiscard]] QString firstCodePoints(const QString& text, int count);

} // namespace qipan::ui
