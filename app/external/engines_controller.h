// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/external/engine_probe.h"
#include "app/settings/preference_store.h"
#include "ui/shell/window_parts.h"

#include <memory>

namespace qipan::ui {
class EnginesDialog;
}

namespace qipan::app {

/// Controls the dialog for external engines: stores changes, and tests engines, one at a time.
class EnginesController final : public QObject {
    Q_OBJECT

public:
    EnginesController(const ui::WindowParts& window, PreferenceStore& preferences, QObject* parent);

private:
    void open();
    void test(const ui::ExternalEngine& engine);

    const ui::WindowParts m_parts;
    PreferenceStore& m_preferences;
    ui::EnginesDialog* m_dialog = nullptr; // a child of the window, created on first use
    std::shared_ptr<ThreadReaper> m_reaper = std::make_shared<ThreadReaper>();
    std::unique_ptr<EngineProbe> m_probe;
};

} // namespace qipan::app
