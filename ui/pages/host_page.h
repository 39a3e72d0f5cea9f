#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace qipan::ui {

class KnockBar;

/// What a host offers.
struct HostChoice {
    QString game;          ///< a key of the registry
    QString rule;          ///< empty: the game's default
    int size = 0;          ///< 0: the game's default
    bool hostFirst = true; ///< the host plays black
    bool acceptAnyone = false;

    friend bool operator==(const HostChoice&, const HostChoice&) = default;
};

/// Opens a table on the LAN: first what is played, then where others find it and who knocks.
class HostPage final : public QWidget {
    Q_OBJECT

public:
    explicit HostPage(QWidget* parent = nullptr);

    /// The games that can be hosted, by their keys in the registry; others are not offered.
    void setGames(const QStringList& keys);
    void setChoice(const HostChoice& choice);
    [[nodiscard]] HostChoice choice() const;

    /// What is played, before the table opens; `error` says why it could not be opened.
    void showChoices(const QString& error = {});
    /// The table is open at these addresses of this machine.
    void showWaiting(const QStringList& addresses, quint16 port);
    /// Someone wants in.
    void showKnock(const QString& name);
    /// They went away again.
    void hideKnock();
    /// The line while waiting ("… has left. The table is open.").
    void setNote(const QString& note);

Q_SIGNALS:
    void openWanted(const qipan::ui::HostChoice& choice);
    void knockAnswered(bool letIn);
    /// Closes the table when it is open, and leaves the page.
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* makeChoices();
    [[nodiscard]] QWidget* makeWaiting();
    void fillGames();
    void fillGame();
    void fillAddresses();
    void copyAddress(const QString& address);
    void answerKnock(bool letIn);
    void retranslate();

    QStringList m_keys;
    QStringList m_addresses; ///< with their port, as a guest types them
    bool m_open = false;

    QLabel* m_title = nullptr;
    QStackedWidget* m_stages = nullptr;
    // What is played.
    QLabel* m_explain = nullptr;
    QLabel* m_error = nullptr;
    QLabel* m_labels[4] = {nullptr, nullptr, nullptr, nullptr};
    QComboBox* m_game = nullptr;
    QComboBox* m_rule = nullptr;
    QComboBox* m_size = nullptr;
    QComboBox* m_first = nullptr;
    QCheckBox* m_anyone = nullptr;
    QPushButton* m_openButton = nullptr;
    QPushButton* m_back = nullptr;
    // Waiting.
    QLabel* m_waiting = nullptr;
    QLabel* m_where = nullptr;
    QGridLayout* m_rows = nullptr;
    QLabel* m_firewall = nullptr;
    QLabel* m_note = nullptr;
    KnockBar* m_knock = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace qipan::ui
