#pragma once

#include "app/background_task.h"
#include "core/link/deal.h"

#include <QObject>

namespace qipan::app {

/// Deals link-match on another thread: a deal of a wanted difficulty takes up to some tenths of a second.
class LinkDealer final : public QObject {
    Q_OBJECT

public:
    explicit LinkDealer(QObject* parent = nullptr);

    /// Begins to deal, in place of what was asked for before: `dealt` follows. Precondition: link::canDeal(setup).
    void deal(const link::DealSetup& setup);
    [[nodiscard]] bool isDealing() const { return m_task.isRunning(); }

Q_SIGNALS:
    void dealt(const qipan::link::DealSetup& setup, const qipan::link::Deal& deal);

private:
    BackgroundTask m_task;
};

} // namespace qipan::app
