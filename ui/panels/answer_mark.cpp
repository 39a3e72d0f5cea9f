// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/answer_mark.h"

#include "ui/base/announcer.h"
#include "ui/base/text_tools.h"
#include "ui/board/board_view.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/form.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace qipan::ui {

namespace {

// The same in every look, with a contrast above 4.5:1 to the white on them.
constexpr QRgb rightColor = qRgb(0x1a, 0x7a, 0x45);
constexpr QRgb wrongColor = qRgb(0xb3, 0x26, 0x1e);

/// The mark beside the words.
class AnswerSign final : public QWidget {
public:
    explicit AnswerSign(const AnswerBox& box)
        : m_box{box}
    {
        constexpr int size = 36;
        setFixedSize(size, size);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter{this};
        paintAnswer(painter, QRectF{rect()}.center(), width() / 2.0, m_box.answer());
    }

private:
    const AnswerBox& m_box;
};

} // namespace

void paintAnswer(QPainter& painter, QPointF centre, double radius, Answer answer)
{
    if (answer == Answer::None)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(radius, radius);
    painter.setPen(QPen{Qt::white, 0.12});
    painter.setBrush(QColor{answer == Answer::Right ? rightColor : wrongColor});
    const QPen stroke{Qt::white, 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    if (answer == Answer::Right) {
        painter.drawEllipse(QPointF{}, 0.92, 0.92);
        painter.setPen(stroke);
        painter.drawPolyline(QPolygonF{{{-0.42, 0.04}, {-0.12, 0.34}, {0.44, -0.32}}});
    } else {
        painter.drawRoundedRect(QRectF{-0.86, -0.86, 1.72, 1.72}, 0.28, 0.28);
        painter.setPen(stroke);
        painter.drawLine(QPointF{-0.38, -0.38}, QPointF{0.38, 0.38});
        painter.drawLine(QPointF{-0.38, 0.38}, QPointF{0.38, -0.38});
    }
    painter.restore();
}

AnswerBadge::AnswerBadge(BoardView& view)
    : QWidget{&view}
    , m_view{view}
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    view.installEventFilter(this);
    hide();
}

void AnswerBadge::showAt(Cell cell, Answer answer)
{
    m_cell = cell;
    m_answer = answer;
    setVisible(answer != Answer::None);
    place();
    raise();
    update();
}

bool AnswerBadge::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

/// In the upper right corner of the cell, so that what lies in it remains visible and no other cell seems to be meant.
void AnswerBadge::place()
{
    const BoardGeometry& geometry = m_view.boardGeometry();
    const double size = std::max(geometry.cellSize() * 0.48, 12.0);
    const QRectF cell = geometry.rect(m_cell);
    setGeometry(QRectF{cell.right() - size - 1, cell.top() + 1, size, size}.toRect());
}

void AnswerBadge::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    paintAnswer(painter, QRectF{rect()}.center(), width() / 2.0, m_answer);
}

AnswerBox::AnswerBox(QWidget* parent)
    : QWidget{parent}
    , m_mark{new AnswerSign{*this}}
    , m_headline{makeTextLabel(this)}
    , m_words{makeTextLabel(this)}
{
    makeHeading(m_headline, 1.25);
    setLayout(makeRow(
        {{m_mark, 0, Qt::AlignTop}, {makeColumn({m_headline, m_words}, {.margins = {0, 0, 0, 0}, .spacing = 4}), 1}},
        {.margins = {0, 0, 0, 0}, .spacing = 10}));
    setText(Answer::None, {});
}

void AnswerBox::setText(Answer answer, const QString& text, bool isQuiet)
{
    m_answer = answer;
    m_text = text;
    const auto end = answer == Answer::None ? -1 : text.indexOf(u'\n');
    const bool isPlain = answer == Answer::None;
    m_headline->setText(isPlain ? QString{} : text.left(end < 0 ? text.size() : end));
    m_words->setText(isPlain ? text : end < 0 ? QString{} : text.mid(end + 1));
    m_mark->setVisible(!isPlain);
    m_mark->update();
    m_headline->setVisible(!isPlain);
    m_words->setVisible(!m_words->text().isEmpty());
    setAccessibleName(text);
    if (!text.isEmpty() && !isQuiet)
        speak(*this, text);
}

} // namespace qipan::ui
