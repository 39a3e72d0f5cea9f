#pragma once

#include <functional>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <vector>

class QLabel;
class QPainter;

namespace qipan::ui {

class ActionButton;
class Actions;
class CardButton;
class HomeTitle;

/// How a card shows its game: a small board, painted into a square.
struct HomeCard {
    QString key; ///< "link" or a key of the registry
    std::function<void(QPainter&, const QRectF&)> paint;
};

/// Where the program opens: a card for each game, and what else one may want first.
/// Continue, host and join are the buttons of these actions.
class HomePage final : public QWidget {
    Q_OBJECT

public:
    explicit HomePage(const Actions& actions, QWidget* parent = nullptr);

    void setCards(std::vector<HomeCard> cards);
    /// What "Continue" would go on with, in words; empty hides the button.
    void setContinue(const QString& text);
    /// The games of which one waits to go on: their cards say so.
    void setWaiting(const QStringList& keys);

Q_SIGNALS:
    void gameChosen(const QString& key);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void place();
    void placeButtons(const QRect& area, int height);
    using Buttons = std::vector<ActionButton*>;
    /// The buttons that are shown, in as many rows as they need.
    [[nodiscard]] std::vector<Buttons> buttonRows(int width) const;
    void moveFocus(int step);

    HomeTitle* m_title;
    QLabel* m_subtitle;
    ActionButton* m_continue;
    ActionButton* m_host;
    ActionButton* m_join;
    ActionButton* m_history;
    ActionButton* m_book;
    ActionButton* m_puzzles;
    std::vector<CardButton*> m_cards;
    QStringList m_waiting;
    bool m_isSized = false; ///< what stands on the page has places
};

} // namespace qipan::ui
