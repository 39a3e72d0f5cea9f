// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/wave_output.h"

#include <QSemaphore>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace qipan::ui {

/// A sound device that keeps what is played, and can be missing, fail or hang.
struct FakeDevice {
    std::atomic<int> opened = 0;
    std::atomic<int> closed = 0;
    std::atomic<bool> isMissing = false;
    std::atomic<bool> fails = false; ///< when something is written
    std::atomic<bool> hangs = false; ///< when something is written, until `released`
    std::atomic<int> hanging = 0;    ///< calls
    QSemaphore released;

    [[nodiscard]] std::vector<std::int16_t> played()
    {
        const std::scoped_lock lock{mutex};
        return samples;
    }

    std::mutex mutex;
    std::vector<std::int16_t> samples;
};

class FakeOutput final : public WaveOutput {
public:
    explicit FakeOutput(std::shared_ptr<FakeDevice> device)
        : m_device{std::move(device)}
    {
        ++m_device->opened;
    }
    ~FakeOutput() override { ++m_device->closed; }

    bool write(std::span<const std::int16_t> block) override
    {
        if (m_device->hangs) {
            ++m_device->hanging;
            m_device->released.acquire();
        }
        const std::scoped_lock lock{m_device->mutex};
        m_device->samples.insert(m_device->samples.end(), block.begin(), block.end());
        return !m_device->fails;
    }

private:
    const std::shared_ptr<FakeDevice> m_device;
};

[[nodiscard]] inline OpenWaveOutput openFake(std::shared_ptr<FakeDevice> device)
{
    return [device = std::move(device)]() -> std::unique_ptr<WaveOutput> {
        return device->isMissing ? nullptr : std::make_unique<FakeOutput>(device);
    };
}

} // namespace qipan::ui
