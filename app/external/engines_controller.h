#pragma once

#include "app/external/engine_probe.h"
#include "ui/shell/main_window.h"

#include <QObject>

#include <memory>

namespace qipan::ui {
class EnginesDialog;
}

namespace qipan::app {

/// Controls the dialog for external engines: stores changes, and tests engines, one at a time.
class EnginesController final : public QObject {
    Q_OBJECT

public:
    EnginesController(ui::MainWindow& window, QObject* parent);
    ~EnginesController() override;

private:
    void open();
    void test(const ui::ExternalEngine& engine);

    ui::MainWindow& m_window;
    ui::EnginesDialog* m_dialog = nullptr; // a child of the window, created on first use
    std::shared_ptr<ThreadReaper> m_reaper = std::make_shared<ThreadReaper>();
    std::unique_ptr<EngineProbe> m_probe;
};

} // namespace qipan::app
