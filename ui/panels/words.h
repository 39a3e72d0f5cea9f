#pragma once

#include <QDate>
#include <QFont>
#include <QString>
#include <QTime>

class QWidget;

namespace qipan::ui {

/// Tells words to screen readers on behalf of `widget`, whose accessible name they become; of a label that shows them
/// the name stays its text.
void speak(QWidget& widget, const QString& words);

/// `base` larger by `factor`, in the unit that it is given in.
[[nodiscard]] QFont scaledFont(QFont base, double factor, QFont::Weight weight = QFont::Normal);

/// A menu's text as a button shows it: "&Undo" and "悔棋(&U)" without the mnemonic.
[[nodiscard]] QString withoutMnemonic(QString text);

/// The first `count` Unicode code points of a text.
[[nodiscard]] QString firstCodePoints(const QString& text, int count);

/// A text of others on one line: what would end the line, also to a text document, becomes a space, and what would turn
/// the direction of the texts around it goes.
[[nodiscard]] QString onOneLine(const QString& text);

/// A text whose words are no longer than a narrow column: longer ones may be broken where a zero-width space stands
/// now. For labels, which break between words only, and are as wide as the longest of them.
[[nodiscard]] QString withBreaks(const QString& text);

/// How people of the language of the moment write a date in figures, with the whole year.
[[nodiscard]] QString shortDateFormat();
[[nodiscard]] QString shortDate(QDate date);
/// Hours and minutes as people of the language of the moment write them.
[[nodiscard]] QString shortTime(const QTime& time);

/// A tool tip that shows `text` as it is. Qt would read one that looks like HTML as such.
[[nodiscard]] QString plainTip(const QString& text);

/// " (3)" beside what has something new, with "99+" above 99; empty for none.
[[nodiscard]] QString countMark(int count);

} // namespace qipan::ui
