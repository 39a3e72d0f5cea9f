// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_entry.h"

#include "ui/base/texts.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace qipan::app {

namespace {

/// The number of words before the steps in a record's line.
constexpr qsizetype headerFields = 9;

/// Returns how many pairs the board has lost in the end; undone ones do not count unless redone.
[[nodiscard]] int pairsOf(const QString& line)
{
    std::vector<QChar> done;
    std::vector<QChar> undone;
    const QStringList text = line.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : text.mid(headerFields)) {
        qsizetype digits = 0;
        while (digits < word.size() && word[digits].isDigit())
            ++digits;
        const QChar letter = digits < word.size() ? word[digits] : QChar{};
        if (letter == u'u' && !done.empty()) {
            undone.push_back(done.back());
            done.pop_back();
        } else if (letter == u'r' && !undone.empty()) {
            done.push_back(undone.back());
            undone.pop_back();
        } else if (letter == u'p' || letter == u's') {
            done.push_back(letter);
            undone.clear();
        }
    }
    return static_cast<int>(std::count(done.begin(), done.end(), QChar{u'p'}));
}

} // namespace

HistoryEntry linkEntry(const ui::LinkScore& score, const QString& record, bool isNamed)
{
    HistoryEntry game;
    game.game = ui::linkKey.toString();
    game.rule = ui::textOf(link::keyOf(score.gameMode));
    game.size = score.setup.size;
    game.source = GameSource::Local;
    game.state = GameState::Over;
    game.sides[0] = {score.name, isNamed ? PlayerKind::Me : PlayerKind::Guest, 0};
    game.ended = score.played * 1'000;
    game.began = game.ended - score.time.count();
    for (const QString& line : record.split(u'\n'))
        game.plies += pairsOf(line);
    game.record = record;
    return game;
}

} // namespace qipan::app
