// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/desktop.h"

#include <array>
#include <string_view>

#include <windows.h>

namespace qipan::app {
namespace {

/// The name of the sound scheme; ".None" is "No Sounds".
[[nodiscard]] bool playsSounds()
{
    std::array<wchar_t, 64> scheme{};
    DWORD bytes = sizeof scheme;
    const LSTATUS status =
        RegGetValueW(HKEY_CURRENT_USER, L"AppEvents\\Schemes", nullptr, RRF_RT_REG_SZ, nullptr, scheme.data(), &bytes);
    return status != ERROR_SUCCESS || std::wstring_view{scheme.data()} != L".None";
}

/// "Animation effects" of the system's settings.
[[nodiscard]] bool animates()
{
    BOOL isOn = TRUE;
    return SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &isOn, 0) == 0 || isOn != FALSE;
}

/// "Contrast themes" of the system's settings.
[[nodiscard]] bool hasHighContrast()
{
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof contrast;
    return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) != 0
        && (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
}

} // namespace

ui::DesktopSettings readDesktop()
{
    return {.sounds = playsSounds(), .animation = animates(), .highContrast = hasHighContrast()};
}

} // namespace qipan::app
