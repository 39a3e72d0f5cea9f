// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/desktop_sounds.h"

#include <array>
#include <string_view>

#include <windows.h>

namespace qipan::app {

/// The name of the sound scheme; ".None" is "No Sounds".
bool desktopPlaysSounds()
{
    std::array<wchar_t, 64> scheme{};
    DWORD bytes = sizeof scheme;
    const LSTATUS status =
        RegGetValueW(HKEY_CURRENT_USER, L"AppEvents\\Schemes", nullptr, RRF_RT_REG_SZ, nullptr, scheme.data(), &bytes);
    return status != ERROR_SUCCESS || std::wstring_view{scheme.data()} != L".None";
}

} // namespace qipan::app
