// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <vector>

namespace qipan::ui {

struct NamedTheme {
    const char* name;
    Theme theme;
};

/// A palette as the contrast themes of Windows 11 have it.
[[nodiscard]] inline QPalette contrastPalette(QRgb ground, QRgb text, QRgb highlight, QRgb onHighlight, QRgb link,
                                              QRgb disabled)
{
    const auto rgb = [](QRgb value) { return QColor::fromRgb(value); };
    QPalette palette{rgb(ground), rgb(ground)};
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button})
        palette.setColor(role, rgb(ground));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, rgb(text));
    palette.setColor(QPalette::Highlight, rgb(highlight));
    palette.setColor(QPalette::HighlightedText, rgb(onHighlight));
    palette.setColor(QPalette::Link, rgb(link));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, rgb(disabled));
    return palette;
}

[[nodiscard]] inline std::vector<NamedTheme> highContrastThemes()
{
    return {
        {"high contrast, light", makeHighContrastTheme(highContrastPalette(false))},
        {"high contrast, dark", makeHighContrastTheme(highContrastPalette(true))},
        {"Aquatic", makeHighContrastTheme(contrastPalette(0x202020, 0xffffff, 0x8ee3f0, 0x263b50, 0x75e9fc, 0xa6a6a6))},
        {"Desert", makeHighContrastTheme(contrastPalette(0xfffaef, 0x3d3d3d, 0x903909, 0xfff5e3, 0x1c5e75, 0x676767))},
        {"Dusk", makeHighContrastTheme(contrastPalette(0x2d3236, 0xffffff, 0xa1bfde, 0x212d3b, 0x70ebde, 0xa6a6a6))},
        {"Night sky",
         makeHighContrastTheme(contrastPalette(0x000000, 0xffffff, 0xd6b4fd, 0x2b2b2b, 0x8080ff, 0xa6a6a6))}};
}

[[nodiscard]] inline std::vector<NamedTheme> usualThemes()
{
    return {{"plain, light", makeTheme(Look::Plain, false)},
            {"plain, dark", makeTheme(Look::Plain, true)},
            {"classical, light", makeTheme(Look::Classical, false)},
            {"classical, dark", makeTheme(Look::Classical, true)}};
}

[[nodiscard]] inline std::vector<NamedTheme> allThemes()
{
    std::vector<NamedTheme> all = usualThemes();
    for (const NamedTheme& each : highContrastThemes())
        all.push_back(each);
    return all;
}

} // namespace qipan::ui
