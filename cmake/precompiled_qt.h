// SPDX-License-Identifier: GPL-3.0-or-later
// The standard and Qt headers that most files of net, ui and app include, precompiled once for all of them. Each file
// still includes what it uses. A short list is smaller and faster to load than <QtWidgets>: add a header only if many
// files need it and the build becomes faster.
#pragma once

#include <QBasicTimer>
#include <QByteArray>
#include <QColor>
#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <QElapsedTimer>
#include <QFont>
#include <QKeyEvent>
#include <QLabel>
#include <QList>
#include <QMap>
#include <QObject>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPointer>
#include <QPushButton>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariant>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
