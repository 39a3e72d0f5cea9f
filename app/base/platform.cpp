// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/platform.h"

#ifdef Q_OS_WIN
#include <QCoreApplication>
#include <QImageReader>
#include <QSqlDatabase>

#include <windows.h>

#include <shellapi.h>
#endif

namespace qipan::app {

#ifdef Q_OS_WIN

namespace {

/// Qt looks for the plug-ins of a kind in the thread that first needs one, with QRegularExpression on Windows. That
/// must be the window's (docs/architecture.md), so they are looked for when the application is created.
void findPlugins()
{
    (void)QSqlDatabase::drivers();
    (void)QImageReader::supportedImageFormats();
}
Q_COREAPP_STARTUP_FUNCTION(findPlugins)

/// Prints in the console from which the program was started. Does nothing if there is none.
void printInConsole(const QString& text)
{
    AttachConsole(ATTACH_PARENT_PROCESS); // fails if it is attached already
    const HANDLE console =
        CreateFileW(L"CONOUT$", GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr);
    if (console == INVALID_HANDLE_VALUE)
        return;
    DWORD written = 0;
    WriteConsoleW(console, text.utf16(), static_cast<DWORD>(text.size()), &written, nullptr);
    CloseHandle(console);
}

} // namespace

QStringList commandLineArguments(int, const char* const*)
{
    int count = 0;
    wchar_t** words = CommandLineToArgvW(GetCommandLineW(), &count);
    QStringList arguments;
    for (int i = 1; i < count; ++i)
        arguments << QString::fromWCharArray(words[i]);
    LocalFree(words);
    return arguments;
}

void print(std::FILE* stream, const QString& text)
{
    const HANDLE handle = GetStdHandle(stream == stdout ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
    DWORD mode = 0;
    if (GetFileType(handle) == FILE_TYPE_UNKNOWN || GetConsoleMode(handle, &mode))
        return printInConsole(text);
    const QByteArray bytes = text.toUtf8();
    DWORD written = 0;
    WriteFile(handle, bytes.constData(), static_cast<DWORD>(bytes.size()), &written, nullptr);
}

void followDarkDesktop()
{
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "windows:darkmode=2");
#endif
}

#else

QStringList commandLineArguments(int argc, const char* const* argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

void print(std::FILE* stream, const QString& text)
{
    std::fputs(text.toUtf8().constData(), stream);
    std::fflush(stream);
}

void followDarkDesktop() { }

#endif

} // namespace qipan::app
