// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/files/recent_files.h"
#include "app/files/shown_games.h"
#include "app/settings/preference_store.h"
#include "ui/files/image_dialog.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

/// Saves and copies pictures of the shown board.
class BoardImages final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    BoardImages(const ui::WindowParts& window, PreferenceStore& preferences, const ShownGames& shown,
                RecentFiles& recent, QObject* parent);

    /// Asks for the options, then saves or copies.
    void ask();
    /// Copies the board as it is shown.
    void copy();
    /// Paints the picture and writes it: as SVG for the suffix `.svg`, else as PNG.
    void saveTo(const QString& path, const ui::ImageChoice& choice);

Q_SIGNALS:
    void saved(const QString& path);
    void failed(const QString& why);

private:
    void chooseFile(const ui::ImageChoice& choice);
    void copyAs(const ui::ImageChoice& choice);
    void written(const QString& path, const std::optional<QString>& failure);
    /// The options that match the board in the window.
    [[nodiscard]] ui::ImageChoice usualChoice() const;

    const ui::WindowParts m_parts;
    PreferenceStore& m_preferences;
    const ShownGames& m_shown;
    RecentFiles& m_recent;
    BackgroundTask m_writer;
    std::optional<ui::ImageChoice> m_last; // used last since the program started
};

/// Paints the board as a raster image.
[[nodiscard]] QImage imageOf(ui::BoardView& board, const ui::ImageChoice& choice);
/// Paints the board as SVG. Precondition: ui::hasSvg.
[[nodiscard]] QByteArray svgOf(ui::BoardView& board, const ui::ImageChoice& choice);

} // namespace qipan::app
