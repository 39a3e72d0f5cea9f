// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/engines_controller.h"

#include "app/external/external_engines.h"
#include "ui/base/actions.h"
#include "ui/engines/engines_dialog.h"
#include "ui/shell/navigation.h"

#include <QAction>

namespace qipan::app {

EnginesController::EnginesController(const ui::WindowParts& window, PreferenceStore& preferences, QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_preferences{preferences}
{
    connect(window.actions.engines, &QAction::triggered, this, &EnginesController::open);
}

void EnginesController::open()
{
    if (m_dialog == nullptr) {
        m_dialog = new ui::EnginesDialog{&m_parts.window};
        connect(m_dialog, &ui::EnginesDialog::testRequested, this, &EnginesController::test);
        connect(m_dialog, &ui::EnginesDialog::changed, this, [this](const QList<ui::ExternalEngine>& engines) {
            m_preferences.change([&](ui::Preferences& preferences) { preferences.engines = engines; });
        });
    }
    m_dialog->setEngines(m_preferences->engines);
    m_dialog->setGame(m_parts.navigation.game());
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void EnginesController::test(const ui::ExternalEngine& engine)
{
    const EngineProtocol protocol = protocolOf(engine.game);
    m_probe = std::make_unique<EngineProbe>(protocol, programOf(engine), m_reaper);
    connect(m_probe.get(), &EngineProbe::answered, this, [this, engine](const EngineIdentity& identity) {
        m_dialog->showTest(engine.id,
                           identity.name.isEmpty()
                               ? tr("It works but does not report its name.")
                               : tr("It works: %1 %2").arg(identity.name, identity.version).trimmed());
    });
    connect(m_probe.get(), &EngineProbe::failed, this, [this, engine, protocol](const EngineFailure& failure) {
        m_dialog->showTest(engine.id, failureText(engine.name, protocol, failure));
    });
}

} // namespace qipan::app
