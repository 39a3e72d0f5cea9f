// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>

namespace qipan::app {

/// What decoding one picture may take.
inline constexpr std::chrono::seconds pictureTime{2};       ///< of the processor (Windows: of the clock)
inline constexpr std::uint64_t pictureMemory = 100'000'000; ///< bytes

/// Decodes the user's pictures in another process, which a picture that crashes, hangs or takes too much may end: the
/// program itself, started again with `pictureWorkerOption`. Blocks; used on one thread from the first call on.
class PictureProcess {
public:
    /// `program` has runPictureWorker() behind that option. Keeps a reference to `stop`, which ends every call soon.
    PictureProcess(QString program, const std::atomic<bool>& stop);
    ~PictureProcess();
    PictureProcess(const PictureProcess&) = delete;
    PictureProcess& operator=(const PictureProcess&) = delete;

    /// As ui::decodePicture(); nothing also if the picture takes more than it may, or no process can be started.
    [[nodiscard]] std::optional<QImage> decode(const QByteArray& bytes, int edge);

private:
    struct Worker;

    [[nodiscard]] bool start();

    const QString m_program;
    const std::atomic<bool>& m_stop;
    std::unique_ptr<Worker> m_worker; // null until the first picture, and after one that has ended it
};

/// The program that decodes pictures for this one: usually this program's own file.
[[nodiscard]] QString pictureProgram();

inline constexpr const char* pictureWorkerOption = "--picture-worker"; ///< the only argument

/// The other end of PictureProcess, on standard input and output; `argc` and `argv` are those of main(). Returns the
/// exit status.
[[nodiscard]] int runPictureWorker(int argc, char** argv);

} // namespace qipan::app
