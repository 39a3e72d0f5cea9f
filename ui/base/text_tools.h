// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QFont>
#include <QString>
#include <QTime>

class QLabel;
class QWidget;

namespace qipan::ui {

/// Shows a text in a label and announces it to screen readers; hides the label if the text is empty.
void showText(QLabel& label, const QString& text);

/// Sets a text as tool tip and as accessible name, for a widget that shows none.
void setTip(QWidget& widget, const QString& text);

/// Returns `base` enlarged by `factor`, in its own unit (points or pixels).
[[nodiscard]] QFont scaledFont(QFont base, double factor, QFont::Weight weight = QFont::Normal);

/// Returns a menu text as a button shows it: "&Undo" and "悔棋(&U)" without the mnemonic.
[[nodiscard]] QString withoutMnemonic(QString text);

/// Returns the first `count` Unicode code points of a text.
[[nodiscard]] QString firstCodePoints(const QString& text, int count);

/// Returns a foreign text on one line: characters that end a line, also in a text document, become spaces; those that
/// change the direction of text are removed.
[[nodiscard]] QString onOneLine(const QString& text);

/// Returns a text with zero-width spaces between the letters of words longer than a narrow column. For labels, which
/// break lines only between words and are as wide as their longest word.
[[nodiscard]] QString withBreaks(const QString& text);

/// The short date format of the current language, with a four-digit year.
[[nodiscard]] QString shortDateFormat();
[[nodiscard]] QString shortDate(QDate date);
/// Returns hours and minutes in the format of the current language.
[[nodiscard]] QString shortTime(const QTime& time);

/// Returns a tool tip that shows `text` as it is; Qt would interpret HTML.
[[nodiscard]] QString plainTip(const QString& text);

/// Returns " (3)" for a count of new items, " (99+)" above 99; empty for none.
[[nodiscard]] QString countMark(int count);

} // namespace qipan::ui
