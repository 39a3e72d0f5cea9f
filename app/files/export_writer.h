// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/written_files.h"
#include "app/history/history_entry.h"
#include "core/record/writing.h"
#include "ui/files/export_dialog.h"

#include <QSaveFile>
#include <QString>

#include <memory>
#include <optional>
#include <span>

namespace qipan::app {

/// Writes games of the history to one file or to a folder of files, in batches. Each file is written completely or not
/// at all: a single file appears only with `commit`, a folder keeps the files written so far. Accesses the disk, so do
/// not use it in the window thread; use it on one thread at a time.
class ExportWriter {
public:
    /// `path` is the file, or the folder, which is created if necessary.
    ExportWriter(ui::ExportChoice choice, QString path);

    /// Returns a sentence on failure; nothing more can be written then.
    [[nodiscard]] std::optional<QString> write(std::span<const HistoryEntry> games);
    [[nodiscard]] std::optional<QString> commit();

    [[nodiscard]] qint64 written() const { return m_written; }
    /// Returns the number of games that the format cannot hold or that cannot be replayed.
    [[nodiscard]] qint64 skipped() const { return m_skipped; }
    /// Returns the object that undoes the export. Do not use it while writing.
    [[nodiscard]] const std::shared_ptr<WrittenFiles>& files() const { return m_files; }

private:
    [[nodiscard]] std::optional<QString> writeOne(const HistoryEntry& game);
    [[nodiscard]] std::optional<QString> put(const HistoryEntry& game, const QByteArray& bytes, const QString& suffix);
    [[nodiscard]] QString freePath(const HistoryEntry& game, const QString& suffix) const;

    const ui::ExportChoice m_choice;
    const QString m_path;
    std::unique_ptr<QSaveFile> m_file; // null for a folder
    const std::shared_ptr<WrittenFiles> m_files = std::make_shared<WrittenFiles>();
    qint64 m_written = 0;
    qint64 m_skipped = 0;
};

} // namespace qipan::app
