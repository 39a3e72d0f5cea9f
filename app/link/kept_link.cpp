#include "app/link/kept_link.h"

#include "ui/texts.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace qipan::app {

namespace {

/// The number of words before the steps in a record's line.
constexpr qsizetype headWords = 9;

/// Returns how many pairs the board has lost in the end; undone ones do not count unless redone.
[[nodiscard]] int pairsOf(const QString& line)
{
    std::vector<QChar> done;
    std::vector<QChar> undone;
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words.mid(headWords)) {
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

KeptGame keptLinkGame(const ui::LinkScore& score, const QString& record, bool isNamed)
{
    KeptGame game;
    game.game = ui::linkKey.toString();
    game.rule = ui::textOf(link::keyOf(score.way));
    game.size = score.setup.size;
    game.source = GameSource::Here;
    game.state = GameState::Over;
    game.sides[0] = {score.name, isNamed ? Who::Me : Who::Guest, 0};
    game.ended = score.played * 1'000;
    game.began = game.ended - score.time.count();
    for (const QString& line : record.split(u'\n'))
        game.plies += pairsOf(line);
    game.record = record;
    return game;
}

} // namespace qipan::app
