#pragma once

#include "app/background_task.h"
#include "app/files/recent_files.h"
#include "app/files/shown_games.h"
#include "ui/files/image_dialog.h"

#include <QObject>

namespace qipan::app {

/// Saves and copies pictures of the board that is shown.
class BoardImages final : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    BoardImages(ui::MainWindow& window, const ShownGames& shown, RecentFiles& recent, QObject* parent);

    /// Asks how.
    void ask();
    /// Copies as it is shown.
    void copy();
    /// Paints and writes it; SVG where the suffix says so.
    void saveTo(const QString& path, const ui::ImageChoice& choice);

Q_SIGNALS:
    void saved(const QString& path);
    void failed(const QString& why);

private:
    void chooseFile(const ui::ImageChoice& choice);
    void copyAs(const ui::ImageChoice& choice);
    void written(const QString& path, const std::optional<QString>& failure);
    /// As on the window.
    [[nodiscard]] ui::ImageChoice usualChoice() const;

    ui::MainWindow& m_window;
    const ShownGames& m_shown;
    RecentFiles& m_recent;
    BackgroundTask m_writer;
    std::optional<ui::ImageChoice> m_last; // of this run of the program
};

/// The picture as pixels.
[[nodiscard]] QImage imageOf(ui::BoardView& board, const ui::ImageChoice& choice);
/// The picture as SVG.
[[nodiscard]] QByteArray svgOf(ui::BoardView& board, const ui::ImageChoice& choice);

} // namespace qipan::app
