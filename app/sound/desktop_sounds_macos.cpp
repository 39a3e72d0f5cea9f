// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/desktop_sounds.h"

#include <CoreFoundation/CoreFoundation.h>

namespace qipan::app {

/// "Play user interface sound effects" of the system's settings. The names of a program's settings include the global
/// ones.
bool desktopPlaysSounds()
{
    Boolean isSet = false;
    const Boolean plays = CFPreferencesGetAppBooleanValue(CFSTR("com.apple.sound.uiaudio.enabled"),
                                                          kCFPreferencesCurrentApplication, &isSet);
    return !isSet || plays;
}

} // namespace qipan::app
