// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/sgf_game.h"

#include "core/record/text.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>

namespace qipan::record {

namespace {

constexpr int minGomokuSize = 5;

const SgfProperty* find(std::span<const SgfProperty> properties, std::string_view name)
{
    const auto found = std::ranges::find(properties, name, &SgfProperty::name);
    return found == properties.end() ? nullptr : &*found;
}

/// Reads "15" and "15:15"; returns 0 for a board that is not square.
int readSize(std::string_view value)
{
    const std::size_t colon = sgfColon(value);
    const int columns = readNumber<int>(trimmed(value.substr(0, colon))).value_or(0);
    if (colon == std::string_view::npos)
        return columns;
    return readNumber<int>(trimmed(value.substr(colon + 1))).value_or(0) == columns ? columns : 0;
}

// Numbers of games in SGF.
constexpr int go = 1; ///< the default
constexpr int othello = 2;
constexpr int gomokuNumber = 4;
constexpr int renju = 5; ///< of renju servers; in the standard another game

/// Reads the number of a game, or the name that some programs write; returns 0 for others.
int gameNumber(std::string_view value)
{
    const std::string name = upperText(value.substr(0, maxNameBytes));
    if (name == "GOMOKU")
        return gomokuNumber;
    return name == "RENJU" ? renju : readNumber<int>(value).value_or(0);
}

/// Returns true for rules of Go, as named by SGF and Go programs.
bool isGoRule(std::string_view text)
{
    std::string word = upperText(text.substr(0, maxNameBytes));
    word.resize(std::min(word.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), word.size()));
    constexpr std::array<std::string_view, 8> names{"AGA",      "CHINESE", "GOE", "ING",
                                                    "JAPANESE", "KOREAN",  "NZ",  "TROMP"};
    return std::find(names.begin(), names.end(), word) != names.end();
}

/// Returns a property that only games of Go have at their start, or null.
const SgfProperty* signOfGo(std::span<const SgfProperty> properties)
{
    for (const std::string_view name : {"KM", "HA"}) {
        if (const SgfProperty* found = find(properties, name))
            return found;
    }
    const SgfProperty* rule = find(properties, "RU");
    return rule != nullptr && isGoRule(trimmed(sgfFirst(rule->values))) ? rule : nullptr;
}

} // namespace

SgfGame::SgfGame(RecordBudget& budget, FaultCollector& faults, std::size_t game)
    : m_budget{budget}
    , m_faults{faults}
    , m_number{game}
{
}

void SgfGame::note(FaultKind kind, const SgfProperty& property, std::size_t ply)
{
    m_faults.note({.kind = kind, .byte = property.byte, .game = m_number, .ply = ply}, property.values.size());
}

void SgfGame::noteCells(const SgfProperty& property)
{
    note(m_budget.marks == 0 ? FaultKind::TooMuch : FaultKind::NoCell, property, plyHere());
}

bool SgfGame::isPerhapsGo() const
{
    return m_perhaps == go;
}

std::size_t SgfGame::plyHere() const
{
    return m_builder ? m_builder->nextPly() - 1 : 0;
}

void SgfGame::parseNode(std::span<const SgfProperty> properties)
{
    if (!m_start && !m_isOther)
        parseGame(properties);
    if (m_isOther || m_isBroken)
        return;
    for (const SgfProperty& property : properties)
        parseStones(property);
    for (const SgfProperty& property : properties) {
        if (!m_isBroken && (property.name == "B" || property.name == "W"))
            parseMove(property);
    }
    if (m_isBroken)
        return;
    for (const SgfProperty& property : properties) {
        if (!parseNotes(property))
            keep(property);
    }
    m_isFirstNode = false;
}

