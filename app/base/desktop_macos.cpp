// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/desktop.h"

#include <CoreFoundation/CoreFoundation.h>

namespace qipan::app {
namespace {

[[nodiscard]] bool readFlag(CFStringRef key, CFStringRef program, bool fallback)
{
    Boolean isSet = false;
    const Boolean value = CFPreferencesGetAppBooleanValue(key, program, &isSet);
    return isSet ? value != 0 : fallback;
}

} // namespace

/// "Play user interface sound effects", "Reduce motion" and "Increase contrast" of the system's settings. The names of
/// a program's settings include the global ones.
ui::DesktopSettings readDesktop()
{
    const CFStringRef accessibility = CFSTR("com.apple.universalaccess");
    return {.sounds = readFlag(CFSTR("com.apple.sound.uiaudio.enabled"), kCFPreferencesCurrentApplication, true),
            .animation = !readFlag(CFSTR("reduceMotion"), accessibility, false),
            .highContrast = readFlag(CFSTR("increaseContrast"), accessibility, false)};
}

} // namespace qipan::app
