#pragma once

#include "core/match/throw.h"
#include "ui/panels/card.h"

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace qipan::ui {

class HandButton;

/// Rock, paper, scissors over the board: who wins plays black. For two people at one machine, each choosing unseen by
/// the other, or for one against a computer. A tie throws anew. Hidden until `start`.
class ThrowPanel final : public Card {
    Q_OBJECT

public:
    /// The hand of a computer, asked for after the user has chosen; random each time.
    using SecondThrows = std::function<Hand()>;

    explicit ThrowPanel(QWidget* parent = nullptr);

    /// Shows the panel. Without `secondThrows` both players are people and choose one after the other.
    void start(const QString& firstName, const QString& secondName, SecondThrows secondThrows = {});
    /// Hides the panel without a decision.
    void stop();

Q_SIGNALS:
    /// Who won, 0 the first or 1 the second; the panel has gone.
    void decided(int winner);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Stage { First, Second, Shown };

    void choose(Hand hand);
    void show(Stage stage);
    void goOn();
    void retranslate();
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString verdict() const;

    QString m_names[2];
    SecondThrows m_secondThrows;
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
