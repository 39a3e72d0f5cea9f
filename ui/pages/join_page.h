// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/found_table.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace qipan::ui {

class AddressField;
class PasscodePrompt;
class ResumeBar;
class TableList;

/// Joins or watches a table on the LAN: one of those found, or one whose address is typed. Selecting a row puts its
/// address into the field below; the buttons use the address in the field.
class JoinPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Join;

    explicit JoinPage(QWidget* parent = nullptr);

    /// Sets the tables now on the network, as often as they change.
    void setTables(const QList<FoundTable>& tables);
    /// Sets the addresses joined before, latest first.
    void setRemembered(const QStringList& addresses);
    /// Shows that a game can be continued, as a whole sentence ("Your game with Mei … was interrupted."); empty for
    /// none.
    void setUnfinished(const QString& text);

    void setAddress(const QString& address);
    [[nodiscard]] QString address() const;

    /// Ready for an address; `error` says why the last one failed.
    void showReady(const QString& error = {});
    /// Connecting; `text` says what is awaited ("Connecting to …", "… decides whether to let you in").
    void showConnecting(const QString& text);
    /// The table requires a passcode; `error` says why the last one was wrong.
    void askPasscode(const QString& error = {});

Q_SIGNALS:
    /// ADDRESS, ADDRESS:PORT or [IPv6]:PORT as typed or found, trimmed and not empty.
    void joinRequested(const QString& address);
    void spectateRequested(const QString& address);
    /// Not empty. The page then waits; call one of the functions above with the result.
    void passcodeGiven(const QString& passcode);
    /// The user removed addresses; `addresses` are the remaining ones.
    void rememberedChanged(const QStringList& addresses);
    void resumeRequested();
    void discardRequested();
    /// Cancels connecting, or leaves the page if idle.
    void cancelled();
    /// The page was shown or hidden: search for tables in between.
    void listOpened();
    void listClosed();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Stage { Ready, Connecting, Passcode };

    [[nodiscard]] QWidget* makeBrowser(QWidget* form);
    void setStage(Stage stage, QWidget* start);
    void showMessage(const QString& text, QPalette::ColorRole role);
    void follow();
    void updateButtons();
    void activate();
    void join();
    void spectate();

    Stage m_stage = Stage::Ready;
    QWidget* m_start = nullptr; ///< gets the focus when the page does
    QLabel* m_title = nullptr;
    ResumeBar* m_unfinished = nullptr;
    QWidget* m_browser = nullptr; ///< the list and the address field
    QLabel* m_listLabel = nullptr;
    TableList* m_list = nullptr;
    QLabel* m_addressLabel = nullptr;
    AddressField* m_address = nullptr;
    QLabel* m_message = nullptr;
    PasscodePrompt* m_prompt = nullptr;
    QPushButton* m_join = nullptr;
    QPushButton* m_spectate = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace qipan::ui
