#pragma once

#include "app/store_thread.h"
#include "core/link/deal.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace qipan::app {

/// Deals link-match on another thread: a deal of a wanted difficulty takes up to some tenths of a second.
class LinkDealer final : public QObject {
    Q_OBJECT

public:
    explicit LinkDealer(QObject* parent = nullptr);
    ~LinkDealer() override;

    /// Begins to deal, in place of what was asked for before: `dealt` follows. Precondition: link::canDeal(setup).
    void deal(const link::DealSetup& setup);
    void cancel();
    [[nodiscard]] bool isDealing() const { return m_stop != nullptr; }

Q_SIGNALS:
    void dealt(const qipan::link::DealSetup& setup, const qipan::link::Deal& deal);

private:
    std::shared_ptr<std::atomic<bool>> m_stop; // of what is dealt now; null for nothing
    const std::shared_ptr<Messenger> m_messenger;
};

} // namespace qipan::app
