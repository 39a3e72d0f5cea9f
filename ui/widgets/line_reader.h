// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QString>

class QAbstractScrollArea;
class QKeyEvent;

namespace qipan::ui {

/// A line of what a scroll area shows: a paragraph, a row of a table, a picture in words.
struct ReadLine {
    QString text;
    QRect place; ///< in coordinates of the screen
};

/// Returns what a scroll area shows as lines, from the top: labels, texts, tables, and pictures by their descriptions.
/// Buttons and fields are left out, since Tab leads to them.
[[nodiscard]] QList<ReadLine> linesOf(const QAbstractScrollArea& area);

/// Lets screen readers read what a scroll area shows, line by line: it is one text to them, in which the arrows, Home
/// and End move a cursor. Without a screen reader the arrows scroll.
class LineReader final : public QObject {
    Q_OBJECT

public:
    /// `area` owns the reader.
    explicit LineReader(QAbstractScrollArea* area);

    [[nodiscard]] QString content() const;
    /// The position of the cursor in `content()`; at its start after the content has changed.
    [[nodiscard]] int cursor() const;
    void setCursor(int position);
    /// Returns the place of the line that has this position.
    [[nodiscard]] QRect placeOf(int position) const;
    /// Moves the cursor if this is a key that does. Returns whether it is.
    bool move(const QKeyEvent& key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAbstractScrollArea* m_area;
    mutable QString m_read; ///< the content that the cursor is in
    mutable int m_cursor = 0;
};

} // namespace qipan::ui
