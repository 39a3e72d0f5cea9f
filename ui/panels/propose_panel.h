// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/game_chooser.h"
#include "ui/widgets/answer_guard.h"
#include "ui/widgets/card.h"

class QLabel;
class QPushButton;

namespace qipan::ui {

/// Proposes a game, rule, size and opening rule for the next round, over the board. Hidden until `open`; the game
/// continues below.
class ProposePanel final : public Card {
    Q_OBJECT

public:
    explicit ProposePanel(QWidget* parent = nullptr);

    /// Shows the panel with the current game selected, which can be proposed as well. `continues` says that it
    /// continues from a position; a proposed game begins anew. `given` says what is not chosen here: who begins, and
    /// the clock.
    void open(const GameChoice& now, bool continues = false, const QString& given = {});
    /// The proposal is being sent to the program of the player `name`.
    void showSent(const QString& name) { setStage(Stage::Sent, name); }
    /// Their program received it; the player decides now.
    void showAsked(const QString& name) { setStage(Stage::Asked, name); }
    /// The player declined; another proposal can be made.
    void showRefused(const QString& name) { setStage(Stage::Refused, name); }
    /// Their program is an older version without proposals.
    void showNotUnderstood(const QString& name) { setStage(Stage::NotUnderstood, name); }
    /// Hides the panel without a signal.
    void stop() { hideAndLeaveFocus(); } // back to the board
    /// As the user does with Escape or the button.
    void cancel();

    /// Wide enough for the names of rules and opening rules.
    [[nodiscard]] QSize sizeHint() const override
    {
        return Card::sizeHint().expandedTo({32 * fontMetrics().height(), 0});
    }

Q_SIGNALS:
    void proposed(const qipan::ui::GameChoice& choice);
    /// The user hid the panel while waiting for the answer.
    void hidden();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Stage { Choosing, Sent, Asked, Refused, NotUnderstood };

    void setStage(Stage stage, const QString& name);
    void propose();
    void updateButtons();
    void retranslate();
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isWaiting() const { return m_stage == Stage::Sent || m_stage == Stage::Asked; }

    Stage m_stage = Stage::Choosing;
    QString m_name;
    bool m_continues = false;
    QString m_given;

    QLabel* m_title;
    QLabel* m_text;
    GameChooser* m_chooser;
    QPushButton* m_propose;
    QPushButton* m_cancel;
    AnswerGuard m_guard; ///< the other side's answer changes the panel
};

} // namespace qipan::ui
