// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

namespace qipan::ui {

/// An open sound device that plays samples at `soundRate`, with one channel. All functions may block, for good if the
/// device hangs; so they are called on a thread of their own. The destructor closes the device.
class WaveOutput {
public:
    WaveOutput() = default;
    virtual ~WaveOutput() = default;
    WaveOutput(const WaveOutput&) = delete;
    WaveOutput& operator=(const WaveOutput&) = delete;

    /// Plays a block after those before it, as soon as there is room for it: the device keeps no more than about 30 ms.
    /// When there are no more blocks, it is silent until the next one. Returns false if the device has failed.
    [[nodiscard]] virtual bool write(std::span<const std::int16_t> block) = 0;
};

/// Opens a device; returns null if there is none that can be used now.
using OpenWaveOutput = std::function<std::unique_ptr<WaveOutput>()>;

/// Opens the default device of the system: through ALSA on Linux, the wave output on Windows, an audio queue on macOS.
/// Always null if the program was built without any of them.
[[nodiscard]] std::unique_ptr<WaveOutput> openWaveOutput();

} // namespace qipan::ui
