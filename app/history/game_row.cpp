#include "app/history/game_row.h"

#include <utility>

namespace qipan::app {

bool GameRow::set(RunningFile::Row row)
{
    const std::scoped_lock lock{m_mutex};
    m_waiting = std::move(row);
    return !std::exchange(m_isAsked, true);
}

bool GameRow::setAgain()
{
    const std::scoped_lock lock{m_mutex};
    return m_waiting && !std::exchange(m_isAsked, true);
}

bool GameRow::isWaiting() const
{
    const std::scoped_lock lock{m_mutex};
    return m_waiting.has_value();
}

RunningFile::Failure GameRow::write(RunningFile& file)
{
    std::optional<RunningFile::Row> row;
    {
        const std::scoped_lock lock{m_mutex};
        m_isAsked = false;
        row = std::exchange(m_waiting, {});
    }
    if (!row)
        return {};
    row->game.id = m_id;
    if (m_began != 0)
        row->game.began = m_began;
    const bool isEmpty = row->game.moves.empty();
    auto failure = !isEmpty ? file.save(*row) : m_id != 0 ? file.drop(row->game) : RunningFile::Failure{};
    if (!failure) {
        m_id = isEmpty ? 0 : row->game.id;
        m_began = row->game.began;
        return {};
    }
    const std::scoped_lock lock{m_mutex};
    if (!m_waiting)
        m_waiting = std::move(row);
    return failure;
}

} // namespace qipan::app
