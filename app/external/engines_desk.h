#pragma once

#include "app/external/engine_probe.h"
#include "ui/main_window.h"

#include <QObject>

#include <memory>

namespace qipan::ui {
class EnginesDialog;
}

namespace qipan::app {

/// Controls the dialog for external engines: stores changes, and tests engines, one at a time.
class EnginesDesk final : public QObject {
    Q_OBJECT

public:
    EnginesDesk(ui::MainWindow& window, QObject* parent);
    ~EnginesDesk() override;

private:
    void open();
    void test(const ui::ExternalEngine& engine);

    ui::MainWindow& m_window;
    ui::EnginesDialog* m_dialog = nullptr; // a child of the window, created on first use
    std::shared_ptr<ThreadKeeper> m_keeper = std::make_shared<ThreadKeeper>();
    std::unique_ptr<EngineProbe> m_probe;
};

} // namespace qipan::app
