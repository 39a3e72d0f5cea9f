#pragma once

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

/// Joins or watches a table on the LAN: one of the list of those found, or one whose address is typed. Choosing a row
/// puts its address into the line below, and what is in the line is what is joined or watched.
class JoinPage final : public QWidget {
    Q_OBJECT

public:
    explicit JoinPage(QWidget* parent = nullptr);

    /// The tables on the network now; call it as often as it changes.
    void setTables(const QList<FoundTable>& tables);
    /// Addresses that were joined, latest first.
    void setRemembered(const QStringList& addresses);
    /// A game that can be gone on with, in a whole sentence ("Your game with Mei … was interrupted."); empty for none.
    void setUnfinished(const QString& text);

    void setAddress(const QString& address);
    [[nodiscard]] QString address() const;

    /// Ready for an address; `error` says in clear words why the last one failed.
    void showReady(const QString& error = {});
    /// Trying; `text` says what is waited for ("Connecting to …", "… decides whether to let you in").
    void showConnecting(const QString& text);
    /// The table wants a passcode; `error` says why the last one did not do.
    void askPasscode(const QString& error = {});

Q_SIGNALS:
    /// ADDRESS, ADDRESS:PORT or [IPv6]:PORT as typed or found, trimmed and not empty.
    void joinWanted(const QString& address);
    void watchWanted(const QString& address);
    /// Not empty. The page shows that it is waited for; tell what comes of it by one of the functions above.
    void passcodeGiven(const QString& passcode);
    /// What is still remembered after a person had some addresses forgotten.
    void rememberedChanged(const QStringList& addresses);
    void resumeWanted();
    void discardWanted();
    /// Gives up trying, or leaves the page when nothing is tried.
    void cancelled();
    /// The page is on the screen, or not any more: seek tables in between.
    void listOpened();
    void listClosed();

protected:
    void changeEvent(QEvent* event) override;
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
    void watch();
    void retranslate();

    Stage m_stage = Stage::Ready;
    QWidget* m_start = nullptr; ///< gets the keyboard when the page does
    QLabel* m_title = nullptr;
    ResumeBar* m_unfinished = nullptr;
    QWidget* m_browser = nullptr; ///< the list and the line
    QLabel* m_listLabel = nullptr;
    TableList* m_list = nullptr;
    QLabel* m_addressLabel = nullptr;
    AddressField* m_address = nullptr;
    QLabel* m_message = nullptr;
    PasscodePrompt* m_prompt = nullptr;
    QPushButton* m_join = nullptr;
    QPushButton* m_watch = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace qipan::ui
