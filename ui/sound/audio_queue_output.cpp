// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sound.h"
#include "ui/sound/wave_output.h"

#include <AudioToolbox/AudioToolbox.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace qipan::ui {

namespace {

/// Plays blocks through a queue with a few buffers, which its own thread gives back.
class AudioQueueOutput final : public WaveOutput {
public:
    AudioQueueOutput() = default;
    ~AudioQueueOutput() override
    {
        if (m_queue != nullptr)
            AudioQueueDispose(m_queue, true); // with its buffers; no callback follows
    }

    [[nodiscard]] bool open()
    {
        AudioStreamBasicDescription format{};
        format.mSampleRate = soundRate;
        format.mFormatID = kAudioFormatLinearPCM;
        format.mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked;
        format.mBytesPerPacket = 2;
        format.mFramesPerPacket = 1;
        format.mBytesPerFrame = 2;
        format.mChannelsPerFrame = 1;
        format.mBitsPerChannel = 16;
        if (AudioQueueNewOutput(&format, &AudioQueueOutput::giveBack, this, nullptr, nullptr, 0, &m_queue) != noErr)
            return false;
        for (std::size_t i = 0; i < bufferCount; ++i) {
            AudioQueueBufferRef buffer = nullptr;
            if (AudioQueueAllocateBuffer(m_queue, bufferBytes, &buffer) != noErr)
                return false;
            m_free.push_back(buffer);
        }
        return true;
    }

    bool write(std::span<const std::int16_t> block) override
    {
        while (!block.empty()) {
            AudioQueueBufferRef buffer = takeFree();
            if (buffer == nullptr)
                return false;
            const std::size_t count = std::min(block.size(), bufferBytes / sizeof(std::int16_t));
            std::copy_n(block.begin(), count, static_cast<std::int16_t*>(buffer->mAudioData));
            buffer->mAudioDataByteSize = static_cast<UInt32>(count * sizeof(std::int16_t));
            block = block.subspan(count);
            if (AudioQueueEnqueueBuffer(m_queue, buffer, 0, nullptr) != noErr)
                return false;
        }
        m_isRunning = m_isRunning || AudioQueueStart(m_queue, nullptr) == noErr;
        return m_isRunning;
    }

private:
    static constexpr std::size_t bufferCount = 3;
    static constexpr std::size_t bufferBytes = soundRate / 100 * sizeof(std::int16_t); // 10 ms
    static constexpr std::chrono::seconds patience{1};

    static void giveBack(void* self, AudioQueueRef, AudioQueueBufferRef buffer)
    {
        auto* const output = static_cast<AudioQueueOutput*>(self);
        const std::scoped_lock lock{output->m_mutex};
        output->m_free.push_back(buffer);
        output->m_freed.notify_one();
    }
    /// Waits for a free buffer; returns null if the queue plays nothing any more.
    [[nodiscard]] AudioQueueBufferRef takeFree()
    {
        std::unique_lock lock{m_mutex};
        if (!m_freed.wait_for(lock, patience, [this] { return !m_free.empty(); }))
            return nullptr;
        AudioQueueBufferRef buffer = m_free.back();
        m_free.pop_back();
        return buffer;
    }

    AudioQueueRef m_queue = nullptr;
    bool m_isRunning = false;
    std::mutex m_mutex;
    std::condition_variable m_freed;
    std::vector<AudioQueueBufferRef> m_free;
};

} // namespace

std::unique_ptr<WaveOutput> openWaveOutput()
{
    auto output = std::make_unique<AudioQueueOutput>();
    return output->open() ? std::move(output) : nullptr;
}

} // namespace qipan::ui
