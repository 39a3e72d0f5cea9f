// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <QPointF>
#include <QString>
#include <QWidget>

#include <cstdint>

class QLabel;
class QPainter;

namespace qipan::ui {

class BoardView;

/// How an answer to a task is judged.
enum class Answer : std::uint8_t { None, Right, Wrong };

/// Paints a check on a green disc, or a cross on a red square: they differ in shape as well as in colour, and their
/// light edge stands out from every ground. `radius` is half the width.
void paintAnswer(QPainter& painter, QPointF centre, double radius, Answer answer);

/// The mark of an answer at a cell of a board, above whatever lies there; it takes no clicks.
class AnswerBadge final : public QWidget {
    Q_OBJECT

public:
    /// Becomes a child of `view`, hidden at first.
    explicit AnswerBadge(BoardView& view);

    /// `None` hides it.
    void showAt(Cell cell, Answer answer);
    [[nodiscard]] Answer answer() const { return m_answer; }
    [[nodiscard]] Cell cell() const { return m_cell; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    BoardView& m_view;
    Cell m_cell;
    Answer m_answer = Answer::None;
};

/// What is said of an answer: its mark, a headline and more words. Without an answer plain words.
class AnswerBox final : public QWidget {
    Q_OBJECT

public:
    explicit AnswerBox(QWidget* parent);

    /// With an answer, the first line of `text` is the headline. Announced to screen readers unless `isQuiet`.
    void setText(Answer answer, const QString& text, bool isQuiet = false);
    [[nodiscard]] Answer answer() const { return m_answer; }
    [[nodiscard]] QString text() const { return m_text; }

private:
    Answer m_answer = Answer::None;
    QString m_text;
    QWidget* m_mark;
    QLabel* m_headline;
    QLabel* m_words;
};

} // namespace qipan::ui
