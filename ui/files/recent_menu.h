// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QStringList>

namespace qipan::ui {

/// The numbered list of recently opened or saved files, and an action that clears it.
class RecentMenu final : public QMenu {
    Q_OBJECT

public:
    explicit RecentMenu(QWidget* parent = nullptr);

    /// Sets the paths, latest first.
    void setPaths(const QStringList& paths);
    /// Disables the paths that do not exist.
    void setMissing(const QStringList& paths);
    void retranslate();

Q_SIGNALS:
    void chosen(const QString& path);
    void clearRequested();

private:
    void fill();

    QStringList m_paths;
    QStringList m_missing;
    QAction* m_clear;
};

} // namespace qipan::ui
