// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

namespace qipan::app {

/// An INI file that other processes may change, too. QSettings waits half a minute for a lock that a killed process
/// left behind, and opens what is no regular file; this does neither.
class SettingsFile final : public QSettings {
public:
    /// If `path` leads to a special file, nothing is read or stored.
    explicit SettingsFile(const QString& path);
    ~SettingsFile() override;

    /// Whether the path that was given is used.
    [[nodiscard]] bool isStored() const { return m_isStored; }
    /// Writes all changes and reads those of other processes. Hides the one of QSettings.
    void sync();

protected:
    /// Writes the changes some time after they were made.
    bool event(QEvent* event) override;

private:
    bool removeStaleLock() const;

    const bool m_isStored;
};

} // namespace qipan::app
