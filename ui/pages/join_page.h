#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace qipan::ui {

/// Joins a table on the LAN by its address.
class JoinPage final : public QWidget {
    Q_OBJECT

public:
    explicit JoinPage(QWidget* parent = nullptr);

    void setAddress(const QString& address);
    [[nodiscard]] QString address() const;

    /// Ready for an address; `error` says in clear words why the last one failed.
    void showReady(const QString& error = {});
    /// Trying; `text` says what is waited for ("Connecting to …", "… decides whether to let you in").
    void showConnecting(const QString& text);

Q_SIGNALS:
    /// ADDRESS, ADDRESS:PORT or [IPv6]:PORT as typed, trimmed and not empty.
    void joinWanted(const QString& address);
    /// Gives up trying, or leaves the page when nothing is tried.
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void join();
    void retranslate();

    QLabel* m_title = nullptr;
    QLabel* m_explain = nullptr;
    QLabel* m_label = nullptr;
    QLineEdit* m_address = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_join = nullptr;
    QPushButton* m_cancel = nullptr;
    bool m_connecting = false;
};

} // namespace qipan::ui
