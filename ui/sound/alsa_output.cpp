// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sound.h"
#include "ui/sound/wave_output.h"

#include <alsa/asoundlib.h>

namespace qipan::ui {

namespace {

constexpr unsigned int bufferTime = 30'000; // microseconds

class AlsaOutput final : public WaveOutput {
public:
    explicit AlsaOutput(snd_pcm_t* device)
        : m_device{device}
    {
    }
    ~AlsaOutput() override { snd_pcm_close(m_device); }

    bool write(std::span<const std::int16_t> block) override
    {
        for (int failures = 0; !block.empty();) {
            const snd_pcm_sframes_t written = snd_pcm_writei(m_device, block.data(), block.size());
            if (written > 0)
                block = block.subspan(static_cast<std::size_t>(written));
            else if (++failures > 3 || snd_pcm_recover(m_device, static_cast<int>(written), 1) < 0)
                return false; // not just a buffer that ran dry between two sounds, or a machine that was asleep
        }
        return true;
    }

private:
    snd_pcm_t* m_device;
};

/// What fails is silent; ALSA would write it to the standard error output.
void ignoreError(const char*, int, const char*, int, const char*, ...) { }

} // namespace

std::unique_ptr<WaveOutput> openWaveOutput()
{
    snd_lib_error_set_handler(ignoreError);
    snd_pcm_t* device = nullptr;
    // A device that another program has taken is an error, not a wait.
    if (snd_pcm_open(&device, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK) < 0)
        return nullptr;
    auto output = std::make_unique<AlsaOutput>(device);
    if (snd_pcm_set_params(device, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, soundRate, 1, bufferTime) < 0
        || snd_pcm_nonblock(device, 0) < 0)
        return nullptr;
    return output;
}

} // namespace qipan::ui
