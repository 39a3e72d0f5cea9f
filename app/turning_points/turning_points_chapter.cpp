// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/turning_points/turning_points_chapter.h"

#include "app/analysis/review_text.h"
#include "app/turning_points/missed_chance_text.h"
#include "ui/base/chinese_spacing.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(TurningPointsChapter)
};

constexpr int beforeAllOthers = -1;

/// Escapes a name as plain text in Markdown.
[[nodiscard]] QString plain(const QString& name)
{
    QString text;
    for (const QChar each : name.simplified()) {
        if (each.unicode() < 128 && each.isPrint() && !each.isLetterOrNumber() && !each.isSpace())
            text += u'\\';
        text += each;
    }
    return text;
}

[[nodiscard]] book::Prose words(const QString& text)
{
    return {.markdown = text.toStdString(), .line = 0};
}

/// Returns the position before the move as a set-up position.
[[nodiscard]] book::Diagram boardOf(const GameSetup& setup, const TurningPoint& point)
{
    book::Diagram diagram;
    diagram.game = setup.game->key;
    diagram.rule = setup.rule;
    diagram.size = point.position->size();
    diagram.turn = point.position->sideToMove();
    for (int y = 0; y < diagram.size.rows; ++y) {
        for (int x = 0; x < diagram.size.columns; ++x) {
            if (const auto stone = point.position->stoneAt({x, y}))
                diagram.stones.push_back({.cell = {x, y}, .side = *stone});
        }
    }
    return diagram;
}

/// Names cells as on the board: in upper case in every game.
[[nodiscard]] book::CellNames shownNames(const book::Diagram& board)
{
    book::CellNames names = board.names();
    names.inSmallLetters = false;
    return names;
}

/// A search may expect one move too many, and an external engine any moves.
void setMoves(book::Diagram& diagram, const std::vector<Cell>& moves, std::size_t shown)
{
    diagram.moves = moves;
    if (const auto illegal = book::firstIllegalMove(diagram))
        diagram.moves.resize(*illegal);
    diagram.shown = std::min(shown, diagram.moves.size());
}

class TurningPointPage {
public:
    TurningPointPage(const GameSetup& setup, const TurningPoint& point)
        : m_setup{setup}
        , m_point{point}
    {
    }

    [[nodiscard]] book::Page make() const
    {
        book::Page page;
        page.anchor = "move-" + std::to_string(m_point.mistake.move);
        page.title = title().toStdString();
        page.blocks.emplace_back(words(explanation()));
        page.blocks.emplace_back(betterBoard());
        if (auto board = playedBoard(); board.moves.size() > 1)
            page.blocks.emplace_back(std::move(board));
        page.blocks.emplace_back(words(links()));
        return page;
    }

private:
    [[nodiscard]] QString name(Cell cell) const { return QString::fromStdString(m_names.nameOf(cell)); }
    [[nodiscard]] QString played() const { return name(m_point.mistake.played); }

    [[nodiscard]] QString title() const
    {
        return m_isBlack ? Tr::tr("Move %1: Black plays %2").arg(m_point.mistake.move).arg(played())
                         : Tr::tr("Move %1: White plays %2").arg(m_point.mistake.move).arg(played());
    }

    [[nodiscard]] QString explanation() const
    {
        QString text = missedChanceText(m_point.missedChance, m_names);
        if (m_point.before && m_point.after) {
            const bool inDiscs = m_setup.game->score.disc > 0;
            text += u"\n\n"_s
                + Tr::tr("Before the move: %1. After it: %2.")
                      .arg(reviewText(*m_point.before, inDiscs), reviewText(*m_point.after, inDiscs));
        }
        return text;
    }

    [[nodiscard]] book::Diagram betterBoard() const
    {
        book::Diagram diagram = m_board;
        diagram.id = "better";
        setMoves(diagram, m_better.better, 0);
        const Cell better = m_better.better.front();
        diagram.marks = {{.cell = m_point.mistake.played, .kind = record::MarkKind::Cross},
                         {.cell = better, .kind = record::MarkKind::Circle}};
        diagram.caption = betterCaption().arg(played(), name(better)).toStdString();
        return diagram;
    }

