#pragma once

#include "core/board/opening.h"
#include "ui/panels/words_bar.h"

class QPushButton;

namespace qipan::ui {

/// Says what the opening rule wants now, above the board, and lets the user take a colour when that is due: with the
/// mouse, with the keyboard or by the letters of the buttons with Alt. Hidden until something is said. What is said
/// anew is announced to screen readers.
class OpeningBar final : public WordsBar {
    Q_OBJECT

public:
    explicit OpeningBar(QWidget* parent = nullptr);

    /// Something to know, without a choice.
    void tell(const QString& text);
    /// A choice of the user's: a colour or, with `mayTakeTwo`, two more stones. The keyboard comes to the buttons.
    void offer(const QString& text, bool mayTakeTwo);
    void dismiss();

    [[nodiscard]] bool isOffering() const { return m_isOffering && !isHidden(); }

Q_SIGNALS:
    /// The bar stays until something else is said.
    void taken(qipan::Take take);
    /// The bar came, changed its height or went.
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void say(const QString& text, bool offers, bool mayTakeTwo);
    void retranslate();

    QPushButton* m_black;
    QPushButton* m_white;
    QPushButton* m_two;
    bool m_isOffering = false;
};

} // namespace qipan::ui
