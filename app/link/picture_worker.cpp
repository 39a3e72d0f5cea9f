// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/picture_process.h"
#include "app/link/picture_wire.h"
#include "ui/link/user_pictures.h"

#include <QFile>
#include <QGuiApplication>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <thread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif
#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#endif

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr std::clock_t idle = -1;

/// Ends the process when a picture takes too long.
class Watch {
public:
    Watch()
    {
        std::thread{[] {
            for (;;) {
                std::this_thread::sleep_for(std::chrono::milliseconds{20});
                const std::clock_t begin = s_begin;
                if (begin != idle && (std::clock() - begin) / CLOCKS_PER_SEC >= pictureTime.count())
                    std::_Exit(EXIT_FAILURE);
            }
        }}.detach();
    }

    void begin() { s_begin = std::clock(); }
    void end() { s_begin = idle; }

private:
    static inline std::atomic<std::clock_t> s_begin{idle};
};

/// Limits what this process may allocate beyond what it has. (Elsewhere its owner watches it.)
void limitMemory()
{
#ifdef Q_OS_LINUX
    // Sizes in pages: total, resident, shared, code, none, data.
    QFile file{u"/proc/self/statm"_s};
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QList<QByteArray> fields = file.readLine(256).split(' ');
    const auto pages = fields.size() > 5 ? fields.at(5).toULongLong() : 0;
    const rlim_t bytes = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + pictureMemory;
    const rlimit limit{bytes, bytes};
    ::setrlimit(RLIMIT_DATA, &limit);
#endif
}

[[nodiscard]] bool readAll(void* to, std::size_t size)
{
    return std::fread(to, 1, size, stdin) == size;
}

void writeAll(const void* from, std::size_t size)
{
    std::fwrite(from, 1, size, stdout);
    std::fflush(stdout);
}

void reply(const std::optional<QImage>& image)
{
    const PictureReply head = image ? PictureReply{image->width(), image->height()} : PictureReply{};
    writeAll(&head, sizeof head);
    if (image) // its rows are whole words, without gaps
        writeAll(image->constBits(), static_cast<std::size_t>(head.pixelBytes()));
}

} // namespace

int runPictureWorker(int argc, char** argv)
{
#ifdef Q_OS_WIN
    for (std::FILE* stream : {stdin, stdout})
        _setmode(_fileno(stream), _O_BINARY);
#endif
    qunsetenv("SESSION_MANAGER");
    qputenv("QT_MAC_DISABLE_FOREGROUND_APPLICATION_TRANSFORM", "1");
    const QGuiApplication application{argc, argv}; // for texts in drawings
    limitMemory();
    Watch watch;
    writeAll(pictureReady.data(), static_cast<std::size_t>(pictureReady.size()));
    PictureRequest request;
    while (readAll(&request, sizeof request) && request.edge > 0 && request.bytes >= 0
           && request.bytes <= ui::largestPictureFile) {
        watch.begin();
        QByteArray bytes{request.bytes, Qt::Uninitialized};
        if (!readAll(bytes.data(), static_cast<std::size_t>(bytes.size())))
            break;
        reply(ui::decodePicture(std::move(bytes), request.edge));
        watch.end();
    }
    std::fflush(stdout);
    std::_Exit(EXIT_SUCCESS); // the thread of the watch runs on
}

} // namespace qipan::app
