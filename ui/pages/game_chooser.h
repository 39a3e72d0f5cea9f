#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;

namespace qipan::ui {

/// What is played.
struct GameChoice {
    QString game;                 ///< a key of the registry
    QString rule;                 ///< empty: the game's default
    int size = 0;                 ///< cells along one edge; 0: the game's default
    QString opening = u"free"_qs; ///< key of the opening rule

    friend bool operator==(const GameChoice&, const GameChoice&) = default;
};

/// "Gomoku · Freestyle: five or more · 15 × 15", with the opening where there is a rule for it, in the language of the
/// moment.
[[nodiscard]] QString describe(const GameChoice& choice);

/// Chooses game, rule, size and opening among what the registry has, the sizes being those of the rule: rows of labels
/// and fields, that of the opening only where the game has rules for it.
class GameChooser final : public QWidget {
    Q_OBJECT

public:
    explicit GameChooser(QWidget* parent = nullptr);

    /// The games to choose from, by their keys in the registry; others are not offered.
    void setGames(const QStringList& keys);
    /// What the registry does not have becomes the default.
    void setChoice(const GameChoice& choice);
    [[nodiscard]] GameChoice choice() const;
    /// Whether a rule for the opening is among what is shown; it is at first.
    void setHasOpening(bool has);

    /// The labels before the fields, for `alignLabels`.
    [[nodiscard]] QList<QLabel*> labels() const;

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillGames();
    void fillGame();
    void fillSizes();
    void showOpening();
    void retranslate();

    QStringList m_keys;
    bool m_hasOpening = true;
    QLabel* m_labels[4] = {nullptr, nullptr, nullptr, nullptr};
    QComboBox* m_game;
    QComboBox* m_rule;
    QComboBox* m_size;
    QComboBox* m_opening;
};

} // namespace qipan::ui
