// SPDX-License-Identifier: GPL-3.0-or-later
// Drag and drop from other programs onto the window.
#include "ui/base/text_tools.h"
#include "ui/shell/main_window.h"

#include <QDragEnterEvent>
#include <QFontMetricsF>
#include <QMimeData>
#include <QPainter>
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

DropFrame::DropFrame(QWidget* parent)
    : QWidget{parent}
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropFrame::open()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropFrame::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlpha(170);
    painter.fillRect(rect(), veil);
    const QColor accent = palette().color(QPalette::Highlight);
    const QRectF frame = QRectF{rect()}.adjusted(14, 14, -14, -14);
    painter.setPen(QPen{accent, 3, Qt::DashLine, Qt::RoundCap});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, 14, 14);

    painter.setFont(scaledFont(font(), 1.5, QFont::Bold));
    const QString text = tr("Drop here to open");
    QRectF plate = QFontMetricsF{painter.font()}.boundingRect(frame, Qt::AlignCenter | Qt::TextWordWrap, text);
    plate.adjust(-22, -12, 22, 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(plate, Qt::AlignCenter | Qt::TextWordWrap, text);
}

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
