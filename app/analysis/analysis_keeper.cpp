// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analysis_keeper.h"

#include <QPointer>

namespace qipan::app {

AnalysisKeeper::AnalysisKeeper(AnalysedGame& game, ReviewController& review, HistoryStore& history, QObject* parent)
    : QObject{parent}
    , m_game{game}
    , m_review{review}
    , m_history{history}
{
    connect(&review, &ReviewController::reviewed, this, &AnalysisKeeper::save);
    connect(&game, &AnalysedGame::changed, this, &AnalysisKeeper::follow);
}

void AnalysisKeeper::follow()
{
    const auto line = m_game.line();
    const auto row = m_game.historyRow();
    if (!line || !row || m_number == line->number)
        return;
    m_number = line->number;
    m_history.ask(
        *this,
        [row, size = BoardSize{line->setup.size, line->setup.size}](HistoryFile& file) {
            return AnalysisFile{file.data()}.find(row(), size);
        },
        [this, number = line->number](const Result<std::optional<StoredAnalysis>, QString>& found) {
            const auto now = m_game.line();
            if (!found || !*found || !now || now->number != number)
                return;
            m_review.recall(**found);
            Q_EMIT recalled();
        });
}

void AnalysisKeeper::save()
{
    const auto row = m_game.historyRow();
    if (!row)
        return;
    m_history.write(
        {},
        [row, analysis = m_review.values().stored()](DataFile& data) -> WriteQueue::Outcome {
            return {AnalysisFile{data}.save(row(), analysis)};
        },
        [history = QPointer{&m_history}](const DataFile::Failure& failure) {
            if (!failure && history)
                history->touch(); // lists and statistics tell which games are analysed
        });
}

} // namespace qipan::app
