// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/picture_process.h"

#include "app/external/child_guard.h"
#include "app/link/picture_wire.h"

#include <QCoreApplication>
#include <QProcess>

#include <cstring>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace qipan::app {

namespace {

constexpr auto startTime = 20s;
/// Only a process that waits for a busy machine gets here: it ends itself after `pictureTime` of the processor.
constexpr auto longestDecoding = 5 * pictureTime;
/// Of the whole process, with Qt and its fonts.
constexpr std::uint64_t processMemory = pictureMemory + 150'000'000;

} // namespace

struct PictureProcess::Worker {
    ChildGuard guard{processMemory};
    QProcess process;

    ~Worker()
    {
        constexpr int goneMs = 1000;
        guard.kill(process);
        if (process.state() != QProcess::NotRunning)
            process.waitForFinished(goneMs);
    }

    /// Returns exactly this many bytes, or nothing.
    [[nodiscard]] std::optional<QByteArray> receive(qint64 size, std::chrono::milliseconds timeout,
                                                    const std::atomic<bool>& stop)
    {
        constexpr int sliceMs = 20;
        const auto deadline = std::chrono::steady_clock::now() + timeout;
        while (process.bytesAvailable() < size) {
            if (stop || std::chrono::steady_clock::now() >= deadline || guard.isTooLarge(process))
                return std::nullopt;
            if (process.waitForReadyRead(sliceMs))
                continue;
            if (process.state() != QProcess::Running)
                return std::nullopt;
            std::this_thread::sleep_for(1ms); // it has closed its output, and is about to end
        }
        return process.read(size);
    }
};

PictureProcess::PictureProcess(QString program, const std::atomic<bool>& stop)
    : m_program{std::move(program)}
    , m_stop{stop}
{
}

PictureProcess::~PictureProcess() = default;

bool PictureProcess::start()
{
    auto worker = std::make_unique<Worker>();
    worker->guard.prepare(worker->process);
    worker->process.setStandardErrorFile(QProcess::nullDevice());
    worker->process.start(m_program, {QString::fromLatin1(pictureWorkerOption)});
    if (!worker->process.waitForStarted())
        return false;
    worker->guard.attach(worker->process);
    if (!worker->receive(pictureReady.size(), startTime, m_stop))
        return false;
    m_worker = std::move(worker);
    return true;
}

std::optional<QImage> PictureProcess::decode(const QByteArray& bytes, int edge)
{
    if (m_stop || (!m_worker && !start()))
        return std::nullopt;
    const PictureRequest request{.edge = edge, .bytes = static_cast<int>(bytes.size())};
    m_worker->process.write(reinterpret_cast<const char*>(&request), sizeof request);
    m_worker->process.write(bytes);
    PictureReply reply;
    const auto head = m_worker->receive(sizeof reply, longestDecoding, m_stop);
    if (head)
        std::memcpy(&reply, head->constData(), sizeof reply);
    if (head && reply.isNone())
        return std::nullopt;
    const bool isPlausible = head && reply.width > 0 && reply.height > 0 && reply.width <= edge && reply.height <= edge;
    const auto pixels = isPlausible ? m_worker->receive(reply.pixelBytes(), longestDecoding, m_stop) : std::nullopt;
    if (!pixels) {
        m_worker.reset();
        return std::nullopt;
    }
    QImage image{reply.width, reply.height, pictureFormat};
    std::memcpy(image.bits(), pixels->constData(), static_cast<std::size_t>(reply.pixelBytes()));
    return image;
}

QString pictureProgram()
{
    // Tests are other programs.
    return qEnvironmentVariable("QIPAN_PICTURE_PROGRAM", QCoreApplication::applicationFilePath());
}

} // namespace qipan::app
