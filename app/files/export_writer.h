#pragma once

#include "app/files/written_files.h"
#include "app/history/kept_game.h"
#include "core/record/writing.h"
#include "ui/files/export_dialog.h"

#include <QSaveFile>
#include <QString>

#include <memory>
#include <optional>
#include <span>

namespace qipan::app {

/// Writes games of the history into one file or a folder of files, some at a time. A file is there as a whole or not at
/// all: without `commit` there is none of the one file, and of a folder those that were written. Waits for the disk:
/// not for the window's thread, but for one thread at a time.
class ExportWriter {
public:
    /// `path` is the file, or the folder, which is made where there is none.
    ExportWriter(ui::ExportChoice choice, QString path);

    /// What went wrong, as a sentence; nothing more can be written then.
    [[nodiscard]] std::optional<QString> write(std::span<const KeptGame> games);
    [[nodiscard]] std::optional<QString> commit();

    [[nodiscard]] qint64 written() const { return m_written; }
    /// That this kind of file cannot hold, or that cannot be shown.
    [[nodiscard]] qint64 skipped() const { return m_skipped; }
    /// Undoes it; not to be looked at while something is written.
    [[nodiscard]] const std::shared_ptr<WrittenFiles>& files() const { return m_files; }

private:
    [[nodiscard]] std::optional<QString> writeOne(const KeptGame& game);
    [[nodiscard]] std::optional<QString> put(const KeptGame& game, const QByteArray& bytes, const QString& suffix);
    [[nodiscard]] QString freePath(const KeptGame& game, const QString& suffix) const;

    const ui::ExportChoice m_choice;
    const QString m_path;
    std::unique_ptr<QSaveFile> m_file; // null for a folder
    const std::shared_ptr<WrittenFiles> m_files = std::make_shared<WrittenFiles>();
    qint64 m_written = 0;
    qint64 m_skipped = 0;
};

} // namespace qipan::app