void SgfGame::parseGame(std::span<const SgfProperty> properties)
{
    const SgfProperty* game = find(properties, "GM");
    const SgfProperty* size = find(properties, "SZ");
    const int number = game == nullptr ? go : gameNumber(trimmed(sgfFirst(game->values)));
    const int lines = size == nullptr ? 0 : readSize(trimmed(sgfFirst(size->values)));
    // Programs for other games are used for gomoku too.
    const bool isOther = number != go && number != othello && number != gomokuNumber;
    const SgfProperty* sign = number == go ? signOfGo(properties) : isOther ? game : nullptr;
    const bool isPerhapsGomoku = sign != nullptr && (lines == 15 || (number == renju && size == nullptr));
    m_perhaps = isPerhapsGomoku && (number == go || size == nullptr) ? number : 0;
    if (sign != nullptr && !(isPerhapsGomoku && (number == go || number == renju))) {
        m_isOther = true;
        m_faults.note({.kind = FaultKind::OtherGame, .byte = sign->byte, .game = m_number, .otherGame = number},
                      sign->values.size());
        return;
    }
    const bool reversi = (number == othello && !isGomokuSize(lines)) || (number == go && lines == reversi::boardEdge);
    m_record.isGuessed = number != gomokuNumber && !(number == othello && reversi);
    if (game != nullptr && number != renju && m_record.isGuessed)
        m_faults.noteSkipped(); // it would be written as the game that it is read as
    m_record.game = reversi ? reversiKey : gomokuKey;
    if (number == renju)
        m_record.rule = gomokuRule("renju");
    if (size != nullptr)
        m_record.size = lines;
    else if (reversi)
        m_record.size = reversi::boardEdge;
    const int least = reversi ? reversi::boardEdge : minGomokuSize;
    const int most = reversi ? reversi::boardEdge : gomoku::largestSize;
    if (m_record.size < least || m_record.size > most) {
        m_isOther = true;
        note(FaultKind::BoardSize, *size, 0);
        return;
    }
    m_start.emplace(reversi, m_record.size);
    for (const SgfProperty& property : properties)
        parseFact(property);
}

void SgfGame::parseFact(const SgfProperty& property)
{
    constexpr std::array<std::pair<std::string_view, std::string GameRecord::*>, 5> facts{
        {{"PB", &GameRecord::black},
         {"PW", &GameRecord::white},
         {"DT", &GameRecord::date},
         {"EV", &GameRecord::event},
         {"RE", &GameRecord::result}}};
    const std::string_view value = sgfFirst(property.values);
    for (const auto& [name, fact] : facts) {
        if (property.name != name)
            continue;
        const std::string text = sgfText(value.substr(0, maxCommentBytes), true);
        if (value.size() > maxCommentBytes || text.size() > maxNameBytes || !(m_record.*fact).empty())
            m_faults.noteSkipped();
        m_record.*fact = shortened(text, maxNameBytes);
    }
    if (property.name != "RU" || isReversi())
        return;
    const std::string_view rule = gomokuRuleIn(trimmed(value));
    if (!rule.empty() || m_record.rule.empty()) // else it is an opening rule of renju
        m_record.rule = rule;
}

/// Keeps what RU says beyond the name of the rule, so that the rule is read from it again.
void SgfGame::keepRule(const SgfProperty& property)
{
    const std::string_view raw = sgfFirst(property.values);
    const std::string_view text = trimmed(raw);
    const bool isName = isReversi() ? text == "standard" // our name of its only rule
                                    : upperText(text.substr(0, maxNameBytes)) == upperText(m_record.rule);
    const bool isNumber = text.size() == 1 && !m_record.rule.empty() && gomokuRuleIn(text) == m_record.rule;
    if (text.empty() || isName || (isNumber && !isReversi()))
        return;
    const bool saysRule = isReversi() || gomokuRuleIn(text) == m_record.rule;
    const std::string values =
        saysRule ? std::string{property.values} : "[" + std::string{m_record.rule}.append(", ").append(raw) + "]";
    const bool isKept = isReversi() || gomokuRuleIn(trimmed(sgfFirst(values))) == m_record.rule;
    if (!isKept || !addExtra(m_record, RecordFormat::Sgf, here(), "RU" + values))
        m_faults.noteSkipped();
}

std::optional<SgfPoint> SgfGame::point(std::string_view value) const
{
    return isReversi() ? readReversiPoint(value) : readGomokuPoint(value, m_record.size);
}

