// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle/puzzle_controller.h"
#include "core/puzzle/judge.h"
#include "tests/app/open_program.h"
#include "ui/pages/puzzle_page.h"
#include "ui/puzzle/puzzle_board.h"

#include <QByteArray>
#include <QComboBox>
#include <QDateTime>
#include <QTemporaryDir>

#include <atomic>
#include <memory>

namespace qipan::tests {

inline constexpr qint64 msPerDay = 86'400'000;

// Puzzles in the file format.

/// Black wins by F8 (white must block at E8) and J8.
extern const QByteArray vcfBlock;
/// Black makes five on J8.
extern const QByteArray fiveBlock;
/// A1 with A2, then B1 with B2, in any order.
extern const QByteArray linkBlock;
/// Renju: of A to D, only A on H8 is forbidden for black.
extern const QByteArray forbiddenBlock;
/// Black has the moves c1, f1 and a8, far from each other.
extern const QByteArray edgeBlock;
/// White's best move is d1; seven squares are empty.
extern const QByteArray endBlock;

/// A judge that accepts only the file's moves and refutes others with two moves.
[[nodiscard]] std::unique_ptr<puzzle::Judge> makePlainJudge(const puzzle::Puzzle& puzzle);
/// A judge that never answers until it is stopped, and counts that.
[[nodiscard]] std::unique_ptr<puzzle::Judge> makeSlowJudge(std::shared_ptr<std::atomic<int>> stopped);

/// A data folder with the user's own puzzles.
class PuzzleFolder {
public:
    explicit PuzzleFolder(const QByteArray& puzzles);

    void write(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

[[nodiscard]] ui::PuzzlePage& pageOf(OpenProgram& program);
[[nodiscard]] ui::BoardView& boardOf(OpenProgram& program);
[[nodiscard]] const app::PuzzleSession& sessionOf(OpenProgram& program);
[[nodiscard]] bool waitFor(OpenProgram& program, app::PuzzleSession::State state);
[[nodiscard]] QComboBox& kindsOf(OpenProgram& program);
[[nodiscard]] QComboBox& gradesOf(OpenProgram& program);
/// Selects an entry of the list of kinds by keys.
void chooseKind(OpenProgram& program, const QString& key);

/// Opens the page with the user's own puzzles.
void openUserPuzzles(OpenProgram& program, const app::PuzzleSession::MakeJudge& makeJudge,
                     qint64 now = QDateTime::currentMSecsSinceEpoch());
/// With plain judges.
void openUserPuzzles(OpenProgram& program, qint64 now = QDateTime::currentMSecsSinceEpoch());
/// Changes the language, as the menu does.
void speak(OpenProgram& program, const QString& language);
[[nodiscard]] app::PuzzleLibrary::Counts userCounts(OpenProgram& program, qint64 now);

} // namespace qipan::tests
