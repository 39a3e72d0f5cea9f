// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/settings/preference_store.h"

#include <QObject>

namespace qipan::app {

/// Keeps Preferences::desktop as the desktop is: asks at the start, and again whenever the program comes to the front.
class DesktopFollower final : public QObject {
    Q_OBJECT

public:
    /// `preferences` must outlive this object.
    DesktopFollower(PreferenceStore& preferences, QObject* parent);

    void ask();

private:
    PreferenceStore& m_preferences;
    BackgroundTask m_question;
    bool m_mustAsk = false; ///< again, once the answer has come
};

} // namespace qipan::app
