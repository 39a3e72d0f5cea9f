// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_store.h"
#include "ui/shell/window_parts.h"

#include <QObject>

#include <vector>

namespace qipan::app {

class PageController;

/// Lets the store check for changes by other programs while the window shows a page of the history.
class HistoryPolling final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    HistoryPolling(const ui::WindowParts& window, HistoryStore& store, std::vector<const PageController*> pages,
                   QObject* parent);
    ~HistoryPolling() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QWidget& m_window;
    HistoryStore& m_store;
    const std::vector<const PageController*> m_pages;
};

} // namespace qipan::app
