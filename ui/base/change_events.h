// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace qipan::ui {

/// Calls `retranslate`, which sets the texts of a widget, now and whenever the language changes.
void keepTranslated(QWidget* widget, std::function<void()> retranslate);

/// Calls `adapt` whenever the font of the widget changes.
void onFontChange(QWidget* widget, std::function<void()> adapt);
/// Calls `adapt` whenever the palette of the widget changes.
void onPaletteChange(QWidget* widget, std::function<void()> adapt);

} // namespace qipan::ui