std::optional<std::vector<Cell>> SgfGame::parseCells(std::string_view value)
{
    const std::size_t colon = sgfColon(value);
    const auto first = point(trimmed(value.substr(0, colon)));
    const auto last = colon == std::string_view::npos ? first : point(trimmed(value.substr(colon + 1)));
    const BoardSize size{m_record.size, m_record.size};
    if (!first || !last || !first->cell || !last->cell || !size.contains(*first->cell) || !size.contains(*last->cell))
        return std::nullopt;
    const int columns = std::max(0, last->cell->x - first->cell->x + 1);
    const auto count = static_cast<std::size_t>(columns * std::max(0, last->cell->y - first->cell->y + 1));
    const bool fits = count <= m_budget.marks;
    m_budget.marks = fits ? m_budget.marks - count : 0;
    if (!fits)
        return std::nullopt;
    std::vector<Cell> cells;
    for (int y = first->cell->y; y <= last->cell->y; ++y) {
        for (int x = first->cell->x; x <= last->cell->x; ++x)
            cells.push_back({x, y});
    }
    return cells;
}

void SgfGame::parseStones(const SgfProperty& property)
{
    const bool side = property.name == "PL";
    const bool stones = property.name == "AB" || property.name == "AW" || property.name == "AE";
    if (m_isBroken || (!side && !stones))
        return;
    if (m_builder || m_hasBranched) {
        m_isBroken = true;
        note(FaultKind::SetUp, property, plyHere() + 1);
        return;
    }
    if (side) {
        const std::string_view value = trimmed(sgfFirst(property.values));
        const char letter = value.empty() ? ' ' : upper(value.front());
        if (letter == 'B' || letter == 'W')
            m_toMove = letter == 'B' ? Side::Black : Side::White;
        else
            note(FaultKind::Syntax, property, 0);
        return;
    }
    std::optional<Side> stone;
    if (property.name != "AE")
        stone = property.name == "AB" ? Side::Black : Side::White;
    std::string_view rest = property.values;
    while (const auto value = parseSgfValue(rest)) {
        const auto cells = parseCells(value->raw);
        if (!cells)
            noteCells(property);
        for (const Cell cell : cells.value_or(std::vector<Cell>{}))
            m_start->set(cell, stone);
    }
}

void SgfGame::begin(std::optional<Side> firstToMove)
{
    // Gomoku in which white begins, and positions whose side to move follows from the first move.
    const bool whiteBegins = !isReversi() && firstToMove == Side::White;
    if (!m_toMove && (m_start->isTouched() || whiteBegins))
        m_toMove = firstToMove;
    if (m_start->isTouched() || m_toMove.value_or(Side::Black) == Side::White)
        m_record.start = m_start->start(m_toMove);
    if (!isReversi() && m_record.start && m_record.start->stones.empty() && m_record.start->toMove == Side::Black)
        m_record.start.reset(); // stones were only removed
    m_builder.emplace(m_record, m_budget);
}

void SgfGame::parseMove(const SgfProperty& property)
{
    const Side side = property.name == "B" ? Side::Black : Side::White;
    if (!m_builder)
        begin(side);
    const auto move = point(trimmed(sgfFirst(property.values)));
    if (!move && m_perhaps != 0) {
        m_isBroken = m_hasFault = true;
        return;
    }
    if (!move) {
        m_isBroken = true;
        note(FaultKind::NoCell, property, plyHere() + 1);
        return;
    }
    const RecordFault where{.byte = property.byte, .game = m_number};
    if (m_perhaps != 0)
        m_isBroken = m_builder->play(side, move->cell).has_value();
    else
        m_isBroken = !playOrNote(*m_builder, side, move->cell, m_faults, where, property.values.size());
    m_hasFault = m_hasFault || m_isBroken;
}

SgfGame::Place SgfGame::branch()
{
    if (m_start)
        m_hasBranched = true;
    return {.node = m_builder ? m_builder->here() : GameTree::root, .isBroken = m_isBroken};
}

void SgfGame::backTo(Place place)
{
    if (m_builder)
        m_builder->backTo(place.node);
    m_isBroken = place.isBroken;
}

std::optional<GameRecord> SgfGame::finish() &&
{
    if (!m_start)
        return std::nullopt;
    if (!m_builder)
        begin(std::nullopt);
    m_builder.reset();
    if (m_perhaps != 0 && m_hasFault) {
        m_faults.note({.kind = FaultKind::OtherGame, .game = m_number, .otherGame = m_perhaps});
        return std::nullopt;
    }
    return std::move(m_record);
}

} // namespace qipan::record
