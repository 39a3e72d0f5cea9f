// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/answer_guard.h"
#include "ui/widgets/card.h"

#include <vector>

class QAction;
class QLabel;

namespace qipan::ui {

class ActionButton;

/// A text with buttons over a board. The buttons mirror actions. Where the board is too low for all of it, it leaves
/// away other buttons than the first, then the text, and then the size of the title.
class Overlay final : public Card {
    Q_OBJECT

public:
    enum class Kind {
        Message, ///< a card in the middle
        Cover    ///< hides everything below
    };

    /// `titleSize` is the size of the title, as a multiple of that of other texts.
    Overlay(Kind kind, const std::vector<QAction*>& buttons, double titleSize = 1.5);

    /// `stars` stand in large letters between the two, if there are any.
    void setTexts(const QString& title, const QString& text, const QString& stars = {});
    /// Sets the text of a button in place of the action's.
    void setButtonText(std::size_t which, const QString& text);
    void setButtonVisible(std::size_t which, bool visible);
    /// For an overlay that appears unasked: its buttons do nothing for a moment after it has opened (AnswerGuard).
    void setGuarded(bool guarded) { m_isGuarded = guarded; }
    /// Returns title and text while it hides the board; otherwise nothing.
    [[nodiscard]] QString wordsInPlaceOfBoard() const;
    /// Shows the overlay. Announces it to screen readers and focuses the first enabled button if it `takesKeyboard`.
    void open(bool takesKeyboard = true);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What there is room for, from all to the button.
    enum class Content { All, OneButton, NoText, SmallTitle, NoTitle };

    void gildStars();
    void fit();
    void showContent(Content content);
    [[nodiscard]] ActionButton* mainButton() const;
    Kind m_kind;
    QLabel* m_title;
    QLabel* m_stars;
    QLabel* m_text;
    const double m_titleSize;
    QString m_words; ///< title and text, for screen readers
    std::vector<ActionButton*> m_buttons;
    std::vector<bool> m_isWanted; ///< of each button
    AnswerGuard m_guard;
    bool m_isGuarded = false;
};

} // namespace qipan::ui