    [[nodiscard]] QString betterCaption() const
    {
        return m_isBlack ? Tr::tr("Black to move. Cross: the move played, %1. Circle: the better move, %2.")
                         : Tr::tr("White to move. Cross: the move played, %1. Circle: the better move, %2.");
    }

    [[nodiscard]] QString playedCaption() const
    {
        return m_better.punishment.empty()
            ? Tr::tr("After the move played, %1. Step through to see how the game continued.")
            : Tr::tr("After the move played, %1. Step through to see the refutation.");
    }

    /// Shows how the move can be punished or, if unknown, how the game continued.
    [[nodiscard]] book::Diagram playedBoard() const
    {
        book::Diagram diagram = m_board;
        diagram.id = "played";
        std::vector<Cell> moves{m_point.mistake.played};
        if (m_better.punishment.empty())
            moves = m_point.played;
        else
            moves.insert(moves.end(), m_better.punishment.begin(), m_better.punishment.end());
        setMoves(diagram, moves, 1);
        diagram.caption = playedCaption().arg(played()).toStdString();
        return diagram;
    }

    [[nodiscard]] QString links() const
    {
        const MissedChanceLesson lesson = lessonFor(m_point.missedChance);
        //: %1 is a link to a page of the book, such as "Open four", and %2 a link to puzzles, such as "puzzles of this
        //: kind".
        return Tr::tr("In the book: %1. Practice: %2.")
            .arg(u"[%1](%2)"_s.arg(lesson.topic, lesson.page), u"[%1](%2)"_s.arg(lesson.practice, lesson.puzzles));
    }

    const GameSetup& m_setup;
    const TurningPoint& m_point;
    const BetterMove& m_better = betterMoveOf(m_point.missedChance);
    const book::Diagram m_board = boardOf(m_setup, m_point);
    const book::CellNames m_names = shownNames(m_board);
    const bool m_isBlack = m_point.mistake.side == Side::Black;
};

/// A separate function, because lupdate does not find the context of texts in a function that returns a chapter.
[[nodiscard]] QString title()
{
    return Tr::tr("Turning points");
}

[[nodiscard]] QString introduction(const DecidedGame& game, const std::vector<book::Page>& pages)
{
    QString text;
    if (!game.black.isEmpty() && !game.white.isEmpty())
        text =
            ui::withChineseSpacing(Tr::tr("%1 (Black) against %2 (White).").arg(plain(game.black), plain(game.white)))
            + u"\n\n"_s;
    const int count = static_cast<int>(pages.size());
    if (game.isDraw)
        text += count == 1
            ? Tr::tr("The game was a draw. According to the analysis, one move changed the balance.")
            : Tr::tr("The game was a draw. According to the analysis, %n moves changed the balance.", nullptr, count);
    else
        text += count == 1 ? Tr::tr("According to the analysis, one move decided this game.")
                           : Tr::tr("According to the analysis, %n moves decided this game.", nullptr, count);
    text += u"\n\n"_s
        + Tr::tr("Each page shows the board before the move: a cross marks the move played, a circle the better one. "
                 "Step through the line, or try your own moves.");
    for (const book::Page& page : pages)
        text += u"\n\n"_s
            + u"[%1](page:#%2)"_s.arg(QString::fromStdString(page.title), QString::fromStdString(page.anchor));
    return text;
}

} // namespace

book::Chapter turningPointsChapter(const DecidedGame& game)
{
    book::Chapter chapter;
    chapter.key = turningPointsKey;
    chapter.game = game.setup.game->key;
    chapter.order = beforeAllOthers;
    chapter.title = title().toStdString();
    for (const TurningPoint& point : game.points)
        chapter.pages.push_back(TurningPointPage{game.setup, point}.make());
    chapter.introduction.emplace_back(words(introduction(game, chapter.pages)));
    return chapter;
}

} // namespace qipan::app
