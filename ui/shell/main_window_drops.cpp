// SPDX-License-Identifier: GPL-3.0-or-later
// Drag and drop from other programs onto the window.
#include "ui/files/drop_frame.h"
#include "ui/shell/main_window.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QUrl>

namespace qipan::ui {

namespace {

constexpr qsizetype maxFiles = 10'000;

[[nodiscard]] QStringList localFiles(const QMimeData& dragged)
{
    QStringList paths;
    const auto urls = dragged.urls();
    for (const QUrl& url : urls) {
        if (url.isLocalFile() && paths.size() < maxFiles)
            paths << url.toLocalFile();
    }
    return paths;
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QMimeData& dragged = *event->mimeData();
    if (!(dragged.hasUrls() ? !localFiles(dragged).isEmpty() : dragged.hasText()))
        return;
    // Always copy: moving the file away is never wanted.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    if (m_dropFrame == nullptr)
        m_dropFrame = new DropFrame{this};
    m_dropFrame->open();
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    if (m_dropFrame != nullptr)
        m_dropFrame->hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (m_dropFrame != nullptr)
        m_dropFrame->hide();
    const QStringList paths = localFiles(*event->mimeData());
    event->setDropAction(Qt::CopyAction);
    event->accept();
    // Queued: the receiver may ask a question, while the other program waits for this event to end.
    if (!paths.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, paths] { Q_EMIT filesDropped(paths); }, Qt::QueuedConnection);
    else if (const QString text = event->mimeData()->text(); !text.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, text] { Q_EMIT textDropped(text); }, Qt::QueuedConnection);
}

} // namespace qipan::ui
