// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_layout.h"

#include <QDataStream>
#include <QIODevice>
#include <QMainWindow>

namespace qipan::ui {
namespace {

constexpr quint32 layoutMagic = 0x51495031; // "QIP1": format version 1 of this program
constexpr auto streamVersion = QDataStream::Qt_6_0;

} // namespace

QByteArray saveLayout(const QMainWindow& window)
{
    QByteArray layout;
    QDataStream stream{&layout, QIODevice::WriteOnly};
    stream.setVersion(streamVersion);
    stream << layoutMagic << window.saveGeometry() << window.saveState();
    return layout;
}

bool restoreLayout(QMainWindow& window, const QByteArray& layout)
{
    QDataStream stream{layout};
    stream.setVersion(streamVersion);
    quint32 magic = 0;
    QByteArray geometry;
    QByteArray state;
    stream >> magic;
    if (magic != layoutMagic)
        return false;
    stream >> geometry >> state;
    if (stream.status() != QDataStream::Ok || !window.restoreGeometry(geometry))
        return false;
    window.restoreState(state);
    return true;
}

} // namespace qipan::ui
