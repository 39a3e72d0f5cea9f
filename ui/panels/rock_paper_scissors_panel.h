// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/hand.h"
#include "ui/widgets/answer_guard.h"
#include "ui/widgets/card.h"

#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace qipan::ui {

class HandButton;

/// Rock-paper-scissors over the board; the winner plays black. For two people at one machine, who choose unseen by each
/// other, against the computer, or against a remote player. One chooses by mouse, by arrows and Enter, or by 1, 2
/// and 3. A tie is played again. Hidden until started.
class RockPaperScissorsPanel final : public Card {
    Q_OBJECT

public:
    /// Returns the computer's hand, called after the user has chosen; random each time.
    using SecondHand = std::function<Hand()>;

    /// `shownFor` is how long a tie is shown in a remote game before the panel continues.
    explicit RockPaperScissorsPanel(QWidget* parent = nullptr,
                                    std::chrono::milliseconds shownFor = std::chrono::milliseconds{1500});

    /// Shows the panel. Without `secondHand` both players are people and choose one after the other.
    void start(const QString& firstName, const QString& secondName, SecondHand secondHand = {})
    {
        begin(firstName, secondName, std::move(secondHand), false);
    }
    /// Shows the panel for a game against a remote player. After the choice `chosen` is emitted and the panel waits for
    /// `reveal`.
    void startRemote(const QString& ownName, const QString& otherName) { begin(ownName, otherName, {}, true); }
    /// Takes both hands of a remote game. A tie is shown until any key or click on the panel, or for a while, and then
    /// the panel offers the choice again. After a win, when a clock may already be running, it hides itself: returns
    /// the hands and who plays black, to be said elsewhere. Returns an empty text otherwise.
    [[nodiscard]] QString reveal(Hand own, Hand other);
    /// Hides the panel without a decision.
    void stop();

Q_SIGNALS:
    /// Player `winner`, 0 or 1, has won; the hands are being shown. Not emitted in remote games.
    void won(int winner);
    /// The panel was hidden after player `winner`, 0 or 1, has won. Not emitted in remote games.
    void decided(int winner);
    /// The user's hand in a remote game, once per round.
    void chosen(qipan::Hand hand);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Stage { First, Second, Waiting, Shown };

    void begin(const QString& firstName, const QString& secondName, SecondHand secondHand, bool isRemote);
    void choose(Hand hand);
    void show(Stage stage);
    void showHands();
    void advance();
    void retranslate();
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString spoken() const;

    QString m_names[2];
    SecondHand m_secondHand;
    bool m_isRemote = false;
    QTimer m_advance; ///< runs in remote games while a tie is shown
    std::optional<Hand> m_hands[2];
    Stage m_stage = Stage::First;
    AnswerGuard m_guard; ///< of the choices in a remote game

    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    std::vector<HandButton*> m_choices;
    HandButton* m_shown[2] = {nullptr, nullptr};
    QLabel* m_shownNames[2] = {nullptr, nullptr};
    QPushButton* m_continue = nullptr;
};

} // namespace qipan::ui
