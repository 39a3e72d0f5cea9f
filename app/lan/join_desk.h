#pragma once

#include "net/guest.h"
#include "ui/main_window.h"

#include <QObject>

#include <memory>

namespace qipan::net {
class TableSeeker;
}

namespace qipan::app {

class Settings;

/// The page where tables are found and joined, and the way to one of them.
class JoinDesk final : public QObject {
    Q_OBJECT

public:
    JoinDesk(ui::MainWindow& window, Settings& settings, QObject* parent);
    ~JoinDesk() override;

    void showPage();
    /// Goes to a table in the name of its guest or watcher. With a passcode the user is not asked for one.
    void join(const QString& address, net::Role role, const QString& passcode, const QString& name);
    /// Gives up.
    void cancel();
    [[nodiscard]] bool isUnderWay() const { return m_guest != nullptr; }
    /// Where the table that was joined at `before` is now, as far as the list on the page tells: there, or, where none
    /// answers from there, where the only table of a host of this name is; else `before`.
    [[nodiscard]] QString addressNow(const QString& host, const QString& before) const;

Q_SIGNALS:
    /// The user wants to go to a table.
    void joinWanted(const QString& address, qipan::net::Role role);
    void cancelled();
    void resumeWanted();
    void discardWanted();
    /// Let in, to play or to watch. `address` is as it was typed or found.
    void entered(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Entered& host, qipan::net::Role role,
                 const QString& address);
    /// Not let in; a sentence for the user, who sees it on the page too.
    void failed(const QString& why);

private:
    void connectPage();
    void seek(bool open);
    void showTables();
    void attempt(const QString& passcode);
    void guestFailed(net::GuestFailure failure, const QString& detail);
    void provePasscode(const QString& passcode);

    ui::MainWindow& m_window;
    Settings& m_settings;
    std::unique_ptr<net::TableSeeker> m_seeker;
    std::shared_ptr<net::Guest> m_guest;
    // What is tried.
    QString m_address;
    net::Role m_role = net::Role::Play;
    QString m_name;
    bool m_asksForPasscode = true; ///< the user is there to give it
    bool m_isAsking = false;       ///< and is typing it
};

} // namespace qipan::app
