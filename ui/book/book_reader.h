// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/chapter.h"
#include "ui/board/board_canvas.h"
#include "ui/link/tile_set.h"

#include <QKeyEvent>
#include <QList>
#include <QScrollArea>

#include <memory>

class QVBoxLayout;

namespace qipan::ui {

class DiagramCard;

/// One page of the book: texts and diagrams in a column of readable width.
class BookReader final : public QScrollArea {
    Q_OBJECT

public:
    explicit BookReader(QWidget* parent = nullptr);

    void setTiles(std::shared_ptr<const TileSet> tiles) { m_tiles = std::move(tiles); }
    void show(const QString& title, const std::vector<book::Block>& blocks);
    void setTheme(const Theme& theme);
    /// Sets the size of the letters in percent of the parent's font, and keeps the place on the page.
    void setLetters(int percent);
    void setOptions(const BoardOptions& options);
    [[nodiscard]] const QList<DiagramCard*>& diagrams() const { return m_diagrams; }
    /// Scrolls by `steps` screens, or lines if `byLines`.
    void scroll(int steps, bool byLines);
    /// Returns the scroll position, in device-independent pixels from the top of the page.
    [[nodiscard]] int scrolled() const;
    void scrollTo(int scrolled);
    /// Whether the end of the page is visible, or has been since the page was shown.
    [[nodiscard]] bool wasAtEnd() const { return m_wasAtEnd || isAtEnd(); }

Q_SIGNALS:
    /// The wheel was turned with Ctrl: larger or smaller letters.
    void lettersRequested(int steps);
    /// The end of the page became visible.
    void endReached();
    void linkPressed(const QString& address);
    void linkPointedAt(const QString& address);
    void ended(qipan::ui::DiagramCard* card);
    void answerRequested(qipan::ui::DiagramCard* card);
    void playRequested(qipan::ui::DiagramCard* card);
    void analysisRequested(qipan::ui::DiagramCard* card);
    void copyRequested(qipan::ui::DiagramCard* card);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Leaves the keys that scroll and turn pages to the page.
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void add(const book::Prose& text);
    void add(const book::Diagram& diagram);
    [[nodiscard]] bool isAtEnd() const;

    std::shared_ptr<const TileSet> m_tiles;
    Theme m_theme;
    BoardOptions m_options;
    QWidget* m_sheet = nullptr;
    QVBoxLayout* m_column = nullptr;
    QList<DiagramCard*> m_diagrams;
    bool m_wasAtEnd = false;
};

} // namespace qipan::ui
