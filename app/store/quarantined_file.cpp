// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/quarantined_file.h"

#include "app/store/data_salvage.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <utility>

#ifdef Q_OS_WIN
#include <QDir>

#include <windows.h>
#endif

namespace qipan::app {

namespace {

constexpr std::array besides{"-wal", "-shm", "-journal"};

/// Data that is not yet in the file is in its log, which would corrupt any other file.
void moveLogs(const QString& from, const QString& to)
{
    for (const char* part : besides)
        QFile::rename(from + QLatin1String{part}, to + QLatin1String{part});
}

/// Returns whether a file cannot be renamed or deleted because a program, maybe this one, has it open. Only Windows
/// forbids that.
[[nodiscard]] bool isHeld([[maybe_unused]] const QString& path)
{
#ifdef Q_OS_WIN
    const QString native = QDir::toNativeSeparators(path);
    const HANDLE file =
        CreateFileW(reinterpret_cast<const wchar_t*>(native.utf16()), DELETE,
                    FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING, 0, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return GetLastError() == ERROR_SHARING_VIOLATION;
    CloseHandle(file);
    return false;
#else
    return false;
#endif
}

} // namespace

std::optional<QString> freeNumberedPath(const QString& path)
{
    for (int number = 1; number < 1'000; ++number) {
        QString numbered = path + u'-' + QString::number(number);
        if (!QFile::exists(numbered))
            return numbered;
    }
    return std::nullopt;
}

QuarantinedFile::QuarantinedFile(QString file)
    : m_file{std::move(file)}
{
}

QString QuarantinedFile::path() const
{
    return m_file + u".damaged";
}

bool QuarantinedFile::needsSalvage() const
{
    const bool isQuarantined = QFile::exists(path());
    const bool hasFile = QFile::exists(m_file);
    if (isQuarantined && hasFile)
        archive();
    if (!isQuarantined || hasFile)
        clearSalvage(m_file);
    return isQuarantined && !hasFile;
}

bool QuarantinedFile::isHeldOpen() const
{
    return isHeld(m_file)
        || std::ranges::any_of(besides, [&](const char* part) { return isHeld(m_file + QLatin1String{part}); });
}

bool QuarantinedFile::quarantine() const
{
    if (QFile::exists(path()) && QFile::exists(m_file) && !archive())
        return false; // an earlier one, with a log of its own
    if (!QFile::exists(path())) {
        // The file may be gone while its log is still there.
        if (!QFile::exists(m_file) && !QFile{m_file}.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return false;
        if (!QFile::rename(m_file, path()))
            return false;
    }
    moveLogs(m_file, path());
    for (const char* part : besides) {
        if (QFile::exists(m_file + QLatin1String{part}))
            return false;
    }
    return true;
}

std::optional<QString> QuarantinedFile::archive() const
{
    const auto saved = freeNumberedPath(path());
    if (!saved)
        return std::nullopt;
    moveLogs(path(), *saved); // first, because the name of the file marks the end of the operation
    return QFile::rename(path(), *saved) ? saved : std::nullopt;
}

} // namespace qipan::app
