#pragma once

#include "ui/pages/host_choice.h"

#include <QStringList>
#include <QWidget>

class QLabel;

namespace qipan::ui {

class HostChoices;
class HostWaiting;
class ResumeBar;

/// Opens a table on the LAN: first what is played, then where others find it and who knocks.
class HostPage final : public QWidget {
    Q_OBJECT

public:
    explicit HostPage(QWidget* parent = nullptr);

    /// The games that can be hosted, by their keys in the registry; others are not offered.
    void setGames(const QStringList& keys);
    void setChoice(const HostChoice& choice);
    [[nodiscard]] HostChoice choice() const;
    /// A game that can be gone on with, in a whole sentence ("Your game with Mei … was interrupted."); empty for none.
    void setUnfinished(const QString& text);

    /// What is played, before the table opens; `error` says why it could not be opened.
    void showChoices(const QString& error = {});
    /// The table is open with this offer at these addresses of this machine.
    void showWaiting(const HostChoice& offered, const QStringList& addresses, quint16 port);
    /// The addresses have changed since.
    void setAddresses(const QStringList& addresses);
    /// Someone wants in.
    void showKnock(const QString& name);
    /// They went away again.
    void hideKnock();
    /// The line while waiting ("… has left. The table is open.").
    void setNote(const QString& note);
    /// Who plays here; empty while the table waits for a guest. Then `cancelled` means to go back to the game.
    void setGuest(const QString& name);
    /// How many watch at the open table; none before it opens.
    void setWatchers(int count);

Q_SIGNALS:
    void openWanted(const qipan::ui::HostChoice& choice);
    void knockAnswered(bool letIn);
    void resumeWanted();
    void discardWanted();
    /// Closes the table when it is open without a guest, and leaves the page.
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setStage(QWidget* stage, QWidget* start);
    void retranslate();

    QWidget* m_start = nullptr; ///< gets the keyboard when the page does
    QLabel* m_title = nullptr;
    ResumeBar* m_unfinished = nullptr;
    HostChoices* m_choices = nullptr;
    HostWaiting* m_waiting = nullptr;
};

} // namespace qipan::ui
