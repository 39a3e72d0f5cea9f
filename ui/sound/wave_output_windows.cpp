// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sound.h"
#include "ui/sound/wave_output.h"

#include <array>
#include <vector>

// before mmsystem.h
#include <windows.h>

#include <mmsystem.h>

namespace qipan::ui {

namespace {

/// Plays blocks in the order of a few buffers, each of which is free again when the device signals its event.
class WindowsOutput final : public WaveOutput {
public:
    WindowsOutput() = default;
    ~WindowsOutput() override
    {
        if (m_device != nullptr) {
            waveOutReset(m_device);
            for (Buffer& buffer : m_buffers)
                release(buffer);
            waveOutClose(m_device);
        }
        if (m_freed != nullptr)
            CloseHandle(m_freed);
    }

    [[nodiscard]] bool open()
    {
        WAVEFORMATEX format{};
        format.wFormatTag = WAVE_FORMAT_PCM;
        format.nChannels = 1;
        format.nSamplesPerSec = soundRate;
        format.wBitsPerSample = 16;
        format.nBlockAlign = 2;
        format.nAvgBytesPerSec = soundRate * 2;
        m_freed = CreateEventW(nullptr, FALSE, FALSE, nullptr);
        return m_freed != nullptr
            && waveOutOpen(&m_device, WAVE_MAPPER, &format, reinterpret_cast<DWORD_PTR>(m_freed), 0, CALLBACK_EVENT)
            == MMSYSERR_NOERROR;
    }

    bool write(std::span<const std::int16_t> block) override
    {
        Buffer& buffer = m_buffers[m_next];
        m_next = (m_next + 1) % m_buffers.size();
        if (!awaitFree(buffer))
            return false;
        release(buffer);
        buffer.samples.assign(block.begin(), block.end());
        buffer.header = {};
        buffer.header.lpData = reinterpret_cast<LPSTR>(buffer.samples.data());
        buffer.header.dwBufferLength = static_cast<DWORD>(block.size_bytes());
        return waveOutPrepareHeader(m_device, &buffer.header, sizeof buffer.header) == MMSYSERR_NOERROR
            && waveOutWrite(m_device, &buffer.header, sizeof buffer.header) == MMSYSERR_NOERROR;
    }

private:
    struct Buffer {
        std::vector<std::int16_t> samples;
        WAVEHDR header{};
    };

    /// Returns false if the device plays nothing any more.
    [[nodiscard]] bool awaitFree(const Buffer& buffer) const
    {
        constexpr DWORD patience = 1000; // milliseconds
        while ((buffer.header.dwFlags & WHDR_INQUEUE) != 0) {
            if (WaitForSingleObject(m_freed, patience) != WAIT_OBJECT_0)
                return false;
        }
        return true;
    }
    void release(Buffer& buffer)
    {
        if ((buffer.header.dwFlags & WHDR_PREPARED) != 0)
            waveOutUnprepareHeader(m_device, &buffer.header, sizeof buffer.header);
    }

    HWAVEOUT m_device = nullptr;
    HANDLE m_freed = nullptr;
    std::array<Buffer, 4> m_buffers; ///< of 10 ms
    std::size_t m_next = 0;
};

} // namespace

std::unique_ptr<WaveOutput> openWaveOutput()
{
    auto output = std::make_unique<WindowsOutput>();
    return output->open() ? std::move(output) : nullptr;
}

} // namespace qipan::ui
