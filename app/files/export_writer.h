// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/file_state.h"
#include "app/history/history_entry.h"
#include "app/history/stored_analysis.h"
#include "core/record/writing.h"
#include "ui/files/export_dialog.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <QTemporaryDir>

#include <memory>

namespace qipan::app {

/// The files written by an export, and a backup of the file it replaced, kept until the program ends so that the export
/// can be undone. Accesses the disk, so do not use it in the window thread; use it on one thread at a time.
class WrittenFiles {
    Q_DECLARE_TR_FUNCTIONS(WrittenFiles)

public:
    /// Makes a backup of this file, if it exists, before it is replaced. Returns a sentence on failure.
    [[nodiscard]] std::optional<QString> backUp(const QString& path);
    /// Records that the file was written.
    void add(const QString& path);

    [[nodiscard]] bool isEmpty() const { return m_written.empty(); }

    /// Removes the written files and restores the one that was replaced. A file that was changed since is kept, and the
    /// backup is restored next to it. Returns a sentence on failure; if undo can be retried, `isEmpty` stays false.
    [[nodiscard]] std::optional<QString> undo();

private:
    struct File {
        QString path;
        FileState state;
    };

    [[nodiscard]] std::optional<QString> putBack();
    [[nodiscard]] std::optional<QString> remove();
    [[nodiscard]] static bool hasChanged(const File& written);

    std::vector<File> m_written;             // with their state after writing
    std::unique_ptr<QTemporaryDir> m_folder; // of the backup; null if there is none
    std::optional<File> m_backup;            // and the state of the file that was replaced
};

/// Returns the format of an export for games of this kind.
[[nodiscard]] record::RecordFormat formatOf(ui::ExportChoice::Kind kind, std::string_view game);

/// A game of the history with its analysis, if there is one.
struct ExportedGame {
    HistoryEntry game;
    std::optional<StoredAnalysis> analysis;
};

/// Writes games of the history to one file or to a folder of files, in batches. Each file is written completely or not
/// at all: a single file appears only with `commit`, a folder keeps the files written so far. Accesses the disk, so do
/// not use it in the window thread; use it on one thread at a time.
class ExportWriter {
    Q_DECLARE_TR_FUNCTIONS(ExportWriter)

public:
    /// `path` is the file, or the folder, which is created if necessary.
    ExportWriter(ui::ExportChoice choice, QString path);

    /// Returns a sentence on failure; nothing more can be written then.
    [[nodiscard]] std::optional<QString> write(std::span<const ExportedGame> games);
    [[nodiscard]] std::optional<QString> commit();

    [[nodiscard]] qint64 written() const { return m_written; }
    /// Returns the number of games that the format cannot hold or that cannot be replayed.
    [[nodiscard]] qint64 skipped() const { return m_skipped; }
    /// Returns the object that undoes the export. Do not use it while writing.
    [[nodiscard]] const std::shared_ptr<WrittenFiles>& files() const { return m_files; }

private:
    [[nodiscard]] std::optional<QString> writeOne(const ExportedGame& exported);
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
