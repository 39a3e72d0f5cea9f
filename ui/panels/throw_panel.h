#pragma once

#include "core/match/throw.h"
#include "ui/panels/card.h"

#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace qipan::ui {

class HandButton;

/// Rock, paper, scissors over the board: who wins plays black. For two people at one machine, each choosing unseen by
/// the other, for one against a computer, or for one against someone at another machine. A tie throws anew. Hidden
/// until it is started.
class ThrowPanel final : public Card {
    Q_OBJECT

public:
    /// The hand of a computer, asked for after the user has chosen; random each time.
    using SecondThrows = std::function<Hand()>;

    /// `shownFor` is how long the hands thrown against someone afar stay on show before the panel goes on by itself.
    explicit ThrowPanel(QWidget* parent = nullptr,
                        std::chrono::milliseconds shownFor = std::chrono::milliseconds{1500});

    /// Shows the panel. Without `secondThrows` both players are people and choose one after the other.
    void start(const QString& firstName, const QString& secondName, SecondThrows secondThrows = {});
    /// Shows the panel against someone at another machine. The user chooses by mouse, by arrows and Enter, or by 1, 2
    /// and 3; then `chosen` is emitted and the panel waits for `reveal`.
    void startAfar(const QString& ownName, const QString& otherName);
    /// Both hands of a throw against someone afar: they are shown with who plays black. After a tie the panel offers
    /// the choice again by itself; after a win, when a clock may run already, it goes by itself, or by `stop`. Any key
    /// or click on the panel need not wait for that; a key that the board knows is the board's at once.
    void reveal(Hand own, Hand other);
    /// Hides the panel without a decision.
    void stop();

Q_SIGNALS:
    /// Who won, 0 the first or 1 the second; the panel has gone. Not of a throw against someone afar.
    void decided(int winner);
    /// The user's hand against someone afar, once a throw.
    void chosen(qipan::Hand hand);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Stage { First, Second, Waiting, Shown };

    void choose(Hand hand);
    void show(Stage stage);
    void showHands();
    void leave();
    void goOn();
    void goOnByKey(QKeyEvent& event);
    void retranslate();
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] bool isTie() const;

    QString m_names[2];
    SecondThrows m_secondThrows;
    bool m_afar = false;
    QTimer m_goesOn; ///< against someone afar, while the hands are on show
    std::optional<Hand> m_hands[2];
    Stage m_stage = Stage::First;

    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    std::vector<HandButton*> m_choices;
    HandButton* m_shown[2] = {nullptr, nullptr};
    QLabel* m_shownNames[2] = {nullptr, nullptr};
    QPushButton* m_goOn = nullptr;
};

} // namespace qipan::ui
