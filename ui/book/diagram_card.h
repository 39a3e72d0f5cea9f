#pragma once

#include "core/book/diagram.h"
#include "ui/board/board_options.h"
#include "ui/book/diagram_board.h"
#include "ui/panels/card.h"
#include "ui/theme/theme.h"

#include <QList>

#include <memory>

class QLabel;
class QPushButton;
class QToolButton;

namespace qipan::ui {

class BoardPart;

/// A diagram of the book: its board, which can be played on, its caption, and what one can do with it.
class DiagramCard final : public Card {
    Q_OBJECT

public:
    DiagramCard(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles, QWidget* parent = nullptr);
    ~DiagramCard() override;

    [[nodiscard]] const book::Diagram& diagram() const { return m_diagram; }
    [[nodiscard]] DiagramBoard& board() const { return *m_board; }
    void setTheme(const Theme& theme);
    void setOptions(const BoardOptions& wanted);

    /// Says something below the board until the position changes: an answer, why a click was refused. Told to screen
    /// readers.
    void say(const QString& words);

Q_SIGNALS:
    /// The engine's move in the shown position is wanted, or what the solver says of the shown tiles.
    void answerWanted();
    /// The game has ended by the move that is shown now.
    void ended();
    /// A game is wanted that goes on from the shown position.
    void playWanted();
    /// The shown position should go to the clipboard.
    void copyWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QToolButton* addStep(const QString& icon, void (DiagramBoard::*step)());
    [[nodiscard]] QPushButton* addButton(void (DiagramCard::*signal)());
    void makeLayout();
    [[nodiscard]] bool isTriedOutside() const;
    void showPart();
    void keepRoom();
    [[nodiscard]] QWidget* heldButton() const; ///< that has the keyboard; null where none has
    void handOn(const QWidget& held);
    void follow();
    void retranslate();

    const book::Diagram m_diagram;
    const std::unique_ptr<DiagramBoard> m_board;
    BoardOptions m_wanted;
    BoardPart* m_part;
    QLabel* m_caption;
    QLabel* m_words;
    QLabel* m_place;
    QList<QToolButton*> m_steps; ///< first, back, next, last, reset
    QList<QPushButton*> m_buttons;
};

} // namespace qipan::ui
