// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace qipan::ui {

/// Shows a long-running background job, its progress and a button to cancel it, in a line of the status bar.
class JobBar final : public QWidget {
    Q_OBJECT

public:
    explicit JobBar(QWidget* parent = nullptr);

    /// Shows the bar. `status`: "Importing 12 of 300 files …".
    void setProgress(const QString& what, int done, int all);
    /// Shows that the job was cancelled and is about to end.
    void setEnding();
    /// Hides the bar after the end of the job.
    void finish();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void cancelled();
    /// The bar was hidden while it had the keyboard focus.
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void cancel();

    QLabel* m_text;
    QProgressBar* m_bar;
    QToolButton* m_cancel;
};

} // namespace qipan::ui
