// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/turn_diagram.h"

#include "core/record/replay.h"
#include "ui/base/announcer.h"
#include "ui/board/turn_board_view.h"
#include "ui/book/link_diagram.h"
#include "ui/game_appearance.h"

#include <string>
#include <utility>

namespace qipan::ui {
namespace {

constexpr int replyMs = 700;
constexpr int refutedMs = 2'000; ///< a refutation stays so long

} // namespace

std::unique_ptr<DiagramBoard> DiagramBoard::make(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles)
{
    if (diagram.link)
        return std::make_unique<LinkDiagram>(diagram, std::move(tiles));
    return std::make_unique<TurnDiagram>(diagram);
}

TurnDiagram::TurnDiagram(const book::Diagram& diagram)
    : m_diagram{diagram}
    , m_record{*book::recordOf(diagram)}
    , m_main{m_record.tree.mainLine()}
    , m_line{m_main}
{
    std::size_t moves = 0;
    for (const Node node : m_main) {
        if (!isPass(node) && ++moves > diagram.shown)
            break;
        m_start.push_back(node);
    }
    m_game = record::positionAfter(m_record, {});
    const GameAppearance& look = *findAppearance(diagram.game);
    m_view = look.makeView(*m_game, nullptr);
    m_view->setMayPlay(true);
    connect(m_view, &BoardView::cellChosen, this, [this](Cell cell, Qt::MouseButton button) {
        if (button == Qt::LeftButton)
            play(cell);
    });
    m_reply.setSingleShot(true);
    m_reply.setInterval(replyMs);
    connect(&m_reply, &QTimer::timeout, this, &TurnDiagram::reply);
    m_refuting.setSingleShot(true);
    connect(&m_refuting, &QTimer::timeout, this, &TurnDiagram::refuteOn);
    show(m_start);
    m_reader = m_game->sideToMove();
}

BoardView& TurnDiagram::view() const
{
    return *m_view;
}

void TurnDiagram::show(Path path)
{
    const bool isStep = path.size() > m_path.size();
    if (!isStep) {
        m_reply.stop();
        m_refuting.stop();
        setSolved(false);
        m_view->setMayPlay(true);
    }
    m_path = std::move(path);
    if (!leadsTo(m_path, m_line))
        m_line = m_path;
    m_game = record::positionAfter(m_record, m_path);
    m_view->showPosition(*m_game, isStep);
    m_view->setEnded(m_game->outcome().has_value() && !isRefuting()); // Enter takes a refutation back
    m_view->setRecordMarks(shownMarks(), {});
    Q_EMIT changed();
    if (!isStep)
        m_before.reset();
}

std::vector<record::Mark> TurnDiagram::shownMarks() const
{
    const auto known = m_record.tree.marks(m_path.empty() ? record::GameTree::root : m_path.back());
    std::vector<record::Mark> marks{known.begin(), known.end()};
    if (!isNumbered())
        return marks;
    int number = 0;
    for (const Cell cell : cellsFrom(0)) {
        ++number;
        if (std::ranges::find(marks, cell, &record::Mark::cell) == marks.end())
            marks.push_back({cell, record::MarkKind::Label, std::to_string(number)});
    }
    return marks;
}

void TurnDiagram::play(Cell cell)
{
    if (m_reply.isActive() || isSolved())
        return;
    if (isRefuting()) {
        takeBack();
        if (cell == chosen())
            return; // nobody wants to play that again
    }
    setChosen(cell);
    if (const auto why = m_game->moveError(cell)) {
        Q_EMIT refused(findAppearance(m_diagram.game)->refusal(*why));
        return m_view->shake();
    }
    const bool isFromStart = m_path.size() >= m_start.size(); // the moves before are the book's
    if (m_diagram.exercise && isFromStart)
        answer(cell);
    else
        playAnywhere(cell);
}

void TurnDiagram::add(Path& path, record::RecordPly ply)
{
    const Node here = path.empty() ? record::GameTree::root : path.back();
    const Node known = record::childWith(m_record.tree, here, ply);
    path.push_back(known != record::GameTree::none ? known : m_record.tree.add(here, ply));
}

void TurnDiagram::playAnywhere(Cell cell)
{
    Path path = m_path;
    add(path, {m_game->sideToMove(), cell});
    const auto after = m_game->clone();
    after->play(cell);
    if (const auto passed = after->passed())
        add(path, {*passed, std::nullopt});
    show(std::move(path));
}

void TurnDiagram::answer(Cell cell)
{
    std::vector<Cell> moves = tried();
    moves.push_back(cell);
    if (m_diagram.exercise->answerFrom(moves) == nullptr) {
        if (moves.size() == 1)
            refute(cell);
        Q_EMIT refused(QString::fromStdString(std::string{m_diagram.exercise->wrongMoveText(cell)}));
        return m_view->shake();
    }
    playAnywhere(cell);
    advance();
}

void TurnDiagram::refute(Cell cell)
{
    const auto moves = m_diagram.exercise->refutationOf(cell);
    if (moves.empty())
        return;
    m_before = Before{m_record, m_line, m_path};
    m_refutation.assign(moves.begin(), moves.end());
    playAnywhere(cell);
    m_view->options().animation ? m_refuting.start(replyMs) : refuteOn();
}

void TurnDiagram::refuteOn()
{
    do {
        if (m_refutation.empty() || m_game->moveError(m_refutation.front()))
            return takeBack();
        playAnywhere(m_refutation.front());
        m_refutation.erase(m_refutation.begin());
    } while (!m_view->options().animation && !m_refutation.empty());
    m_refuting.start(m_refutation.empty() ? refutedMs : replyMs);
}

void TurnDiagram::takeBack()
{
    m_record = m_before->record;
    m_line = m_before->line;
    show(m_before->path);
}

/// Continues after a correct move of an exercise: the other side replies, or the exercise is solved.
void TurnDiagram::advance()
{
    const std::vector<Cell> moves = tried();
    const std::vector<Cell>* line = m_diagram.exercise->answerFrom(moves);
    if (line->size() == moves.size()) {
        setSolved(true);
        m_view->setMayPlay(false);
        Q_EMIT solved(QString::fromStdString(m_diagram.exercise->right));
    } else if (m_game->sideToMove() != m_reader) {
        m_view->setMayPlay(false);
        m_reply.start();
        Q_EMIT accepted();
    }
}

void TurnDiagram::reply()
{
    const std::vector<Cell> moves = tried();
    m_view->setMayPlay(true);
    playAnywhere((*m_diagram.exercise->answerFrom(moves))[moves.size()]);
    advance();
}

std::vector<Cell> TurnDiagram::cellsFrom(std::size_t first) const
{
    std::vector<Cell> cells;
    for (std::size_t i = first; i < m_path.size(); ++i) {
        if (const auto cell = m_record.tree.ply(m_path[i]).cell)
            cells.push_back(*cell);
    }
    return cells;
}

void TurnDiagram::showHint()
{
    if (!m_diagram.exercise || m_reply.isActive() || isSolved())
        return;
    const std::vector<Cell> moves = tried();
    if (const std::vector<Cell>* line = m_diagram.exercise->answerFrom(moves)) {
        m_view->setHint((*line)[moves.size()]);
        speak(*m_view, tr("Hint: %1").arg(m_view->nameOf((*line)[moves.size()])));
    }
}

TurnDiagram::Node TurnDiagram::nodeAfter(const Path& path) const
{
    if (path.size() < m_line.size())
        return m_line[path.size()];
    return m_record.tree.firstChild(path.empty() ? record::GameTree::root : path.back());
}

void TurnDiagram::back()
{
    Path path = m_path;
    while (!path.empty() && isPass(path.back()))
        path.pop_back();
    if (!path.empty())
        path.pop_back();
    show(std::move(path));
}

void TurnDiagram::next()
{
    Path path = m_path;
    Node node = nodeAfter(path);
    const auto isPassNext = [&] { return node != record::GameTree::none && isPass(node); };
    while (node != record::GameTree::none) {
        path.push_back(node);
        node = nodeAfter(path);
        if (!isPass(path.back()) && !isPassNext())
            break;
    }
    show(std::move(path));
}

void TurnDiagram::toLast()
{
    Path path = m_line;
    for (Node node = nodeAfter(path); node != record::GameTree::none; node = nodeAfter(path))
        path.push_back(node);
    show(std::move(path));
}

void TurnDiagram::reset()
{
    m_record = *book::recordOf(m_diagram);
    m_path.clear();
    m_line = m_main;
    show(m_start);
}

std::optional<record::GameRecord> TurnDiagram::line() const
{
    record::GameRecord line = m_record;
    line.tree = {};
    Node parent = record::GameTree::root;
    for (const Node node : m_path)
        parent = line.tree.add(parent, m_record.tree.ply(node));
    return line;
}

std::optional<std::size_t> TurnDiagram::movesShown() const
{
    if (!leadsTo(m_path, m_main))
        return std::nullopt;
    return cellsFrom(0).size();
}

QString TurnDiagram::placeText() const
{
    const auto shown = movesShown();
    if (!shown)
        return tr("Your line");
    if (m_diagram.moves.empty())
        return {};
    //: Progress in a diagram of the book: "Move 2 of 5".
    return tr("Move %1 of %2").arg(*shown).arg(m_diagram.moves.size());
}

} // namespace qipan::ui
