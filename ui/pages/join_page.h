// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/address_field.h"
#include "ui/pages/resume_bar.h"
#include "ui/pages/table_list.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace qipan::ui {

class PasscodePrompt;

/// Joins or watches a table: one of those found on the LAN, or one whose address, code or invitation link is typed.
/// Selecting a row puts its address into the field below; the buttons use the address in the field.
class JoinPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Join;

    explicit JoinPage(QWidget* parent = nullptr);

    /// Offers to continue an interrupted game.
    [[nodiscard]] ResumeBar& unfinished() { return *m_unfinished; }
    [[nodiscard]] TableList& tables() { return *m_list; }
    [[nodiscard]] AddressField& addressField() { return *m_address; }
    /// Sets the name under which the user joins; empty if there is none yet.
    void setOwnName(const QString& name);
    [[nodiscard]] QString ownName() const;

    /// Ready for an address; `error` says why the last one failed.
    void showReady(const QString& error = {});
    /// Connecting; `text` says what is awaited ("Connecting to …", "… decides whether to let you in").
    void showConnecting(const QString& text);
    /// The table requires a passcode; `error` says why the last one was wrong.
    void askPasscode(const QString& error = {});
    /// The host does not encrypt the connection: asks whether to go on.
    void askUnencrypted();
    /// The connection to this broker, which only the link names, would not be encrypted: asks the same.
    void askPlainBroker(const QString& broker);

Q_SIGNALS:
    /// ADDRESS, ADDRESS:PORT, [IPv6]:PORT, a code or a link as typed or found, trimmed and not empty. The user has a
    /// name.
    void joinRequested(const QString& address);
    void spectateRequested(const QString& address);
    /// Not empty. The page then waits; call one of the functions above with the result.
    void passcodeGiven(const QString& passcode);
    /// The user goes on without encryption. The page then waits.
    void unencryptedAgreed();
    /// Cancels connecting or declines to go on without encryption, or leaves the page if idle.
    void cancelled();
    /// The page was shown or hidden: search for tables in between.
    void listOpened();
    void listClosed();

protected:
    // Not a focus proxy: it would be a tab stop that hides what lies before it.
    void focusInEvent(QFocusEvent*) override { m_start->setFocus(); }
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Stage { Ready, Connecting, Passcode, Unencrypted };

    [[nodiscard]] QWidget* makeBrowser(QWidget* form);
    void setStage(Stage stage, QWidget* start);
    void showMessage(const QString& text, QPalette::ColorRole role);
    void ask(const QString& text);
    void follow();
    void updateButtons();
    void activate();
    void join();

    Stage m_stage = Stage::Ready;
    QWidget* m_start = nullptr; ///< gets the focus when the page does
    QLabel* m_title = nullptr;
    ResumeBar* m_unfinished = nullptr;
    QWidget* m_browser = nullptr; ///< the list and the address field
    QLabel* m_listLabel = nullptr;
    TableList* m_list = nullptr;
    QLabel* m_addressLabel = nullptr;
    AddressField* m_address = nullptr;
    QLabel* m_nameLabel = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_message = nullptr;
    PasscodePrompt* m_prompt = nullptr;
    QPushButton* m_join = nullptr;
    QPushButton* m_spectate = nullptr;
    QPushButton* m_unencrypted = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace qipan::ui
